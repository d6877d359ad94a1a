// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/learn/lessons.h"

#include "ui/atom4/learn/lesson_texts.h"
#include "ui/game/actions.h"

namespace atom4::ui {

Lessons::Lessons(QStackedWidget& pages, QMainWindow& window)
    : QObject(&window), pages_(pages), action_(makeAction(window, [] { return tr("&Lessons"); }, "lessons", {})) {
    connect(action_, &QAction::triggered, this, &Lessons::open);
    // Whatever takes its place, the board or a page on which a match is asked for, ends the lessons.
    connect(&pages_, &QStackedWidget::currentChanged, this, [this] {
        if (page_ != nullptr && pages_.currentWidget() != page_) close();
    });
}

void Lessons::setSettings(const Settings& settings) {
    settings_ = settings;
    if (page_ != nullptr) page_->setSettings(settings);
}

void Lessons::open() {
    if (page_ != nullptr) return page_->setFocus();
    const LessonProgress progress = file_.progress();
    page_ = new LessonPage(settings_, progress);
    connect(page_, &LessonPage::backWanted, this, &Lessons::close);
    connect(page_, &LessonPage::lessonDone, this, &Lessons::keep);
    connect(page_, &LessonPage::playWanted, this, &Lessons::playWanted);
    for (const LessonId lesson : kLessonIds)
        if (!progress.is_done(name_of(lesson))) {
            page_->begin(lesson);
            break;
        }
    pages_.addWidget(page_);
    pages_.setCurrentWidget(page_);
    page_->setFocus();
    emit shown(true);
}

void Lessons::keep(LessonId lesson) {
    if (const auto trouble = file_.finish(name_of(lesson))) emit said(LessonTexts::trouble(*trouble));
    LessonProgress progress = file_.progress();
    progress.finish(name_of(lesson));
    page_->setProgress(progress);
}

void Lessons::close() {
    LessonPage* page = page_;
    page_.clear();
    const bool isOnTop = pages_.currentWidget() == page;
    // What was there before: the board, or the page where a match begins.
    if (isOnTop) pages_.setCurrentIndex(pages_.indexOf(page) - 1);
    pages_.removeWidget(page);
    page->deleteLater();
    if (isOnTop) pages_.currentWidget()->setFocus();
    emit shown(false);
}

}  // namespace atom4::ui
