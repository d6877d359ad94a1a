// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QMainWindow>
#include <QPointer>
#include <QStackedWidget>

#include "core/atom4/lessons/lesson_file.h"
#include "ui/atom4/learn/lesson_page.h"

namespace atom4::ui {

/// The door to the lessons: the action that opens their page in the place of the board, the page while it is there, and
/// what is kept of it.
class Lessons : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    Lessons(QStackedWidget& pages, QMainWindow& window);

    [[nodiscard]] QAction* action() const { return action_; }
    void setSettings(const Settings& settings);
    /// Begins with the first lesson that is not done, or shows the page that is there.
    void open();
    [[nodiscard]] LessonPage* page() const { return page_; }

signals:
    /// The page is there, or gone.
    void shown(bool shown);
    /// Something to be read.
    void said(const QString& sentence);
    /// All lessons are done, and a match is wanted.
    void playWanted();

private:
    void keep(LessonId lesson);
    void close();

    QStackedWidget& pages_;
    QAction* action_;
    LessonProgressFile file_ = lesson_file();
    Settings settings_;
    QPointer<LessonPage> page_;
};

}  // namespace atom4::ui
