// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLabel>
#include <QWidget>

#include "core/atom4/match/match.h"
#include "ui/look/piece_painter.h"
#include "ui/widgets/elided_label.h"

namespace atom4::ui {

/// One player: name, goal, who plays, score. The card of the player to move, or of the winner, is lit.
class PlayerCard : public QWidget {
    Q_OBJECT

public:
    explicit PlayerCard(Player player, QWidget* parent = nullptr);
    void show(const Match& match);
    void setLit(bool lit);
    [[nodiscard]] bool isLit() const { return lit_; }
    /// Shows what the player's clock reads, if there is one.
    void showTime(const Match& match);
    void setPieceStyle(PieceStyle style);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refreshBall();

    Player player_;
    bool lit_ = false;
    PiecePainter pieces_;
    QLabel* ball_;
    ElidedLabel* who_;
    QLabel* clock_;
    QLabel* score_;
};

}  // namespace atom4::ui
