// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/lessons/lesson_run.h"

#include <algorithm>
#include <utility>

namespace atom4 {

LessonRun::LessonRun(LessonId lesson)
    : lesson_(lesson), steps_(steps_of(lesson)), done_(steps_.size(), false), board_(steps_.front().position) {}

std::optional<Mixture> LessonRun::mixture() const {
    if (!shown_ || !shown_->reaction || shown_->reaction->changes().empty()) return mixture_of(step());
    const auto changes = shown_->reaction->changes();
    // What was asked for before what happened beside it.
    for (const Change& change : changes)
        if (std::count(step().cells.begin(), step().cells.end(), change.cell) > 0)
            return Mixture{shown_->reaction->colour(), change.before, change.after};
    const Change first = changes[0];
    return Mixture{shown_->reaction->colour(), first.before, first.after};
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
