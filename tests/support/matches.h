// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <vector>

#include "core/atom4/game/match.h"
#include "tests/support/folders_and_processes.h"
#include "tests/support/positions.h"

namespace atom4::test {

[[nodiscard]] ByPlayer<Seat> two_people();
[[nodiscard]] ByPlayer<Seat> against_computer(Player computer, Level level = kDefaultLevel);

/// Plays the move, even on a computer's turn; it must be legal.
Reaction play_any(Match& match, Cell cell);
/// Plays up to `plies` random moves; stops at the end of the round.
void play_plies(Match& match, Random& random, int plies);
void finish_round(Match& match, Random& random);

/// Starts a match of two people in which the first move misses a win; `more` random moves follow.
void miss_a_win(Match& match, int more = 0);

/// Returns a match of random rounds on a random small board, with comments and tags.
[[nodiscard]] std::vector<GameRecord> random_records(Random& random);

}  // namespace atom4::test
