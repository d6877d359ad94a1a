// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "core/atom4/game/match_texts.h"
#include "core/atom4/game/play_texts.h"
#include "core/atom4/game/session.h"

namespace atom4::tui {

// Texts of the terminal, in the player's language.

/// Return "wants four", or "want four" for a seat that is called "You"; the short form leaves out the number.
[[nodiscard]] const char* wants_text(const Match& match, Player player);
[[nodiscard]] const char* short_wants_text(const Match& match, Player player);

/// Returns what is on a cell: "h8 is green."
[[nodiscard]] std::string cell_text(const Position& position, Cell cell);

/// Returns undone_text() and the key that redoes moves.
[[nodiscard]] std::string undone_text_with_key(const UndoneTurn& undone);
/// Returns what redo_turn() redid. The plies are in the order in which they were played; if there are none, it was an
/// edit of the variations.
[[nodiscard]] std::string redone_text(std::span<const Cell> cells);
[[nodiscard]] std::string welcome_text(const Match& match, bool resumed);
/// Returns whether nothing has been played yet and no seat is the computer's: a player who is alone has to start
/// another match to play the computer.
[[nodiscard]] bool waits_for_an_opponent(const Match& match);
/// Returns the greeting for a match, and how to resume it if it is paused.
[[nodiscard]] std::string greeting_text(const std::string& words, const Match& match, bool paused);
/// Returns the first message of a program: how the session began.
[[nodiscard]] std::string first_words(const Session& session);

}  // namespace atom4::tui
