// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/course.h"

#include <algorithm>
#include <utility>

#include "core/base/translation.h"
#include "core/lines/texts.h"

namespace atom4::lines {
namespace {

std::size_t first_open(const BestResults& results) {
    for (std::size_t i = 0; i < exercises().size(); ++i)
        if (results.best(exercises()[i].id) < exercises()[i].most) return i;
    return 0;
}

}  // namespace

BestResultsFile exercise_file() {
    return BestResultsFile(data_directory() / "lines-exercises");
}

ExerciseCourse::ExerciseCourse(BestResultsFile file)
    : file_(std::move(file)), results_(file_.results()), entry_(first_open(results_)), run_(exercises()[entry_]) {}

std::string ExerciseCourse::name() const {
    return translated("Exercises");
}

std::string ExerciseCourse::title(std::size_t entry) const {
    return exercise_title(exercises()[entry]);
}

std::string ExerciseCourse::result(std::size_t entry) const {
    return exercise_result(exercises()[entry], results_.best(exercises()[entry].id));
}

bool ExerciseCourse::is_done(std::size_t entry) const {
    return results_.best(exercises()[entry].id) >= exercises()[entry].most;
}

void ExerciseCourse::begin(std::size_t entry) {
    entry_ = entry;
    run_ = ExerciseSession(exercises()[entry]);
    helped_ = false;
}

std::string ExerciseCourse::heading() const {
    return exercise_heading(run_.exercise(), entry_);
}

std::string ExerciseCourse::count() const {
    const int best = results_.best(run_.exercise().id);
    const std::string now =
        fill(translated("{0} of {1}"), {std::to_string(run_.cleared()), std::to_string(run_.exercise().most)});
    // TRANSLATORS: a result, and the best so far.
    return best == 0 ? now : fill(translated("{0}, best {1}"), {now, std::to_string(best)});
}

std::string ExerciseCourse::task() const {
    return exercise_task(run_.exercise());
}

void ExerciseCourse::move(Move move) {
    if (is_settled()) again();
    run_.move(move);
    helped_ = false;
    trouble_.reset();
    // What a chain has cleared counts when it is over, however it ends.
    if (!is_settled() || run_.cleared() <= results_.best(run_.exercise().id)) return;
    results_.reach(run_.exercise().id, run_.cleared());
    trouble_ = file_.reach(run_.exercise().id, run_.cleared());
}

std::vector<Change> ExerciseCourse::changes() const {
    std::vector<Change> changes;
    if (!run_.last()) return changes;
    if (run_.last()->made) changes.push_back(*run_.last()->made);
    if (run_.last()->thrown) changes.push_back(*run_.last()->thrown);
    return changes;
}

std::string ExerciseCourse::said() const {
    return exercise_outcome(run_);
}

std::string ExerciseCourse::unkept(const std::string& reason) const {
    return fill(translated("Your result is not kept: {0}."), {reason});
}

void ExerciseCourse::again() {
    run_.again();
    helped_ = false;
}

Course::Help ExerciseCourse::help() {
    if (is_settled()) again();
    const auto hint = run_.hint();
    if (!hint) return {{}, exercise_without_hint(run_)};
    const bool whole = std::exchange(helped_, true);
    return {whole ? std::optional(hint->move) : std::nullopt, exercise_hint(*hint, whole)};
}

Course::Next ExerciseCourse::next_is() const {
    return entry_ + 1 < size() ? Next::kStep : Next::kEnd;
}

std::string ExerciseCourse::end() const {
    return translated("That was the last exercise.");
}

void ExerciseCourse::next() {
    require(next_is() != Next::kEnd);
    begin(entry_ + 1);
}

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
