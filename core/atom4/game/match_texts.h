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

// Texts about matches for all front ends: why something is refused, what help costs, what is wrong with a saved game.

/// Returns the warning before help in a rated round: what it costs.
[[nodiscard]] std::string help_cost_text();
/// Returns the message that the round is no longer rated, because of help or anything else.
[[nodiscard]] std::string no_longer_rated_text();
/// Returns why a round that is over was not rated.
[[nodiscard]] std::string unrated_text(Unrated why);
/// Returns how much a rating has changed, in rounded points: "+12", "-3".
[[nodiscard]] std::string change_text(const Rating& before, const Rating& now);
/// Returns the rating after a round, and its change: "Rating 1240 (+12)".
[[nodiscard]] std::string rating_change_text(const Rating& before, const Rating& now);
/// Returns the display of a clock, "4:05" or "1:00:00". A second that has begun counts in full.
[[nodiscard]] std::string clock_text(ClockTime left);
/// Returns a time control: "5 minutes", "1:30 plus 5 seconds a move".
[[nodiscard]] std::string time_control_text(const TimeControl& control);
/// Returns why a piece cannot be placed on a cell without an adjacent pair of pieces.
[[nodiscard]] std::string no_pair_text();

/// Return where a piece comes from: the move that placed it, or the start of the round.
[[nodiscard]] std::string placed_here_text(int move, Colour colour);
[[nodiscard]] std::string always_there_text();

/// Returns the message at the start beside another running program, which may have the last match.
[[nodiscard]] std::string beside_another_text();
/// Returns the message that autosave works again.
[[nodiscard]] std::string autosave_works_text();
/// Returns an unfinished match in one line: players, round, score, and `moment`, when it was last played.
[[nodiscard]] std::string left_match_text(const UnfinishedMatch& match, std::string_view moment);

/// Returns a past round in one line: `moment`, when it ended, the players, and the result.
[[nodiscard]] std::string past_round_text(const PastRound& round, std::string_view moment);

/// Returns what is wrong with a saved game, as a sentence without its full stop. Words of the file are quoted
/// unchanged, not sanitized.
[[nodiscard]] std::string record_fault(const RecordError& error);

/// Returns why a piece cannot be placed at that cell, as a sentence.
[[nodiscard]] std::string refusal_text(Refusal refusal, Cell cell);
/// Returns why a name cannot be used, as a sentence.
[[nodiscard]] std::string name_fault_text(NameFault fault);
/// Returns why a spectator cannot do what only players can.
[[nodiscard]] std::string spectator_text();

/// Returns that the match is paused, its clocks too, and that the key resumes it.
[[nodiscard]] std::string pause_text(const MatchSetup& setup, std::string_view key);

/// Returns who plays from now on, after a change of seats.
[[nodiscard]] std::string seats_changed_text(const Match& match);

}  // namespace atom4
