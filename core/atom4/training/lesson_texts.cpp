// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/lesson_texts.h"

#include "core/atom4/rules/colour.h"
#include "core/atom4/rules/notation.h"
#include "core/base/translation.h"

namespace atom4 {
namespace {

std::string later_task(LessonIdea idea) {
    switch (idea) {
        case LessonIdea::kOnePropagator:
            return translated(
                "White passes player 1's colours on, straight ahead, to the piece behind: it is a propagator. Turn the "
                "green piece yellow through the white one.");
        case LessonIdea::kSeveralPropagators:
            return translated(
                "A whole row passes them on, but only pieces that were white before the move. Turn the blue piece cyan "
                "through both whites.");
        case LessonIdea::kBlackPropagators:
            return translated("Player 2's colours pass through black. Turn the yellow piece red through both blacks.");
        case LessonIdea::kFourWhites:
            return translated(
                "Player 1 wins with four whites in a row, in any direction of the lattice. Complete the row with red.");
        case LessonIdea::kFourThroughTheRow:
            return translated(
                "Whites pass red on as well: this row can be completed beside its cyan piece, or from its other end. "
                "Complete it.");
        case LessonIdea::kFourBlacks:
            return translated(
                "Player 2 wins with four blacks in a row, slanting ones too. Complete the row with cyan.");
        case LessonIdea::kStopPurple:
            return translated(
                "After your blue the opponent plays purple, which turns green to black: a fourth one in a row. Stop "
                "that.");
        case LessonIdea::kStopBlue:
            return translated(
                "Blue comes next and turns yellow to white, and each of two rows waits for a yellow piece. Find the "
                "one cyan piece that stops both.");
        case LessonIdea::kPlanForGreen:
            return translated(
                "After your red and the opponent's yellow you play green. Turn the blue piece into one that green will "
                "turn white.");
        case LessonIdea::kPlanForPurple:
            return translated(
                "After your cyan and the opponent's blue you play purple. Place cyan so that purple can complete four "
                "blacks.");
        case LessonIdea::kForkWithRed:
            return translated(
                "Two rows that wait for different pieces are hard to stop. Place red so that green can complete a row "
                "in two places, and yellow cannot stop both.");
        case LessonIdea::kCompleteTheOther:
            return translated("Yellow could stop only one of them. Complete the other row with green.");
        default: return translated("And for player 2: place cyan so that purple can complete a row in two places.");
    }
}

std::string success(const LessonStep& step, const LessonAttempt& tried, Detail detail) {
    const Colour played = step.position.to_play();
    const std::string theirs = colour_name(next_on_wheel(played));
    const std::string next = colour_name(next_on_wheel(played, 2));
    switch (step.task) {
        case LessonTask::kPlace:
            return fill(translated("Yes: there {0} touches two pieces that touch each other."), {colour_name(played)});
        case LessonTask::kTurn:
        case LessonTask::kTurnBeyond: return fill(translated("Yes: {0}"), {reaction_text(*tried.reaction, detail)});
        case LessonTask::kWin:
            return fill(translated("Yes: {0}"), {reaction_text(*tried.reaction, detail)}) + ' ' +
                   translated("Four in a row!");
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
        case LessonMiss::kTaken: return fill(translated("{0} is taken. Choose an empty cell."), {placed});
        case LessonMiss::kTouchesNone:
            return fill(translated("{0} touches no piece. It must touch two that touch each other."), {placed});
        case LessonMiss::kTouchesOne:
            return fill(translated("{0} touches only {1}. It must touch two that touch each other."),
                        {placed, listed_cells(tried.cells)});
        case LessonMiss::kTouchesApart:
            return fill(translated("{0} touches {1}, which do not touch each other."),
                        {placed, listed_cells(tried.cells)});
        case LessonMiss::kTurnsNoneOf:
        case LessonMiss::kTurnsSomeOf:
            return fill(translated("But {0} stays {1}."),
                        {to_text(tried.cells.front()), piece_colour(*step.position.at(tried.cells.front()))});
        case LessonMiss::kTouchesItself:
            return translated("But it touches that piece. Find the cell from which other pieces pass the colour on.");
        case LessonMiss::kNoFour: return translated("That isn't four in a row yet.");
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
        case LessonId::kTakeAway: return translated("Remove light to make black");
        case LessonId::kGoals: return translated("White and black");
        case LessonId::kPropagators: return translated("Passing colours on");
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
            return translated(
                "Four whites in a row win for player 1, four blacks for player 2, and both have to be mixed. A piece "
                "goes where it touches two that touch each other: place the red piece.");
        case LessonIdea::kRoundTheWheel:
            return translated(
                "The colours come round the wheel: red, yellow, green, cyan, blue, purple. Red, green and blue are "
                "player 1's, the others player 2's: place yellow.");
        case LessonIdea::kApartDoesNotCount:
            return translated("Two pieces that do not touch each other are not enough. Find the one cell for green.");
        case LessonIdea::kMixToYellow:
            return translated(
                "The piece you place keeps its colour and acts on every piece it touches. Red turns green to yellow, "
                "the colour between them on the wheel: turn the green piece yellow.");
        case LessonIdea::kMixToCyan:
            return translated("Green turns blue to cyan, again the colour between them. Turn the blue piece cyan.");
        case LessonIdea::kMixToWhite:
            return translated(
                "Red, green and blue turn the colour opposite on the wheel to white: red does so to cyan. Turn the "
                "cyan piece white.");
        case LessonIdea::kTwoWhitesAtOnce:
            return translated(
                "Neighbours on the wheel do not change: red leaves yellow and purple as they are. Turn both cyan "
                "pieces white at once.");
        case LessonIdea::kTakeAwayToGreen:
            return translated(
                "Player 2's yellow, cyan and purple take light away: yellow turns cyan to green, again the colour "
                "between them. Turn the cyan piece green.");
        case LessonIdea::kTakeAwayToBlack:
            return translated(
                "They turn the colour opposite on the wheel to black: yellow does so to blue. Turn the blue piece "
                "black.");
        case LessonIdea::kTwoBlacksAtOnce:
            return translated(
                "So the piece you place decides: red turns cyan to white, but cyan turns red to black. Turn both red "
                "pieces black at once.");
        case LessonIdea::kTheirBlack:
            return translated(
                "Player 1's red, green and blue turn black into their own colour. Turn the black piece red.");
        case LessonIdea::kTheirWhite:
            return translated("Player 2's yellow, cyan and purple do the same to white. Turn the white piece cyan.");
        case LessonIdea::kOwnStays:
            return translated(
                "Your own whites are safe from you: red leaves white as it is, but turns black to red. Turn the black "
                "piece red.");
        default: return later_task(idea);
    }
}

std::string lesson_outcome(const LessonStep& step, const LessonAttempt& tried, Detail detail) {
    if (tried.succeeded()) return success(step, tried, detail);
    const std::string reason = why_not(step, tried);
    return tried.is_placed() ? reaction_text(*tried.reaction, detail) + ' ' + reason : reason;
}

std::string unsaved_lessons_text(std::string_view reason) {
    return fill(translated("Couldn't save your lesson progress: {0}."), {reason});
}

std::string mixture_text(const Mixture& mixture) {
    return colour_name(mixture.played) + ": " + colour_name(mixture.met) + " -> " + colour_name(mixture.made);
}

}  // namespace atom4
