// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/lines/course.h"
#include "core/lines/lesson_file.h"
#include "core/lines/lesson_run.h"
#include "core/storage/progress.h"

namespace atom4::lines {

/// The lessons of Lines. Begins with the first one that is not done.
class LessonCourse : public Course {
public:
    explicit LessonCourse(LessonProgressFile file = lesson_file());

    [[nodiscard]] const LessonRun& run() const { return run_; }

    [[nodiscard]] std::string name() const override;
    [[nodiscard]] std::size_t size() const override { return kLessonIds.size(); }
    [[nodiscard]] std::string title(std::size_t entry) const override;
    [[nodiscard]] std::string result(std::size_t entry) const override;
    [[nodiscard]] bool is_done(std::size_t entry) const override;
    [[nodiscard]] std::size_t entry() const override { return static_cast<std::size_t>(run_.lesson()); }
    void begin(std::size_t entry) override { run_ = LessonRun(kLessonIds[entry]); }
    [[nodiscard]] std::string heading() const override;
    [[nodiscard]] std::string count() const override;
    [[nodiscard]] bool starts_entry() const override { return !run_.has_previous(); }
    [[nodiscard]] std::string task() const override;
    [[nodiscard]] const Position& position() const override { return run_.position(); }
    [[nodiscard]] bool shows_next() const override { return run_.lesson() == LessonId::kPreview; }
    [[nodiscard]] std::vector<int> next_colours() const override;
    void move(Move move) override;
    [[nodiscard]] std::vector<Change> changes() const override;
    [[nodiscard]] std::string said() const override;
    [[nodiscard]] std::optional<SystemError> trouble() const override { return trouble_; }
    [[nodiscard]] std::string unkept(const std::string& reason) const override;
    [[nodiscard]] bool has_tried() const override { return run_.shown().has_value(); }
    [[nodiscard]] bool is_settled() const override { return has_tried(); }
    [[nodiscard]] bool does_it() const override { return run_.shown() && run_.shown()->does_it(); }
    void again() override { run_.again(); }
    [[nodiscard]] Help help() override;
    [[nodiscard]] bool is_step_done() const override { return run_.is_step_done(); }
    [[nodiscard]] Next next_is() const override;
    [[nodiscard]] std::string end() const override;
    void next() override;
    [[nodiscard]] bool has_previous() const override { return run_.has_previous(); }
    void previous() override { run_.previous(); }

private:
    LessonProgressFile file_;
    LessonProgress progress_;
    LessonRun run_;
    std::optional<SystemError> trouble_;
};

}  // namespace atom4::lines
