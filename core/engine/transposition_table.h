// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/atom4/lattice.h"

namespace atom4 {

enum class Bound : std::uint8_t { kNone, kUpper, kLower, kExact };

/// What an earlier visit of a position found.
struct TableEntry {
    int depth = 0;  ///< 0 to 255
    int score = 0;  ///< wins counted from the position, not from the root
    Bound bound = Bound::kNone;
    std::optional<Cell> move;
};

/// Remembers searched positions by their hash, in a fixed amount of memory. Deep and recent results stay longest.
class TranspositionTable {
public:
    explicit TranspositionTable(std::size_t mebibytes);

    /// Forgets everything, in no time: what was stored before counts as empty from now on.
    void clear();
    /// Begins another search: what earlier ones left is replaced first.
    void age() { ++generation_; }

    [[nodiscard]] std::optional<TableEntry> probe(std::uint64_t hash) const;
    void store(std::uint64_t hash, const TableEntry& entry);

private:
    static constexpr std::size_t kBucketSize = 4;

    struct Slot {
        std::uint32_t check = 0;  // the upper half of the hash
        std::uint16_t move = 0;   // index of the cell, 0 for none
        std::int16_t score = 0;
        std::uint8_t depth = 0;
        std::uint8_t epoch = 0;  // of the clear() before it was stored; 0 is never current
        std::uint8_t generation = 0;
        Bound bound = Bound::kNone;
    };
    using Bucket = std::array<Slot, kBucketSize>;

    [[nodiscard]] bool holds(const Slot& slot, std::uint32_t check) const {
        return slot.epoch == epoch_ && slot.check == check;
    }
    [[nodiscard]] std::size_t bucket_of(std::uint64_t hash) const { return hash & (buckets_.size() - 1); }

    std::vector<Bucket> buckets_;  // a power of two
    std::uint8_t generation_ = 0;
    std::uint8_t epoch_ = 1;
};

}  // namespace atom4
