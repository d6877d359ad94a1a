// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QDialog>
#include <QLabel>

#include "core/atom4/training/puzzle_trainer.h"
#include "ui/widgets/line_chart.h"

namespace atom4::ui {

/// The dialog of puzzle statistics: rating and its history, streaks, and results by kind.
class PuzzleStatisticsDialog : public QDialog {
    Q_OBJECT

public:
    explicit PuzzleStatisticsDialog(const PuzzleTrainer& trainer, QWidget* parent = nullptr);

private:
    void fill();

    const PuzzleTrainer& trainer_;
    QLabel* sums_;
    LineChart* curve_;
    QLabel* description_;
};

}  // namespace atom4::ui
