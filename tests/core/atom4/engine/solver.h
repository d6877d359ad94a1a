// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <set>

#include "core/atom4/rules/position.h"

namespace atom4::test {

// Full-width search for forced wins by the rules alone: no evaluation, no table, no move left out. What the engine
// finds with all its short cuts is compared with it. All functions leave the position unchanged.

/// Returns whether the player to move can force a row of four within that many plies; their own last ply counts, so an
/// even number gives no more than the odd one before it.
[[nodiscard]] bool wins_within(Position& position, int plies);

/// Returns whether the player to move has a move, but after each one the opponent forces a row of four within that many
/// plies, counted from this position on.
[[nodiscard]] bool loses_within(Position& position, int plies);

/// Returns the moves with which the player to move forces a win within that many plies.
[[nodiscard]] std::set<Cell> winning_moves(Position& position, int plies);

/// Returns the moves after which the opponent cannot force a win within that many plies, counted from this position on.
[[nodiscard]] std::set<Cell> holding_moves(Position& position, int plies);

}  // namespace atom4::test
