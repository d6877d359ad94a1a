// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <functional>
#include <memory>

#include "core/lines/course.h"
#include "ui/common/actions.h"
#include "ui/lines/board_view.h"
#include "ui/lines/side_panel.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/prominent_button.h"

namespace atom4::ui {

/// The page of a course of Lines - lessons or exercises: the task, a small board to do it on, and the result of a try.
/// After a finished try the next click or key on the board resets it. Takes the place of the board; Escape goes back.
class LinesCoursePage : public QWidget {
    Q_OBJECT

public:
    LinesCoursePage(std::unique_ptr<lines::Course> course, const Settings& settings, QWidget* parent = nullptr);

    void begin(std::size_t entry);
    void setSettings(const Settings& settings);

    [[nodiscard]] LinesBoardView* board() const { return board_; }
    [[nodiscard]] const lines::Course& course() const { return *course_; }

signals:
    /// A message to show outside the page.
    void said(const QString& sentence);
    void backRequested();
    /// The course is done, and the user wants to play.
    void playRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeParts();
    [[nodiscard]] QLayout* makeList();
    void setTexts();
    void showTexts();
    void showList();
    void showStep();
    void attempt(lines::Move move);
    void next();
    void previous();
    void again();
    void help();

    std::unique_ptr<lines::Course> course_;
    QString helped_;  // the help shown, until a move is tried
    QList<QPushButton*> list_;
    QLabel* title_;
    QLabel* count_;
    QToolButton* close_;
    LiveLabel* task_;
    LinesBoardView* board_;
    NextChips* chips_;
    LiveLabel* outcome_;
    QPushButton* previous_;
    QPushButton* again_;
    QPushButton* solution_;
    QPushButton* skip_;
    AccentButton* next_;
};

/// Opens and closes the page of a course of Lines.
class LinesCourseSwitcher : public PageSwitcher {
    Q_OBJECT

public:
    using MakeCourse = std::function<std::unique_ptr<lines::Course>()>;

    /// As for PageSwitcher; `makeCourse` is called each time the page is opened.
    LinesCourseSwitcher(QStackedWidget& pages, QMainWindow& window, std::function<QString()> text, const char* name,
                        MakeCourse makeCourse);

    void setSettings(const Settings& settings);
    [[nodiscard]] LinesCoursePage* page() const { return static_cast<LinesCoursePage*>(widget()); }

protected:
    [[nodiscard]] QWidget* makePage() override;

private:
    MakeCourse makeCourse_;
    Settings settings_;
};

/// Return the switchers of the two courses, which `pages` and `window` must outlive.
[[nodiscard]] LinesCourseSwitcher* makeLessonsSwitcher(QStackedWidget& pages, QMainWindow& window);
[[nodiscard]] LinesCourseSwitcher* makeExercisesSwitcher(QStackedWidget& pages, QMainWindow& window);

}  // namespace atom4::ui
