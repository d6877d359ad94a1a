// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <span>
#include <stop_token>

#include "core/atom4/engine/search.h"
#include "core/atom4/rules/position.h"

namespace atom4 {

/// What a reviewer makes of a move, from good to bad.
enum class Judgement : std::uint8_t {
    kGood,
    kInaccuracy,  ///< gives away 150 centipoints or more
    kMistake,     ///< gives away 300 centipoints or more
    kMissedWin,   ///< there was a forced win, and there is none any more
    kLosingMove,  ///< allows a forced loss where another move did not
};

struct ReviewedMove {
    Cell played;
    Score score;  ///< of the move played, seen by its player
    Score best_score;
    std::vector<Cell> best_line;  ///< the best move, and what would follow
    Judgement judgement = Judgement::kGood;
    std::vector<Cell> answer_line = {};  ///< what would follow the move played; empty where it ended the round
};

/// What the move that scores `played` is, where the best one scores `best`.
[[nodiscard]] Judgement judge(Score best, Score played);

/// Looks at each move of a game within the limits, in order, and tells each. The limits must end a search. The moves
/// must be legal. Where few cells are left it asks the solver as well, whose word is certain. Without a limit of time,
/// the review of a game is always the same.
void review_game(Engine& engine, Position position, std::span<const Cell> moves, const SearchLimits& limits,
                 const std::function<void(const ReviewedMove&)>& reviewed, std::stop_token stop = {});

}  // namespace atom4
