// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/core/atom4/engine/slow_value.h"

#include <vector>

namespace atom4::test {
namespace {

// Larger is better for the player to move: an early win, a late loss.
int rank(Worth worth) {
    if (worth.value == SolvedValue::kWin) return 1'000 - worth.plies;
    if (worth.value == SolvedValue::kLoss) return -1'000 + worth.plies;
    return 0;
}

Worth one_ply_before(Worth after) {
    if (after.value == SolvedValue::kWin) return {SolvedValue::kLoss, after.plies + 1};
    if (after.value == SolvedValue::kLoss) return {SolvedValue::kWin, after.plies + 1};
    return after;
}

}  // namespace

Worth slow_worth(Position& position) {
    const std::vector<Cell> moves(position.legal_moves().begin(), position.legal_moves().end());
    if (moves.empty()) return {SolvedValue::kDraw, 0};
    Worth best{SolvedValue::kLoss, 0};
    for (const Cell cell : moves) {
        const Reaction reaction = position.play_legal(cell);
        const Worth here = reaction.wins() ? Worth{SolvedValue::kWin, 1} : one_ply_before(slow_worth(position));
        position.undo(reaction);
        if (rank(here) > rank(best)) best = here;
    }
    return best;
}

}  // namespace atom4::test
