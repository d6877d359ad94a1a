// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/lines/exercises.h"
#include "core/lines/lessons.h"
#include "core/lines/position.h"
#include "core/storage/files.h"
#include "core/storage/progress.h"

namespace atom4::lines {

/// A course on a board of Lines - lessons or exercises - with its messages and stored results: a list of entries with
/// one or more steps. A try stays on the board until it is reset.
class Course {
public:
    virtual ~Course() = default;

    // The list.

    /// Returns the name of the course, such as "Lessons".
    [[nodiscard]] virtual std::string name() const = 0;
    [[nodiscard]] virtual std::size_t size() const = 0;
    [[nodiscard]] virtual std::string title(std::size_t entry) const = 0;
    /// Returns the result so far, such as "11 of 16"; "" if there is none.
    [[nodiscard]] virtual std::string result(std::size_t entry) const = 0;
    /// Returns whether the entry is solved as well as possible.
    [[nodiscard]] virtual bool is_done(std::size_t entry) const = 0;
    /// Returns the entry on the board.
    [[nodiscard]] virtual std::size_t entry() const = 0;
    virtual void begin(std::size_t entry) = 0;

    // The entry on the board.

    /// Returns its number, how many there are, and its title: "Lesson 2 of 3: The preview".
    [[nodiscard]] virtual std::string heading() const = 0;
    /// Returns the progress in it, such as "2 of 3".
    [[nodiscard]] virtual std::string count() const = 0;
    /// Returns whether the step is the first one of the entry.
    [[nodiscard]] virtual bool starts_entry() const = 0;
    /// Returns what to do now, in a sentence or two.
    [[nodiscard]] virtual std::string task() const = 0;
    [[nodiscard]] virtual const Position& position() const = 0;
    /// Returns whether the next colours are shown, because the step is about them.
    [[nodiscard]] virtual bool shows_next() const { return false; }
    /// Returns the next colours if they are shown and no move was tried yet.
    [[nodiscard]] virtual std::vector<int> next_colours() const { return {}; }

    // Tries.

    /// Tries a move, after again() if is_finished(). Both cells must be on the board.
    virtual void move(Move move) = 0;
    /// Returns the changes of the last try, in order; empty before the first, and after an illegal one.
    [[nodiscard]] virtual std::vector<Change> changes() const = 0;
    /// Returns the message about the last try; "" before the first.
    [[nodiscard]] virtual std::string said() const = 0;
    /// Returns why the result could not be saved, if so.
    [[nodiscard]] virtual std::optional<SystemError> trouble() const = 0;
    [[nodiscard]] virtual std::string unsaved(const std::string& reason) const = 0;
    /// Returns whether there is anything to reset.
    [[nodiscard]] virtual bool has_tried() const = 0;
    /// Returns whether the try is over, so that the next move starts another.
    [[nodiscard]] virtual bool is_finished() const = 0;
    /// Returns whether the try has solved the task.
    [[nodiscard]] virtual bool succeeded() const = 0;
    /// Resets the board of the step.
    virtual void again() = 0;

    /// Help for the board as it is: a move to show, a text to show first, or both.
    struct Help {
        std::optional<Move> move;
        std::string said;
    };
    [[nodiscard]] virtual Help help() = 0;

    // Going through the course.

    /// Returns whether the step was solved, now or before again().
    [[nodiscard]] virtual bool is_step_done() const = 0;
    enum class Next : std::uint8_t { kStep, kEntry, kEnd };
    /// Returns what follows the step.
    [[nodiscard]] virtual Next next_is() const = 0;
    /// Returns the text for the end of the course.
    [[nodiscard]] virtual std::string end() const = 0;
    /// Goes to the next step or entry, which must exist.
    virtual void next() = 0;
    [[nodiscard]] virtual bool has_previous() const = 0;
    virtual void previous() = 0;
};

/// Returns the file with the best results of the exercises.
[[nodiscard]] BestResultsFile exercise_file();

/// The exercises of Lines. Begins with the first one that is not solved as well as possible.
class ExerciseCourse final : public Course {
public:
    explicit ExerciseCourse(BestResultsFile file = exercise_file());

    [[nodiscard]] const ExerciseSession& run() const { return run_; }

