// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLabel>
#include <vector>

#include "core/lines/high_scores.h"
#include "ui/theme/piece_painter.h"

namespace atom4::ui {

class ChipRow;

/// Says what a game would be played with, and what score there is to beat.
class LinesGameCard : public QWidget {
    Q_OBJECT

public:
    LinesGameCard(std::vector<lines::HighScoreList> scores, PieceStyle style, QWidget* parent = nullptr);
    void show(const lines::Configuration& configuration);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void setTexts();

    std::vector<lines::HighScoreList> scores_;
    lines::Configuration configuration_;
    QLabel* title_;
    ChipRow* chips_;
    QLabel* board_;
    QLabel* best_;
};

}  // namespace atom4::ui
