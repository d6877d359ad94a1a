// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/atom4/training/lessons.h"

namespace atom4 {

/// Why a placement is not what a step asks for.
enum class LessonMiss : std::uint8_t {
    // It cannot be made.
    kTaken,         ///< a piece lies there
    kTouchesNone,   ///< it touches no piece,
    kTouchesOne,    ///< only one,
    kTouchesApart,  ///< or several, no two of which touch each other
    // It can.
    kTurnsNoneOf,    ///< none of the cells takes the colour
    kTurnsSomeOf,    ///< some do, others do not
    kTouchesItself,  ///< it turns the cell, but touches it: no propagator lies between
    kNoFour,         ///< it completes no row
    kLetsWin,        ///< the opponent's next piece completes a row
    kNoPlan,         ///< one's own next piece has no row to complete
    kStopped,        ///< it has, but the opponent's next piece can keep it from that
};

/// What came of a placement.
struct LessonAttempt {
    Cell cell;
    std::optional<Reaction> reaction;  ///< nothing if the piece cannot lie there
    std::optional<LessonMiss> miss;    ///< nothing if it does what was asked
    /// The pieces in question: of kTouchesOne and kTouchesApart those that it touches, of kTurnsNoneOf and kTurnsSomeOf
    /// those that still want turning, of kTouchesItself the one. Where a plan or a fork is done, the cells where one's
    /// own next piece completes a row.
    std::vector<Cell> cells;
    /// The opponent's best: where he completes a row, of kLetsWin; where he keeps one from it, of kStopped.
    std::optional<Cell> answer;

    [[nodiscard]] bool does_it() const { return !miss; }
    /// Whether the board changed at all.
    [[nodiscard]] bool is_placed() const { return reaction.has_value(); }
};

/// What placing there comes to. The cell must be on the board.
[[nodiscard]] LessonAttempt attempt(const LessonStep& step, Cell cell);

/// All placements that do what the step asks for, in the order of their cells.
[[nodiscard]] std::vector<Cell> solutions(const LessonStep& step);

}  // namespace atom4
