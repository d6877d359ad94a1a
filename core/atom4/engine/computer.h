// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <variant>
#include <vector>

#include "core/atom4/engine/hint.h"
#include "core/atom4/engine/level.h"
#include "core/atom4/engine/review.h"
#include "core/atom4/engine/search.h"
#include "core/atom4/rules/position.h"
#include "core/base/async_task.h"

namespace atom4 {

/// What a player's clock shows, and what each finished move adds to it.
struct PlayerClock {
    std::chrono::milliseconds left{0};  ///< may be negative, as some front ends send it after a late move
    std::chrono::milliseconds increment{0};
};

/// How long to think about a move.
struct TimeBudget {
    std::chrono::milliseconds enough{0};  ///< after it no further depth is begun
    std::chrono::milliseconds most{0};    ///< a depth that was begun before takes no longer; not less than enough

    friend bool operator==(const TimeBudget&, const TimeBudget&) = default;
};

/// For the next move, each at least a millisecond: enough is an even share of what is left for the moves that the
/// player may still have to make, and most of the increment. A depth that is begun may take it to five times that, so
/// that it is seldom cut off. Never so much that the clock could run out.
[[nodiscard]] TimeBudget time_budget(const PlayerClock& clock, int empty_cells);

/// Lets a search take no more time than the share, besides what limits it already.
void keep_to(const TimeBudget& share, SearchLimits& limits);

/// What the computer searches for at a level: how far it looks ahead, at how many positions, how wrong it sees, and how
/// much of what lies far from the last placement or hidden it overlooks: from level 6 on nothing. Level 0 is for a
/// child: it plays for itself, near the last piece, and does not see what you threaten. Levels 1 to 9 are as many steps
/// of about the same height, and each level above looks at twice as many positions as the one below. The seed decides
/// about errors, oversights and lapses: give each move one of its own. Between two levels it plays as many moves in ten
/// as the next one would as it has tenths beyond the one below.
[[nodiscard]] SearchSettings level_search(Level level, std::uint64_t seed);

/// A move to be found by the computer.
struct MoveQuestion {
    Position position;  ///< of a round in play
    Level level;
    std::uint64_t seed = 0;                         ///< as level_search() wants it
    std::optional<TimeBudget> time = std::nullopt;  ///< that may be used
    Engine::Progress progress = {};                 ///< called after each depth, if set
};

/// The computer's move at that level: the same for the same question, unless it is short of time or hurried, when it is
/// the best that has been found. Hurried it answers within 20 ms.
[[nodiscard]] Cell find_move(Engine& engine, const MoveQuestion& question, std::stop_token hurry);

/// How a move is found: find_move, unless a test has something else in mind. Nothing is no answer.
using MoveFinder = std::function<std::optional<Cell>(Engine&, const MoveQuestion&, std::stop_token hurry)>;

/// As find_move(), but returns std::nullopt if it was stopped.
[[nodiscard]] std::optional<Cell> choose_move(Engine& engine, const Position& position, Level level, std::uint64_t seed,
                                              std::stop_token stop);

/// Searches, and takes the least look there is, which takes no time, if the search ended before it had looked at
/// anything: the report always has a move. The round must be in play.
SearchReport search_for_move(Engine& engine, const Position& position, const SearchSettings& settings,
                             std::stop_token hurry, const Engine::Progress& progress = {});

/// A move that takes no memory to find: the first legal one of the board. The round must be in play.
[[nodiscard]] Cell first_legal_move(const Position& position);

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

/// What the computer can be asked.
using EngineRequest = std::variant<MoveQuestion, WatchedMoveQuestion, HintQuestion, AnalysisQuestion, ReviewQuestion>;
/// Of a move its cell; of a watched one reports before that. Of a hint the hint, if one was found. Of an analysis
/// reports, deeper and deeper; of a review its moves in order.
using EngineReply = std::variant<Cell, Hint, SearchReport, ReviewedMove>;
using EngineTask = AsyncTask<EngineRequest, EngineReply>;

/// Time limit of one analysis; the user is presumably gone after that.
inline constexpr std::chrono::minutes kLongestAnalysis{3};
/// Placements that a review tries at each look at a position; two looks a move.
inline constexpr std::uint64_t kNodesOfReview = 40'000;

/// Has an engine answer, whose memory is not taken before the first question. A hurry ends the search for a move. Where
/// there is no memory any legal move is better than none.
[[nodiscard]] EngineTask::Work engine_worker(MoveFinder find = find_move);

}  // namespace atom4
