// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/atom4/engine/analysis.h"
#include "core/atom4/engine/review.h"
#include "core/atom4/game/match.h"

namespace atom4::tui {

/// Returns who is ahead in a round in play: "white +1.25", "black wins in 3", "even"; "drawn" if a draw is certain.
[[nodiscard]] std::string standing_text(const Verdict& verdict);

/// Returns what was wrong with the move, and what was better; "" for a good move. `before` is the position before it.
[[nodiscard]] std::string judgement_text(const MatchSetup& setup, const Position& before, const ReviewedMove& move);
/// Returns the result of a finished review: "Reviewed: 1 mistake and 2 inaccuracies."
[[nodiscard]] std::string review_count_text(std::span<const ReviewedMove> moves);
/// Returns the accuracy of each player of whom moves were judged: a text about the round, and one about its phases, if
/// any was judged.
[[nodiscard]] std::vector<std::string> accuracy_texts(const Match& match, const Position& start,
                                                      std::span<const ReviewedMove> moves);

}  // namespace atom4::tui
