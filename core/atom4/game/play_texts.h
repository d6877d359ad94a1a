// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>
#include <string>

#include "core/atom4/game/match.h"

namespace atom4 {

// Texts about the current match for all front ends: who plays, whose turn it is, what a move did, how the round ended.
// Names of players are sanitized, so that the texts can be shown anywhere on one line.

/// Returns who plays at the seat: "You", a name, "Computer, level 2", "Player 1".
[[nodiscard]] std::string seat_text(const Match& match, Player player);
/// Returns the same for use next to "Player 1"; "Human" where seat_text() would be "Player 1".
[[nodiscard]] std::string occupant_text(const Match& match, Player player);
/// Returns how a player is called in sentences, without a level: "You", a name, "Computer", "Player 1". The only human
/// player is "You" under any name; an unnamed one on another machine is "Your opponent".
[[nodiscard]] std::string who_text(const Match& match, Player player);
/// Return whether who_text() of the player is "You", and whether seat_text() is.
[[nodiscard]] bool is_you(const Match& match, Player player);
[[nodiscard]] bool is_seat_of_you(const Match& match, Player player);
/// Returns what an unnamed opponent in a network match is called.
[[nodiscard]] std::string opponent_text();

/// Returns the heading of a player's column in the move list: a name, "You", "Computer" or "Player 1".
[[nodiscard]] std::string list_head(const Match& match, Player player);

/// Returns whose turn it is and the colour, or how the round ended; during a trial, that it is one and what is next. If
/// the match is paused, the computer waits on its turn.
[[nodiscard]] std::string state_text(const Match& match, bool is_paused = false);
/// Returns the result of the round, which must be over: "You win round 3!"
[[nodiscard]] std::string winner_text(const Match& match);
/// Returns why the round ended early, which it must have: "You resigned."
[[nodiscard]] std::string early_end_text(const Match& match);
/// Returns the text in place of whose turn it is, when the network match has ended.
[[nodiscard]] std::string parted_text();

/// How much a text says about a move: what colour each piece turned, or also the colour placed, the former colours, and
/// the propagators, for players who do not see the board.
enum class Detail { kBrief, kFull };

/// Returns what a placement did: "i9 turns h8 yellow.", in full "red at i9 turns green at h8 to yellow."
[[nodiscard]] std::string reaction_text(const Reaction& reaction, Detail detail = Detail::kBrief);
/// Returns what a placement would do: "i9 would turn h8 yellow."
[[nodiscard]] std::string trial_text(const Reaction& reaction, Detail detail = Detail::kBrief);
/// Returns reaction_text() with the player and the colour: "You play red: i9 turns h8 yellow."
[[nodiscard]] std::string played_text(const Match& match, const Reaction& reaction, Detail detail = Detail::kBrief);
/// Returns "Undid i9 and h8.", "The round continues." or, after an edit, "Undone."
[[nodiscard]] std::string undone_text(const UndoneTurn& undone);

/// Returns what has just happened in the match; empty if the board shows it.
[[nodiscard]] std::string describe(const Match& match, const MatchEvent& event, Detail detail = Detail::kBrief);

/// Returns "h8, i7 and j9"; at least one cell.
[[nodiscard]] std::string listed_cells(std::span<const Cell> cells);

}  // namespace atom4
