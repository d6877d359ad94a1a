// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <memory>

#include "core/lines/course.h"
#include "ui/common/actions.h"
#include "ui/lines/course_page.h"

namespace atom4::ui {

/// The door to a course of Lines: its lessons, its exercises.
class LinesCourseDoor : public PageDoor {
    Q_OBJECT

public:
    using MakeCourse = std::function<std::unique_ptr<lines::Course>()>;

    /// As PageDoor; the course is made anew each time.
    LinesCourseDoor(QStackedWidget& pages, QMainWindow& window, std::function<QString()> text, const char* name,
                    MakeCourse makeCourse);

    void setSettings(const Settings& settings);
    [[nodiscard]] LinesCoursePage* page() const { return static_cast<LinesCoursePage*>(widget()); }

protected:
    [[nodiscard]] QWidget* makePage() override;

private:
    MakeCourse makeCourse_;
    Settings settings_;
};

/// Both must outlive it.
[[nodiscard]] LinesCourseDoor* makeLessonsDoor(QStackedWidget& pages, QMainWindow& window);
[[nodiscard]] LinesCourseDoor* makeExercisesDoor(QStackedWidget& pages, QMainWindow& window);

}  // namespace atom4::ui
