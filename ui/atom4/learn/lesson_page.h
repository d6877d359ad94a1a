// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include "core/atom4/training/lessons.h"
#include "ui/atom4/board/board_view.h"
#include "ui/atom4/learn/lesson_list.h"
#include "ui/atom4/view/wheel_view.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/prominent_button.h"

namespace atom4::ui {

/// Lessons on the board: a sentence, a small board on which to do what it says, the wheel with the mixture, and what a
/// try did. Any place may be tried; each try begins with the board of the step. Fills the place of the board; Escape
/// goes back.
class LessonPage : public QWidget {
    Q_OBJECT

public:
    LessonPage(const Settings& settings, const LessonProgress& progress, QWidget* parent = nullptr);

    void begin(LessonId lesson);
    void setSettings(const Settings& settings);
    void setProgress(const LessonProgress& progress) { list_->setProgress(progress); }

    /// The step is as at its start.
    void again();
    /// Shows on the board where to.
    void showSolution();

    [[nodiscard]] BoardView* board() const { return board_; }
    [[nodiscard]] const LessonSession& run() const { return run_; }

signals:
    /// Every step of the lesson was done.
    void lessonDone(atom4::LessonId lesson);
    /// More about that lesson is to be read.
    void handbookWanted(atom4::LessonId lesson);
    void backWanted();
    /// All lessons are behind, and something is to be played.
    void playWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeParts();
    QWidget* makeHead();
    QWidget* makeButtons();
    void setTexts();
    void arrange();
    void setUpBoard();

    void attempt(Cell cell);
    void showStep();
    void showMixture();
    void showTexts();
    void next();
    void previous();

    LessonSession run_;
    Settings settings_;
    LessonList* list_;
    QLabel* title_;
    QLabel* count_;
    QToolButton* handbook_;
    QToolButton* close_;
    LiveLabel* task_;
    BoardView* board_;
    WheelView* wheel_;
    QLabel* mixture_;
    LiveLabel* outcome_;
    QPushButton* previous_;
    QPushButton* again_;
    QPushButton* solution_;
    AccentButton* next_;
    QPushButton* skip_;             // in its place until the step is done
    QBoxLayout* page_ = nullptr;    // the list, and the rest
    QBoxLayout* middle_ = nullptr;  // the board, and the wheel
    QBoxLayout* aside_ = nullptr;   // the wheel, and what it says
};

}  // namespace atom4::ui
