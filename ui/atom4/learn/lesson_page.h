// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include "core/atom4/training/handbook.h"
#include "core/atom4/training/lesson_course.h"
#include "ui/atom4/board/board_view.h"
#include "ui/atom4/learn/lesson_list.h"
#include "ui/atom4/view/wheel_view.h"
#include "ui/common/actions.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/prominent_button.h"

namespace atom4::ui {

/// Lessons on the board: a sentence, a small board on which to do what it says, the wheel with the mixture, and what a
/// try did. Any place may be tried; each try begins with the board of the step. Fills the place of the board; Escape
/// goes back.
class LessonPage : public QWidget {
    Q_OBJECT

public:
    /// Begins with the first lesson that is not done.
    explicit LessonPage(const Settings& settings, QWidget* parent = nullptr);

    void begin(LessonId lesson);
    void setSettings(const Settings& settings);

    /// The step is as at its start.
    void again();
    /// Shows on the board where to.
    void showSolution();

    [[nodiscard]] BoardView* board() const { return board_; }
    [[nodiscard]] const LessonCourse& course() const { return course_; }

signals:
    /// Something to be read besides.
    void said(const QString& sentence);
    /// The page that says more about the lesson is to be read.
    void handbookWanted(atom4::HandbookPage page);
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

    LessonCourse course_;
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

/// The door to the lessons.
class Lessons : public PageSwitcher {
    Q_OBJECT

public:
    /// Both must outlive it.
    Lessons(QStackedWidget& pages, QMainWindow& window);

    void setSettings(const Settings& settings);
    /// Opens them with that lesson.
    void begin(LessonId lesson);
    [[nodiscard]] LessonPage* page() const { return static_cast<LessonPage*>(widget()); }

signals:
    void handbookWanted(atom4::HandbookPage page);

protected:
    [[nodiscard]] QWidget* makePage() override;

private:
    Settings settings_;
};

}  // namespace atom4::ui
