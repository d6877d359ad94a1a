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

/// The card of a player: name, level, goal, score, clock. It is lit for the player to move, or the winner. clicked(),
/// by mouse, key or screen reader, means that the user wants to change who plays.
class PlayerCard : public QAbstractButton {
    Q_OBJECT

public:
    explicit PlayerCard(Player player, QWidget* parent = nullptr);
    void show(const Match& match);
    void setLit(bool lit);
    [[nodiscard]] bool isLit() const { return lit_; }
    /// Shows the time on the player's clock, if there is one.
    void showTime(const Match& match);
    /// Returns "4:05" or "1:04:05", and below kLowClock "0:09.4".
    [[nodiscard]] static QString clockText(std::chrono::milliseconds left);
    void setPieceStyle(PieceStyle style);
    /// Sets whether and how the card shows that the computer is thinking.
    void setRing(PlayerDisc::Ring ring) { disc_->setRing(ring); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void drawArrow(QPainter& painter) const;

    Player player_;
    bool lit_ = false;
    bool little_ = false;  // the time left is below kLowClock
    PlayerDisc* disc_;
    ElidedLabel* name_;
    ElidedLabel* detail_;  // the level, "Human" or "Player 1"
    PieceRow* goal_;
    QLabel* clock_;
    QLabel* score_;
};

}  // namespace atom4::ui
