// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <set>

#include "core/atom4/rules/position.h"

namespace atom4::test {

// Full-width search for forced wins, with the rules and nothing else: no evaluation, no table, no move left out. What
// the engine finds with all its short cuts is held against it. Positions come back as they were given.

/// Whether the player to move can force a row of four within so many plies; his own last one counts, so an even number
/// gives no more than the odd one before it.
[[nodiscard]] bool wins_within(Position& position, int plies);

/// Whether the player to move has a move, and the opponent can force a row of four within so many plies after any.
[[nodiscard]] bool loses_within(Position& position, int plies);

/// The moves with which the player to move forces a win within so many plies.
[[nodiscard]] std::set<Cell> winning_moves(Position& position, int plies);

/// The moves after which the opponent cannot force a win within so many plies, counted from this position on.
[[nodiscard]] std::set<Cell> holding_moves(Position& position, int plies);

}  // namespace atom4::test
