// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/transposition_table.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <limits>
#include <new>

#include "core/base/strings.h"

namespace atom4 {
namespace {

std::uint64_t read_word(std::uint64_t& word) {
    return std::atomic_ref(word).load(std::memory_order_relaxed);
}
void write_word(std::uint64_t& word, std::uint64_t value) {
    std::atomic_ref(word).store(value, std::memory_order_relaxed);
}

}  // namespace

TranspositionTable::TranspositionTable(std::size_t mebibytes) {
    const std::size_t count = std::bit_floor(bytes_of_mebibytes(std::max<std::size_t>(mebibytes, 1)) / sizeof(Bucket));
    std::size_t space = (count + 1) * sizeof(Bucket);
    memory_.reset(std::calloc(space, 1));
    if (!memory_) throw std::bad_alloc();
    void* first = memory_.get();
    std::align(alignof(Bucket), count * sizeof(Bucket), first, space);
    buckets_ = {static_cast<Bucket*>(first), count};
}

void TranspositionTable::clear() {
    generation_ = 0;
    if (++epoch_ != 0) return;
    for (Bucket& bucket : buckets_)
        for (Slot& slot : bucket.slots) write_word(slot.record, 0);
    epoch_ = 1;
}

std::optional<TranspositionTable::Record> TranspositionTable::read(const Slot& slot, std::uint64_t hash) const {
    const std::uint64_t packed = read_word(slot.record);
    if ((read_word(slot.check) ^ packed) != hash) return std::nullopt;
    const auto record = std::bit_cast<Record>(packed);
    return record.epoch == epoch_ ? std::optional(record) : std::nullopt;
}

std::optional<TableEntry> TranspositionTable::probe(std::uint64_t hash) const {
    for (const Slot& slot : buckets_[bucket_of(hash)].slots) {
        const auto record = read(slot, hash);
        if (!record) continue;
        TableEntry entry{record->depth, record->score, record->bound, std::nullopt};
        if (record->move != 0) entry.move = Cell::from_index(record->move);
        return entry;
    }
    return std::nullopt;
}

void TranspositionTable::store(std::uint64_t hash, const TableEntry& entry) {
    // The slot of the position itself, or else the least valuable one.
    Slot* slot = nullptr;
    std::optional<Record> known;
    int least = std::numeric_limits<int>::max();
    for (Slot& candidate : buckets_[bucket_of(hash)].slots) {
        known = read(candidate, hash);
        if (known) {
            slot = &candidate;
            break;
        }
        const auto record = std::bit_cast<Record>(read_word(candidate.record));
        const int age = static_cast<std::uint8_t>(generation_ - record.generation);
        const int worth = record.epoch == epoch_ ? record.depth - 4 * age : -1'000'000;
        if (worth >= least) continue;
        least = worth;
        slot = &candidate;
    }
    if (known && entry.bound != Bound::kExact && entry.depth + 3 < known->depth && known->generation == generation_)
        return;
    // A search that failed low knows no good move; the one found before is still the best guess.
    const std::uint16_t move = entry.move ? static_cast<std::uint16_t>(entry.move->index()) : known ? known->move : 0;
    const auto packed =
        std::bit_cast<std::uint64_t>(Record{move, static_cast<std::int16_t>(entry.score),
                                            static_cast<std::uint8_t>(entry.depth), epoch_, generation_, entry.bound});
    write_word(slot->record, packed);
    write_word(slot->check, hash ^ packed);
}

int TranspositionTable::permille_used() const {
    const std::size_t sample = std::min<std::size_t>(buckets_.size(), 64);
    std::size_t used = 0;
    for (std::size_t i = 0; i < sample; ++i) {
        for (const Slot& slot : buckets_[i].slots) {
            const auto record = std::bit_cast<Record>(read_word(slot.record));
            if (record.epoch == epoch_ && record.generation == generation_) ++used;
        }
    }
    return static_cast<int>(used * 1'000 / (sample * kBucketSize));
}

}  // namespace atom4
