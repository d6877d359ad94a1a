// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/atom4/training/handbook.h"
#include "core/atom4/training/lessons.h"
#include "ui/atom4/learn/lesson_page.h"
#include "ui/common/actions.h"

namespace atom4::ui {

/// The door to the lessons, and what is kept of them. They begin with the first one that is not done.
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
    /// The page that says more about a lesson is to be read.
    void handbookWanted(atom4::HandbookPage page);

protected:
    [[nodiscard]] QWidget* makePage() override;

private:
    void keep(LessonId lesson);

    LessonProgressFile file_ = lesson_file();
    Settings settings_;
};

}  // namespace atom4::ui
