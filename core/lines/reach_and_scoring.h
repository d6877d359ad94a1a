// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/lines/board.h"

namespace atom4::lines {

/// One step along each of the four directions in which chips make a line.
inline constexpr std::array<Cell, 4> kLineSteps{{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};

/// The chips of every line of at least `length` chips of one colour that has one of the placed cells in it, each once,
/// row by row. Lines elsewhere on the board do not count: only what was just placed or moved can complete one.
[[nodiscard]] std::vector<Chip> completed_lines(const Board& board, std::span<const Cell> placed, int length);

/// How many chips of its colour lie in line with a chip along that step, itself included.
[[nodiscard]] int in_line(const Board& board, Cell chip, Cell step);

/// What a removal of so many chips is worth, where `line` is the shortest line that counts and `chain` the number of
/// the player's scoring moves in a row before this one: n + n * (n - m) + chain^2.
[[nodiscard]] constexpr std::int64_t removal_score(int chips, int line, int chain) {
    const std::int64_t n = chips;
    return n + n * (n - line) + std::int64_t{chain} * chain;
}

/// Tells whether a path leads from one cell to another, and nothing of the path: on large boards that takes a fraction
/// of the time of Reach.
class Flood {
public:
    /// Whether the free cell `to` can be reached over free cells.
    [[nodiscard]] bool reaches(const Board& board, Cell from, Cell to);
    /// How much was looked at so far, in rows of free cells beside each other: what it has cost, on every machine.
    [[nodiscard]] std::uint64_t steps() const { return steps_; }

private:
    struct Run {
        int row;
        std::uint64_t cells;
    };
    bool enter(const Board& board, int row, std::uint64_t beside, Cell to);

    std::vector<std::uint64_t> seen_;  // by row
    std::vector<Run> runs_;            // to go on from
    std::uint64_t steps_ = 0;
};

/// How far each cell is from one cell over free cells, horizontally and vertically.
class Reach {
public:
    Reach(const Board& board, Cell from);

    /// Steps to a free cell, -1 where no path leads. 0 for the cell itself.
    [[nodiscard]] int distance(Cell cell) const { return distances_[index(cell)]; }
    [[nodiscard]] bool contains(Cell cell) const { return distance(cell) > 0; }
    /// A shortest path, both ends included; empty if there is none.
    [[nodiscard]] std::vector<Cell> path_to(Cell cell) const;

private:
    [[nodiscard]] std::size_t index(Cell cell) const { return static_cast<std::size_t>(cell.row * cols_ + cell.col); }

    int rows_;
    int cols_;
    std::vector<int> distances_;
};

}  // namespace atom4::lines
