// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/widgets/zoomable_board.h"

#include <QApplication>
#include <QGestureEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QTouchEvent>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/widgets/tool_tip.h"

namespace atom4::ui {

ZoomableBoard::ZoomableBoard(QWidget* parent) : BoardWidget(parent) {
    setAttribute(Qt::WA_AcceptTouchEvents);
    grabGesture(Qt::PinchGesture);
    connect(&camera_, &BoardCamera::moved, this, [this] {
        viewMoved();
        refreshToolTip();
        update();
    });
}

void ZoomableBoard::look(const BoardZoom& zoom, bool smoothly) {
    const bool moves = smoothly && zoom != camera_.goal() && showsMotion();
    camera_.moveTo(zoom, moves);
    emit zoomChanged();
}

bool ZoomableBoard::canZoomIn() const {
    const double factor = camera_.goal().factor;
    return boundedZoom(factor * kZoomStep) > factor * 1.01;
}

void ZoomableBoard::showWhole() {
    movedByHand();
    look({}, isVisible());
}

void ZoomableBoard::zoomBy(double factor, QPointF at) {
    movedByHand();
    camera_.arrive();
    const double now = camera_.zoom().factor;
    const double then = boundedZoom(now * factor);
    // The point under the pointer keeps its place: the middle comes nearer to it by the same ratio.
    const QPointF held = boardPoint(at);
    look({then, held + (boardPoint(view().center()) - held) * (now / then)}, false);
}

void ZoomableBoard::moveBy(QPointF way) {
    if (!isZoomed()) return;
    movedByHand();
    camera_.arrive();
    look({camera_.zoom().factor, boardPoint(view().center() - way)}, false);
}

QRect ZoomableBoard::cellRect(BoardPlace place) const {
    const QPointF half(spacing() / 2, spacing() / 2);
    return QRectF(centreOf(place) - half, centreOf(place) + half).toAlignedRect();
}

void ZoomableBoard::bringIntoView(BoardPlace place) {
    if (!isZoomed()) return;
    camera_.arrive();
    const double margin = spacing();
    const QRectF inside = view().adjusted(margin, margin, -margin, -margin);
    const QPointF at = centreOf(place);
    const QPointF nearest(std::clamp(at.x(), inside.left(), std::max(inside.left(), inside.right())),
                          std::clamp(at.y(), inside.top(), std::max(inside.top(), inside.bottom())));
    if (nearest == at) return;
    look({camera_.zoom().factor, boardPoint(view().center() + (at - nearest))}, false);
}

void ZoomableBoard::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::MiddleButton || !isZoomed()) return QWidget::mousePressEvent(event);
    grabbed_ = event->position();
    setCursor(Qt::ClosedHandCursor);
}

void ZoomableBoard::mouseMoveEvent(QMouseEvent* event) {
    if (!grabbed_) return BoardWidget::mouseMoveEvent(event);
    moveBy(event->position() - *grabbed_);
    grabbed_ = event->position();
}

void ZoomableBoard::mouseReleaseEvent(QMouseEvent* event) {
    if (!grabbed_) return QWidget::mouseReleaseEvent(event);
    grabbed_.reset();
    setCursor(usualCursor());
}

// With Ctrl the wheel zooms; without, it moves a board that is larger than its view.
void ZoomableBoard::wheelEvent(QWheelEvent* event) {
    if ((event->modifiers() & Qt::ControlModifier) != 0) {
        // An eighth of a degree each; a notch has fifteen of them.
        zoomBy(std::pow(kZoomStep, event->angleDelta().y() / 120.0), event->position());
        return event->accept();
    }
    if (!isZoomed()) return QWidget::wheelEvent(event);
    QPointF way = event->pixelDelta();
    if (way.isNull()) way = QPointF(event->angleDelta()) * (spacing() / 120);
    if ((event->modifiers() & Qt::ShiftModifier) != 0) way = way.transposed();
    moveBy(way);
    event->accept();
}

bool ZoomableBoard::event(QEvent* event) {
    if ((event->type() == QEvent::NativeGesture || event->type() == QEvent::Gesture) && pinched(event)) return true;
    switch (event->type()) {
        case QEvent::TouchBegin:
        case QEvent::TouchUpdate:
        case QEvent::TouchEnd:
        case QEvent::TouchCancel: return touched(static_cast<QTouchEvent*>(event));
        default: break;
    }
    return BoardWidget::event(event);
}

void ZoomableBoard::dropFinger() {
    const auto finger = std::exchange(finger_, std::nullopt);
    if (finger && finger->does == Finger::Does::kHold) fingerLetsGo(std::nullopt);
}

void ZoomableBoard::moveFinger(QPointF at, bool alone) {
    using Does = Finger::Does;
    if (!alone && finger_->does == Does::kHold) fingerLetsGo(std::nullopt);
    if (!alone) finger_->does = Does::kNothing;
    if (finger_->does == Does::kTap && (at - finger_->from).manhattanLength() > QApplication::startDragDistance())
        finger_->does = isZoomed() ? Does::kMove : Does::kNothing;
    if (finger_->does == Does::kHold) fingerMoves(at);
    if (finger_->does == Does::kMove) moveBy(at - finger_->at);
    if (finger_) finger_->at = at;
}

// One finger chooses, takes what lies there along, or moves a board that is larger than its view; two pinch.
bool ZoomableBoard::touched(QTouchEvent* event) {
    event->accept();
    const QPointF at = event->pointCount() > 0 ? event->point(0).position() : QPointF();
    const bool alone = event->pointCount() == 1;
    using Does = Finger::Does;
    switch (event->type()) {
        case QEvent::TouchBegin:
            finger_ = Finger{at, at, !alone ? Does::kNothing : fingerTakes(at) ? Does::kHold : Does::kTap};
            break;
        case QEvent::TouchUpdate:
            if (finger_) moveFinger(at, alone);
            break;
        case QEvent::TouchEnd:
            if (const auto finger = std::exchange(finger_, std::nullopt)) {
                if (finger->does == Does::kTap) tapped(finger->from);
                if (finger->does == Does::kHold) fingerLetsGo(at);
            }
            break;
        default: dropFinger();
    }
    return true;
}

bool ZoomableBoard::pinched(QEvent* event) {
    if (event->type() == QEvent::NativeGesture) {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() != Qt::ZoomNativeGesture) return false;
        zoomBy(1 + gesture->value(), gesture->position());
        return true;
    }
    auto* gestures = static_cast<QGestureEvent*>(event);
    auto* pinch = static_cast<QPinchGesture*>(gestures->gesture(Qt::PinchGesture));
    if (pinch == nullptr) return false;
    if (pinch->changeFlags().testFlag(QPinchGesture::ScaleFactorChanged))
        zoomBy(pinch->scaleFactor(), mapFromGlobal(pinch->centerPoint()));
    if (pinch->changeFlags().testFlag(QPinchGesture::CenterPointChanged))
        moveBy(pinch->centerPoint() - pinch->lastCenterPoint());
    gestures->accept(pinch);
    return true;
}

}  // namespace atom4::ui
