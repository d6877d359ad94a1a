// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "core/atom4/rules/colour.h"
#include "ui/theme/piece_painter.h"

namespace atom4::ui {

/// The colour wheel: the six colours in order of play, with the current one larger and lit, and in the middle a piece
/// of the goal colour of its player. Pointing at a colour by mouse or arrow keys, or at the middle by mouse, shows what
/// the current colour makes of it.
class WheelView : public QWidget {
    Q_OBJECT

public:
    explicit WheelView(QWidget* parent = nullptr);

    /// Without a colour to play, nothing is lit, and the player in the middle is the winner, if any.
    void show(std::optional<Colour> toPlay, std::optional<Player> player);

    /// Shows what the piece to be played makes of that colour while no colour is pointed at.
    void explain(std::optional<Colour> colour);

    void setPieceStyle(PieceStyle style);

    /// Returns the colour pointed at.
    [[nodiscard]] std::optional<Colour> pointed() const { return pointed_; }
    /// Returns where a colour is in the widget; colours that are not on the wheel are in the middle.
    [[nodiscard]] QPointF at(Colour colour) const;
    [[nodiscard]] std::optional<Colour> toPlay() const { return toPlay_; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// Explains what the piece to be played makes of the colour pointed at; empty if there is none.
    void explained(const QString& sentence);

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void point(std::optional<Colour> colour);
    void describe();
    /// Returns the colour whose mixture is shown: the one pointed at, else the explained one.
    [[nodiscard]] std::optional<Colour> described() const { return pointed_ ? pointed_ : shown_; }
    void drawRing(QPainter& painter, Colour colour, Qt::PenStyle style);
    void drawHub(QPainter& painter, QPointF centre);

    std::optional<Colour> toPlay_ = Colour::kRed;
    std::optional<Player> player_ = Player::kFirst;
    std::optional<Colour> pointed_;
    std::optional<Colour> shown_;
    PiecePainter small_;
    PiecePainter large_;
};

}  // namespace atom4::ui
