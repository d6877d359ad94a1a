// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/cursor.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace atom4::tui {

Cell step_cursor(Cell cursor, CursorStep step, BoardSize size) {
    int row = cursor.row();
    int col = cursor.col();
    const int shift = row % 2;
    switch (step) {
        case CursorStep::kUp: --row; break;
        case CursorStep::kDown: ++row; break;
        case CursorStep::kLeft: --col; break;
        case CursorStep::kRight: ++col; break;
        case CursorStep::kNorthWest: --row, col += shift - 1; break;
        case CursorStep::kNorthEast: --row, col += shift; break;
        case CursorStep::kSouthWest: ++row, col += shift - 1; break;
        case CursorStep::kSouthEast: ++row, col += shift; break;
    }
    return size.contains(row, col) ? Cell(row, col) : cursor;
}

std::optional<Cell> next_legal(const Position& position, Cell from, bool forward) {
    const auto moves = position.legal_moves();
    if (moves.empty()) return std::nullopt;
    // The index of a cell grows in reading order.
    std::vector<Cell> cells(moves.begin(), moves.end());
    std::sort(cells.begin(), cells.end());
    if (forward) {
        const auto next = std::upper_bound(cells.begin(), cells.end(), from);
        return next == cells.end() ? cells.front() : *next;
    }
    const auto here = std::lower_bound(cells.begin(), cells.end(), from);
    return here == cells.begin() ? cells.back() : *(here - 1);
}

namespace {

// Returns the cell that is nearest to the middle of the board.
std::optional<Cell> nearest_to_middle(const std::vector<Cell>& cells, BoardSize size) {
    const Cell middle(size.rows / 2, size.cols / 2);
    const auto distance = [&](Cell cell) {
        return 100 * (std::abs(cell.row() - middle.row()) + std::abs(cell.col() - middle.col())) - cell.row();
    };
    const auto nearest =
        std::min_element(cells.begin(), cells.end(), [&](Cell a, Cell b) { return distance(a) < distance(b); });
    return nearest == cells.end() ? std::nullopt : std::optional(*nearest);
}

}  // namespace

Cell first_cursor(const Position& position) {
    return first_cursor_beside(position, {});
}

Cell first_cursor_beside(const Position& position, std::span<const Cell> cells) {
    const BoardSize size = position.size();
    std::vector<Cell> legal;
    for (const Cell cell : position.legal_moves())
        if (std::find(cells.begin(), cells.end(), cell) == cells.end()) legal.push_back(cell);
    if (const auto cell = nearest_to_middle(legal, size)) return *cell;
    std::vector<Cell> pieces;
    for (int row = 0; row < size.rows && !cells.empty(); ++row)
        for (int col = 0; col < size.cols; ++col)
            if (position.at(Cell(row, col))) pieces.emplace_back(row, col);
    return nearest_to_middle(pieces, size).value_or(Cell(size.rows / 2, size.cols / 2));
}

}  // namespace atom4::tui
