// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "core/base/result.h"

namespace atom4 {

/// The six neighbours of a cell in circular order, counter-clockwise from the east.
enum class Direction : std::uint8_t { kEast, kNorthEast, kNorthWest, kWest, kSouthWest, kSouthEast };

inline constexpr std::array<Direction, 6> kDirections{Direction::kEast, Direction::kNorthEast, Direction::kNorthWest,
                                                      Direction::kWest, Direction::kSouthWest, Direction::kSouthEast};

/// One direction of each of the three axes along which rows are counted.
inline constexpr std::array<Direction, 3> kAxes{Direction::kEast, Direction::kNorthEast, Direction::kNorthWest};

constexpr Direction opposite(Direction direction) {
    return static_cast<Direction>((static_cast<int>(direction) + 3) % 6);
}

/// A vertex of the triangular lattice, named by row and column from the top left; odd rows lie half a cell further
/// right.
///
/// The same cell has the same index on every board. Rows are alternately 28 and 27 indices apart, which takes the
/// half-cell shift out of the arithmetic: each direction is one constant step. At least one index is free between the
/// end of a row and the start of the next, so that a step off any board of up to 26x26 never reaches one of its cells.
class Cell {
public:
    static constexpr int kMaxRows = 26;
    static constexpr int kMaxCols = 26;
    /// Every cell of every board, and every neighbour of one, has an index below this.
    static constexpr int kIndexCount = 29 + 55 * (kMaxRows / 2) + 28;

    constexpr Cell() = default;
    constexpr Cell(int row, int col) : index_(static_cast<std::uint16_t>(29 + 28 * row - row / 2 + col)) {
        require(row >= 0 && row < kMaxRows && col >= 0 && col < kMaxCols);
    }
    static constexpr Cell from_index(int index) {
        Cell cell;
        cell.index_ = static_cast<std::uint16_t>(index);
        return cell;
    }

    [[nodiscard]] constexpr int index() const { return index_; }
    [[nodiscard]] constexpr int row() const {
        const int past = index_ - 29;
        return past / 55 * 2 + (past % 55 >= 28 ? 1 : 0);
    }
    [[nodiscard]] constexpr int col() const { return (index_ - 29) % 55 % 28; }

    friend constexpr bool operator==(Cell, Cell) = default;
    friend constexpr auto operator<=>(Cell, Cell) = default;

private:
    std::uint16_t index_ = 0;
};

/// The index of a cell, for use with arrays.
constexpr std::size_t index_of(Cell cell) {
    return static_cast<std::size_t>(cell.index());
}

/// The change of the index with one step in each direction, unsigned like array indices: a step back wraps around, and
/// so does the sum.
inline constexpr std::array<std::size_t, 6> kIndexSteps{
    1, std::size_t{0} - 27, std::size_t{0} - 28, std::size_t{0} - 1, 27, 28};

/// The change of the index with one step in the direction.
constexpr int index_step(Direction direction) {
    return static_cast<int>(kIndexSteps[static_cast<std::size_t>(direction)]);
}

/// The cell `steps` steps away. It may be off the board: see BoardSize::contains().
constexpr Cell step(Cell from, Direction direction, int steps = 1) {
    return Cell::from_index(from.index() + steps * index_step(direction));
}

/// The number of steps from one cell to the other.
constexpr int steps_between(Cell from, Cell to) {
    const int down = to.row() - from.row();
    // The difference in columns, without the shift of the odd rows.
    const int across = (to.col() - to.row() / 2) - (from.col() - from.row() / 2);
    const auto size = [](int steps) { return steps < 0 ? -steps : steps; };
    const int larger = size(down) > size(across) ? size(down) : size(across);
    return larger > size(down + across) ? larger : size(down + across);
}

/// Rows by columns, each from 6 to 26.
struct BoardSize {
    static constexpr int kMin = 6;
    static constexpr int kSmallest = 4;  ///< rows and columns with room for a row of four, for exact play only
    static constexpr int kMax = 26;

    int rows = 16;
    int cols = 16;

    [[nodiscard]] constexpr bool is_valid(int min_side = kMin) const {
        return rows >= min_side && rows <= kMax && cols >= min_side && cols <= kMax;
    }
    [[nodiscard]] constexpr int cell_count() const { return rows * cols; }
    [[nodiscard]] constexpr bool contains(int row, int col) const {
        return row >= 0 && row < rows && col >= 0 && col < cols;
    }
    [[nodiscard]] constexpr bool contains(Cell cell) const {
        return cell.index() >= 29 && contains(cell.row(), cell.col());
    }
    friend constexpr bool operator==(BoardSize, BoardSize) = default;
};

}  // namespace atom4
