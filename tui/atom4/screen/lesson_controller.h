// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>

#include "core/atom4/training/lesson_course.h"
#include "tui/atom4/screen/training_controller.h"

namespace atom4::tui {

/// The lessons on a full screen: the current one, and the list of all.
class LessonController final : public TrainingController {
public:
    /// Starts with the first lesson that is not done. `open_handbook` is called to open the page about the current
    /// lesson.
    LessonController(LessonProgressFile file, const UiState& ui, std::function<void(LessonController&)> open_handbook);

    [[nodiscard]] const LessonCourse& course() const { return course_; }
    void begin(LessonId lesson);
    /// Returns whether the list is shown instead of a lesson.
    [[nodiscard]] bool is_list() const { return lists_; }
    [[nodiscard]] int chosen() const { return chosen_; }
    /// Returns whether the player left the last lesson in order to play.
    [[nodiscard]] bool wants_to_play() const { return wants_to_play_; }

    [[nodiscard]] std::string heading() const override;
    [[nodiscard]] std::string count() const override { return course_.count(); }
    [[nodiscard]] std::string task() const override;
    [[nodiscard]] bool succeeded() const override { return course_.succeeded(); }
    [[nodiscard]] std::vector<KeyHint> keys() const override;
    /// Returns the position of the step even after a try: the wheel keeps showing the piece to place.
    [[nodiscard]] Position wheel_position() const override { return course_.step().position; }
    [[nodiscard]] std::optional<Mixture> mixture() const override { return course_.mixture(); }
    [[nodiscard]] bool shows_text() const override { return lists_; }
    void draw_text(Grid& grid) const override;

private:
    [[nodiscard]] bool take_own_key(int key) override;
    void take_text_key(int key) override;
    void attempt(Cell cell) override;
    void put_back() override;
    void show_step();
    void next();

    std::function<void(LessonController&)> open_handbook_;
    LessonCourse course_;
    int chosen_ = 0;
    bool lists_ = false;
    bool wants_to_play_ = false;
};

}  // namespace atom4::tui
