// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Which part of the board is looked at: that where play is, or one chosen by hand.
#include <QApplication>
#include <QGestureEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <algorithm>
#include <utility>
#include <vector>

#include "ui/atom4/board/board_view.h"

namespace atom4::ui {
namespace {

// A view that shows what is needed stays, as long as it does not show much more: nothing moves without a reason.
constexpr double kMuchMore = 1.45;

bool shows(const BoardLayout& layout, const std::vector<Cell>& cells) {
    const double half = layout.spacing() / 2;
    const QRectF inside = layout.view().adjusted(half, half, -half, -half);
    return std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return inside.contains(layout.centre(cell)); });
}

}  // namespace

void BoardView::setFollowing(bool following) {
    if (following == following_) return;
    following_ = following;
    follow(isVisible());
}

void BoardView::follow(bool smoothly) {
    if (!following_) return;
    std::vector<Cell> cells;
    const BoardSize size = position_.size();
    for (int row = 0; row < size.rows; ++row)
        for (int col = 0; col < size.cols; ++col)
            if (position_.at(Cell(row, col))) cells.emplace_back(row, col);
    const auto moves = position_.legal_moves();
    cells.insert(cells.end(), moves.begin(), moves.end());
    const BoardZoom wanted = BoardLayout::around(size, QRectF(rect()), cells);
    const BoardLayout now(size, QRectF(rect()), camera_.goal());
    if (smoothly && shows(now, cells) && wanted.factor < camera_.goal().factor * kMuchMore) return;
    look(wanted, smoothly);
}

void BoardView::look(const BoardZoom& zoom, bool smoothly) {
    const bool moves = smoothly && zoom != camera_.goal() && settings_.showsMotion();
    camera_.moveTo(zoom, moves);
    emit zoomChanged();
}

void BoardView::endFollowing() {
    if (!following_) return;
    following_ = false;
    emit followingEnded();
}

bool BoardView::canZoomIn() const {
    const double factor = camera_.goal().factor;
    return BoardLayout::bounded(factor * kZoomStep, position_.size()) > factor * 1.01;
}

void BoardView::showWhole() {
    endFollowing();
    look({}, isVisible());
}

void BoardView::zoomBy(double factor, QPointF at) {
    endFollowing();
    camera_.arrive();
    const double now = camera_.zoom().factor;
    const double then = BoardLayout::bounded(now * factor, position_.size());
    const BoardLayout& layout = scene_.layout;
    // The lattice point under the pointer keeps its place: the middle comes nearer to it by the same ratio.
    const QPointF held = layout.latticePoint(at);
    const QPointF middle = held + (layout.middle() - held) * (now / then);
    look({then, middle}, false);
}

void BoardView::moveBy(QPointF way) {
    if (!scene_.layout.isZoomed()) return;
    endFollowing();
    camera_.arrive();
    const BoardLayout& layout = scene_.layout;
    look({camera_.zoom().factor, layout.latticePoint(layout.view().center() - way)}, false);
}

// By as little as it takes.
void BoardView::bringIntoView(Cell cell) {
    if (!scene_.layout.isZoomed()) return;
    camera_.arrive();
    const double margin = scene_.layout.spacing();
    const QRectF inside = scene_.layout.view().adjusted(margin, margin, -margin, -margin);
    const QPointF at = scene_.layout.centre(cell);
    const QPointF nearest(std::clamp(at.x(), inside.left(), std::max(inside.left(), inside.right())),
                          std::clamp(at.y(), inside.top(), std::max(inside.top(), inside.bottom())));
    if (nearest == at) return;
    const BoardLayout& layout = scene_.layout;
    look({camera_.zoom().factor, layout.latticePoint(layout.view().center() + (at - nearest))}, false);
}

// One finger places, or moves a board that is larger than its view; two pinch.
bool BoardView::touched(QTouchEvent* event) {
    event->accept();
    const QPointF at = event->pointCount() > 0 ? event->point(0).position() : QPointF();
    const bool alone = event->pointCount() == 1;
    using Does = Finger::Does;
    switch (event->type()) {
        case QEvent::TouchBegin: finger_ = Finger{at, at, alone ? Does::kPlace : Does::kNothing}; break;
        case QEvent::TouchUpdate:
            if (!finger_) break;
            if (!alone) finger_->does = Does::kNothing;
            if (finger_->does == Does::kPlace &&
                (at - finger_->from).manhattanLength() > QApplication::startDragDistance())
                finger_->does = scene_.layout.isZoomed() ? Does::kMove : Does::kNothing;
            if (finger_->does == Does::kMove) moveBy(at - finger_->at);
            if (finger_) finger_->at = at;
            break;
        case QEvent::TouchEnd:
            if (const auto finger = std::exchange(finger_, std::nullopt); finger && finger->does == Does::kPlace)
                choose(finger->from);
            break;
        default: finger_.reset();
    }
    return true;
}

bool BoardView::pinched(QEvent* event) {
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
