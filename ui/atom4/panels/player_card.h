// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAbstractButton>
#include <QLabel>
#include <chrono>

#include "core/atom4/game/match.h"
#include "ui/atom4/panels/piece_row.h"
#include "ui/atom4/panels/player_disc.h"
#include "ui/widgets/elided_label.h"

namespace atom4::ui {

/// One player: name, level, goal, score. The card of the player to move, or of the winner, is lit. Clicked, by
/// mouse, key or a screen reader, it is for others to change who plays.
class PlayerCard : public QAbstractButton {
    Q_OBJECT

public:
    explicit PlayerCard(Player player, QWidget* parent = nullptr);
    void show(const Match& match);
    void setLit(bool lit);
    [[nodiscard]] bool isLit() const { return lit_; }
    /// Shows what the player's clock reads, if there is one.
    void showTime(const Match& match);
    /// "4:05", "1:04:05", and "0:09.4" while the clock is low.
    [[nodiscard]] static QString clockText(std::chrono::milliseconds left);
    void setPieceStyle(PieceStyle style);
    /// Whether and how the player's computer is seen to think.
    void setRing(PlayerDisc::Ring ring) { disc_->setRing(ring); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void drawArrow(QPainter& painter) const;

    Player player_;
    bool lit_ = false;
    bool little_ = false;  // time is left
    PlayerDisc* disc_;
    ElidedLabel* name_;
    ElidedLabel* detail_;  // the level, or which of the two players
    PieceRow* goal_;
    QLabel* clock_;
    QLabel* score_;
};

}  // namespace atom4::ui
