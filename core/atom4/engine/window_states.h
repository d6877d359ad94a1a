// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "core/atom4/engine/window_table.h"
#include "core/atom4/rules/lattice.h"

namespace atom4 {

/// The states of all windows of a board, as WindowTable numbers them. The four windows along one axis that a cell lies
/// in stand side by side and are read and written as one word.
class WindowStates {
public:
    /// Four states, in no particular order.
    using Four = std::uint64_t;
    static constexpr std::size_t kAxisCount = kAxes.size();

    /// With the same contents everywhere, windows past the edge included.
    explicit WindowStates(std::uint8_t contents) { states_.fill(static_cast<std::uint16_t>(0x1111U * contents)); }

    /// By how much the four states along an axis of a cell differ, as sets of bits, once its contents differ by that.
    static constexpr Four difference(unsigned contents) { return contents * kOncePerWindow; }

    [[nodiscard]] Four four(std::size_t index, std::size_t axis) const {
        Four four = 0;
        std::memcpy(&four, &states_[kFirst[index][axis]], sizeof four);
        return four;
    }
    /// Turns the bits of the difference in the four states; the same again turns them back.
    void flip(std::size_t index, std::size_t axis, Four difference) {
        const Four changed = four(index, axis) ^ difference;
        std::memcpy(&states_[kFirst[index][axis]], &changed, sizeof changed);
    }

    static constexpr std::uint16_t state(Four four, unsigned which) {
        return static_cast<std::uint16_t>(four >> 16U * which);
    }

private:
    static constexpr std::size_t kLength = windows::kLength;
    // The cell is the last of the first window in memory, and the first, its lowest digit, of the last.
    static constexpr Four kOncePerWindow = [] {
        Four once = 0;
        for (unsigned window = 0; window < kLength; ++window) {
            const unsigned place = std::endian::native == std::endian::little ? window : kLength - 1 - window;
            once |= Four{1} << (16 * place + 4 * (kLength - 1 - window));
        }
        return once;
    }();

    // Cells that one step along the axis parts stand side by side, with so many lines, so far apart.
    static constexpr std::size_t kLineStride = 32;
    static constexpr std::size_t kLines = 28;
    static constexpr std::size_t kRowStates = Cell::kIndexCount + kLength;
    using FirstOfFour = std::array<std::uint16_t, kAxisCount>;  // by axis: the window that the cell ends
    static constexpr std::array<FirstOfFour, Cell::kIndexCount> kFirst = [] {
        std::array<FirstOfFour, Cell::kIndexCount> first{};
        for (std::size_t index = 0; index < first.size(); ++index) {
            first[index][0] = static_cast<std::uint16_t>(index);
            for (std::size_t axis = 1; axis < kAxisCount; ++axis) {
                const std::size_t step =
                    std::size_t{0} - kIndexSteps[axis];  // the axis points up, the index grows down
                const std::size_t along = kLineStride - kLength - index / step;
                first[index][axis] = static_cast<std::uint16_t>(kRowStates + (axis - 1) * kLines * kLineStride +
                                                                index % step * kLineStride + along);
            }
        }
        return first;
    }();

    std::array<std::uint16_t, kRowStates + 2 * kLines * kLineStride> states_;
};

}  // namespace atom4
