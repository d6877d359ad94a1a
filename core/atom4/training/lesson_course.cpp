// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/lesson_course.h"

#include <algorithm>
#include <utility>

#include "core/atom4/training/lesson_texts.h"
#include "core/base/translation.h"

namespace atom4 {

LessonCourse::LessonCourse(LessonProgressFile file, Detail detail)
    : file_(std::move(file)), progress_(file_.progress()), detail_(detail) {
    begin(progress_.first_open(kLessonIds).value_or(kLessonIds.front()));
}

void LessonCourse::begin(LessonId lesson) {
    lesson_ = lesson;
    steps_ = steps_of(lesson);
    done_.assign(steps_.size(), false);
    go_to(0);
}

std::string LessonCourse::count() const {
    return fill(translated("{0} of {1}"), {std::to_string(number_ + 1), std::to_string(steps_.size())});
}

std::optional<Mixture> LessonCourse::mixture() const {
    if (!shown_ || !shown_->reaction || shown_->reaction->changes().empty()) return mixture_of(step());
    const auto changes = shown_->reaction->changes();
    // A change of a cell that the step is about weighs most, then one to the player's goal colour, then one from the
    // opponent's.
    const Colour goal = goal_colour(shown_->reaction->mover());
    const Colour theirs = goal_colour(opponent(shown_->reaction->mover()));
    const auto weight = [&](const Change& change) {
        const bool wanted = std::count(step().cells.begin(), step().cells.end(), change.cell) > 0;
        return wanted ? 3 : change.after == goal ? 2 : change.before == theirs ? 1 : 0;
    };
    Change strongest = changes[0];
    for (const Change& change : changes)
        if (weight(change) > weight(strongest)) strongest = change;
    return Mixture{shown_->reaction->colour(), strongest.before, strongest.after};
}

const LessonAttempt& LessonCourse::play(Cell cell) {
    again();
    shown_ = attempt(step(), cell);
    if (shown_->is_placed()) (void)board_.play_legal(cell);
    if (!shown_->succeeded() || done_[number_]) return *shown_;
    done_[number_] = true;
    if (std::find(done_.begin(), done_.end(), false) != done_.end()) return *shown_;
    progress_.finish(name_of(lesson_));
    trouble_ = file_.finish(name_of(lesson_));
    return *shown_;
}

std::string LessonCourse::said() const {
    if (!shown_) return {};
    return lesson_outcome(step(), *shown_, detail_);
}

void LessonCourse::again() {
    board_ = step().position;
    shown_.reset();
    trouble_.reset();
}

Cell LessonCourse::help() {
    again();
    return solutions(step()).front();
}

void LessonCourse::next() {
    require(has_next());
    has_next_step() ? go_to(number_ + 1) : begin(kLessonIds[static_cast<std::size_t>(lesson_) + 1]);
}

void LessonCourse::previous() {
    require(has_previous());
    go_to(number_ - 1);
}

void LessonCourse::go_to(std::size_t number) {
    number_ = number;
    again();
}

}  // namespace atom4
