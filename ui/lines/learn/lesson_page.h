// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include "core/learning/lesson_progress.h"
#include "core/lines/lessons/lesson_run.h"
#include "ui/lines/board/board_view.h"
#include "ui/lines/view/panel.h"
#include "ui/widgets/prominent_button.h"

namespace atom4::ui {

/// Lessons of Lines on the board: a sentence, a small board on which to do what it says, and what a try did. The board
/// of the step is back as soon as it is touched again. Fills the place of the board; Escape goes back.
class LinesLessonPage : public QWidget {
    Q_OBJECT

public:
    LinesLessonPage(const Settings& settings, const LessonProgress& progress, QWidget* parent = nullptr);

    void begin(lines::LessonId lesson);
    void setSettings(const Settings& settings);
    void setProgress(const LessonProgress& progress);

    [[nodiscard]] LinesBoardView* board() const { return board_; }
    [[nodiscard]] const lines::LessonRun& run() const { return run_; }

signals:
    /// Every step of the lesson was done.
    void lessonDone(atom4::lines::LessonId lesson);
    void backWanted();
    /// All lessons are behind, and something is to be played.
    void playWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeParts();
    void setTexts();
    void showTexts();
    void showStep();
    void attempt(lines::Cell from, lines::Cell to);
    void next();
    void previous();
    void again();
    void showSolution();

    lines::LessonRun run_;
    LessonProgress progress_;
    QList<QPushButton*> list_;
    QLabel* title_;
    QLabel* count_;
    QToolButton* close_;
    QLabel* task_;
    LinesBoardView* board_;
    NextChips* chips_;
    QLabel* outcome_;
    QPushButton* previous_;
    QPushButton* again_;
    QPushButton* solution_;
    QPushButton* skip_;
    AccentButton* next_;
};

}  // namespace atom4::ui
