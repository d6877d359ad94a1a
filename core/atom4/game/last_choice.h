// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/atom4/game/match.h"

namespace atom4 {

// The user's choices for a new match, remembered in settings.ini for all front ends. Unreadable choices count as not
// made, and failures to write are ignored.

/// Returns the last choice; by default a human player against the computer. Only seats and board size are remembered:
/// clock and first colour are chosen for one match.
[[nodiscard]] MatchSetup last_choice();
void keep_choice(const MatchSetup& setup);
/// Returns the proposed settings of a new match: those of the current match or, if nothing was played, of the last one;
/// the computer has the chosen or the even level.
[[nodiscard]] MatchSetup proposed_match(const Match& match);
/// Sets the level of all computer seats.
void set_level(ByPlayer<Seat>& seats, Level level);

/// Returns the computer's level that was chosen in the settings since the last keep_choice(), if any.
[[nodiscard]] std::optional<Level> chosen_level();
void keep_chosen_level(std::optional<Level> level);

/// Returns whether the computer's level follows the user's rating.
[[nodiscard]] bool prefers_even_level();
void store_even_preference(bool wanted);
/// Returns the level that matches the user's rating; std::nullopt before the first rated round.
[[nodiscard]] std::optional<Level> even_level_now();

/// Returns the names of human players so far, the latest first.
[[nodiscard]] std::vector<std::string> names_before();
/// Moves the names of the seats to the front of names_before().
void keep_names(const ByPlayer<Seat>& seats);

}  // namespace atom4
