// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/lessons.h"

#include <algorithm>
#include <utility>

#include "core/atom4/rules/notation.h"
#include "core/base/strings.h"

namespace atom4 {
namespace {

using Idea = LessonIdea;
using Task = LessonTask;

// A step as text.
struct Entry {
    LessonId lesson;
    Idea idea;
    Task task;
    std::string_view position;
    std::string_view cells = {};  // to be turned
    Colour colour = Colour::kBlack;
};

// On each board little can happen besides what the step is about. The boards of the last three lessons are from games
// of the engine, or from a search of all boards with two such rows, reduced to what the idea needs.
constexpr std::array kEntries{
    Entry{LessonId::kTouch, Idea::kTouchTwo, Task::kPlace, "2RY2/6/6/6/6/6 R"},
    Entry{LessonId::kTouch, Idea::kRoundTheWheel, Task::kPlace, "2RY2/2R3/6/6/6/6 Y"},
    Entry{LessonId::kTouch, Idea::kApartDoesNotCount, Task::kPlace, "6/6/6/6/6/1Y1CY1 G"},

    Entry{LessonId::kMix, Idea::kMixToYellow, Task::kTurn, "6/2G3/2YP2/6/6/6 R", "c2", Colour::kYellow},
    Entry{LessonId::kMix, Idea::kMixToCyan, Task::kTurn, "6/6/3Y2/2CB2/6/6 G", "d4", Colour::kCyan},
    Entry{LessonId::kMix, Idea::kMixToWhite, Task::kTurn, "6/6/6/2PY2/3C2/6 R", "d5", Colour::kWhite},
    Entry{LessonId::kMix, Idea::kTwoWhitesAtOnce, Task::kTurn, "6/2YC2/3C2/6/6/6 R", "d2 d3", Colour::kWhite},

    Entry{LessonId::kTakeAway, Idea::kTakeAwayToGreen, Task::kTurn, "6/6/6/1GR3/2C3/6 Y", "c5", Colour::kGreen},
    Entry{LessonId::kTakeAway, Idea::kTakeAwayToBlack, Task::kTurn, "6/3BG1/4R1/6/6/6 Y", "d2", Colour::kBlack},
    Entry{LessonId::kTakeAway, Idea::kTwoBlacksAtOnce, Task::kTurn, "6/6/2G3/1RR3/6/6 C", "b4 c4", Colour::kBlack},

    Entry{LessonId::kGoals, Idea::kTheirBlack, Task::kTurn, "6/3P2/3YK1/6/6/6 R", "e3", Colour::kRed},
    Entry{LessonId::kGoals, Idea::kTheirWhite, Task::kTurn, "6/6/6/2BW2/3G2/6 C", "d4", Colour::kCyan},
    Entry{LessonId::kGoals, Idea::kOwnStays, Task::kTurn, "2KY2/2W3/6/6/6/6 R", "c1", Colour::kRed},

    Entry{LessonId::kPropagators, Idea::kOnePropagator, Task::kTurnBeyond, "6/6/2WG2/1P4/6/6 R", "d3", Colour::kYellow},
    Entry{LessonId::kPropagators, Idea::kSeveralPropagators, Task::kTurnBeyond, "7/7/2CW3/3W3/4B2/7/7 G", "e5",
          Colour::kCyan},
    Entry{LessonId::kPropagators, Idea::kBlackPropagators, Task::kTurnBeyond, "7/3B3/4K2/3KC2/3Y3/7/7 P", "d5",
          Colour::kRed},

    Entry{LessonId::kFour, Idea::kFourWhites, Task::kWin, "7/7/1WWWC2/2B1G2/7/7/7 R"},
    Entry{LessonId::kFour, Idea::kFourThroughTheRow, Task::kWin, "7/7/1CWWW2/4G2/7/7/7 R"},
    Entry{LessonId::kFour, Idea::kFourBlacks, Task::kWin, "7/2K4/3K3/3K3/4R2/7/7 C"},

    Entry{LessonId::kStop, Idea::kStopPurple, Task::kStop, "7/KKKG3/4R2/4R2/3YY2/7/7 B"},
    Entry{LessonId::kStop, Idea::kStopBlue, Task::kStop, "7/3Y3/2WWWY1/4WR1/5W1/7/7 C"},

    Entry{LessonId::kPlan, Idea::kPlanForGreen, Task::kPlan, "7/7/1WWWB2/1R2Y2/7/7/7 R"},
    Entry{LessonId::kPlan, Idea::kPlanForPurple, Task::kPlan, "7/7/2R4/1YRKK2/7/7/7 C"},

    Entry{LessonId::kFork, Idea::kForkWithRed, Task::kFork, "4BB1/3W1W1/3W2W/2W3W/7/7/7 R"},
    Entry{LessonId::kFork, Idea::kCompleteTheOther, Task::kWin, "3YRP1/3YRW1/3W2W/2W3W/7/7/7 G"},
    Entry{LessonId::kFork, Idea::kForkWithCyan, Task::kFork, "7/7/7/1K5/1K5/Y6/KKYK3 C"},
};

LessonStep step_of(const Entry& entry) {
    auto position = parse_position(entry.position);
    LessonStep step{entry.idea, entry.task, std::move(position).value(), {}, entry.colour};
    for (const std::string_view name : words_of(entry.cells)) step.cells.push_back(parse_cell(name).value());
    return step;
}

}  // namespace

std::optional<Mixture> mixture_of(const LessonStep& step) {
    if (step.cells.empty()) return std::nullopt;
    return Mixture{step.position.to_play(), *step.position.at(step.cells.front()), step.colour};
}

std::vector<LessonStep> steps_of(LessonId lesson) {
    std::vector<LessonStep> steps;
    for (const Entry& entry : kEntries)
        if (entry.lesson == lesson) steps.push_back(step_of(entry));
    return steps;
}

std::string_view name_of(LessonId lesson) {
    switch (lesson) {
        case LessonId::kTouch: return "touch";
        case LessonId::kMix: return "mix";
        case LessonId::kTakeAway: return "take-away";
        case LessonId::kGoals: return "goals";
        case LessonId::kPropagators: return "propagators";
        case LessonId::kFour: return "four";
        case LessonId::kStop: return "stop";
        case LessonId::kPlan: return "plan";
        case LessonId::kFork: break;
    }
    return "fork";
}

namespace {

std::vector<Cell> pieces_touched(const Position& position, Cell cell) {
    std::vector<Cell> touched;
    for (const Direction direction : kDirections) {
        const Cell neighbour = step(cell, direction);
        if (position.size().contains(neighbour) && position.at(neighbour)) touched.push_back(neighbour);
    }
    return touched;
}

void print_why_illegal(const Position& position, LessonAttempt& attempt) {
    if (position.at(attempt.cell)) {
        attempt.miss = LessonMiss::kTaken;
        return;
    }
    attempt.cells = pieces_touched(position, attempt.cell);
    attempt.miss = attempt.cells.empty()       ? LessonMiss::kTouchesNone
                   : attempt.cells.size() == 1 ? LessonMiss::kTouchesOne
                                               : LessonMiss::kTouchesApart;
}

std::optional<Change> change_at(const Reaction& reaction, Cell cell) {
    for (const Change& change : reaction.changes())
        if (change.cell == cell) return change;
    return std::nullopt;
}

void judge_turning(const LessonStep& step, LessonAttempt& attempt) {
    for (const Cell cell : step.cells) {
        const auto change = change_at(*attempt.reaction, cell);
        if (!change || change->after != step.colour) attempt.cells.push_back(cell);
    }
    if (!attempt.cells.empty()) {
        attempt.miss = attempt.cells.size() == step.cells.size() ? LessonMiss::kTurnsNoneOf : LessonMiss::kTurnsSomeOf;
        return;
    }
    if (step.task != LessonTask::kTurnBeyond) return;
    for (const Cell cell : step.cells)
        if (change_at(*attempt.reaction, cell)->distance == 1) {
            attempt.miss = LessonMiss::kTouchesItself;
            attempt.cells.push_back(cell);
            return;
        }
}

// Returns where the opponent's next piece leaves the player's next one no row to complete; std::nullopt if nowhere.
std::optional<Cell> find_defence(Position after) {
    const auto legal = after.legal_moves();
    std::vector<Cell> replies(legal.begin(), legal.end());
    std::sort(replies.begin(), replies.end());
    for (const Cell cell : replies) {
        const Reaction reply = after.play_legal(cell);
        const bool wins = after.find_win(after.to_play()).has_value();
        after.undo(reply);
        if (!wins) return cell;
    }
    return std::nullopt;
}

std::vector<Cell> wins_of(const Position& position, Colour played) {
    const Wins wins = position.find_wins(played);
    std::vector<Cell> cells(wins.cells().begin(), wins.cells().end());
    std::sort(cells.begin(), cells.end());
    return cells;
}

void judge_ahead(const LessonStep& step, const Position& after, LessonAttempt& attempt) {
    // A row that is completed at once leaves nothing to stop and nothing to plan for.
    if (attempt.reaction->wins()) return;
    attempt.answer = after.find_win(after.to_play());
    if (attempt.answer) {
        attempt.miss = LessonMiss::kLetsWin;
        return;
    }
    if (step.task == LessonTask::kStop) return;
    attempt.cells = wins_of(after, next_on_wheel(after.to_play()));
    if (attempt.cells.empty()) {
        attempt.miss = LessonMiss::kNoPlan;
        return;
    }
    if (step.task == LessonTask::kPlan) return;
    attempt.answer = find_defence(after);
    if (attempt.answer) attempt.miss = LessonMiss::kStopped;
}

}  // namespace

LessonAttempt attempt(const LessonStep& step, Cell cell) {
    LessonAttempt attempt{.cell = cell, .reaction = {}, .miss = {}, .cells = {}, .answer = {}};
    Position after = step.position;
    const auto reaction = after.play(cell);
    if (!reaction) {
        print_why_illegal(step.position, attempt);
        return attempt;
    }
    attempt.reaction = *reaction;
    switch (step.task) {
        case LessonTask::kPlace: break;
        case LessonTask::kTurn:
        case LessonTask::kTurnBeyond: judge_turning(step, attempt); break;
        case LessonTask::kWin:
            if (!reaction->wins()) attempt.miss = LessonMiss::kNoFour;
            break;
        case LessonTask::kStop:
        case LessonTask::kPlan:
        case LessonTask::kFork: judge_ahead(step, after, attempt); break;
    }
    return attempt;
}

std::vector<Cell> solutions(const LessonStep& step) {
    std::vector<Cell> found;
    for (const Cell cell : step.position.legal_moves())
        if (attempt(step, cell).succeeded()) found.push_back(cell);
    std::sort(found.begin(), found.end());
    return found;
}

}  // namespace atom4
