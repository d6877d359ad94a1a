// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/player_disc.h"

#include <algorithm>

#include "ui/theme/board_theme.h"

namespace atom4::ui {
namespace {

constexpr int kFrame = 50;    // milliseconds: slow enough to cost little, quick enough to look smooth
constexpr int kTurn = 2'400;  // milliseconds for one turn
constexpr double kGap = 2.5;  // pixels between the piece and the ring
constexpr double kArc = 100;  // degrees

}  // namespace

PlayerDisc::PlayerDisc(Player player, QWidget* parent) : QWidget(parent), player_(player) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    frames_.setInterval(kFrame);
    connect(&frames_, &QTimer::timeout, this, [this] { update(); });
}

double PlayerDisc::diameter() const {
    return fontMetrics().height() * 2.0;
}

QSize PlayerDisc::sizeHint() const {
    const int side = static_cast<int>(diameter() + 2 * (kGap + 3)) + 1;
    return {side, side};
}

void PlayerDisc::setPieceStyle(PieceStyle style) {
    pieces_.setStyle(style);
    update();
}

void PlayerDisc::setRing(Ring ring) {
    if (ring == ring_) return;
    if (ring_ == Ring::kNone) since_.start();
    ring_ = ring;
    turnIfSeen();
    update();
}

void PlayerDisc::turnIfSeen() {
    if (ring_ == Ring::kTurning && isVisible())
        frames_.start();
    else
        frames_.stop();
}

void PlayerDisc::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    turnIfSeen();
}

void PlayerDisc::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    turnIfSeen();
}

void PlayerDisc::paintEvent(QPaintEvent*) {
    const BoardTheme theme = BoardTheme::from(palette());
    const QPointF centre = QRectF(rect()).center();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    pieces_.prepare(diameter(), devicePixelRatioF(), theme.dark);
    pieces_.draw(painter, centre, goal_colour(player_));
    if (ring_ == Ring::kNone) return;
    const double radius = diameter() / 2 + kGap;
    const double width = std::max(2.0, diameter() * 0.07);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.cardBorder, width));
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(QPen(theme.accent, width, Qt::SolidLine, Qt::RoundCap));
    // Angles are in sixteenths of a degree, anticlockwise from three o'clock.
    const QRectF around(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    const double turned = ring_ == Ring::kTurning ? 360.0 * static_cast<double>(since_.elapsed() % kTurn) / kTurn : 0;
    const double arc = ring_ == Ring::kTurning ? kArc : 270;
    painter.drawArc(around, static_cast<int>((90 - turned) * 16), static_cast<int>(-arc * 16));
}

}  // namespace atom4::ui
