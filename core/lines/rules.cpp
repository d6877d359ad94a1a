// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/rules.h"

#include <algorithm>

namespace atom4::lines {
namespace {

constexpr std::array<Cell, 4> kNeighbours{{{-1, 0}, {0, -1}, {0, 1}, {1, 0}}};

constexpr Cell step(Cell cell, Cell by, int times = 1) {
    return {cell.row + by.row * times, cell.col + by.col * times};
}

// Cells of that colour from the cell on, the cell itself not counted.
int run(const Board& board, Cell from, Cell by, int times, int colour) {
    int length = 0;
    for (Cell cell = step(from, by, times); board.contains(cell) && board.at(cell) == colour;
         cell = step(cell, by, times))
        ++length;
    return length;
}

}  // namespace

std::vector<Chip> completed_lines(const Board& board, std::span<const Cell> placed, int length) {
    std::vector<Chip> chips;
    for (const Cell cell : placed) {
        const int colour = board.at(cell);
        if (colour == 0) continue;
        for (const Cell by : kLineSteps) {
            const int before = run(board, cell, by, -1, colour);
            const int after = run(board, cell, by, 1, colour);
            if (before + 1 + after < length) continue;
            for (int i = -before; i <= after; ++i) chips.push_back({step(cell, by, i), colour});
        }
    }
    std::sort(chips.begin(), chips.end());
    chips.erase(std::unique(chips.begin(), chips.end()), chips.end());
    return chips;
}

Reach::Reach(const Board& board, Cell from)
    : rows_(board.rows()), cols_(board.cols()), distances_(static_cast<std::size_t>(board.cell_count()), -1) {
    require(board.contains(from));
    std::vector<Cell> cells{from};
    cells.reserve(distances_.size());
    distances_[index(from)] = 0;
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (const Cell by : kNeighbours) {
            const Cell next = step(cells[i], by);
            if (!board.contains(next) || !board.is_free(next) || distances_[index(next)] >= 0) continue;
            distances_[index(next)] = distances_[index(cells[i])] + 1;
            cells.push_back(next);
        }
}

std::vector<Cell> Reach::path_to(Cell cell) const {
    std::vector<Cell> path;
    if (distance(cell) < 0) return path;
    path.push_back(cell);
    // Where two ways are equally short, go on straight: a path with few corners is easier to follow with the eye.
    Cell last_step{0, 0};
    while (distance(path.back()) > 0) {
        const Cell at = path.back();
        const auto is_nearer = [&](Cell by) {
            const Cell next = step(at, by);
            return by != Cell{0, 0} && next.row >= 0 && next.row < rows_ && next.col >= 0 && next.col < cols_ &&
                   distance(next) == distance(at) - 1;
        };
        if (!is_nearer(last_step)) last_step = *std::find_if(kNeighbours.begin(), kNeighbours.end(), is_nearer);
        path.push_back(step(at, last_step));
    }
    std::reverse(path.begin(), path.end());
    return path;
}

}  // namespace atom4::lines
