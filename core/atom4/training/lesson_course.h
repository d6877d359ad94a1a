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
    /// Begins with the first lesson that is not done. The detail is that of what is said of a reaction.
    explicit LessonCourse(LessonProgressFile file, Detail detail = Detail::kBrief);

    /// Begins a lesson with its first step.
    void begin(LessonId lesson);
    [[nodiscard]] LessonId lesson() const { return lesson_; }
    /// Whether all its steps were done in one go, now or earlier.
    [[nodiscard]] bool is_done(LessonId lesson) const { return progress_.is_done(name_of(lesson)); }

    [[nodiscard]] std::size_t step_count() const { return steps_.size(); }
    /// The one that is shown, from 0.
    [[nodiscard]] std::size_t step_number() const { return number_; }
    [[nodiscard]] const LessonStep& step() const { return steps_[number_]; }
    /// "2 of 4", of the steps.
    [[nodiscard]] std::string count() const;

    /// What lies on the board: the step's position, or what the last try made of it.
    [[nodiscard]] const Position& board() const { return board_; }
    /// The last try, for as long as the board shows it.
    [[nodiscard]] const std::optional<LessonAttempt>& shown() const { return shown_; }
    /// The mixture for the wheel: what the last try did first, else what the step is about.
    [[nodiscard]] std::optional<Mixture> mixture() const;

    /// Tries a placement in the step's position, whatever is shown. The cell must be on the board. Keeps it where the
    /// lesson is done with that.
    const LessonAttempt& play(Cell cell);
    /// Returns the message about the try; "" if there is none.
    [[nodiscard]] std::string said() const;
    /// Why the last try could not be kept.
    [[nodiscard]] const std::optional<SystemError>& trouble() const { return trouble_; }
    /// Puts the step's position back.
    void again();
    /// The same, and a cell that does what the step asks for.
    Cell help();

    /// Whether the board shows a try that does what the step asks for.
    [[nodiscard]] bool does_it() const { return shown_ && shown_->does_it(); }
    /// Whether the step that is shown was done, now or before it was put back.
    [[nodiscard]] bool is_step_done() const { return done_[number_]; }
    /// Whether another step of the lesson, or of any lesson, comes behind it.
    [[nodiscard]] bool has_next_step() const { return number_ + 1 < steps_.size(); }
    [[nodiscard]] bool has_next() const { return has_next_step() || lesson_ != kLessonIds.back(); }
    [[nodiscard]] bool has_previous() const { return number_ > 0; }
    /// Shows the step behind this one, done or not, or the one before it in the lesson, which there must be.
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
