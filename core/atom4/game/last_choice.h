// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/atom4/game/match.h"

namespace atom4 {

// What a person chose for a match, remembered for the next one beyond the match itself: in settings.ini, for all front
// ends. What cannot be read is as if nothing had been chosen, and what cannot be written is forgotten.

/// What was chosen last; a person against the computer if nothing was. The clock and the first colour are for one
/// match; who plays on what board is a habit.
[[nodiscard]] MatchSetup last_choice();
void keep_choice(const MatchSetup& setup);
/// Returns the proposed settings of a new match: those of the current match or, if nothing was played, of the last one;
/// the computer has the chosen or the even level.
[[nodiscard]] MatchSetup proposed_match(const Match& match);
/// Has the computer play at that level, wherever it does.
void set_level(ByPlayer<Seat>& seats, Level level);

/// The computer's level that was chosen in the settings since; it holds for the next match until another is chosen.
[[nodiscard]] std::optional<Level> chosen_level();
void keep_chosen_level(std::optional<Level> level);

/// Whether the computer's level is to follow the person's rating.
[[nodiscard]] bool is_even_wanted();
void keep_even_wanted(bool wanted);
/// The level that would be even now, if a round of this person was ever rated.
[[nodiscard]] std::optional<Level> even_level_now();

/// The names of people who have played here, the last one first.
[[nodiscard]] std::vector<std::string> names_before();
/// Puts the names of the seats in front.
void keep_names(const ByPlayer<Seat>& seats);

}  // namespace atom4
