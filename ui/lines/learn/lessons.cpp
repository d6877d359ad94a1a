// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/learn/lessons.h"

#include "ui/game/actions.h"
#include "ui/lines/learn/lesson_texts.h"

namespace atom4::ui {

LinesLessons::LinesLessons(QStackedWidget& pages, QMainWindow& window)
    : QObject(&window), pages_(pages), action_(makeAction(window, [] { return tr("&Lessons"); }, "lessons", {})) {
    connect(action_, &QAction::triggered, this, &LinesLessons::open);
    // Whatever takes its place, the board or a page on which a match is asked for, ends the lessons.
    connect(&pages_, &QStackedWidget::currentChanged, this, [this] {
        if (page_ != nullptr && pages_.currentWidget() != page_) close();
    });
}

void LinesLessons::setSettings(const Settings& settings) {
    settings_ = settings;
    if (page_ != nullptr) page_->setSettings(settings);
}

void LinesLessons::open() {
    if (page_ != nullptr) return page_->setFocus();
    const LessonProgress progress = file_.progress();
    page_ = new LinesLessonPage(settings_, progress);
    connect(page_, &LinesLessonPage::backWanted, this, &LinesLessons::close);
    connect(page_, &LinesLessonPage::lessonDone, this, &LinesLessons::keep);
    connect(page_, &LinesLessonPage::playWanted, this, &LinesLessons::playWanted);
    for (const lines::LessonId lesson : lines::kLessonIds)
        if (!progress.is_done(name_of(lesson))) {
            page_->begin(lesson);
            break;
        }
    pages_.addWidget(page_);
    pages_.setCurrentWidget(page_);
    page_->setFocus();
}

void LinesLessons::keep(lines::LessonId lesson) {
    if (const auto trouble = file_.finish(name_of(lesson))) emit said(LinesLessonTexts::trouble(*trouble));
    LessonProgress progress = file_.progress();
    progress.finish(name_of(lesson));
    page_->setProgress(progress);
}

void LinesLessons::close() {
    LinesLessonPage* page = page_;
    page_.clear();
    const bool shown = pages_.currentWidget() == page;
    // What was there before: the board, or the page where a match begins.
    if (shown) pages_.setCurrentIndex(pages_.indexOf(page) - 1);
    pages_.removeWidget(page);
    page->deleteLater();
    if (shown) pages_.currentWidget()->setFocus();
}

}  // namespace atom4::ui