    [[nodiscard]] std::string name() const override;
    [[nodiscard]] std::size_t size() const override { return exercises().size(); }
    [[nodiscard]] std::string title(std::size_t entry) const override;
    [[nodiscard]] std::string result(std::size_t entry) const override;
    [[nodiscard]] bool is_done(std::size_t entry) const override;
    [[nodiscard]] std::size_t entry() const override { return entry_; }
    void begin(std::size_t entry) override;
    [[nodiscard]] std::string heading() const override;
    [[nodiscard]] std::string count() const override;
    [[nodiscard]] bool starts_entry() const override { return true; }
    [[nodiscard]] std::string task() const override;
    [[nodiscard]] const Position& position() const override { return run_.position(); }
    void move(Move move) override;
    [[nodiscard]] std::vector<Change> changes() const override;
    [[nodiscard]] std::string said() const override;
    [[nodiscard]] std::optional<SystemError> trouble() const override { return trouble_; }
    [[nodiscard]] std::string unsaved(const std::string& reason) const override;
    [[nodiscard]] bool has_tried() const override { return run_.last().has_value(); }
    [[nodiscard]] bool is_finished() const override { return run_.has_ended(); }
    [[nodiscard]] bool succeeded() const override { return run_.standing() == ExerciseStanding::kSolved; }
    void again() override;
    /// Returns first where to look and why, and when called again, the move; only a text if the maximum is out of
    /// reach. Calls again() if is_finished().
    [[nodiscard]] Help help() override;
    [[nodiscard]] bool is_step_done() const override { return is_done(entry_); }
    [[nodiscard]] Next next_is() const override;
    [[nodiscard]] std::string end() const override;
    void next() override;
    [[nodiscard]] bool has_previous() const override { return entry_ > 0; }
    void previous() override { begin(entry_ - 1); }

private:
    BestResultsFile file_;
    BestResults results_;
    std::size_t entry_;
    ExerciseSession run_;
    bool helped_ = false;  // help() has shown where to look
    std::optional<SystemError> trouble_;
};

/// The lessons of Lines. Begins with the first one that is not done.
class LessonCourse final : public Course {
public:
    explicit LessonCourse(LessonProgressFile file = lesson_file());

    [[nodiscard]] LessonId lesson() const { return lesson_; }
    [[nodiscard]] std::size_t step_count() const { return steps_.size(); }
    [[nodiscard]] const LessonStep& step() const { return steps_[number_]; }
    /// Returns the last try, until it is reset.
    [[nodiscard]] const std::optional<LessonAttempt>& shown() const { return shown_; }

    [[nodiscard]] std::string name() const override;
    [[nodiscard]] std::size_t size() const override { return kLessonIds.size(); }
    [[nodiscard]] std::string title(std::size_t entry) const override;
    [[nodiscard]] std::string result(std::size_t entry) const override;
    [[nodiscard]] bool is_done(std::size_t entry) const override;
    [[nodiscard]] std::size_t entry() const override { return static_cast<std::size_t>(lesson_); }
    void begin(std::size_t entry) override;
    [[nodiscard]] std::string heading() const override;
    [[nodiscard]] std::string count() const override;
    [[nodiscard]] bool starts_entry() const override { return number_ == 0; }
    [[nodiscard]] std::string task() const override;
    [[nodiscard]] const Position& position() const override { return position_; }
    [[nodiscard]] bool shows_next() const override { return lesson_ == LessonId::kPreview; }
    [[nodiscard]] std::vector<int> next_colours() const override;
    void move(Move move) override;
    [[nodiscard]] std::vector<Change> changes() const override;
    [[nodiscard]] std::string said() const override;
    [[nodiscard]] std::optional<SystemError> trouble() const override { return trouble_; }
    [[nodiscard]] std::string unsaved(const std::string& reason) const override;
    [[nodiscard]] bool has_tried() const override { return shown_.has_value(); }
    [[nodiscard]] bool is_finished() const override { return has_tried(); }
    [[nodiscard]] bool succeeded() const override { return shown_ && shown_->succeeded(); }
    void again() override;
    [[nodiscard]] Help help() override;
    [[nodiscard]] bool is_step_done() const override { return done_[number_]; }
    [[nodiscard]] Next next_is() const override;
    [[nodiscard]] std::string end() const override;
    void next() override;
    [[nodiscard]] bool has_previous() const override { return number_ > 0; }
    void previous() override;

private:
    void go_to(std::size_t number);

    LessonProgressFile file_;
    LessonProgress progress_;
    LessonId lesson_ = kLessonIds.front();
    std::vector<LessonStep> steps_;
    std::vector<bool> done_;
    std::size_t number_ = 0;
    Position position_;
    std::optional<LessonAttempt> shown_;
    std::optional<SystemError> trouble_;
};

}  // namespace atom4::lines
