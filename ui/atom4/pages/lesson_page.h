// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/atom4/training/handbook.h"
#include "core/atom4/training/lesson_course.h"
#include "ui/atom4/pages/lesson_list.h"
#include "ui/atom4/pages/training_page.h"
#include "ui/common/actions.h"

namespace atom4::ui {

/// The page of lessons. Any cell may be tried; each try begins with the board of the step.
class LessonPage : public TrainingPage {
    Q_OBJECT

public:
    /// Begins with the first lesson that is not done.
    explicit LessonPage(const Settings& settings);

    void begin(LessonId lesson);
    void setSettings(const Settings& settings) override;

    /// Restarts the step.
    void again();
    /// Returns whether there is a try to take back.
    [[nodiscard]] bool mayGoAgain() const { return course_.can_go_again(); }
    /// Restarts the step, and shows on the board where the piece goes.
    void showSolution();

    [[nodiscard]] const LessonCourse& course() const { return course_; }

signals:
    /// The user asks for the handbook page of the lesson.
    void handbookRequested(atom4::HandbookPage page);
    /// All lessons are done, and the user wants to play.
    void playRequested();

protected:
    void arrange() override;

private:
    void setTexts();
    void setUpBoard();

    void attempt(Cell cell);
    void showStep();
    void showBoard();
    void showMixture();
    void showTexts();
    void next();
    void previous();

    LessonCourse course_;
    LessonList* list_;
    QLabel* count_;
    QToolButton* handbook_;
    QPushButton* previous_;
    QPushButton* solution_;
};

/// Opens and closes the page of lessons.
class Lessons : public PageSwitcher {
    Q_OBJECT

public:
    /// Both must outlive it.
    Lessons(QStackedWidget& pages, QMainWindow& window);

    void setSettings(const Settings& settings);
    /// Opens the page with that lesson.
    void begin(LessonId lesson);
    [[nodiscard]] LessonPage* page() const { return static_cast<LessonPage*>(widget()); }

signals:
    void handbookRequested(atom4::HandbookPage page);

protected:
    [[nodiscard]] QWidget* makePage() override;

private:
    Settings settings_;
};

}  // namespace atom4::ui
