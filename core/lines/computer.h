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

/// The reason for a move: the first of these that applies, regardless of the random chips that follow.
enum class HintReason : std::uint8_t {
    kClears,    ///< it completes a line
    kOpensWay,  ///< a chip that completes a line can get there from now on
    kPrepares,  ///< one more move completes a line that could not be completed before
    kGathers,   ///< more chips of its colour lie where nothing is in the way of a line
    kMakesWay,  ///< it leaves a place where it was in the way of a line of another colour
    kJoins,     ///< free cells that were apart can be reached from each other
    kKeeps,     ///< all free cells can be reached from each other
    kNone,      ///< nothing that can be said in a few words
};

/// A move and what speaks for it, as facts; front ends say them.
struct Hint {
    Move move;
    HintReason reason = HintReason::kNone;
    int chips = 0;              ///< that go, would go, or lie where a line fits
    int colour = 0;             ///< of the chips that gather, or that way is made for
    std::int64_t points = 0;    ///< that the move brings
    std::optional<Move> after;  ///< the move that would complete the line

    friend bool operator==(const Hint&, const Hint&) = default;
};

/// What speaks for that move, which must be legal.
[[nodiscard]] Hint explain(const Position& position, Move move);

/// What a move is looked for in: the position, which must be the player's to move, and what else a person could know.
struct MoveQuestion {
    Position position;
    std::vector<int> next_colours;  ///< empty where they are not shown

    friend bool operator==(const MoveQuestion&, const MoveQuestion&) = default;
};
[[nodiscard]] MoveQuestion move_question(const Game& game);

using HintTask = AsyncTask<MoveQuestion, Hint>;

/// Answers once, with a good move and what speaks for it, for hints and demonstrations; with any move where there is no
/// memory to think.
void find_hint(const HintTask::Job& job);

}  // namespace atom4::lines
