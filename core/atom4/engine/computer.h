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
    std::chrono::milliseconds enough{0};  ///< no further depth is begun after this
    std::chrono::milliseconds most{0};    ///< a depth in progress is cut off after this; not less than `enough`

    friend bool operator==(const TimeBudget&, const TimeBudget&) = default;
};

/// Returns the budget for the next move; both times are at least a millisecond. `enough` is an even share of the time
/// left for the moves that the player may still have to make, plus most of the increment. `most` is up to five times
/// that, so that a depth is seldom cut off. Neither is so long that the clock could run out.
[[nodiscard]] TimeBudget time_budget(const PlayerClock& clock, int empty_cells);

/// Limits a search to the time budget `share`, in addition to its other limits; replaces `enough`.
void keep_to(const TimeBudget& share, SearchLimits& limits);

/// Returns the search settings of a level: how far it looks ahead, how many positions it examines, how wrong its
/// evaluations are, and how much it overlooks of what is hidden or far from the last placement (from level 6 on:
/// nothing). Level 0 is for a child: it pursues its own rows, near the last piece, and does not see the opponent's
/// threats. Levels 1 to 9 are about equally far apart, and each level above 9 examines twice as many positions as the
/// one below. The seed decides errors, oversights and lapses: use a different one for each move. A level such as 3.7
/// plays about seven moves in ten like level 4 and the others like level 3.
[[nodiscard]] SearchSettings level_search(Level level, std::uint64_t seed);

/// Asks for a move of the computer.
struct MoveQuestion {
    Position position;  ///< of a round in play
    Level level;
    std::uint64_t seed = 0;                         ///< see level_search()
    std::optional<TimeBudget> time = std::nullopt;  ///< to think; no limit if not set
    Engine::Progress progress = {};                 ///< called after each depth, if set
};

/// Returns the computer's move at that level: always the same for the same question, unless time runs short or `hurry`
/// is requested. Then it is the best move found so far; after a hurry it is returned within 20 ms.
[[nodiscard]] Cell find_move(Engine& engine, const MoveQuestion& question, std::stop_token hurry);

/// Finds a move: find_move(), or a replacement in tests. std::nullopt means that there is no reply.
using MoveFinder = std::function<std::optional<Cell>(Engine&, const MoveQuestion&, std::stop_token hurry)>;

/// As find_move(), but returns std::nullopt if it was stopped.
[[nodiscard]] std::optional<Cell> choose_move(Engine& engine, const Position& position, Level level, std::uint64_t seed,
                                              std::stop_token stop);

/// Searches. If the search ended before it had examined a move, searches again one ply deep, which takes next to no
/// time: the report always has a move. The round must be in play.
SearchReport search_for_move(Engine& engine, const Position& position, const SearchSettings& settings,
                             std::stop_token hurry, const Engine::Progress& progress = {});

/// Returns the first legal move in order of cells, which takes no memory to find. The round must be in play.
[[nodiscard]] Cell first_legal_move(const Position& position);

/// Asks for a hint: a good move and the reason for it. The round must be in play.
struct HintQuestion {
    Position position;
};

/// Asks for a move, and for search reports while the computer thinks.
struct WatchedMoveQuestion {
    MoveQuestion move;
};

/// Asks for ever deeper evaluations of a position. The round must be in play.
struct AnalysisQuestion {
    Position position;
    int lines = 1;
};

/// Asks for a review of each move of a round. The moves must be legal, one after the other, from `start`.
struct ReviewQuestion {
    Position start;
    std::vector<Cell> moves;
};

/// Anything that the engine can be asked for.
using EngineRequest = std::variant<MoveQuestion, WatchedMoveQuestion, HintQuestion, AnalysisQuestion, ReviewQuestion>;
/// Replies: the cell for a move, after reports if it is watched; the hint, if one was found; ever deeper reports for an
/// analysis; and the moves of a review in order.
using EngineReply = std::variant<Cell, Hint, SearchReport, ReviewedMove>;
using EngineTask = AsyncTask<EngineRequest, EngineReply>;

/// Time limit of one analysis; the user is presumably gone after that.
inline constexpr std::chrono::minutes kLongestAnalysis{3};
/// Node limit for the main searches of a review, at most two per move: of the position before it, and after it unless
/// it was the best. The quick search of depth 2 that rates random moves is not limited.
inline constexpr std::uint64_t kNodesOfReview = 40'000;

/// Returns the work of an EngineTask, which answers with an engine that is created for the first question. A hurry ends
/// the search for a move. If memory runs out, a question for a move gets any legal move.
[[nodiscard]] EngineTask::Work engine_worker(MoveFinder find = find_move);

}  // namespace atom4
