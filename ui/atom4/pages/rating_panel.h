// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLabel>

#include "core/atom4/game/rating.h"
#include "ui/widgets/line_chart.h"

namespace atom4::ui {

/// Shows the player's rating, its history, and the level of an even opponent.
class RatingPanel : public QWidget {
    Q_OBJECT

public:
    explicit RatingPanel(QWidget* parent = nullptr);
    /// Requires at least one rated round.
    void show(const RatingHistory& history);

private:
    QLabel* rating_;
    QLabel* even_;
    LineChart* curve_;
    QLabel* description_;
};

}  // namespace atom4::ui
