// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/engine/transposition_table.h"

#include <algorithm>
#include <bit>

namespace atom4 {

TranspositionTable::TranspositionTable(std::size_t mebibytes)
    : buckets_(std::bit_floor(std::max<std::size_t>(mebibytes, 1) * 1024 * 1024 / sizeof(Bucket))) {}

void TranspositionTable::clear() {
    generation_ = 0;
    if (++epoch_ != 0) return;
    std::fill(buckets_.begin(), buckets_.end(), Bucket{});
    epoch_ = 1;
}

std::optional<TableEntry> TranspositionTable::probe(std::uint64_t hash) const {
    const auto check = static_cast<std::uint32_t>(hash >> 32U);
    for (const Slot& slot : buckets_[bucket_of(hash)]) {
        if (!holds(slot, check)) continue;
        TableEntry entry{slot.depth, slot.score, slot.bound, std::nullopt};
        if (slot.move != 0) entry.move = Cell::from_index(slot.move);
        return entry;
    }
    return std::nullopt;
}

void TranspositionTable::store(std::uint64_t hash, const TableEntry& entry) {
    const auto check = static_cast<std::uint32_t>(hash >> 32U);
    Bucket& bucket = buckets_[bucket_of(hash)];
    const auto worth = [&](const Slot& slot) {
        if (holds(slot, check)) return -1'001;
        if (slot.epoch != epoch_) return -1'000;
        const int age = static_cast<std::uint8_t>(generation_ - slot.generation);
        return slot.depth - 4 * age;
    };
    Slot& slot = *std::min_element(bucket.begin(), bucket.end(),
                                   [&](const Slot& a, const Slot& b) { return worth(a) < worth(b); });
    const bool same = holds(slot, check);
    if (same && entry.bound != Bound::kExact && entry.depth + 3 < slot.depth && slot.generation == generation_) return;
    // A search that failed low knows no good move; the one found before is still the best guess.
    const std::uint16_t move = entry.move ? static_cast<std::uint16_t>(entry.move->index()) : same ? slot.move : 0;
    slot = {
        check,       move,       static_cast<std::int16_t>(entry.score), static_cast<std::uint8_t>(entry.depth), epoch_,
        generation_, entry.bound};
}

}  // namespace atom4
