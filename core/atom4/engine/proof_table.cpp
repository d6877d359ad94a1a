// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/proof_table.h"

#include <algorithm>
#include <bit>
#include <memory>
#include <new>

#include "core/base/strings.h"

namespace atom4 {

// Large memory that calloc gives is zero without having been touched.
ProofTable::ProofTable(std::size_t mebibytes)
    : mask_(std::bit_floor(bytes_of_mebibytes(std::max<std::size_t>(mebibytes, 1)) / sizeof(Bucket)) - 1),
      memory_(std::calloc(mask_ + 2, sizeof(Bucket))) {
    if (!memory_) throw std::bad_alloc();
    std::size_t room = (mask_ + 2) * sizeof(Bucket);
    void* start = memory_.get();
    buckets_ = static_cast<Bucket*>(std::align(alignof(Bucket), (mask_ + 1) * sizeof(Bucket), start, room));
}

ProofEntry ProofTable::find(const ProofKey& key) const {
    for (const Slot& slot : bucket(key).places) {
        if (slot.work == 0 || slot.second != key.second || slot.first_bits != first_bits(key)) continue;
        ProofEntry entry;
        entry.wins_in = static_cast<int>(slot.wins_in);
        entry.fails_within = static_cast<int>(slot.fails_within);
        if (slot.move != 0) entry.move = Cell::from_index(static_cast<int>(slot.move));
        return entry;
    }
    return {};
}

void ProofTable::store(const ProofKey& key, const ProofEntry& entry, std::uint64_t work) {
    // The slot of the same key, or else the one of least worth.
    Slot* chosen = nullptr;
    for (Slot& slot : bucket(key).places) {
        if (slot.work != 0 && slot.second == key.second && slot.first_bits == first_bits(key)) {
            chosen = &slot;
            break;
        }
        if (chosen == nullptr || slot.work < chosen->work) chosen = &slot;
    }
    chosen->second = key.second;
    chosen->first_bits = first_bits(key) & 0xFFFFFFU;
    chosen->move = entry.move ? static_cast<std::uint16_t>(entry.move->index()) : std::uint16_t{0};
    chosen->wins_in = static_cast<std::uint8_t>(entry.wins_in);
    chosen->fails_within = static_cast<std::uint8_t>(entry.fails_within);
    chosen->work = static_cast<std::uint8_t>(std::bit_width(work));
}

}  // namespace atom4
