// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <span>

#include "core/atom4/engine/open_lines.h"
#include "core/atom4/rules/lattice.h"

namespace atom4 {

/// What is known of an attack: whether it forces a win within so many plies.
struct ProofEntry {
    static constexpr int kMostPlies = 254;

    int wins_in = 0;       ///< plies that suffice; 0: none are known
    int fails_within = 0;  ///< plies that do not; 0: none are known
    std::optional<Cell> move;
};

/// Remembers attacks by their keys in a fixed amount of memory; what took the most work stays longest. Of a key all but
/// the few bits that say where it lies are compared, 88 of 128: so that one is taken for another is not to be feared.
class ProofTable {
public:
    /// Takes the memory, but does not touch it before it is needed. Throws std::bad_alloc.
    explicit ProofTable(std::size_t mebibytes);

    [[nodiscard]] ProofEntry find(const ProofKey& key) const;
    /// `work`: positions looked at for it.
    void store(const ProofKey& key, const ProofEntry& entry, std::uint64_t work);
    void prefetch(const ProofKey& key) const { __builtin_prefetch(&bucket(key)); }

private:
    struct Slot {
        std::uint64_t second;  // of the key
        std::uint64_t first_bits : 24;
        std::uint64_t move : 16;  // index of the cell, 0 for none
        std::uint64_t wins_in : 8;
        std::uint64_t fails_within : 8;
        std::uint64_t work : 8;  // its logarithm; 0: nothing is here
    };
    struct alignas(64) Bucket {
        std::array<Slot, 4> places;  // Qt takes another word for its own
    };
    struct Free {
        void operator()(void* memory) const { std::free(memory); }
    };

    [[nodiscard]] static std::uint64_t first_bits(const ProofKey& key) { return key.first >> 40U; }
    [[nodiscard]] Bucket& bucket(const ProofKey& key) const { return buckets_[key.first & mask_]; }

    std::size_t mask_;
    std::unique_ptr<void, Free> memory_;
    Bucket* buckets_;
};

}  // namespace atom4
