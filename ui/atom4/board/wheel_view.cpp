// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/board/wheel_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainterPath>
#include <QRadialGradient>
#include <algorithm>
#include <cmath>

#include "ui/atom4/model/reaction_texts.h"
#include "ui/common/language.h"
#include "ui/theme/board_theme.h"
#include "ui/theme/colours.h"

namespace atom4::ui {
namespace {

// Radius of the circle of pieces, as a part of the view; the halo around a piece ends at the view's edge.
constexpr double kRing = 0.322;

// Red stands at the upper left, the others follow clockwise.
double angleOf(int index) {
    return (-120 + 60 * index) * 3.14159265358979 / 180;
}
QPointF onCircle(QPointF centre, double radius, double angle) {
    return centre + QPointF(std::cos(angle), std::sin(angle)) * radius;
}

void drawHalo(QPainter& painter, QPointF at, double radius, QColor colour, bool dark) {
    QRadialGradient halo(at, radius);
    colour.setAlpha(dark ? 150 : 130);
    halo.setColorAt(0.45, colour);
    colour.setAlpha(0);
    halo.setColorAt(1, colour);
    painter.setPen(Qt::NoPen);
    painter.setBrush(halo);
    // The halo has faded out at its edge: smoothing that would cost much for nothing.
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.drawEllipse(at, radius, radius);
    painter.setRenderHint(QPainter::Antialiasing);
}

}  // namespace

WheelView::WheelView(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("wheel"));
    keepTranslated(this, [this] { describe(); });
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
}

QSize WheelView::sizeHint() const {
    return {200, 200};
}
QSize WheelView::minimumSizeHint() const {
    return {96, 96};
}

void WheelView::show(std::optional<Colour> toPlay, std::optional<Player> player) {
    toPlay_ = toPlay;
    player_ = player;
    describe();
    update();
}

void WheelView::explain(std::optional<Colour> colour) {
    shown_ = colour;
    describe();
    update();
}

void WheelView::describe() {
    const auto met = described();
    const QString sentence = toPlay_ && met ? ReactionTexts::combination(*toPlay_, *met) : QString();
    // In the accessible name: screen readers announce it when it changes under the focus.
    setAccessibleName(tr("Colour wheel: %1", "%1 says something")
                          .arg(!sentence.isEmpty() ? sentence
                               : toPlay_           ? tr("%1 to play", "%1 is a colour").arg(ColourNames::of(*toPlay_))
                                                   : tr("The round is over")));
    if (pointed_) emit explained(sentence);
}

void WheelView::point(std::optional<Colour> colour) {
    if (colour == pointed_) return;
    pointed_ = colour;
    if (!colour) emit explained(QString());
    describe();
    update();
}

QPointF WheelView::at(Colour colour) const {
    const QPointF centre = QRectF(rect()).center();
    if (!is_on_wheel(colour)) return centre;
    return onCircle(centre, std::min(width(), height()) * kRing, angleOf(wheel_index(colour)));
}

void WheelView::mouseMoveEvent(QMouseEvent* event) {
    const double reach = std::min(width(), height()) * 0.14;
    std::optional<Colour> nearest;
    for (const Colour colour : kWheel)
        if (QLineF(at(colour), event->position()).length() < reach) nearest = colour;
    // The middle stands for the goal of the player to move.
    if (player_ && QLineF(QRectF(rect()).center(), event->position()).length() < reach) nearest = goal_colour(*player_);
    point(nearest);
}

void WheelView::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    point(std::nullopt);
}

void WheelView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    point(std::nullopt);
}

void WheelView::keyPressEvent(QKeyEvent* event) {
    const bool on = event->key() == Qt::Key_Right || event->key() == Qt::Key_Down;
    const bool back = event->key() == Qt::Key_Left || event->key() == Qt::Key_Up;
    if ((!on && !back) || (event->modifiers() & Qt::AltModifier) != 0) return QWidget::keyPressEvent(event);
    const Colour from = toPlay_.value_or(Colour::kRed);
    point(pointed_ && is_on_wheel(*pointed_) ? next_on_wheel(*pointed_, on ? 1 : -1) : from);
}

void WheelView::setPieceStyle(PieceStyle style) {
    small_.setStyle(style);
    large_.setStyle(style);
    update();
}

// Draws the goal colour of the player to move; while a mixture with the other goal colour is explained, that colour.
void WheelView::drawHub(QPainter& painter, QPointF centre) {
    if (!player_) return;
    const auto met = described();
    large_.draw(painter, centre, met && !is_on_wheel(*met) ? *met : goal_colour(*player_));
}

// Draws a ring around the piece pointed at, or around what it becomes.
void WheelView::drawRing(QPainter& painter, Colour colour, Qt::PenStyle style) {
    const double side = std::min(width(), height());
    const double radius = !is_on_wheel(colour) ? side * 0.16 : colour == toPlay_ ? side * 0.155 : side * 0.118;
    painter.setPen(QPen(palette().color(QPalette::WindowText), std::max(1.5, side * 0.011), style));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(at(colour), radius, radius);
}

void WheelView::paintEvent(QPaintEvent*) {
    const BoardTheme theme = BoardTheme::from(palette());
    const double side = std::min(width(), height());
    const QPointF centre = QRectF(rect()).center();
    const double ring = side * kRing;
    small_.prepare(side * 0.20, devicePixelRatioF(), theme.dark);
    large_.prepare(side * 0.275, devicePixelRatioF(), theme.dark);

    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.cardBorder, std::max(1.5, side * 0.012)));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, ring, ring);
    for (int index = 0; index < kWheelSize; ++index) {
        const Colour colour = wheel_colour(index);
        const QPointF at = onCircle(centre, ring, angleOf(index));
        if (colour == toPlay_) {
            drawHalo(painter, at, side * (0.5 - kRing), pieceColour(colour), theme.dark);
            large_.draw(painter, at, colour);
        } else {
            // The ring must not shine through a faded piece.
            painter.setPen(Qt::NoPen);
            painter.setBrush(palette().window());
            painter.drawEllipse(at, small_.diameter() / 2, small_.diameter() / 2);
            small_.draw(painter, at, colour, toPlay_ ? 1 : 0.55);
        }
    }
    drawHub(painter, centre);
    if (hasFocus()) drawFocusRing(painter, rect(), 8, focusColour(palette(), palette().color(QPalette::Window)));
    if (const auto met = described(); toPlay_ && met) {
        drawRing(painter, *met, Qt::DashLine);
        drawRing(painter, combine(*toPlay_, *met), Qt::SolidLine);
    }
}

}  // namespace atom4::ui
