// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "ui/atom4/puzzles/puzzle_page.h"
#include "ui/common/actions.h"

namespace atom4::ui {

/// The door to the puzzles, and to those that somebody has a reason to go to: that of the day, one's own.
class Puzzles : public PageSwitcher {
    Q_OBJECT

public:
    /// Both must outlive it.
    Puzzles(QStackedWidget& pages, QMainWindow& window);

    void setSettings(const Settings& settings);
    [[nodiscard]] PuzzlePage* page() const { return static_cast<PuzzlePage*>(widget()); }
    [[nodiscard]] QAction* dayAction() const { return day_; }
    void openToday();
    void openMine();

protected:
    [[nodiscard]] QWidget* makePage() override;

private:
    void showList();
    void showStatistics();

    QAction* day_;
    Settings settings_;
};

}  // namespace atom4::ui
