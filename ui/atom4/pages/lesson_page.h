// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/atom4/training/handbook.h"
#include "core/atom4/training/lesson_course.h"
#include "ui/atom4/pages/lesson_list.h"
#include "ui/atom4/pages/training_page.h"
#include "ui/common/actions.h"

namespace atom4::ui {

/// Lessons on the board. Any place may be tried; each try begins with the board of the step.
class LessonPage : public TrainingPage {
    Q_OBJECT

public:
    /// Begins with the first lesson that is not done.
    explicit LessonPage(const Settings& settings);

    void begin(LessonId lesson);
    void setSettings(const Settings& settings) override;

    /// The step is as at its start.
    void again();
    /// Whether anything has been done since.
    [[nodiscard]] bool mayGoAgain() const { return course_.shown().has_value(); }
    /// Shows on the board where to.
    void showSolution();

    [[nodiscard]] const LessonCourse& course() const { return course_; }

signals:
    /// The user asks for the handbook page of the lesson.
    void handbookWanted(atom4::HandbookPage page);
    /// All lessons are done, and the user wants to play.
    void playWanted();

protected:
    void arrange() override;

private:
    void setTexts();
    void setUpBoard();

    void attempt(Cell cell);
    void showStep();
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
