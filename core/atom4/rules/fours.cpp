// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/rules/fours.h"

#include <algorithm>

namespace atom4 {
namespace {

// The longest run of winning pieces in line.
std::vector<Cell> longest_row(const Position& won) {
    const std::vector<Cell> cells = won.winning_cells();
    const auto wins = [&](Cell cell) { return std::find(cells.begin(), cells.end(), cell) != cells.end(); };
    std::vector<Cell> longest;
    for (const Cell first : cells) {
        for (const Direction axis : kAxes) {
            std::vector<Cell> row;
            for (Cell cell = first; wins(cell); cell = step(cell, axis)) row.push_back(cell);
            if (row.size() > longest.size()) longest = std::move(row);
        }
    }
    return longest;
}

}  // namespace

std::vector<Four> fours_in_reach(const Position& position, Colour played) {
    std::vector<Four> fours;
    if (!position.find_win(played)) return fours;
    Position board = position;
    while (board.to_play() != played) board.pass();
    const auto legal = board.legal_moves();
    std::vector<Cell> cells(legal.begin(), legal.end());
    std::sort(cells.begin(), cells.end());
    for (const Cell cell : cells) {
        const Reaction reaction = board.play_legal(cell);
        if (reaction.wins()) fours.push_back({cell, longest_row(board)});
        board.undo(reaction);
    }
    return fours;
}

}  // namespace atom4
