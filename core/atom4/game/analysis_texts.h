// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "core/atom4/engine/analysis.h"
#include "core/atom4/engine/hint.h"
#include "core/atom4/engine/review.h"
#include "core/atom4/game/match.h"
#include "core/atom4/game/match_setup.h"

namespace atom4 {

/// Returns the sign of the judgement in a move list, as in chess; empty for a good move.
[[nodiscard]] const char* judgement_sign(Judgement judgement);

/// Returns "h8 is a mistake. i9 was better." for a move of `mover`.
[[nodiscard]] std::string review_sentence(const MatchSetup& setup, const ReviewedMove& move, Player mover);
/// Returns the same without the better move: "h8 is a mistake."
[[nodiscard]] std::string short_review_sentence(const ReviewedMove& move);

/// Why a move was not the best one: what it allowed or missed, and what the best move does.
struct ReviewReason {
    std::string happens;  ///< "It leaves k7 open: red there makes 4 whites in a row, from f5 to i5."
    std::string better;   ///< "h6 stops it."
};
/// `before` is the position before the move. The texts are empty if the best move was played.
[[nodiscard]] ReviewReason review_reason(const MatchSetup& setup, const Position& before, const ReviewedMove& move);

/// Returns "You: 91% accuracy", or "You" if no accuracy is known yet.
[[nodiscard]] std::string accuracy_text(const Match& match, Player player, const PlayerAccuracy& accuracy);
/// Returns "Opening 96%, Middle 93%, End 88%", without phases in which no move has been judged; may be empty.
[[nodiscard]] std::string phases_text(const PlayerAccuracy& accuracy);

/// Returns the hint as a sentence: "i9 stops cyan from winning at k7."
[[nodiscard]] std::string hint_sentence(const Position& position, const Hint& hint);

/// Returns why there are no hints, analysis and reviews now (Match::forbids_engine_help()).
[[nodiscard]] std::string help_barred_text();

/// Returns whether one human player plays against the computer; texts address that player as "you".
[[nodiscard]] bool is_alone(const MatchSetup& setup);

/// Returns "You", "Computer" or "Player 1".
[[nodiscard]] std::string player_word(const MatchSetup& setup, Player player);

/// Returns who is ahead: "Player 1 is ahead", "You win in 3 moves", "Draw with best play"; a sentence without its full
/// stop.
[[nodiscard]] std::string verdict_sentence(const MatchSetup& setup, const Verdict& verdict);

/// Returns the score for the mover: "+0.45", "draw", or "win in 3" in the mover's own moves.
[[nodiscard]] std::string evaluation_text(Score score);

}  // namespace atom4
