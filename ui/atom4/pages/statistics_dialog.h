// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>

#include "core/atom4/game/rating.h"
#include "core/atom4/game/statistics.h"
#include "ui/atom4/pages/rating_panel.h"

namespace atom4::ui {

/// Shows the results of rounds against the computer and the player's rating, and can reset them.
class StatisticsDialog : public QDialog {
    Q_OBJECT

public:
    explicit StatisticsDialog(QWidget* parent = nullptr, StatisticsFile file = StatisticsFile(),
                              RatingFile ratings = RatingFile());

private:
    void fill();
    void addRow(const QString& name, const LevelStatistics& statistics, bool bold);
    void askToReset();
    void reset();

    StatisticsFile file_;
    RatingFile ratings_;
    RatingPanel* rating_;
    QTableWidget* table_;
    QLabel* none_;
    QLabel* rules_;
    QPushButton* reset_;
};

}  // namespace atom4::ui
