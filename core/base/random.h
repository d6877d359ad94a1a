// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace atom4 {

/// One step of SplitMix64 (Steele, Lea, Flood 2014): scatters consecutive numbers over all 64 bits.
constexpr std::uint64_t mix(std::uint64_t value) {
    value += 0x9E3779B97F4A7C15U;
    value = (value ^ (value >> 30U)) * 0xBF58476D1CE4E5B9U;
    value = (value ^ (value >> 27U)) * 0x94D049BB133111EBU;
    return value ^ (value >> 31U);
}

/// The generator behind all game randomness: the same seed gives the same numbers on every platform.
class Random {
public:
    constexpr explicit Random(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        const std::uint64_t value = mix(state_);
        state_ += 0x9E3779B97F4A7C15U;
        return value;
    }

    /// Returns a uniform number in [0, bound). `bound` must be positive.
    constexpr std::size_t below(std::size_t bound) {
        // Values past the last whole multiple of the bound would favour the small numbers.
        const std::uint64_t limit = ~std::uint64_t{0} - ~std::uint64_t{0} % bound;
        std::uint64_t value = next();
        while (value >= limit) value = next();
        return static_cast<std::size_t>(value % bound);
    }

private:
    std::uint64_t state_;
};

}  // namespace atom4
