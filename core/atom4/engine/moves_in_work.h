// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "core/atom4/rules/lattice.h"
#include "core/base/random.h"

namespace atom4 {

/// Which moves the threads of one search are looking at, so that they don't all look at the same ones: a thread that
/// comes to a move in work elsewhere puts it off (T. Kerrigan, "Simplified ABDADA"). Marks may get lost; that costs
/// time and nothing else.
class MovesInWork {
public:
    /// A move in the position of that hash, as one number.
    [[nodiscard]] static std::uint64_t key(std::uint64_t hash, Cell cell) {
        return mix(hash + static_cast<std::uint64_t>(cell.index()));
    }
    [[nodiscard]] bool contains(std::uint64_t move) const;
    void add(std::uint64_t move);
    void remove(std::uint64_t move);

private:
    static constexpr std::size_t kBuckets = 1U << 12U;
    static constexpr std::size_t kBucketSize = 4;
    [[nodiscard]] static std::size_t bucket_of(std::uint64_t move) { return (move % kBuckets) * kBucketSize; }

    std::array<std::atomic<std::uint64_t>, kBuckets * kBucketSize> marks_{};
};

}  // namespace atom4
