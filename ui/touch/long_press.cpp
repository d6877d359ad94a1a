// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/touch/long_press.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QStyleHints>
#include <QTouchEvent>
#include <utility>

namespace atom4::ui {

LongPress::LongPress(QWidget* widget) : QObject(widget), widget_(widget) {
    widget->installEventFilter(this);
}

bool LongPress::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::TouchBegin:
        case QEvent::TouchUpdate:
        case QEvent::TouchEnd:
        case QEvent::TouchCancel: return touched(event);
        case QEvent::MouseButtonPress:
        case QEvent::MouseMove:
        case QEvent::MouseButtonRelease: return clicked(event);
        default: return QObject::eventFilter(watched, event);
    }
}

// Where the widget listens to fingers itself.
bool LongPress::touched(QEvent* event) {
    const auto* touch = static_cast<QTouchEvent*>(event);
    if (event->type() == QEvent::TouchBegin && touch->pointCount() == 1)
        begin(touch->points().front().position());
    else if (event->type() == QEvent::TouchUpdate && touch->pointCount() == 1)
        moved(touch->points().front().position());
    else
        rest_.stop();
    return false;
}

// Where it does not, Qt makes clicks of what fingers do.
bool LongPress::clicked(QEvent* event) {
    const auto* mouse = static_cast<QMouseEvent*>(event);
    if (mouse->pointingDevice()->type() != QInputDevice::DeviceType::TouchScreen) return false;
    if (event->type() == QEvent::MouseButtonPress) {
        begin(mouse->position());
        return false;
    }
    if (event->type() == QEvent::MouseMove) {
        moved(mouse->position());
        return held_;
    }
    rest_.stop();
    // Else it would be a click besides.
    return std::exchange(held_, false);
}

void LongPress::begin(QPointF at) {
    held_ = false;
    at_ = at;
    rest_.start(QGuiApplication::styleHints()->mousePressAndHoldInterval(), this);
}

void LongPress::moved(QPointF to) {
    if ((to - at_).manhattanLength() > QApplication::startDragDistance()) rest_.stop();
}

void LongPress::timerEvent(QTimerEvent*) {
    rest_.stop();
    held_ = true;
    const QPoint at = at_.toPoint();
    QContextMenuEvent wanted(QContextMenuEvent::Mouse, at, widget_->mapToGlobal(at));
    QCoreApplication::sendEvent(widget_, &wanted);
}

}  // namespace atom4::ui
