// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/look/piece_painter.h"

#include <QRadialGradient>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/look/board_theme.h"

namespace atom4::ui {
namespace {

void fillDisc(QPainter& painter, QPointF centre, double radius, const QBrush& brush) {
    painter.setBrush(brush);
    painter.drawEllipse(centre, radius, radius);
}

QColor faded(QColor colour, int alpha) {
    colour.setAlpha(alpha);
    return colour;
}

// A ball of glass on paper: where it keeps the light off there is shadow, and in it some of the light that went
// through, in the colour of the ball. On dark paper that light is most of what is seen.
void drawShadow(QPainter& painter, QPointF centre, double radius, Colour colour, bool dark) {
    const QPointF below = centre + QPointF(radius * 0.06, radius * 0.15);
    const QColor shade = dark ? QColor(0, 0, 0) : QColor(58, 40, 12);
    QRadialGradient gradient(below, radius * 1.14);
    const int strength = dark ? 165 : 105;
    gradient.setColorAt(0, faded(shade, strength));
    gradient.setColorAt(0.80, faded(shade, strength));
    gradient.setColorAt(0.91, faded(shade, strength / 3));
    gradient.setColorAt(1, faded(shade, 0));
    painter.setPen(Qt::NoPen);
    fillDisc(painter, below, radius * 1.14, gradient);
    if (colour == Colour::kBlack) return;
    const QPointF through = centre + QPointF(radius * 0.30, radius * 0.52);
    QRadialGradient light(through, radius * 0.72);
    const QColor body = pieceColour(colour);
    light.setColorAt(0, faded(body, dark ? 190 : 130));
    light.setColorAt(0.6, faded(body, dark ? 120 : 80));
    light.setColorAt(1, faded(body, 0));
    fillDisc(painter, through, radius * 0.72, light);
}

// Most of the ball keeps the body colour, for that is what tells the pieces apart; light falls from the upper left,
// and what went through the glass gathers opposite. Light and shade are dealt out so that the ball as a whole is as
// light as its colour: tests/ui/common/pieces_test.cpp measures that.
void drawBody(QPainter& painter, QPointF centre, double radius, Colour colour) {
    const QColor body = pieceColour(colour);
    const bool black = colour == Colour::kBlack;
    const bool white = colour == Colour::kWhite;
    const QColor shade = white ? QColor(0x8E, 0x87, 0x78) : QColor(Qt::black);
    QRadialGradient ball(centre, radius * 1.02, centre - QPointF(radius * 0.28, radius * 0.34));
    ball.setColorAt(0, mixed(body, QColor(Qt::white), black ? 0.14 : 0.16));
    ball.setColorAt(0.40, mixed(body, QColor(Qt::white), 0.04));
    ball.setColorAt(0.62, white ? mixed(body, shade, 0.03) : body);
    ball.setColorAt(0.82, mixed(body, shade, white ? 0.11 : 0.11));
    ball.setColorAt(1, mixed(body, shade, white ? 0.64 : 0.36));
    fillDisc(painter, centre, radius, ball);

    const QColor bright = black ? QColor(0x9A, 0xA4, 0xBC) : white ? QColor(Qt::white) : body.lighter(135);
    QRadialGradient through(centre - QPointF(radius * 0.16, radius * 0.24), radius * 1.22);
    through.setColorAt(0, faded(bright, 0));
    through.setColorAt(0.72, faded(bright, 0));
    through.setColorAt(0.93, faded(bright, black ? 80 : 105));
    through.setColorAt(1, faded(bright, 0));
    fillDisc(painter, centre, radius, through);
}

// The window that the light comes from: soft around, and clear in its middle.
void drawGleam(QPainter& painter, QPointF centre, double radius, Colour colour) {
    const QPointF at = centre - QPointF(radius * 0.34, radius * 0.45);
    const double reach = radius * 0.37;
    QRadialGradient gleam(at, reach);
    const int strength = colour == Colour::kBlack ? 215 : 240;
    gleam.setColorAt(0, QColor(255, 255, 255, strength));
    gleam.setColorAt(0.34, QColor(255, 255, 255, strength * 4 / 5));
    gleam.setColorAt(0.62, QColor(255, 255, 255, strength / 4));
    gleam.setColorAt(1, QColor(255, 255, 255, 0));
    painter.save();
    painter.translate(at);
    painter.rotate(-38);
    painter.scale(1, 0.60);
    painter.translate(-at);
    fillDisc(painter, at, reach, gleam);
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
    drawShadow(painter, centre, radius, colour, dark);
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
    bare_.fill(QPixmap());
}

const QPixmap& PiecePainter::picture(PieceLook look) {
    QPixmap& picture = pictures_[static_cast<std::size_t>(look.ring)][lights(look.colour)];
    if (picture.isNull()) picture = renderPiece(look, diameter_, ratio_, dark_, style_);
    return picture;
}

const QPixmap& PiecePainter::bare(Colour colour) {
    if (style_ == PieceStyle::kPlain) return picture(colour);
    QPixmap& picture = bare_[lights(colour)];
    if (picture.isNull()) picture = renderPiece(colour, diameter_, ratio_, dark_);
    return picture;
}

// Only on whole device pixels does a copied picture stay sharp.
QPointF PiecePainter::cornerOf(const QPixmap& ball, QPointF centre) const {
    const double half = ball.width() / ratio_ / 2;
    const QPointF corner = (centre - QPointF(half, half)) * ratio_;
    return {std::round(corner.x()) / ratio_, std::round(corner.y()) / ratio_};
}

void PiecePainter::draw(QPainter& painter, QPointF centre, PieceLook look, double opacity) {
    const QPixmap& ball = picture(look);
    const double before = painter.opacity();
    if (opacity < 1) painter.setOpacity(before * opacity);
    painter.drawPixmap(cornerOf(ball, centre), ball);
    if (opacity < 1) painter.setOpacity(before);
}

void PiecePainter::drawHalves(QPainter& painter, QPointF centre, Colour left, Colour right) {
    const QPixmap& first = bare(left);
    const QPixmap& second = bare(right);
    const QPointF corner = cornerOf(first, centre);
    const int side = first.width();
    const int half = side / 2;
    painter.drawPixmap(corner, first, QRect(0, 0, half, side));
    painter.drawPixmap(corner + QPointF(half / ratio_, 0), second, QRect(half, 0, side - half, side));
    const double radius = diameter_ / 2;
    const double x = corner.x() + half / ratio_;
    painter.setPen(QPen(QColor(255, 255, 255, 230), std::max(1.0, radius * 0.06), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(x, centre.y() - radius * 0.96), QPointF(x, centre.y() + radius * 0.96));
    if (style_ == PieceStyle::kPlain) return;
    for (const auto& [colour, shift] : {std::pair(left, -0.47), std::pair(right, 0.47)})
        drawMarks(painter, centre + QPointF(shift * radius, 0), radius * 0.62, colour, style_);
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
