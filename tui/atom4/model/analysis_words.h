// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/atom4/engine/review.h"
#include "core/atom4/game/match.h"

namespace atom4::tui {

/// How the game stands, for a score seen by the mover: "white +0.45", "black wins in 3", "even";
/// "drawn" where that is certain.
[[nodiscard]] std::string standing_text(Score score, Player mover);

/// For the mover: "+0.45", "draw", or "win in 3" in moves of his own.
[[nodiscard]] std::string evaluation_text(Score score);

/// What was wrong with the move, and what was better; empty for a good move. The position is the one before the move.
[[nodiscard]] std::string judgement_text(const MatchSetup& setup, const Position& before, const ReviewedMove& move);
/// What a review that is done has found: "Reviewed: 1 mistake and 2 inaccuracies."
[[nodiscard]] std::string review_count_text(std::span<const ReviewedMove> moves);
/// How accurately each player has played: two texts of each, the round and its parts.
[[nodiscard]] std::vector<std::string> accuracy_texts(const Match& match, const Position& start,
                                                      std::span<const ReviewedMove> moves);

}  // namespace atom4::tui
