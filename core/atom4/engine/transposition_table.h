// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <span>

#include "core/atom4/rules/lattice.h"

namespace atom4 {

enum class Bound : std::uint8_t { kNone, kUpper, kLower, kExact };

/// What an earlier visit of a position found.
struct TableEntry {
    int depth = 0;  ///< 0 to 255
    int score = 0;  ///< wins counted from the position, not from the root; fits 16 bits
    Bound bound = Bound::kNone;
    std::optional<Cell> move;
};

/// Remembers searched positions by their hash, in a fixed amount of memory. Deep and recent results stay longest.
/// Several threads may probe and store at once without a lock: an entry that two threads wrote at the same time is
/// recognised and counts as empty (R. Hyatt and T. Mann, "A lockless transposition table implementation", ICGA Journal
/// 25, 2002).
class TranspositionTable {
public:
    explicit TranspositionTable(std::size_t mebibytes);

    /// Forgets everything, nearly always in constant time: entries stored before count as empty from now on. Must not
    /// be called while other threads use the table.
    void clear();
    /// Begins another search: entries of earlier searches are replaced first. Must not be called while other threads
    /// use the table.
    void age() { ++generation_; }

    [[nodiscard]] std::optional<TableEntry> probe(std::uint64_t hash) const;
    void store(std::uint64_t hash, const TableEntry& entry);

    /// Returns how many thousandths of the table hold entries of the current search, estimated from a sample.
    [[nodiscard]] int permille_used() const;

private:
    static constexpr std::size_t kBucketSize = 4;

    // The contents of a slot, which are packed into 64 bits.
    struct Record {
        std::uint16_t move = 0;  // index of the cell, 0 for none
        std::int16_t score = 0;
        std::uint8_t depth = 0;
        std::uint8_t epoch = 0;  // the table's epoch_ when it was stored; 0 is never current
        std::uint8_t generation = 0;
        Bound bound = Bound::kNone;
    };
    // Plain words instead of std::atomic, so that the memory of a new table, which is zeros, need not be touched. All
    // access is atomic.
    struct Slot {
        mutable std::uint64_t record;
        mutable std::uint64_t check;  // hash ^ record
    };
    struct alignas(64) Bucket {
        std::array<Slot, kBucketSize> slots;
    };
    struct Free {
        void operator()(void* memory) const { std::free(memory); }
    };

    // Returns the record in the slot if it is of that position and of the current epoch.
    [[nodiscard]] std::optional<Record> read(const Slot& slot, std::uint64_t hash) const;
    [[nodiscard]] std::size_t bucket_of(std::uint64_t hash) const {
        return static_cast<std::size_t>(hash) & (buckets_.size() - 1);
    }

    std::unique_ptr<void, Free> memory_;
    std::span<Bucket> buckets_;  // their number is a power of two
    std::uint8_t generation_ = 0;
    std::uint8_t epoch_ = 1;
};

}  // namespace atom4
