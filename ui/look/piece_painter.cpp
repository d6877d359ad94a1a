// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/look/piece_painter.h"

#include <QRadialGradient>
#include <cmath>

#include "ui/look/board_theme.h"

namespace atom4::ui {
namespace {

void drawShadow(QPainter& painter, QPointF centre, double radius, bool dark) {
    const QPointF below = centre + QPointF(radius * 0.05, radius * 0.14);
    QRadialGradient gradient(below, radius * 1.13);
    const int strength = dark ? 150 : 95;
    gradient.setColorAt(0, QColor(20, 14, 4, strength));
    gradient.setColorAt(0.82, QColor(20, 14, 4, strength));
    gradient.setColorAt(1, QColor(20, 14, 4, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(gradient);
    painter.drawEllipse(below, radius * 1.13, radius * 1.13);
}

// Most of the ball keeps the body colour, for that is what tells the pieces apart; light falls from the upper left.
void drawBody(QPainter& painter, QPointF centre, double radius, Colour colour) {
    const QColor body = pieceColour(colour);
    const bool black = colour == Colour::kBlack;
    const bool white = colour == Colour::kWhite;
    QRadialGradient shade(centre, radius * 1.02, centre - QPointF(radius * 0.28, radius * 0.34));
    shade.setColorAt(0, mixed(body, QColor(Qt::white), black ? 0.20 : 0.22));
    shade.setColorAt(0.38, mixed(body, QColor(Qt::white), black ? 0.06 : 0.05));
    shade.setColorAt(0.60, body);
    shade.setColorAt(0.80, mixed(body, QColor(Qt::black), white ? 0.05 : 0.08));
    shade.setColorAt(1, mixed(body, QColor(Qt::black), white ? 0.20 : 0.30));
    painter.setBrush(shade);
    painter.drawEllipse(centre, radius, radius);

    // Light that comes back from the paper.
    QRadialGradient glow(centre + QPointF(radius * 0.30, radius * 0.46), radius * 0.62);
    glow.setColorAt(0, QColor(255, 250, 235, black ? 34 : 46));
    glow.setColorAt(1, QColor(255, 250, 235, 0));
    painter.setBrush(glow);
    painter.drawEllipse(centre, radius, radius);
}

void drawGleam(QPainter& painter, QPointF centre, double radius, Colour colour) {
    const QPointF at = centre - QPointF(radius * 0.34, radius * 0.44);
    QRadialGradient gleam(at, radius * 0.36);
    const int strength = colour == Colour::kBlack ? 150 : 225;
    gleam.setColorAt(0, QColor(255, 255, 255, strength));
    gleam.setColorAt(0.25, QColor(255, 255, 255, strength * 3 / 5));
    gleam.setColorAt(1, QColor(255, 255, 255, 0));
    painter.save();
    painter.translate(at);
    painter.rotate(-38);
    painter.scale(1, 0.66);
    painter.translate(-at);
    painter.setBrush(gleam);
    painter.drawEllipse(at, radius * 0.36, radius * 0.36);
    painter.restore();
}

void strokeRing(QPainter& painter, QPointF centre, double radius, PieceLook look) {
    if (look.ring == PieceRing::kNone) return;
    // Outside the marks that some styles have.
    const double middle = radius * 0.855;
    const double width = radius * 0.13;
    QPen pen(inkOn(look.colour), width, Qt::SolidLine, Qt::FlatCap);
    if (look.ring == PieceRing::kSpots) {
        // Lengths in widths of the line; eight spots around.
        const double step = 2 * 3.14159265358979 * middle / width / 8;
        pen.setDashPattern({step * 0.45, step * 0.55});
        pen.setDashOffset(step * 0.225);
    }
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, middle, middle);
}

}  // namespace

QPixmap renderPiece(PieceLook look, double diameter, double devicePixelRatio, bool dark, PieceStyle style) {
    const Colour colour = look.colour;
    const int side = static_cast<int>(std::ceil(diameter * kPieceRoom * devicePixelRatio));
    QPixmap picture(side, side);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    const double radius = diameter * devicePixelRatio / 2;
    const double width = std::max(1.0 * devicePixelRatio, radius * 0.055);
    const QPointF centre(side / 2.0, side / 2.0);
    // What fades out or lies under the edge needs no smoothing, which costs several times as much.
    drawShadow(painter, centre, radius, dark);
    drawBody(painter, centre, radius - width * 0.6, colour);
    // The gleam would lie like one more mark on the piece.
    if (style == PieceStyle::kPlain) drawGleam(painter, centre, radius, colour);
    painter.setRenderHint(QPainter::Antialiasing);
    strokeRing(painter, centre, radius, look);
    painter.setPen(Qt::NoPen);
    drawMarks(painter, centre, radius, colour, style);
    painter.setPen(QPen(pieceEdge(colour, dark), width));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius - width / 2, radius - width / 2);
    painter.end();
    picture.setDevicePixelRatio(devicePixelRatio);
    return picture;
}

void PiecePainter::prepare(double diameter, double devicePixelRatio, bool dark) {
    if (diameter == diameter_ && devicePixelRatio == ratio_ && dark == dark_) return;
    diameter_ = diameter;
    ratio_ = devicePixelRatio;
    dark_ = dark;
    forget();
}

void PiecePainter::setStyle(PieceStyle style) {
    if (style == style_) return;
    style_ = style;
    forget();
}

void PiecePainter::forget() {
    for (auto& pictures : pictures_) pictures.fill(QPixmap());
}

const QPixmap& PiecePainter::picture(PieceLook look) {
    QPixmap& picture = pictures_[static_cast<std::size_t>(look.ring)][lights(look.colour)];
    if (picture.isNull()) picture = renderPiece(look, diameter_, ratio_, dark_, style_);
    return picture;
}

void PiecePainter::draw(QPainter& painter, QPointF centre, PieceLook look, double opacity) {
    const QPixmap& ball = picture(look);
    const double half = ball.width() / ratio_ / 2;
    // Only on whole device pixels does a copied picture stay sharp.
    const QPointF corner = (centre - QPointF(half, half)) * ratio_;
    const QPointF snapped(std::round(corner.x()) / ratio_, std::round(corner.y()) / ratio_);
    const double before = painter.opacity();
    if (opacity < 1) painter.setOpacity(before * opacity);
    painter.drawPixmap(snapped, ball);
    if (opacity < 1) painter.setOpacity(before);
}

void PiecePainter::drawScaled(QPainter& painter, QPointF centre, PieceLook look, double scale, double opacity) {
    const QPixmap& ball = picture(look);
    const double side = ball.width() / ratio_ * scale;
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setOpacity(painter.opacity() * opacity);
    painter.drawPixmap(QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), ball, QRectF(ball.rect()));
    painter.restore();
}

}  // namespace atom4::ui
