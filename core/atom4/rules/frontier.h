// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/atom4/rules/lattice.h"

namespace atom4 {

/// The empty cells that have an adjacent pair of neighbours, as a list to go through and to take cells from. Pieces
/// never leave the board, so a cell leaves the list only when it is filled. Each step can be taken back, last one
/// first; the list then has its old order, so that a search sees the same moves before and after a try.
class Frontier {
public:
    /// What put_back needs: where the cell stood, and which one, the last in the list, took its place (perhaps itself).
    struct Gap {
        std::uint16_t slot;
        std::uint16_t filler;
    };

    [[nodiscard]] std::span<const Cell> cells() const { return {cells_.data(), count_}; }
    [[nodiscard]] std::size_t size() const { return count_; }

    /// Cells that a placement opens, three at most.
    struct Opened {
        std::array<std::uint16_t, 3> indices{};  // beyond count of no cell
        std::uint8_t count = 0;

        /// Adds the cell of that index if it `opens`. Whether it does is hard to foresee for a processor, so nothing
        /// here branches on it: a cell that does not open leaves a 0 where the next one takes its place.
        void add_if(bool opens, std::size_t index) {
            const std::size_t times = opens ? 1 : 0;
            indices[count] = static_cast<std::uint16_t>(index * times);
            count = static_cast<std::uint8_t>(count + times);
        }
    };
    /// Appends them all, without branches as well: what stands behind the end of the list does not matter, nor what is
    /// noted at index 0, which no cell of a board has.
    void append(const Opened& opened) {
#pragma GCC unroll 3
        for (std::size_t i = 0; i < opened.indices.size(); ++i) {
            cells_[count_ + i] = Cell::from_index(opened.indices[i]);
            slot_[opened.indices[i]] = static_cast<std::uint16_t>(count_ + i);
        }
        count_ = static_cast<std::uint16_t>(count_ + opened.count);
    }
    /// Takes back the last `count` appended.
    void drop(std::size_t count) {
        count_ = static_cast<std::uint16_t>(count_ - count);
    }

    /// Takes the cell of that index out of the list, which must hold it.
    Gap take(std::size_t index) {
        const std::uint16_t slot = slot_[index];
        const Cell filler = cells_[--count_];
        cells_[slot] = filler;
        slot_[index_of(filler)] = slot;
        return {slot, static_cast<std::uint16_t>(filler.index())};
    }
    void put_back(std::size_t index, Gap gap) {
        cells_[count_] = Cell::from_index(gap.filler);
        slot_[gap.filler] = count_++;
        cells_[gap.slot] = Cell::from_index(static_cast<int>(index));
        slot_[index] = gap.slot;
    }

private:
    std::uint16_t count_ = 0;
    std::array<Cell, Cell::kMaxRows * Cell::kMaxCols + 3> cells_;
    std::array<std::uint16_t, Cell::kIndexCount> slot_{};  // where each cell of the list stands; index 0 is no cell's
};

}  // namespace atom4
