// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>
#include <string>

#include "core/atom4/game/match.h"

namespace atom4 {

// What every front end says of a match in play: who plays, whose turn it is, what a move did, how the round ended.
// Names that players gave come back without what does not print, so that the texts may stand anywhere on one line.

/// Who sits there: "You", the person's name, "Computer, level 2", "Player 1".
[[nodiscard]] std::string seat_text(const Match& match, Player player);
/// The same below or behind "Player 1", for whom it says "Human".
[[nodiscard]] std::string occupant_text(const Match& match, Player player);
/// Returns how a player is called in sentences, without a level: "You", a name, "Computer", "Player 1". The only human
/// player is "You" under any name; an unnamed one on another machine is "Your opponent".
[[nodiscard]] std::string who_text(const Match& match, Player player);
/// Whether who_text() of the player is "You", and whether seat_text() is.
[[nodiscard]] bool is_you(const Match& match, Player player);
[[nodiscard]] bool is_seat_of_you(const Match& match, Player player);
/// The other player of a match over the network, where no name was given.
[[nodiscard]] std::string opponent_text();

/// What stands above a player's column of the list of moves: a name, "You", or else "Computer" or "Player 1".
[[nodiscard]] std::string list_head(const Match& match, Player player);

/// Returns whose turn it is and the colour, or how the round ended; during a trial, that it is one and what is next.
[[nodiscard]] std::string state_text(const Match& match);
/// Returns the result of the round, which must be over: "You win round 3!"
[[nodiscard]] std::string winner_text(const Match& match);
/// Why it ended early: "You resigned." It must have.
[[nodiscard]] std::string early_end_text(const Match& match);
/// In place of whose turn it is, when the other machine has gone for good.
[[nodiscard]] std::string parted_text();

/// How much is said of a move: what colour each piece turned to, or also the colour of the move, what each was before
/// and what passed the action on, for those who do not see the board.
enum class Detail { kBrief, kFull };

/// What a placement did: "i9 turns h8 yellow.", in full "red at i9 turns green at h8 to yellow."
[[nodiscard]] std::string reaction_text(const Reaction& reaction, Detail detail = Detail::kBrief);
/// What it would do: "i9 would turn h8 yellow."
[[nodiscard]] std::string trial_text(const Reaction& reaction, Detail detail = Detail::kBrief);
/// The same as reaction_text(), with who moved and what: "You play red: i9 turns h8 yellow."
[[nodiscard]] std::string played_text(const Match& match, const Reaction& reaction, Detail detail = Detail::kBrief);
/// "Undid i9 and h8."; at least one cell, in the order in which they were played.
[[nodiscard]] std::string took_back_text(std::span<const Cell> cells);

/// What has just happened in the match; empty where the board alone shows it.
[[nodiscard]] std::string describe(const Match& match, const MatchEvent& event, Detail detail = Detail::kBrief);

/// "h8, i7 and j9"; at least one cell.
[[nodiscard]] std::string listed_cells(std::span<const Cell> cells);

}  // namespace atom4
