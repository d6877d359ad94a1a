// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "core/atom4/game/match_texts.h"
#include "core/atom4/game/play_texts.h"
#include "core/atom4/game/session.h"

namespace atom4::tui {

// What the terminal says, in the reader's language.

/// "wants four", or "want four" below "You": what the player is after. The short one goes without the number.
[[nodiscard]] const char* wants_text(const Match& match, Player player);
[[nodiscard]] const char* short_wants_text(const Match& match, Player player);

/// What a clock shows: "4:05", "1:00:00". A second that has begun counts in full.
[[nodiscard]] std::string clock_text(ClockTime left);

/// What a cell is about that takes no piece now: "h8 is green."
[[nodiscard]] std::string cell_text(const Position& position, Cell cell);

/// What undo_turn() took back and redo_turn() played again, the plies in the order they were played; with none, it was
/// an edit of the lines.
[[nodiscard]] std::string undone_text(std::span<const Cell> cells);
[[nodiscard]] std::string redone_text(std::span<const Cell> cells);
[[nodiscard]] std::string welcome_text(const Match& match, bool resumed);
/// Whether nothing was played yet, and no computer plays: who is alone here has to ask it first.
[[nodiscard]] bool waits_for_an_opponent(const Match& match);
/// Returns the greeting for a match, and how to resume it if it is paused.
[[nodiscard]] std::string greeting_text(const std::string& words, const Match& match, bool paused);
/// The first words of a program: how the session began.
[[nodiscard]] std::string first_words(const Session& session);

}  // namespace atom4::tui
