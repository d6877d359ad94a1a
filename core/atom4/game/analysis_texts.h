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

/// The sign that stands for the judgement in a list of moves, as chess players write it; empty for a good move.
[[nodiscard]] const char* judgement_sign(Judgement judgement);

/// "h8 is a mistake. i9 was better." The mover is the one who made the move.
[[nodiscard]] std::string review_sentence(const MatchSetup& setup, const ReviewedMove& move, Player mover);
/// The same in short, without what was better: "h8 is a mistake."
[[nodiscard]] std::string short_review_sentence(const ReviewedMove& move);

/// Why a move fell short: what it let happen or missed, and what the better one does.
struct ReviewReason {
    std::string happens;  ///< "It leaves k7 open: red there makes four whites, from f5 to i5."
    std::string better;   ///< "h6 stops it."
};
/// The position is the one before the move. Empty where the best move was played.
[[nodiscard]] ReviewReason review_reason(const MatchSetup& setup, const Position& before, const ReviewedMove& move);

/// "You: 91 % accuracy"; a dash where no move has been judged.
[[nodiscard]] std::string accuracy_text(const Match& match, Player player, const PlayerAccuracy& accuracy);
/// "Opening 96%, Middle 93%, End 88%"; without those in which no move has been judged, "" if that is all of them.
[[nodiscard]] std::string phases_text(const PlayerAccuracy& accuracy);

/// What a hint says, in a sentence: "i9 stops cyan from winning at k7."
[[nodiscard]] std::string hint_sentence(const Position& position, const Hint& hint);

/// Why there is no hint, analysis or review now (Match::forbids_engine_help()).
[[nodiscard]] std::string help_barred_text();

/// Whether one person plays, against the computer: that one is spoken to as "you".
[[nodiscard]] bool is_alone(const MatchSetup& setup);

/// "You", "Computer", "Player 1".
[[nodiscard]] std::string player_word(const MatchSetup& setup, Player player);

/// How the round stands: "Player 1 stands better", "You win in 3 moves", "Draw with best play"; a sentence without
/// its full stop.
[[nodiscard]] std::string verdict_sentence(const MatchSetup& setup, const Verdict& verdict);

}  // namespace atom4
