// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QMainWindow>
#include <QPointer>
#include <QStackedWidget>

#include "core/lines/lessons/lesson_file.h"
#include "ui/lines/learn/lesson_page.h"

namespace atom4::ui {

/// The door to the lessons of Lines: the action that opens their page in the place of the board, the page while it is
/// there, and what is kept of it.
class LinesLessons : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    LinesLessons(QStackedWidget& pages, QMainWindow& window);

    [[nodiscard]] QAction* action() const { return action_; }
    void setSettings(const Settings& settings);
    /// Begins with the first lesson that is not done, or shows the page that is there.
    void open();
    [[nodiscard]] LinesLessonPage* page() const { return page_; }

signals:
    /// Something to be read.
    void said(const QString& sentence);
    /// All lessons are done, and a game is wanted.
    void playWanted();

private:
    void keep(lines::LessonId lesson);
    void close();

    QStackedWidget& pages_;
    QAction* action_;
    LessonProgressFile file_ = lines::lesson_file();
    Settings settings_;
    QPointer<LinesLessonPage> page_;
};

}  // namespace atom4::ui
