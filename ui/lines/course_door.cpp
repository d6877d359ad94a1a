// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/course_door.h"

#include <utility>

#include "core/lines/course.h"

namespace atom4::ui {

LinesCourseDoor::LinesCourseDoor(QStackedWidget& pages, QMainWindow& window, std::function<QString()> text,
                                 const char* name, MakeCourse makeCourse)
    : PageDoor(pages, window, std::move(text), name), makeCourse_(std::move(makeCourse)) {}

void LinesCourseDoor::setSettings(const Settings& settings) {
    settings_ = settings;
    if (isOpen()) page()->setSettings(settings);
}

QWidget* LinesCourseDoor::makePage() {
    auto* page = new LinesCoursePage(makeCourse_(), settings_);
    connect(page, &LinesCoursePage::backWanted, this, &LinesCourseDoor::close);
    connect(page, &LinesCoursePage::said, this, &LinesCourseDoor::said);
    connect(page, &LinesCoursePage::playWanted, this, &LinesCourseDoor::playWanted);
    return page;
}

LinesCourseDoor* makeLessonsDoor(QStackedWidget& pages, QMainWindow& window) {
    return new LinesCourseDoor(
        pages, window, [] { return LinesCourseDoor::tr("&Lessons"); }, "lessons",
        [] { return std::make_unique<lines::LessonCourse>(); });
}

LinesCourseDoor* makeExercisesDoor(QStackedWidget& pages, QMainWindow& window) {
    return new LinesCourseDoor(
        pages, window, [] { return LinesCourseDoor::tr("&Exercises"); }, "exercises",
        [] { return std::make_unique<lines::ExerciseCourse>(); });
}

}  // namespace atom4::ui
