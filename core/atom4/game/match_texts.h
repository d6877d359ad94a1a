// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/atom4/game/match_setup.h"
#include "core/atom4/game/record.h"
#include "core/atom4/game/session.h"
#include "core/atom4/rules/position.h"

namespace atom4 {

// What all programs say of a match in play. What players are called is up to each: `name` is that of somebody who is
// not spoken to.

/// "h8, i7 and j9"; at least one cell.
[[nodiscard]] std::string listed_cells(std::span<const Cell> cells);
/// What pieces became, as the object of "makes": "a yellow at h8 and a white at i7"; at least one.
[[nodiscard]] std::string made_pieces(const Reaction& reaction);

/// What stands above a player's column of the list of moves: a name, "You", or else "Computer" or "Player 1".
[[nodiscard]] std::string list_head(const Match& match, Player player);

/// "Computer, level 2", with the level as it is written.
[[nodiscard]] std::string computer_text(std::string_view level);

// Whose turn it is, and with what.
[[nodiscard]] std::string your_turn_text(Colour colour);
[[nodiscard]] std::string computers_turn_text(Colour colour);
[[nodiscard]] std::string turn_of_text(std::string_view name, Colour colour);

[[nodiscard]] std::string round_begins_text(int round, Colour colour);
/// Behind an end that was taken back.
[[nodiscard]] std::string goes_on_text();
/// Before the person is shown what the computer thinks of a rated round in play: what that costs.
[[nodiscard]] std::string help_cost_text();
/// When it has cost that, or when something else has.
[[nodiscard]] std::string no_longer_rated_text();
[[nodiscard]] std::string took_back_text(std::span<const Cell> cells);
/// Who has won a round, and nothing more.
[[nodiscard]] std::string you_win_text(int round);
[[nodiscard]] std::string wins_text(std::string_view name, int round);
/// How a round ended without a row.
[[nodiscard]] std::string early_end_text(const Match& match, const EarlyEnd& end, std::string_view loser,
                                         std::string_view winner);
/// In place of whose turn it is, when the other machine has gone for good.
[[nodiscard]] std::string parted_text();
[[nodiscard]] std::string drawn_round_text(int round);

/// Why a piece cannot go there.
[[nodiscard]] std::string no_pair_text();

/// Where a piece comes from: the move that placed it, or the start of the round.
[[nodiscard]] std::string placed_here_text(int move, Colour colour);
[[nodiscard]] std::string always_there_text();

/// Behind trouble that is over.
[[nodiscard]] std::string kept_again_text();
/// A match that was left, in a line: who plays, the round, the score, and when it was left.
[[nodiscard]] std::string left_match_text(const UnfinishedMatch& match, std::string_view first, std::string_view second,
                                          std::string_view moment);

/// What is wrong with a saved game: a sentence without its full stop. Words of the file stand in it as they are.
[[nodiscard]] std::string record_fault(const RecordError& error);

/// Why a piece cannot be placed at that cell, in a sentence.
[[nodiscard]] std::string refusal_text(Refusal refusal, Cell cell);
/// Why somebody does not do what only players do.
[[nodiscard]] std::string spectator_text();

/// Who plays from now on, in a round that goes on.
[[nodiscard]] std::string seats_changed_text(const std::string& first, const std::string& second);

}  // namespace atom4
