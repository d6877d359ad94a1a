// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/async_task.h"
#include "core/lines/game.h"
#include "core/lines/record.h"

namespace atom4::lines {

/// The reason for a move, regardless of the random chips that follow: the first of these that applies. Between
/// kOpensWay and kPrepares, and between kGathers and kMakesWay, the one about more chips is preferred.
enum class HintReason : std::uint8_t {
    kClears,    ///< it completes a line
    kOpensWay,  ///< it opens a path for a chip that completes a line
    kPrepares,  ///< one more move completes a line that could not be completed before
    kGathers,   ///< it puts more chips of its colour together where there is room for a line
    kMakesWay,  ///< it leaves a cell where it blocked a line of another colour
    kJoins,     ///< it connects free cells that were separate
    kKeeps,     ///< all free cells stay connected
    kNone,      ///< no reason that fits in a few words
};

/// A move and the reason for it, as facts; front ends put them into words.
struct Hint {
    Move move;
    HintReason reason = HintReason::kNone;
    int chips = 0;              ///< cleared by the move or by `after`, or in a stretch with room for a line
    int colour = 0;             ///< of these chips; 0 if there are none
    std::int64_t points = 0;    ///< that the move scores
    std::optional<Move> after;  ///< the move that would complete the line

    friend bool operator==(const Hint&, const Hint&) = default;
};

/// Returns the reason for a move, which must be legal.
[[nodiscard]] Hint explain(const Position& position, Move move);

/// The input of the search for a move: the position, in which it must be the player's turn, and what else a player
/// could know.
struct MoveQuestion {
    Position position;
    std::vector<int> next_colours;  ///< empty if they are not shown

    friend bool operator==(const MoveQuestion&, const MoveQuestion&) = default;
};
[[nodiscard]] MoveQuestion move_question(const Game& game);

using HintTask = AsyncTask<MoveQuestion, Hint>;

/// Answers once, with a good move and the reason for it, for hints and demos; with any legal move if there is no memory
/// for a search.
void find_hint(const HintTask::Job& job);

}  // namespace atom4::lines
