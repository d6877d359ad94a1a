// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/piece_row.h"

#include <QPainter>
#include <cmath>
#include <utility>

#include "ui/theme/board_theme.h"

namespace atom4::ui {
namespace {

// Diameters from one piece to the next, without and with a sign between them.
constexpr double kPieceStep = 1.06;
constexpr double kPieceStepWithSign = 1.9;

}  // namespace

PieceRow::PieceRow(std::vector<Colour> pieces, QString signs, QWidget* parent)
    : QWidget(parent), pieces_(std::move(pieces)), signs_(std::move(signs)) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void PieceRow::setPieces(std::vector<Colour> pieces) {
    pieces_ = std::move(pieces);
    updateGeometry();
    update();
}

void PieceRow::setPieceStyle(PieceStyle style) {
    painter_.setStyle(style);
    update();
}

double PieceRow::diameter() const {
    return std::round(fontMetrics().height() * 0.9);
}

double PieceRow::step() const {
    return (signs_.isEmpty() ? kPieceStep : kPieceStepWithSign) * diameter();
}

QSize PieceRow::sizeHint() const {
    const double side = diameter() * kPieceRoom;
    return QSizeF((static_cast<double>(pieces_.size()) - 1) * step() + side, side).toSize();
}

void PieceRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter_.prepare(diameter(), devicePixelRatioF(), BoardTheme::from(palette()).dark);
    QPointF at(diameter() * kPieceRoom / 2, height() / 2.0);
    for (const Colour colour : pieces_) {
        painter_.draw(painter, at, colour);
        at.rx() += step();
    }
    QRectF between(QPointF(diameter() * kPieceRoom / 2, 0), QSizeF(step(), height()));
    for (const QChar sign : signs_) {
        painter.drawText(between, Qt::AlignCenter, sign);
        between.translate(step(), 0);
    }
}

std::vector<Colour> goalPieces(Player player) {
    return std::vector<Colour>(4, goal_colour(player));
}

}  // namespace atom4::ui
