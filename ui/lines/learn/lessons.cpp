// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/learn/lessons.h"

#include "ui/lines/learn/lesson_texts.h"

namespace atom4::ui {

LinesLessons::LinesLessons(QStackedWidget& pages, QMainWindow& window)
    : PageDoor(
          pages, window, [] { return tr("&Lessons"); }, "lessons") {}

void LinesLessons::setSettings(const Settings& settings) {
    settings_ = settings;
    if (isOpen()) page()->setSettings(settings);
}

QWidget* LinesLessons::makePage() {
    const LessonProgress progress = file_.progress();
    auto* page = new LinesLessonPage(settings_, progress);
    connect(page, &LinesLessonPage::backWanted, this, &LinesLessons::close);
    connect(page, &LinesLessonPage::lessonDone, this, &LinesLessons::keep);
    connect(page, &LinesLessonPage::playWanted, this, &LinesLessons::playWanted);
    for (const lines::LessonId lesson : lines::kLessonIds)
        if (!progress.is_done(name_of(lesson))) {
            page->begin(lesson);
            break;
        }
    return page;
}

void LinesLessons::keep(lines::LessonId lesson) {
    if (const auto trouble = file_.finish(name_of(lesson))) emit said(LinesLessonTexts::trouble(*trouble));
    LessonProgress progress = file_.progress();
    progress.finish(name_of(lesson));
    page()->setProgress(progress);
}

}  // namespace atom4::ui
