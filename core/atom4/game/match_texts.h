// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/atom4/game/match_setup.h"
#include "core/atom4/game/past_rounds.h"
#include "core/atom4/game/rating.h"
#include "core/atom4/game/record.h"
#include "core/atom4/game/session.h"
#include "core/atom4/rules/position.h"

namespace atom4 {

// What all programs say around a match: why something is refused, what it costs, what is wrong with a saved game.

/// Before the person is shown what the computer thinks of a rated round in play: what that costs.
[[nodiscard]] std::string help_cost_text();
/// When it has cost that, or when something else has.
[[nodiscard]] std::string no_longer_rated_text();
/// Returns why a round that is over was not rated.
[[nodiscard]] std::string unrated_text(Unrated why);
/// Returns how much a rating has changed, in rounded points: "+12", "-3".
[[nodiscard]] std::string change_text(const Rating& before, const Rating& now);
/// Returns the rating after a round, and its change: "Rating 1240 (+12)".
[[nodiscard]] std::string rating_change_text(const Rating& before, const Rating& now);
/// Why a piece cannot go there.
[[nodiscard]] std::string no_pair_text();

/// Where a piece comes from: the move that placed it, or the start of the round.
[[nodiscard]] std::string placed_here_text(int move, Colour colour);
[[nodiscard]] std::string always_there_text();

/// Behind trouble that is over.
[[nodiscard]] std::string kept_again_text();
/// A match that was left, in a line: who plays, the round, the score, and when it was left.
[[nodiscard]] std::string left_match_text(const UnfinishedMatch& match, std::string_view moment);

/// A round that was played, in a line: when, by whom, and how it ended.
[[nodiscard]] std::string past_round_text(const PastRound& round, std::string_view moment);

/// What is wrong with a saved game: a sentence without its full stop. Words of the file stand in it as they are.
[[nodiscard]] std::string record_fault(const RecordError& error);

/// Why a piece cannot be placed at that cell, in a sentence.
[[nodiscard]] std::string refusal_text(Refusal refusal, Cell cell);
/// Returns why a spectator cannot do what only players can.
[[nodiscard]] std::string spectator_text();

/// Returns who plays from now on, after a change of seats.
[[nodiscard]] std::string seats_changed_text(const Match& match);

}  // namespace atom4
