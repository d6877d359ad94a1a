// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/atom4/rules/position.h"

namespace atom4 {

/// The lessons, in the order in which they are learned: each needs only what those before it have shown.
enum class LessonId : std::uint8_t {
    kTouch,        ///< where a piece may go, and which piece it is
    kMix,          ///< adding light: to yellow, and to white
    kTakeAway,     ///< taking light away, to black
    kGoals,        ///< what one's colours do to goal pieces, the other player's and one's own
    kPropagators,  ///< goal pieces pass on what reaches them
    kFour,         ///< four in a row
    kStop,         ///< seeing the opponent's next colour, and stopping it
    kPlan,         ///< planning for one's own next colour
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
    kPlace,       ///< lie where it may
    kTurn,        ///< turn all the cells to the colour
    kTurnBeyond,  ///< the same, through propagators
    kWin,         ///< complete a row
    kStop,        ///< leave the opponent's next piece no row to complete
    kPlan,        ///< that, and one's own next piece completes one if nothing is done
    kFork,        ///< whatever the opponent does, one's own next piece completes a row
};

/// One thing to be done on the board, with one placement.
struct LessonStep {
    LessonIdea idea;
    LessonTask task;
    Position position;
    std::vector<Cell> cells;         ///< those to be turned; else none
    Colour colour = Colour::kBlack;  ///< what they are to become
};

/// A played colour, one that it meets, and what that one becomes.
struct Mixture {
    Colour played;
    Colour met;
    Colour made;

    friend bool operator==(const Mixture&, const Mixture&) = default;
};

/// What the step is to show on the wheel from the start: the mixture that it asks for; nothing where it asks for none.
[[nodiscard]] std::optional<Mixture> mixture_of(const LessonStep& step);

/// The steps of a lesson, from the first to the last.
[[nodiscard]] std::vector<LessonStep> steps_of(LessonId lesson);

/// What the lesson is called where progress is kept; never changes.
[[nodiscard]] std::string_view name_of(LessonId lesson);

}  // namespace atom4
