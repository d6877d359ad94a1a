// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLabel>

#include "core/atom4/game/rating.h"
#include "ui/widgets/line_chart.h"

namespace atom4::ui {

/// How strong the person is, how that came about, and which level would be a match.
class RatingPanel : public QWidget {
    Q_OBJECT

public:
    explicit RatingPanel(QWidget* parent = nullptr);
    /// There must be a rated round.
    void show(const RatingHistory& history);

private:
    QLabel* rating_;
    QLabel* even_;
    LineChart* curve_;
    QLabel* told_;
};

}  // namespace atom4::ui
