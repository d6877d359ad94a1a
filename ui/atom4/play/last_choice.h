// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QStringList>
#include <optional>

#include "core/atom4/game/match.h"

namespace atom4::ui {

// What a person chose for a match, remembered for the next one beyond the match itself.

/// What was chosen last; a person against the computer if nothing was.
[[nodiscard]] MatchSetup lastChoice();
void keepChoice(const MatchSetup& setup);

/// The computer's level that was chosen in the settings since; it holds for the next match until another is chosen.
[[nodiscard]] std::optional<Level> chosenLevel();
void keepChosenLevel(std::optional<Level> level);

/// Whether the computer's level is to follow the person's rating.
[[nodiscard]] bool isEvenWanted();
void keepEvenWanted(bool wanted);
/// The level that would be even, if a round of this person was ever rated.
[[nodiscard]] std::optional<Level> evenLevel();

/// The names of people who have played here, the last one first.
[[nodiscard]] QStringList namesBefore();
/// Puts the names of the seats in front.
void keepNames(const ByPlayer<Seat>& seats);

}  // namespace atom4::ui
