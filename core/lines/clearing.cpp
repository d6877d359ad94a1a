// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/clearing.h"

namespace atom4::lines {
namespace {

// What nearly all moves are is seen without making them: no neighbour of their colour, no row.
bool has_neighbour(const Board& board, Cell from, Cell to) {
    const int colour = board.at(from);
    for (const Cell step : kLineSteps)
        for (const int way : {1, -1}) {
            const Cell next{to.row + way * step.row, to.col + way * step.col};
            if (board.contains(next) && next != from && board.at(next) == colour) return true;
        }
    return false;
}

// Every move that completes a row, until `visit` has had enough. The position is as before afterwards.
template <class Visit>
void for_each_clearing(Position& position, Flood& flood, const Visit& visit) {
    const std::vector<Chip> chips = position.board().chips();
    const std::vector<Cell> free = position.board().free_cells();
    for (const Chip& chip : chips)
        for (const Cell to : free) {
            if (!has_neighbour(position.board(), chip.cell, to)) continue;
            const auto change = position.move_unseen(chip.cell, to, flood);
            if (!change) continue;
            const bool enough = !change->removed.empty() && !visit(Move{chip.cell, to}, *change);
            position.undo(*change);
            if (enough) return;
        }
}

BestClearing search(Position& position, Flood& flood) {
    BestClearing best;
    // A board without chips ends it.
    if (position.turn() != Turn::kMove) return best;
    for_each_clearing(position, flood, [&](Move move, const Change& change) {
        BestClearing rest = search(position, flood);
        const int chips = static_cast<int>(change.removed.size()) + rest.chips;
        if (chips == best.chips) best.ways += rest.ways;
        if (chips <= best.chips) return true;
        best = {chips, rest.ways, {move}};
        best.moves.insert(best.moves.end(), rest.moves.begin(), rest.moves.end());
        return true;
    });
    return best;
}

}  // namespace

BestClearing best_clearing(const Position& position) {
    require(position.turn() == Turn::kMove);
    Position work = position;
    Flood flood;
    return search(work, flood);
}

bool can_clear(const Position& position) {
    if (position.turn() != Turn::kMove) return false;
    Position work = position;
    Flood flood;
    bool found = false;
    for_each_clearing(work, flood, [&](Move, const Change&) {
        found = true;
        return false;
    });
    return found;
}

}  // namespace atom4::lines
