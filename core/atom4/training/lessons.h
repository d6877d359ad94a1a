// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/atom4/rules/position.h"
#include "core/storage/files.h"
#include "core/storage/progress.h"

namespace atom4 {

/// The lessons, in learning order: each relies only on the previous ones.
enum class LessonId : std::uint8_t {
    kTouch,        ///< where a piece may go, and which piece it is
    kMix,          ///< adding light: to yellow, and to white
    kTakeAway,     ///< taking light away, to black
    kGoals,        ///< effects on goal pieces of both players
    kPropagators,  ///< goal pieces pass on what reaches them
    kFour,         ///< four in a row
    kStop,         ///< seeing the opponent's next colour, and stopping it
    kPlan,         ///< planning the player's next colour
    kFork,         ///< two fours at once
};
inline constexpr std::array kLessonIds{LessonId::kTouch, LessonId::kMix,         LessonId::kTakeAway,
                                       LessonId::kGoals, LessonId::kPropagators, LessonId::kFour,
                                       LessonId::kStop,  LessonId::kPlan,        LessonId::kFork};

/// What a step is about. Every step has one of its own, so that a front end has a sentence for each.
enum class LessonIdea : std::uint8_t {
    kTouchTwo,
    kRoundTheWheel,
    kApartDoesNotCount,
    kMixToYellow,
    kMixToCyan,
    kMixToWhite,
    kTwoWhitesAtOnce,
    kTakeAwayToGreen,
    kTakeAwayToBlack,
    kTwoBlacksAtOnce,
    kTheirBlack,
    kTheirWhite,
    kOwnStays,
    kOnePropagator,
    kSeveralPropagators,
    kBlackPropagators,
    kFourWhites,
    kFourThroughTheRow,
    kFourBlacks,
    kStopPurple,
    kStopBlue,
    kPlanForGreen,
    kPlanForPurple,
    kForkWithRed,
    kCompleteTheOther,
    kForkWithCyan,
};

/// What a placement has to do.
enum class LessonTask : std::uint8_t {
    kPlace,       ///< be legal
    kTurn,        ///< turn all the cells to the colour
    kTurnBeyond,  ///< the same, through propagators
    kWin,         ///< complete a row
    kStop,        ///< leave the opponent's next piece no row to complete
    kPlan,        ///< the same, and the player's next piece completes a row unless stopped
    kFork,        ///< the player's next piece completes a row whatever the opponent does
};

/// A task on the board for one placement.
struct LessonStep {
    LessonIdea idea;
    LessonTask task;
    Position position;
    std::vector<Cell> cells;         ///< to be turned; empty for other tasks
    Colour colour = Colour::kBlack;  ///< the colour to turn them to
};

/// A played colour, one that it meets, and what that one becomes.
struct Mixture {
    Colour played;
    Colour met;
    Colour made;

    friend bool operator==(const Mixture&, const Mixture&) = default;
};

/// Returns the mixture that the step asks for, to show on the wheel; std::nullopt if it asks for none.
[[nodiscard]] std::optional<Mixture> mixture_of(const LessonStep& step);

/// Returns the steps of a lesson, in order.
[[nodiscard]] std::vector<LessonStep> steps_of(LessonId lesson);

/// Returns the name of the lesson in stored progress; never changes.
[[nodiscard]] std::string_view name_of(LessonId lesson);

/// Why a placement does not solve a step.
enum class LessonMiss : std::uint8_t {
    // It is illegal.
    kTaken,         ///< a piece lies there
    kTouchesNone,   ///< it touches no piece
    kTouchesOne,    ///< it touches only one
    kTouchesApart,  ///< it touches several, no two of which touch each other
    // It is legal.
    kTurnsNoneOf,    ///< none of the cells takes the colour
    kTurnsSomeOf,    ///< only some of the cells take the colour
    kTouchesItself,  ///< it turns the cell, but touches it: no propagator lies between
    kNoFour,         ///< it completes no row
    kLetsWin,        ///< the opponent's next piece completes a row
    kNoPlan,         ///< the player's next piece has no row to complete
    kStopped,        ///< it has one, but the opponent's next piece can stop it
};

/// The result of a placement.
struct LessonAttempt {
    Cell cell;
    std::optional<Reaction> reaction;  ///< std::nullopt if it is illegal
    std::optional<LessonMiss> miss;    ///< std::nullopt if it solves the step
    /// The relevant pieces: for kTouchesOne and kTouchesApart those it touches, for kTurnsNoneOf and kTurnsSomeOf those
    /// still to turn, for kTouchesItself the one. For a solved plan or fork, the cells where the player's next piece
    /// completes a row.
    std::vector<Cell> cells;
    /// The opponent's best reply: for kLetsWin where it completes a row, for kStopped where it stops the player's.
    std::optional<Cell> answer;

    [[nodiscard]] bool succeeded() const { return !miss; }
    /// Returns whether the piece was placed.
    [[nodiscard]] bool is_placed() const { return reaction.has_value(); }
};

/// Returns the result of placing there. The cell must be on the board.
[[nodiscard]] LessonAttempt attempt(const LessonStep& step, Cell cell);

/// Returns all placements that solve the step, in order of cells.
[[nodiscard]] std::vector<Cell> solutions(const LessonStep& step);

/// Returns the file of the progress in the lessons of Atom-4.
[[nodiscard]] inline LessonProgressFile lesson_file() {
    return LessonProgressFile(data_directory() / "lessons");
}

}  // namespace atom4
