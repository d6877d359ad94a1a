// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/widgets/board_widget.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <algorithm>
#include <utility>

#include "ui/widgets/announcer.h"
#include "ui/widgets/offer.h"

namespace atom4::ui {

BoardPlace movedBy(BoardPlace last, BoardPlace from, int rows, int cols) {
    return {std::clamp(from.row + rows, 0, last.row), std::clamp(from.col + cols, 0, last.col)};
}

BoardWidget::BoardWidget(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    offerToScreenReaders();
    connect(this, &BoardWidget::targetChanged, this, [this] { tellTableChanged(*this); });
    connect(&animation_, &QVariantAnimation::valueChanged, this, [this] { animationTicked(); });
    connect(&animation_, &QVariantAnimation::finished, this, &BoardWidget::finishAnimation);
}

void BoardWidget::startAnimation(int duration, double slowness) {
    shows_ = duration;
    animation_.setStartValue(0.0);
    animation_.setEndValue(static_cast<double>(duration));
    animation_.setDuration(static_cast<int>(duration * slowness));
    // Any key or click finishes it, wherever in the program it goes.
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
    if (event->type() == QEvent::LanguageChange) tellTableChanged(*this);
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
    // The first key only shows where the cursor is, unless the mouse showed it already.
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
    // With Alt they are the window's, even where it has no use for them just now.
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
            // The lines through the cell, for those who do not see them.
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
            // Puts the cursor away; without one the key means what it means elsewhere in the window.
            if (putBack()) return;
            if (!isCursorShown() || !takesEscape_) break;
            pointAt(std::nullopt, false);
            return;
        default: break;
    }
    QWidget::keyPressEvent(event);
}

// QWidget would have the whole board painted again, and so twice when the window opens. Only the cursor shows the
// focus.
void BoardWidget::focusInEvent(QFocusEvent* event) {
    const bool byTab = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (byTab && !place_) pointAt(cursor_, true);
    updateTarget();
    tellTableChanged(*this, true);
}

void BoardWidget::focusOutEvent(QFocusEvent*) {
    updateTarget();
    tellTableChanged(*this);
}

}  // namespace atom4::ui
