// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/core/atom4/engine/solver.h"

#include <vector>

namespace atom4::test {
namespace {

// Returns the legal moves for which `holds(reaction)` is true, or only the first of them.
template <class Holds>
std::set<Cell> moves_where(Position& position, bool first_only, const Holds& holds) {
    const std::vector<Cell> moves(position.legal_moves().begin(), position.legal_moves().end());
    std::set<Cell> found;
    for (const Cell cell : moves) {
        const Reaction reaction = position.play_legal(cell);
        if (holds(reaction)) found.insert(cell);
        position.undo(reaction);
        if (first_only && !found.empty()) break;
    }
    return found;
}

std::set<Cell> winning(Position& position, int plies, bool first_only) {
    if (plies < 1) return {};
    return moves_where(position, first_only,
                       [&](const Reaction& reaction) { return reaction.wins() || loses_within(position, plies - 1); });
}

std::set<Cell> holding(Position& position, int plies, bool first_only) {
    return moves_where(position, first_only,
                       [&](const Reaction& reaction) { return reaction.wins() || !wins_within(position, plies - 1); });
}

}  // namespace

bool wins_within(Position& position, int plies) {
    return !winning(position, plies, true).empty();
}

bool loses_within(Position& position, int plies) {
    return plies >= 2 && !position.is_over() && holding(position, plies, true).empty();
}

std::set<Cell> winning_moves(Position& position, int plies) {
    return winning(position, plies, false);
}

std::set<Cell> holding_moves(Position& position, int plies) {
    return holding(position, plies, false);
}

}  // namespace atom4::test
