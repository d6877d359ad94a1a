// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/lesson_words/lesson_words.h"

#include "core/atom4/rules/notation.h"
#include "core/atom4/words/colour_words.h"
#include "core/atom4/words/match_words.h"
#include "core/language/text.h"

namespace atom4 {
namespace {

std::string later_task(LessonIdea idea) {
    switch (idea) {
        case LessonIdea::kOnePropagator:
            return translated(
                "White passes red on, straight ahead, to the piece behind it. Turn the green piece yellow through "
                "the white one.");
        case LessonIdea::kSeveralPropagators:
            return translated("A whole row passes it on. Turn the blue piece cyan through both whites.");
        case LessonIdea::kBlackPropagators:
            return translated(
                "For player 2 it is black that passes on. Turn the yellow piece red through both blacks.");
        case LessonIdea::kFourWhites:
            return translated("Player 1 wins with four whites in a row. Complete the row with red.");
        case LessonIdea::kFourThroughTheRow:
            return translated("Whites pass red on as well: this row can be completed from either end. Complete it.");
        case LessonIdea::kFourBlacks:
            return translated(
                "Player 2 wins with four blacks in a row, slanting ones too. Complete the row with cyan.");
        case LessonIdea::kStopPurple:
            return translated(
                "After your blue the opponent plays purple, which turns green black: a fourth one in a row. Stop "
                "that.");
        case LessonIdea::kStopBlue:
            return translated(
                "Blue comes next and turns yellow white: two rows want only that. Stop both with one cyan piece.");
        case LessonIdea::kPlanForGreen:
            return translated("Your next colour is green. Turn the blue piece into one that green will turn white.");
        case LessonIdea::kPlanForPurple:
            return translated("Your next colour is purple. Place cyan so that purple can complete four blacks.");
        case LessonIdea::kForkWithRed:
            return translated(
                "One four can be stopped, two cannot. Place red so that green can complete a row in two places.");
        case LessonIdea::kCompleteTheOther:
            return translated("Yellow could stop only one of them. Complete the other row with green.");
        default: return translated("And for player 2: place cyan so that purple can complete a row in two places.");
    }
}

std::string success(const LessonStep& step, const LessonAttempt& tried, std::string_view does) {
    const Colour played = step.position.to_play();
    const std::string theirs = colour_name(next_on_wheel(played));
    const std::string next = colour_name(next_on_wheel(played, 2));
    switch (step.task) {
        case LessonTask::kPlace:
            return fill(translated("Yes: there {0} touches two pieces that touch each other."), {colour_name(played)});
        case LessonTask::kTurn:
        case LessonTask::kTurnBeyond: return fill(translated("Yes: {0}"), {std::string(does)});
        case LessonTask::kWin: return translated("Four in a row: that wins!");
        case LessonTask::kStop: return fill(translated("Stopped: now {0} has no four to complete."), {theirs});
        case LessonTask::kPlan:
            return fill(translated("Yes: now {0} can complete a row at {1}, unless {2} stops it."),
                        {next, listed_cells(tried.cells), theirs});
        case LessonTask::kFork: break;
    }
    return fill(translated("Yes: {0} can complete a row at {1}, and {2} cannot stop both."),
                {next, listed_cells(tried.cells), theirs});
}

std::string why_not(const LessonStep& step, const LessonAttempt& tried) {
    const std::string placed = to_text(tried.cell);
    const Colour played = step.position.to_play();
    const std::string theirs = colour_name(next_on_wheel(played));
    const std::string next = colour_name(next_on_wheel(played, 2));
    switch (*tried.miss) {
        case LessonMiss::kTaken: return fill(translated("A piece lies on {0} already. Take a free place."), {placed});
        case LessonMiss::kTouchesNone:
            return fill(translated("{0} touches no piece. It takes two that touch each other."), {placed});
        case LessonMiss::kTouchesOne:
            return fill(translated("{0} touches only {1}. It takes two that touch each other."),
                        {placed, listed_cells(tried.cells)});
        case LessonMiss::kTouchesApart:
            return fill(translated("{0} touches {1}, which do not touch each other."),
                        {placed, listed_cells(tried.cells)});
        case LessonMiss::kTurnsNoneOf:
        case LessonMiss::kTurnsSomeOf:
            return fill(translated("But {0} stays {1}."),
                        {to_text(tried.cells.front()), piece_colour(*step.position.at(tried.cells.front()))});
        case LessonMiss::kTouchesItself:
            return translated("But it touches that piece. Find the place from which others pass it on.");
        case LessonMiss::kNoFour: return translated("That is no four in a row yet.");
        case LessonMiss::kLetsWin:
            return fill(translated("But then {0} at {1} completes four in a row."), {theirs, to_text(*tried.answer)});
        case LessonMiss::kNoPlan: return fill(translated("After that, {0} has no four to complete."), {next});
        case LessonMiss::kStopped: break;
    }
    return fill(translated("Then {0} could complete a row at {1}, but {2} at {3} stops it."),
                {next, listed_cells(tried.cells), theirs, to_text(*tried.answer)});
}

}  // namespace

std::string lesson_title(LessonId lesson) {
    switch (lesson) {
        case LessonId::kTouch: return translated("Where a piece goes");
        case LessonId::kMix: return translated("Mix to yellow and white");
        case LessonId::kTakeAway: return translated("Take away to black");
        case LessonId::kGoals: return translated("White and black");
        case LessonId::kPropagators: return translated("Propagators");
        case LessonId::kFour: return translated("Four in a row");
        case LessonId::kStop: return translated("Stop the opponent");
        case LessonId::kPlan: return translated("Plan your next colour");
        case LessonId::kFork: break;
    }
    return translated("Two fours at once");
}

std::string lesson_heading(LessonId lesson) {
    return fill(translated("Lesson {0} of {1}: {2}"), {std::to_string(static_cast<int>(lesson) + 1),
                                                       std::to_string(kLessonIds.size()), lesson_title(lesson)});
}

std::string lesson_task(LessonIdea idea) {
    switch (idea) {
        case LessonIdea::kTouchTwo:
            return translated("A piece goes where it touches two pieces that touch each other. Place the red one.");
        case LessonIdea::kRoundTheWheel:
            return translated("The colours take turns round the wheel: after red comes yellow. Place it.");
        case LessonIdea::kApartDoesNotCount:
            return translated("Two pieces that lie apart are not enough. Find the one place for red.");
        case LessonIdea::kMixToYellow:
            return translated(
                "Red beside green makes yellow, the colour between them on the wheel. Turn the green piece yellow.");
        case LessonIdea::kMixToCyan:
            return translated("Green beside blue makes cyan, again the colour between. Turn the blue piece cyan.");
        case LessonIdea::kMixToWhite:
            return translated(
                "Red and cyan are opposite on the wheel: together they make white. Turn the cyan piece white.");
        case LessonIdea::kTwoWhitesAtOnce:
            return translated("A piece acts on all that it touches. Turn both cyan pieces white at once.");
        case LessonIdea::kTakeAwayToGreen:
            return translated(
                "Yellow, cyan and purple take light away: yellow beside cyan leaves green. Turn the cyan piece "
                "green.");
        case LessonIdea::kTakeAwayToBlack:
            return translated(
                "Of opposite colours nothing is left: beside yellow, blue turns black. Turn the blue piece black.");
        case LessonIdea::kTwoBlacksAtOnce: return translated("Now with cyan: turn both red pieces black at once.");
        case LessonIdea::kTheirBlack:
            return translated(
                "Player 2 collects black. Red, green and blue give black their own colour: turn the black piece "
                "red.");
        case LessonIdea::kTheirWhite:
            return translated(
                "Player 1 collects white. Yellow, cyan and purple give white their own colour: turn the white "
                "piece cyan.");
        case LessonIdea::kOwnStays:
            return translated(
                "What you collect yourself is safe from you: white stays white beside red. Turn the black piece "
                "red.");
        default: return later_task(idea);
    }
}

std::string lesson_outcome(const LessonStep& step, const LessonAttempt& tried, std::string_view does) {
    if (tried.does_it()) return success(step, tried, does);
    const std::string reason = why_not(step, tried);
    return tried.is_placed() ? std::string(does) + ' ' + reason : reason;
}

std::string mixture_text(const Mixture& mixture) {
    return colour_name(mixture.played) + " + " + colour_name(mixture.met) + " = " + colour_name(mixture.made);
}

}  // namespace atom4
