// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/learn/lessons.h"

#include "core/atom4/training/handbook.h"
#include "ui/atom4/learn/lesson_texts.h"

namespace atom4::ui {

Lessons::Lessons(QStackedWidget& pages, QMainWindow& window)
    : PageSwitcher(
          pages, window, [] { return tr("&Lessons"); }, "lessons") {}

void Lessons::setSettings(const Settings& settings) {
    settings_ = settings;
    if (isOpen()) page()->setSettings(settings);
}

void Lessons::begin(LessonId lesson) {
    open();
    page()->begin(lesson);
}

QWidget* Lessons::makePage() {
    const LessonProgress progress = file_.progress();
    auto* page = new LessonPage(settings_, progress);
    connect(page, &LessonPage::backWanted, this, &Lessons::close);
    connect(page, &LessonPage::lessonDone, this, &Lessons::keep);
    connect(page, &LessonPage::handbookWanted, this, [this](LessonId lesson) { emit handbookWanted(page_of(lesson)); });
    connect(page, &LessonPage::playWanted, this, &Lessons::playWanted);
    for (const LessonId lesson : kLessonIds)
        if (!progress.is_done(name_of(lesson))) {
            page->begin(lesson);
            break;
        }
    return page;
}

void Lessons::keep(LessonId lesson) {
    if (const auto trouble = file_.finish(name_of(lesson))) emit said(LessonTexts::trouble(*trouble));
    LessonProgress progress = file_.progress();
    progress.finish(name_of(lesson));
    page()->setProgress(progress);
}

}  // namespace atom4::ui
