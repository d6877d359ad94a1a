// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/lines/lessons/lesson_file.h"
#include "ui/game/page_door.h"
#include "ui/lines/learn/lesson_page.h"

namespace atom4::ui {

/// The door to the lessons of Lines, and what is kept of them. They begin with the first one that is not done.
class LinesLessons : public PageDoor {
    Q_OBJECT

public:
    /// Both must outlive it.
    LinesLessons(QStackedWidget& pages, QMainWindow& window);

    void setSettings(const Settings& settings);
    [[nodiscard]] LinesLessonPage* page() const { return static_cast<LinesLessonPage*>(widget()); }

protected:
    [[nodiscard]] QWidget* makePage() override;

private:
    void keep(lines::LessonId lesson);

    LessonProgressFile file_ = lines::lesson_file();
    Settings settings_;
};

}  // namespace atom4::ui
