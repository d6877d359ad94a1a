// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/piece_row.h"

#include <QPainter>
#include <cmath>

#include "ui/theme/board_theme.h"

namespace atom4::ui {
namespace {

constexpr int kPiecesOfRow = 4;
constexpr double kStepOfRow = 1.06;  // diameters from one piece to the next

}  // namespace

PieceRow::PieceRow(Player player, QWidget* parent) : QWidget(parent), player_(player) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void PieceRow::setPlayer(Player player) {
    player_ = player;
    update();
}

void PieceRow::setPieceStyle(PieceStyle style) {
    pieces_.setStyle(style);
    update();
}

double PieceRow::diameter() const {
    return std::round(fontMetrics().height() * 0.9);
}

QSize PieceRow::sizeHint() const {
    const double side = diameter() * kPieceRoom;
    return QSizeF((kPiecesOfRow - 1) * kStepOfRow * diameter() + side, side).toSize();
}

void PieceRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    pieces_.prepare(diameter(), devicePixelRatioF(), BoardTheme::from(palette()).dark);
    QPointF at(diameter() * kPieceRoom / 2, height() / 2.0);
    for (int piece = 0; piece < kPiecesOfRow; ++piece, at.rx() += kStepOfRow * diameter())
        pieces_.draw(painter, at, goal_colour(player_));
}

}  // namespace atom4::ui
