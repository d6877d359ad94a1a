// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/atom4/training/lesson_attempt.h"

namespace atom4 {

/// A lesson that somebody goes through: which step is shown, what was tried in it, and how far it is done. What is
/// tried stays on the board until something else is asked for.
class LessonRun {
public:
    explicit LessonRun(LessonId lesson);

    [[nodiscard]] LessonId lesson() const { return lesson_; }
    [[nodiscard]] std::size_t step_count() const { return steps_.size(); }
    /// The one that is shown, from 0.
    [[nodiscard]] std::size_t step_number() const { return number_; }
    [[nodiscard]] const LessonStep& step() const { return steps_[number_]; }

    /// What lies on the board: the step's position, or what the last try made of it.
    [[nodiscard]] const Position& board() const { return board_; }
    /// The last try, for as long as the board shows it.
    [[nodiscard]] const std::optional<LessonAttempt>& shown() const { return shown_; }
    /// The mixture for the wheel: what the last try did first, else what the step is about.
    [[nodiscard]] std::optional<Mixture> mixture() const;

    /// Tries a placement in the step's position, whatever is shown. The cell must be on the board.
    const LessonAttempt& play(Cell cell);
    /// Puts the step's position back.
    void again();

    /// Whether the step that is shown was done, now or before it was put back.
    [[nodiscard]] bool is_step_done() const { return done_[number_]; }
    /// Whether every step was.
    [[nodiscard]] bool is_done() const;

    [[nodiscard]] bool has_next() const { return number_ + 1 < steps_.size(); }
    [[nodiscard]] bool has_previous() const { return number_ > 0; }
    /// Shows the step behind or before this one, which there must be.
    void next();
    void previous();

private:
    void go_to(std::size_t number);

    LessonId lesson_;
    std::vector<LessonStep> steps_;
    std::vector<bool> done_;
    std::size_t number_ = 0;
    Position board_;
    std::optional<LessonAttempt> shown_;
};

}  // namespace atom4
