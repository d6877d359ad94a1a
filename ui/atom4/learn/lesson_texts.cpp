// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/learn/lesson_texts.h"

#include <QLocale>
#include <QStringList>

#include "ui/atom4/words/messages.h"
#include "ui/language/file_messages.h"
#include "ui/look/colour_names.h"

namespace atom4::ui {
namespace {

QString listed(const std::vector<Cell>& cells) {
    QStringList names;
    for (const Cell cell : cells) names += Messages::name(cell);
    return QLocale().createSeparatedList(names);
}

}  // namespace

QString LessonTexts::title(LessonId lesson) {
    switch (lesson) {
        case LessonId::kTouch: return tr("Where a piece goes", "title of a lesson");
        case LessonId::kMix: return tr("Mix to yellow and white", "title of a lesson");
        case LessonId::kTakeAway: return tr("Take away to black", "title of a lesson");
        case LessonId::kGoals: return tr("White and black", "title of a lesson");
        case LessonId::kPropagators: return tr("Propagators", "title of a lesson");
        case LessonId::kFour: return tr("Four in a row", "title of a lesson");
        case LessonId::kStop: return tr("Stop the opponent", "title of a lesson");
        case LessonId::kPlan: return tr("Plan your next colour", "title of a lesson");
        case LessonId::kFork: break;
    }
    return tr("Two fours at once", "title of a lesson");
}

QString LessonTexts::task(LessonIdea idea) {
    switch (idea) {
        case LessonIdea::kTouchTwo:
            return tr("A piece goes where it touches two pieces that touch each other. Place the red one.");
        case LessonIdea::kRoundTheWheel:
            return tr("The colours take turns round the wheel: after red comes yellow. Place it.");
        case LessonIdea::kApartDoesNotCount:
            return tr("Two pieces that lie apart are not enough. Find the one place for red.");
        case LessonIdea::kMixToYellow:
            return tr(
                "Red beside green makes yellow, the colour between them on the wheel. Turn the green piece yellow.");
        case LessonIdea::kMixToCyan:
            return tr("Green beside blue makes cyan, again the colour between. Turn the blue piece cyan.");
        case LessonIdea::kMixToWhite:
            return tr("Red and cyan are opposite on the wheel: together they make white. Turn the cyan piece white.");
        case LessonIdea::kTwoWhitesAtOnce:
            return tr("A piece acts on all that it touches. Turn both cyan pieces white at once.");
        case LessonIdea::kTakeAwayToGreen:
            return tr(
                "Yellow, cyan and purple take light away: yellow beside cyan leaves green. Turn the cyan piece "
                "green.");
        case LessonIdea::kTakeAwayToBlack:
            return tr(
                "Of opposite colours nothing is left: beside yellow, blue turns black. Turn the blue piece black.");
        case LessonIdea::kTwoBlacksAtOnce: return tr("Now with cyan: turn both red pieces black at once.");
        case LessonIdea::kTheirBlack:
            return tr(
                "Player 2 collects black. Red, green and blue give black their own colour: turn the black piece "
                "red.");
        case LessonIdea::kTheirWhite:
            return tr(
                "Player 1 collects white. Yellow, cyan and purple give white their own colour: turn the white "
                "piece cyan.");
        case LessonIdea::kOwnStays:
            return tr(
                "What you collect yourself is safe from you: white stays white beside red. Turn the black piece "
                "red.");
        default: return laterTask(idea);
    }
}

QString LessonTexts::laterTask(LessonIdea idea) {
    switch (idea) {
        case LessonIdea::kOnePropagator:
            return tr(
                "White passes red on, straight ahead, to the piece behind it. Turn the green piece yellow through "
                "the white one.");
        case LessonIdea::kSeveralPropagators:
            return tr("A whole row passes it on. Turn the blue piece cyan through both whites.");
        case LessonIdea::kBlackPropagators:
            return tr("For player 2 it is black that passes on. Turn the yellow piece red through both blacks.");
        case LessonIdea::kFourWhites: return tr("Player 1 wins with four whites in a row. Complete the row with red.");
        case LessonIdea::kFourThroughTheRow:
            return tr("Whites pass red on as well: this row can be completed from either end. Complete it.");
        case LessonIdea::kFourBlacks:
            return tr("Player 2 wins with four blacks in a row, slanting ones too. Complete the row with cyan.");
        case LessonIdea::kStopPurple:
            return tr(
                "After your blue the opponent plays purple, which turns green black: a fourth one in a row. Stop "
                "that.");
        case LessonIdea::kStopBlue:
            return tr(
                "Blue comes next and turns yellow white: two rows want only that. Stop both with one cyan piece.");
        case LessonIdea::kPlanForGreen:
            return tr("Your next colour is green. Turn the blue piece into one that green will turn white.");
        case LessonIdea::kPlanForPurple:
            return tr("Your next colour is purple. Place cyan so that purple can complete four blacks.");
        case LessonIdea::kForkWithRed:
            return tr("One four can be stopped, two cannot. Place red so that green can complete a row in two places.");
        case LessonIdea::kCompleteTheOther:
            return tr("Yellow could stop only one of them. Complete the other row with green.");
        default: return tr("And for player 2: place cyan so that purple can complete a row in two places.");
    }
}

QString LessonTexts::outcome(const LessonStep& step, const LessonAttempt& tried) {
    return tried.does_it() ? success(step, tried) : whyNot(step, tried);
}

QString LessonTexts::success(const LessonStep& step, const LessonAttempt& tried) {
    const Colour played = step.position.to_play();
    const QString theirs = ColourNames::of(next_on_wheel(played));
    const QString next = ColourNames::of(next_on_wheel(played, 2));
    switch (step.task) {
        case LessonTask::kPlace:
            return tr("Yes: there %1 touches two pieces that touch each other.", "%1 is a colour")
                .arg(ColourNames::of(played));
        case LessonTask::kTurn:
        case LessonTask::kTurnBeyond:
            return tr("Yes: %1.", "what a move does").arg(Messages::reaction(*tried.reaction));
        case LessonTask::kWin: return tr("Four in a row: that wins!");
        case LessonTask::kStop: return tr("Stopped: now %1 has no four to complete.", "%1 is a colour").arg(theirs);
        case LessonTask::kPlan:
            return tr("Yes: now %1 can complete a row at %2, unless %3 stops it.", "a colour, cells, another colour")
                .arg(next, listed(tried.cells), theirs);
        case LessonTask::kFork: break;
    }
    return tr("Yes: %1 can complete a row at %2, and %3 cannot stop both.", "a colour, cells, another colour")
        .arg(next, listed(tried.cells), theirs);
}

QString LessonTexts::whyNot(const LessonStep& step, const LessonAttempt& tried) {
    const QString placed = Messages::name(tried.cell);
    const QString does = tried.reaction ? Messages::reaction(*tried.reaction) : QString();
    const Colour played = step.position.to_play();
    const QString theirs = ColourNames::of(next_on_wheel(played));
    const QString next = ColourNames::of(next_on_wheel(played, 2));
    switch (*tried.miss) {
        case LessonMiss::kTaken: return tr("A piece lies on %1 already. Take a free place.").arg(placed);
        case LessonMiss::kTouchesNone:
            return tr("%1 touches no piece. It takes two that touch each other.").arg(placed);
        case LessonMiss::kTouchesOne:
            return tr("%1 touches only %2. It takes two that touch each other.", "cells")
                .arg(placed, listed(tried.cells));
        case LessonMiss::kTouchesApart:
            return tr("%1 touches %2, which do not touch each other.", "cells").arg(placed, listed(tried.cells));
        case LessonMiss::kTurnsNoneOf:
        case LessonMiss::kTurnsSomeOf:
            return tr("%1; %2 stays %3.", "what a move does, a cell, a colour")
                .arg(does, Messages::name(tried.cells.front()),
                     ColourNames::of(*step.position.at(tried.cells.front())));
        case LessonMiss::kTouchesItself:
            return tr("%1, but touches it. Find the place from which others pass it on.", "what a move does").arg(does);
        case LessonMiss::kNoFour: return tr("%1. That is no four in a row yet.", "what a move does").arg(does);
        case LessonMiss::kLetsWin:
            return tr("%1. But then %2 at %3 completes four in a row.", "what a move does, a colour, a cell")
                .arg(does, theirs, Messages::name(*tried.answer));
        case LessonMiss::kNoPlan:
            return tr("%1. After that, %2 has no four to complete.", "what a move does, a colour").arg(does, next);
        case LessonMiss::kStopped: break;
    }
    return tr("%1. Then %2 could complete a row at %3, but %4 at %5 stops it.",
              "what a move does, a colour, cells, another colour, a cell")
        .arg(does, next, listed(tried.cells), theirs, Messages::name(*tried.answer));
}

QString LessonTexts::trouble(SystemError error) {
    return tr("It cannot be kept which lessons are done: %1. Make room, or look at who may write in your home folder.")
        .arg(FileMessages::systemError(error));
}

}  // namespace atom4::ui
