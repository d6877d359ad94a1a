// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/atom4/game/play_texts.h"
#include "core/atom4/training/lessons.h"

namespace atom4 {

/// The lessons for all front ends: the current step, tries with their messages, the next step, and progress. A try
/// stays on the board until the next action.
class LessonCourse {
public:
    /// Begins with the first lesson that is not done, or the first if all are. `detail` is that of messages about a
    /// reaction.
    explicit LessonCourse(LessonProgressFile file, Detail detail = Detail::kBrief);

    /// Begins a lesson with its first step.
    void begin(LessonId lesson);
    [[nodiscard]] LessonId lesson() const { return lesson_; }
    /// Returns whether all steps of the lesson were done in one go, now or earlier.
    [[nodiscard]] bool is_done(LessonId lesson) const { return progress_.is_done(name_of(lesson)); }

    [[nodiscard]] std::size_t step_count() const { return steps_.size(); }
    /// Returns the number of the current step, from 0.
    [[nodiscard]] std::size_t step_number() const { return number_; }
    [[nodiscard]] const LessonStep& step() const { return steps_[number_]; }
    /// Returns the place of the step as text: "2 of 4".
    [[nodiscard]] std::string count() const;

    /// Returns whether the board may mark the playable cells. The first lesson asks where a piece may go, so the marks
    /// would give it away.
    [[nodiscard]] bool marks_playable() const { return lesson_ != LessonId::kTouch; }
    /// Returns the position on the board: that of the step, or after the last try.
    [[nodiscard]] const Position& board() const { return board_; }
    /// Returns the last try while the board shows it.
    [[nodiscard]] const std::optional<LessonAttempt>& shown() const { return shown_; }
    /// Returns the mixture to show on the wheel: the most important change of the last try, or else the one that the
    /// step asks for.
    [[nodiscard]] std::optional<Mixture> mixture() const;

    /// Tries a placement in the step's position, whatever is shown. Saves the progress if that completes the lesson.
    /// The cell must be on the board.
    const LessonAttempt& play(Cell cell);
    /// Returns the message about the try; "" if there is none.
    [[nodiscard]] std::string said() const;
    /// Returns why the progress could not be saved after the last try.
    [[nodiscard]] const std::optional<SystemError>& trouble() const { return trouble_; }
    /// Returns whether the board shows a placed try, which again() removes.
    [[nodiscard]] bool can_go_again() const { return shown_ && shown_->is_placed(); }
    /// Restores the step's position.
    void again();
    /// Restores the step's position, and returns a cell that solves the step.
    Cell help();

    /// Returns whether the board shows a try that solves the step.
    [[nodiscard]] bool succeeded() const { return shown_ && shown_->succeeded(); }
    /// Returns whether the current step was solved, also if its position was restored since.
    [[nodiscard]] bool is_step_done() const { return done_[number_]; }
    /// Return whether the lesson has a next step, and whether there is one in this or the next lesson.
    [[nodiscard]] bool has_next_step() const { return number_ + 1 < steps_.size(); }
    [[nodiscard]] bool has_next() const { return has_next_step() || lesson_ != kLessonIds.back(); }
    [[nodiscard]] bool has_previous() const { return number_ > 0; }
    /// Show the next step, also of the next lesson, or the previous step of this lesson, done or not. Require
    /// has_next() and has_previous().
    void next();
    void previous();

private:
    void go_to(std::size_t number);

    LessonProgressFile file_;
    LessonProgress progress_;
    Detail detail_;
    LessonId lesson_ = kLessonIds.front();
    std::vector<LessonStep> steps_;
    std::vector<bool> done_;
    std::size_t number_ = 0;
    Position board_;
    std::optional<LessonAttempt> shown_;
    std::optional<SystemError> trouble_;
};

}  // namespace atom4
