// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/lesson_attempt.h"

#include <algorithm>

namespace atom4 {
namespace {

std::vector<Cell> pieces_touched(const Position& position, Cell cell) {
    std::vector<Cell> touched;
    for (const Direction direction : kDirections) {
        const Cell neighbour = step(cell, direction);
        if (position.size().contains(neighbour) && position.at(neighbour)) touched.push_back(neighbour);
    }
    return touched;
}

void tell_why_illegal(const Position& position, LessonAttempt& attempt) {
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

// Where the opponent's next piece leaves the mover's next one no row to complete; nothing where it does everywhere.
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
        tell_why_illegal(step.position, attempt);
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
        if (attempt(step, cell).does_it()) found.push_back(cell);
    std::sort(found.begin(), found.end());
    return found;
}

}  // namespace atom4
