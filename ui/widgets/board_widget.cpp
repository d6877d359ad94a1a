// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/widgets/board_widget.h"

#include <QApplication>
#include <QGestureEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QTouchEvent>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/widgets/accessibility.h"
#include "ui/widgets/tool_tip.h"

namespace atom4::ui {

BoardPlace movedBy(BoardPlace last, BoardPlace from, int rows, int cols) {
    return {std::clamp(from.row + rows, 0, last.row), std::clamp(from.col + cols, 0, last.col)};
}

BoardWidget::BoardWidget(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    installAccessibility();
    connect(this, &BoardWidget::targetChanged, this, [this] { announceTableChanged(*this); });
    connect(&animation_, &QVariantAnimation::valueChanged, this, [this] { animationTicked(); });
    connect(&animation_, &QVariantAnimation::finished, this, &BoardWidget::finishAnimation);
}

void BoardWidget::startAnimation(int duration, double slowness) {
    shows_ = duration;
    animation_.setStartValue(0.0);
    animation_.setEndValue(static_cast<double>(duration));
    animation_.setDuration(static_cast<int>(duration * slowness));
    // Any key or click finishes it, anywhere in the program.
    qApp->installEventFilter(this);
    animation_.start();
}

void BoardWidget::finishAnimation() {
    if (std::exchange(shows_, 0) == 0) return;
    qApp->removeEventFilter(this);
    animation_.stop();
    animationEnded();
    emit animationFinished();
}

void BoardWidget::holdAnimationAt(int milliseconds) {
    if (shows_ == 0) return;
    animation_.pause();
    animation_.setCurrentTime(milliseconds * animation_.duration() / shows_);
}

bool BoardWidget::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress ||
        event->type() == QEvent::TouchBegin || event->type() == QEvent::ShortcutOverride)
        finishAnimation();
    return QWidget::eventFilter(watched, event);
}

void BoardWidget::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void BoardWidget::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) announceTableChanged(*this);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        arrange();
        update();
    }
}

void BoardWidget::pointAt(std::optional<BoardPlace> place, bool byKeyboard) {
    if (place == place_ && byKeyboard == byKeyboard_) return;
    updateTarget();
    place_ = place;
    byKeyboard_ = byKeyboard;
    if (place) cursor_ = *place;
    updateTarget();
    targetMoved();
}

void BoardWidget::putCursorAway() {
    if (byKeyboard_) pointAt(std::nullopt, false);
}

std::optional<BoardPlace> BoardWidget::focusedPlace() const {
    return byKeyboard_ ? place_ : std::nullopt;
}

void BoardWidget::pressPlace(BoardPlace place) {
    finishAnimation();
    pointAt(place, true);
    chooseByKey(place);
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event) {
    pointAt(placeAt(event->position()), false);
}

void BoardWidget::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    if (!byKeyboard_) pointAt(std::nullopt, false);
}

void BoardWidget::moveCursor(int rows, int cols) {
    // The first key only shows the cursor where it is, unless the mouse already points at a cell.
    pointAt(place_ ? movedBy(lastPlace(), *place_, rows, cols) : cursor_, true);
}

void BoardWidget::moveCursorToStop(int steps) {
    const std::vector<BoardPlace> places = stops();
    if (places.empty()) return;
    const auto here = std::lower_bound(places.begin(), places.end(), cursor_);
    const bool onOne = place_ && here != places.end() && *here == cursor_;
    const auto count = static_cast<int>(places.size());
    int index = static_cast<int>(here - places.begin());
    if (onOne || steps < 0) index += steps;
    pointAt(places[static_cast<std::size_t>((index % count + count) % count)], true);
}

void BoardWidget::keyPressEvent(QKeyEvent* event) {
    // Keys with Alt belong to the window, even if it has no use for them just now.
    if ((event->modifiers() & Qt::AltModifier) != 0) return QWidget::keyPressEvent(event);
    const bool jump = (event->modifiers() & Qt::ControlModifier) != 0;
    const BoardPlace all = lastPlace();
    switch (event->key()) {
        case Qt::Key_Left: jump ? moveCursorToStop(-1) : moveCursor(0, -1); return;
        case Qt::Key_Right: jump ? moveCursorToStop(1) : moveCursor(0, 1); return;
        case Qt::Key_Up: moveCursor(-1, 0); return;
        case Qt::Key_Down: moveCursor(1, 0); return;
        case Qt::Key_Home: moveCursor(0, -all.col); return;
        case Qt::Key_End: moveCursor(0, all.col); return;
        case Qt::Key_PageUp: moveCursor(-all.row, 0); return;
        case Qt::Key_PageDown: moveCursor(all.row, 0); return;
        case Qt::Key_Comma: moveCursorToStop(-1); return;
        case Qt::Key_Period: moveCursorToStop(1); return;
        case Qt::Key_L:
            // Reads out the lines through the cell, for players who cannot see them.
            if (jump || cellSurroundings(cursor_).isEmpty()) break;
            announce(*this, cellSurroundings(place_.value_or(cursor_)));
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
        case Qt::Key_Select:
            if (place_)
                chooseByKey(*place_);
            else
                pointAt(cursor_, true);
            return;
        case Qt::Key_Escape:
            if (putBack()) return;
            // The key also means what it means elsewhere in the window, such as a button that names it.
            putCursorAway();
            break;
        default: break;
    }
    QWidget::keyPressEvent(event);
}

// QWidget would repaint the whole board, and so twice when the window opens. Only the cursor shows the focus.
void BoardWidget::focusInEvent(QFocusEvent* event) {
    const bool byTab = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (byTab && !place_) pointAt(cursor_, true);
    updateTarget();
    announceTableChanged(*this, true);
}

void BoardWidget::focusOutEvent(QFocusEvent*) {
    updateTarget();
    announceTableChanged(*this);
}

namespace {

constexpr int kMoves = 280;  // milliseconds

}  // namespace

BoardCamera::BoardCamera(QObject* parent) : QObject(parent) {
    motion_.setStartValue(0.0);
    motion_.setEndValue(1.0);
    motion_.setDuration(kMoves);
    motion_.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&motion_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        const double part = value.toDouble();
        // By ratios, so that zooming in looks as even as zooming out.
        now_.factor = from_.factor * std::pow(to_.factor / from_.factor, part);
        now_.middle = from_.middle + (to_.middle - from_.middle) * part;
        if (part >= 1) now_ = to_;
        emit moved();
    });
}

void BoardCamera::moveTo(const BoardZoom& zoom, bool smoothly) {
    if (zoom == to_ && (smoothly || !isMoving())) return;
    motion_.stop();
    from_ = now_;
    to_ = zoom;
    if (smoothly) return motion_.start();
    now_ = to_;
    emit moved();
}

void BoardCamera::arrive() {
    if (isMoving()) moveTo(to_, false);
}

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
    // The point under the pointer stays where it is: its distance from the middle changes by the same ratio.
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
        // In eighths of a degree; a notch of the wheel has 15 degrees.
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

// One finger chooses a cell, drags what is there, or moves a board that is larger than its view; two fingers zoom.
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
