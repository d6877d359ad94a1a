// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/course.h"

#include <algorithm>
#include <utility>

#include "core/base/translation.h"
#include "core/lines/texts.h"

namespace atom4::lines {

BestResultsFile exercise_file() {
    return BestResultsFile(data_directory() / "lines-exercises");
}

ExerciseCourse::ExerciseCourse(BestResultsFile file)
    : file_(std::move(file)), results_(file_.results()), run_(exercises().front()) {
    std::size_t open = 0;
    while (open < size() && is_done(open)) ++open;
    begin(open < size() ? open : 0);
}

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
    if (is_finished()) again();
    run_.move(move);
    helped_ = false;
    trouble_.reset();
    // The chips cleared count when the attempt is over, however it ends.
    if (!is_finished() || run_.cleared() <= results_.best(run_.exercise().id)) return;
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

std::string ExerciseCourse::unsaved(const std::string& reason) const {
    return fill(translated("Couldn't save your result: {0}."), {reason});
}

void ExerciseCourse::again() {
    run_.again();
    helped_ = false;
}

Course::Help ExerciseCourse::help() {
    if (is_finished()) again();
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

LessonCourse::LessonCourse(LessonProgressFile file)
    : file_(std::move(file)), progress_(file_.progress()), position_(steps_of(lesson_).front().position) {
    begin(static_cast<std::size_t>(progress_.first_open(kLessonIds).value_or(kLessonIds.front())));
}

void LessonCourse::begin(std::size_t entry) {
    lesson_ = kLessonIds[entry];
    steps_ = steps_of(lesson_);
    done_.assign(steps_.size(), false);
    go_to(0);
}

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
    return lesson_heading(lesson_);
}

std::string LessonCourse::count() const {
    return fill(translated("{0} of {1}"), {std::to_string(number_ + 1), std::to_string(step_count())});
}

std::string LessonCourse::task() const {
    return lesson_task(step().idea);
}

std::vector<int> LessonCourse::next_colours() const {
    return shows_next() && !has_tried() ? draw_colours(step().seed, position_) : std::vector<int>();
}

void LessonCourse::move(Move move) {
    again();
    shown_ = attempt(step(), move.from, move.to);
    if (shown_->move) (void)position_.move_legal(move.from, move.to);
    if (shown_->thrown) (void)position_.throw_chips(shown_->thrown->thrown).value();
    if (!shown_->succeeded() || done_[number_]) return;
    done_[number_] = true;
    if (std::find(done_.begin(), done_.end(), false) != done_.end()) return;
    progress_.finish(name_of(lesson_));
    trouble_ = file_.finish(name_of(lesson_));
}

std::vector<Change> LessonCourse::changes() const {
    std::vector<Change> changes;
    if (!shown_) return changes;
    if (shown_->move) changes.push_back(*shown_->move);
    if (shown_->thrown) changes.push_back(*shown_->thrown);
    return changes;
}

std::string LessonCourse::said() const {
    return shown_ ? lesson_outcome(*shown_) : std::string();
}

std::string LessonCourse::unsaved(const std::string& reason) const {
    return fill(translated("Couldn't save your lesson progress: {0}."), {reason});
}

Course::Help LessonCourse::help() {
    return {solution(step()), {}};
}

Course::Next LessonCourse::next_is() const {
    if (number_ + 1 < steps_.size()) return Next::kStep;
    return lesson_ == kLessonIds.back() ? Next::kEnd : Next::kEntry;
}

std::string LessonCourse::end() const {
    return translated("That was the last lesson.");
}

void LessonCourse::next() {
    require(next_is() != Next::kEnd);
    next_is() == Next::kStep ? go_to(number_ + 1) : begin(entry() + 1);
}

void LessonCourse::previous() {
    require(has_previous());
    go_to(number_ - 1);
}

void LessonCourse::again() {
    position_ = step().position;
    shown_.reset();
    trouble_.reset();
}

void LessonCourse::go_to(std::size_t number) {
    number_ = number;
    again();
}

}  // namespace atom4::lines
