// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/lesson_run.h"

#include <algorithm>

#include "core/lines/throws.h"

namespace atom4::lines {

LessonRun::LessonRun(LessonId lesson)
    : lesson_(lesson), steps_(steps_of(lesson)), done_(steps_.size(), false), position_(steps_.front().position) {}

std::vector<int> LessonRun::next_colours() const {
    return draw_colours(step().seed, position_);
}

const LessonAttempt& LessonRun::move(Cell from, Cell to) {
    position_ = step().position;
    shown_ = attempt(step(), from, to);
    if (shown_->move) (void)position_.move_legal(from, to);
    if (shown_->thrown) (void)position_.throw_chips(shown_->thrown->thrown).value();
    if (shown_->does_it()) done_[number_] = true;
    return *shown_;
}

void LessonRun::again() {
    position_ = step().position;
    shown_.reset();
}

bool LessonRun::is_done() const {
    return std::find(done_.begin(), done_.end(), false) == done_.end();
}

void LessonRun::next() {
    require(has_next());
    ++number_;
    again();
}

void LessonRun::previous() {
    require(has_previous());
    --number_;
    again();
}

}  // namespace atom4::lines
