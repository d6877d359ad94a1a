// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/lesson_run.h"

#include <algorithm>
#include <utility>

namespace atom4 {

LessonRun::LessonRun(LessonId lesson)
    : lesson_(lesson), steps_(steps_of(lesson)), done_(steps_.size(), false), board_(steps_.front().position) {}

std::optional<Mixture> LessonRun::mixture() const {
    if (!shown_ || !shown_->reaction || shown_->reaction->changes().empty()) return mixture_of(step());
    const auto changes = shown_->reaction->changes();
    // What was asked for before what a row is made of, that before what the other one's row loses, and that before what
    // happened beside it.
    const Colour goal = goal_colour(shown_->reaction->mover());
    const Colour theirs = goal_colour(opponent(shown_->reaction->mover()));
    const auto weight = [&](const Change& change) {
        const bool wanted = std::count(step().cells.begin(), step().cells.end(), change.cell) > 0;
        return wanted ? 3 : change.after == goal ? 2 : change.before == theirs ? 1 : 0;
    };
    Change told = changes[0];
    for (const Change& change : changes)
        if (weight(change) > weight(told)) told = change;
    return Mixture{shown_->reaction->colour(), told.before, told.after};
}

const LessonAttempt& LessonRun::play(Cell cell) {
    board_ = step().position;
    shown_ = attempt(step(), cell);
    if (shown_->is_placed()) (void)board_.play_legal(cell);
    if (shown_->does_it()) done_[number_] = true;
    return *shown_;
}

void LessonRun::again() {
    board_ = step().position;
    shown_.reset();
}

bool LessonRun::is_done() const {
    return std::find(done_.begin(), done_.end(), false) == done_.end();
}

void LessonRun::next() {
    require(has_next());
    go_to(number_ + 1);
}

void LessonRun::previous() {
    require(has_previous());
    go_to(number_ - 1);
}

void LessonRun::go_to(std::size_t number) {
    number_ = number;
    again();
}

}  // namespace atom4
