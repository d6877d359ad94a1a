// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/lesson_course.h"

#include <algorithm>
#include <utility>

#include "core/base/translation.h"
#include "core/lines/lesson_words.h"

namespace atom4::lines {
namespace {

LessonId first_undone(const LessonProgress& progress) {
    const auto found = std::find_if(kLessonIds.begin(), kLessonIds.end(),
                                    [&](LessonId lesson) { return !progress.is_done(name_of(lesson)); });
    return found == kLessonIds.end() ? kLessonIds.front() : *found;
}

}  // namespace

LessonCourse::LessonCourse(LessonProgressFile file)
    : file_(std::move(file)), progress_(file_.progress()), run_(first_undone(progress_)) {}

std::string LessonCourse::name() const {
    return translated("Lessons");
}

std::string LessonCourse::title(std::size_t entry) const {
    return lesson_title(kLessonIds[entry]);
}

bool LessonCourse::is_done(std::size_t entry) const {
    return progress_.is_done(name_of(kLessonIds[entry]));
}

std::string LessonCourse::result(std::size_t entry) const {
    return is_done(entry) ? translated_in("of a lesson", "done") : std::string();
}

std::string LessonCourse::heading() const {
    return lesson_heading(run_.lesson());
}

std::string LessonCourse::count() const {
    return fill(translated("{0} of {1}"), {std::to_string(run_.step_number() + 1), std::to_string(run_.step_count())});
}

std::string LessonCourse::task() const {
    return lesson_task(run_.step().idea);
}

std::vector<int> LessonCourse::next_colours() const {
    return shows_next() && !has_tried() ? run_.next_colours() : std::vector<int>();
}

void LessonCourse::move(Move move) {
    const bool was_done = run_.is_done();
    run_.move(move.from, move.to);
    trouble_.reset();
    if (was_done || !run_.is_done()) return;
    progress_.finish(name_of(run_.lesson()));
    trouble_ = file_.finish(name_of(run_.lesson()));
}

std::vector<Change> LessonCourse::changes() const {
    std::vector<Change> changes;
    if (!run_.shown()) return changes;
    if (run_.shown()->move) changes.push_back(*run_.shown()->move);
    if (run_.shown()->thrown) changes.push_back(*run_.shown()->thrown);
    return changes;
}

std::string LessonCourse::said() const {
    return run_.shown() ? lesson_outcome(*run_.shown()) : std::string();
}

std::string LessonCourse::unkept(const std::string& reason) const {
    return fill(translated("It is not kept which lessons are done: {0}."), {reason});
}

Course::Help LessonCourse::help() {
    return {solution(run_.step()), {}};
}

Course::Next LessonCourse::next_is() const {
    if (run_.has_next()) return Next::kStep;
    return run_.lesson() == kLessonIds.back() ? Next::kEnd : Next::kEntry;
}

std::string LessonCourse::end() const {
    return translated("That was the last lesson.");
}

void LessonCourse::next() {
    require(next_is() != Next::kEnd);
    run_.has_next() ? run_.next() : begin(entry() + 1);
}

}  // namespace atom4::lines
