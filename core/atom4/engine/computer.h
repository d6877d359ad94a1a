// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <variant>
#include <vector>

#include "core/atom4/engine/hint.h"
#include "core/atom4/engine/levels.h"
#include "core/atom4/engine/review.h"
#include "core/base/async_task.h"

namespace atom4 {

/// A move to propose to a person, and why. The round must be in play.
struct HintQuestion {
    Position position;
};

/// A move like any other, and on the way there what the computer looks at.
struct WatchedMoveQuestion {
    MoveQuestion move;
};

/// What there is to say about a position, better and better. The round must be in play.
struct AnalysisQuestion {
    Position position;
    int lines = 1;
};

/// What there is to say about each move of a round. The moves must be legal from the start on.
struct ReviewQuestion {
    Position start;
    std::vector<Cell> moves;
};

/// No more is to be found.
struct Finished {};

/// What the computer can be asked.
using ThinkQuestion = std::variant<MoveQuestion, WatchedMoveQuestion, HintQuestion, AnalysisQuestion, ReviewQuestion>;
/// Of a move its cell; of a watched one reports before that. Of a hint the hint, or Finished if none was found. Of an
/// analysis reports and of a review its moves, and Finished at the end.
using ThinkAnswer = std::variant<Cell, Hint, SearchReport, ReviewedMove, Finished>;
using Thinking = Inquiry<ThinkQuestion, ThinkAnswer>;

/// Whoever looks at a position for longer than this has left the room.
inline constexpr std::chrono::minutes kLongestAnalysis{3};
/// Placements that a review tries at each look at a position; two looks a move.
inline constexpr std::uint64_t kNodesOfReview = 40'000;

/// Has an engine answer, whose memory is not taken before the first question. A hurry ends the search for a move. Where
/// somebody waits for the work, a move and an analysis take a tenth of a second at most. Where there is no memory any
/// legal move is better than none.
[[nodiscard]] Thinking::Work engine_thinking(MoveFinder find = find_move);

}  // namespace atom4
