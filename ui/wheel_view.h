// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "core/atom4/colour.h"
#include "ui/piece_painter.h"

namespace atom4::ui {

/// The colour wheel: the six pieces in the order they are played, the one to be played now larger and lit, and in the
/// middle the number of its player on the colour of that player's goal.
class WheelView : public QWidget {
    Q_OBJECT

public:
    explicit WheelView(QWidget* parent = nullptr);

    /// Nothing is lit when no piece is to be played; the player in the middle is then the winner, if there is one.
    void show(std::optional<Colour> toPlay, std::optional<Player> player);

    void setPieceStyle(PieceStyle style);

    [[nodiscard]] std::optional<Colour> toPlay() const { return toPlay_; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void drawHub(QPainter& painter, QPointF centre, double radius);

    std::optional<Colour> toPlay_ = Colour::kRed;
    std::optional<Player> player_ = Player::kFirst;
    PiecePainter small_;
    PiecePainter large_;
};

}  // namespace atom4::ui
