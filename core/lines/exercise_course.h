// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/lines/course.h"
#include "core/lines/exercise_run.h"
#include "core/storage/progress.h"

namespace atom4::lines {

/// Where the best results of the exercises are kept.
[[nodiscard]] BestResultsFile exercise_file();

/// The exercises of Lines. Begins with the first one in which there is more to be reached.
class ExerciseCourse : public Course {
public:
    explicit ExerciseCourse(BestResultsFile file = exercise_file());

    [[nodiscard]] const ExerciseRun& run() const { return run_; }

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
    [[nodiscard]] std::string unkept(const std::string& reason) const override;
    [[nodiscard]] bool has_tried() const override { return run_.last().has_value(); }
    [[nodiscard]] bool is_settled() const override { return run_.has_ended(); }
    [[nodiscard]] bool does_it() const override { return run_.standing() == ExerciseStanding::kMost; }
    void again() override;
    /// First where to look and why, then the move.
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
    ExerciseRun run_;
    bool helped_ = false;  // it was said where to look
    std::optional<SystemError> trouble_;
};

}  // namespace atom4::lines
