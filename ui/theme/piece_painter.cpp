// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/theme/piece_painter.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/theme/board_theme.h"
#include "ui/theme/radial_shade.h"

namespace atom4::ui {
namespace {

QColor faded(QColor colour, int alpha) {
    colour.setAlpha(alpha);
    return colour;
}

// A ball of glass on paper: where it keeps the light off there is shadow, and in it some of the light that went
// through, in the colour of the ball. On dark paper that light is most of what is seen.
void layShadow(QImage& picture, const Disc& ball, const Disc& body, Colour colour, bool dark) {
    const double radius = ball.radius;
    const QColor shade = dark ? QColor(0, 0, 0) : QColor(58, 40, 12);
    const int strength = dark ? 165 : 105;
    const Disc below{ball.centre + QPointF(radius * 0.06, radius * 0.15), radius * 1.14};
    layShade(picture, below,
             {below,
              below.centre,
              {{0, faded(shade, strength)},
               {0.80, faded(shade, strength)},
               {0.91, faded(shade, strength / 3)},
               {1, faded(shade, 0)}}},
             body);
    if (colour == Colour::kBlack) return;
    const QColor tint = pieceColour(colour);
    const Disc through{ball.centre + QPointF(radius * 0.30, radius * 0.52), radius * 0.72};
    layShade(picture, through,
             {through,
              through.centre,
              {{0, faded(tint, dark ? 190 : 130)}, {0.6, faded(tint, dark ? 120 : 80)}, {1, faded(tint, 0)}}},
             body);
}

// Most of the ball keeps the body colour, for that is what tells the pieces apart; light falls from the upper left,
// and what went through the glass gathers opposite. Light and shade are dealt out so that the ball as a whole is as
// light as its colour: tests/ui/common/pieces_test.cpp measures that.
void layBody(QImage& picture, const Disc& ball, Colour colour) {
    const double radius = ball.radius;
    const QColor body = pieceColour(colour);
    const bool black = colour == Colour::kBlack;
    const bool white = colour == Colour::kWhite;
    const QColor shade = white ? QColor(0x8E, 0x87, 0x78) : QColor(Qt::black);
    layShade(picture, ball,
             {{ball.centre, radius * 1.02},
              ball.centre - QPointF(radius * 0.28, radius * 0.34),
              {{0, mixed(body, QColor(Qt::white), black ? 0.14 : 0.16)},
               {0.40, mixed(body, QColor(Qt::white), 0.04)},
               {0.62, white ? mixed(body, shade, 0.03) : body},
               {0.82, mixed(body, shade, 0.11)},
               {1, mixed(body, shade, white ? 0.64 : 0.36)}}});

    const QColor bright = black ? QColor(0x9A, 0xA4, 0xBC) : white ? QColor(Qt::white) : body.lighter(135);
    const QPointF towards = ball.centre - QPointF(radius * 0.16, radius * 0.24);
    layShade(picture, ball,
             {{towards, radius * 1.22},
              towards,
              {{0, faded(bright, 0)},
               {0.72, faded(bright, 0)},
               {0.93, faded(bright, black ? 80 : 105)},
               {1, faded(bright, 0)}}});
}

// The window that the light comes from: soft around, and clear in its middle.
void layGleam(QImage& picture, const Disc& ball, Colour colour) {
    const Disc window{ball.centre - QPointF(ball.radius * 0.34, ball.radius * 0.45), ball.radius * 0.37};
    const int strength = colour == Colour::kBlack ? 215 : 240;
    const QColor light(Qt::white);
    layShade(picture, window,
             {window,
              window.centre,
              {{0, faded(light, strength)},
               {0.34, faded(light, strength * 4 / 5)},
               {0.62, faded(light, strength / 4)},
               {1, faded(light, 0)}},
              QTransform::fromScale(1, 0.60) * QTransform().rotate(-38)});
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

QImage emptyPicture(double diameter, double devicePixelRatio) {
    const int side = static_cast<int>(std::ceil(diameter * kPieceRoom * devicePixelRatio));
    QImage picture(side, side, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    return picture;
}

QPixmap finished(QImage picture, double devicePixelRatio) {
    picture.setDevicePixelRatio(devicePixelRatio);
    return QPixmap::fromImage(std::move(picture));
}

}  // namespace

QPixmap renderPiece(PieceLook look, double diameter, double devicePixelRatio, bool dark, PieceStyle style) {
    const Colour colour = look.colour;
    QImage picture = emptyPicture(diameter, devicePixelRatio);
    const double radius = diameter * devicePixelRatio / 2;
    const double width = std::max(1.0 * devicePixelRatio, radius * 0.055);
    const QPointF centre = QRectF(picture.rect()).center();
    const Disc body{centre, radius - width * 0.6};
    layShadow(picture, {centre, radius}, body, colour, dark);
    layBody(picture, body, colour);
    // The gleam would lie like one more mark on the piece.
    if (style == PieceStyle::kPlain) layGleam(picture, {centre, radius}, colour);
    if (style != PieceStyle::kPlain || look.ring != PieceRing::kNone) {
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        strokeRing(painter, centre, radius, look);
        painter.setPen(Qt::NoPen);
        drawMarks(painter, centre, radius, colour, style);
    }
    layRing(picture, {centre, radius - width / 2}, width, pieceEdge(colour, dark));
    return finished(std::move(picture), devicePixelRatio);
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
    pictures_ = {};
    bare_.fill(QPixmap());
    dimmed_ = {};
}

QPixmap& PiecePainter::of(PieceLook look, Pictures& pictures) {
    return pictures[static_cast<std::size_t>(look.ring)][lights(look.colour)];
}

const QPixmap& PiecePainter::picture(PieceLook look) {
    QPixmap& picture = of(look, pictures_);
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

QImage PiecePainter::ground(const QColor& colour) const {
    QImage picture = emptyPicture(diameter_, ratio_);
    layDisc(picture, {QRectF(picture.rect()).center(), diameter_ * ratio_ / 2}, colour);
    return picture;
}

// While pieces grow dim together, each moment has pictures of its own: a few small ones for hundreds of pieces.
void PiecePainter::drawDimmed(QPainter& painter, QPointF centre, PieceLook look, double opacity, const QColor& colour) {
    if (opacity != opacity_ || colour != ground_) dimmed_ = {};
    opacity_ = opacity;
    ground_ = colour;
    QPixmap& dimmed = of(look, dimmed_);
    if (dimmed.isNull()) {
        QImage picture = ground(colour);
        picture.setDevicePixelRatio(ratio_);
        QPainter onGround(&picture);
        onGround.setOpacity(opacity);
        onGround.drawPixmap(0, 0, this->picture(look));
        onGround.end();
        dimmed = QPixmap::fromImage(std::move(picture));
    }
    painter.drawPixmap(cornerOf(dimmed, centre), dimmed);
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
