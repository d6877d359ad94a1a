// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/widgets/long_press.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QStyleHints>
#include <QTouchEvent>

namespace atom4::ui {
namespace {

bool isOfAFinger(const QMouseEvent& event) {
    return event.pointingDevice()->type() == QInputDevice::DeviceType::TouchScreen;
}

}  // namespace

LongPress::LongPress(QWidget* widget) : QObject(widget), widget_(widget) {
    widget->installEventFilter(this);
}

bool LongPress::eventFilter(QObject* watched, QEvent* event) {
    // The QWindow still gets the event, and keeps track of what is pressed.
    if (held_) return watched->isWidgetType() && takes(event);
    switch (event->type()) {
        case QEvent::TouchBegin:
        case QEvent::TouchUpdate:
        case QEvent::TouchEnd:
        case QEvent::TouchCancel: touched(event); break;
        case QEvent::MouseButtonPress:
        case QEvent::MouseMove:
        case QEvent::MouseButtonRelease: clicked(event); break;
        default: break;
    }
    return false;
}

// For a widget that accepts touch events.
void LongPress::touched(QEvent* event) {
    const auto* touch = static_cast<QTouchEvent*>(event);
    touches_ = true;
    if (event->type() == QEvent::TouchBegin && touch->pointCount() == 1)
        begin(touch->points().front().position());
    else if (event->type() == QEvent::TouchUpdate && touch->pointCount() == 1)
        moved(touch->points().front().position());
    else
        rest_.stop();
}

// For other widgets, Qt turns touch events into mouse events.
void LongPress::clicked(QEvent* event) {
    const auto* mouse = static_cast<QMouseEvent*>(event);
    if (!isOfAFinger(*mouse)) return;
    if (event->type() == QEvent::MouseButtonPress)
        begin(mouse->position());
    else if (event->type() == QEvent::MouseMove)
        moved(mouse->position());
    else
        rest_.stop();
}

// While a menu is open, Qt turns all touch events into mouse events for the menu: lifting the finger would close the
// menu, or choose the item under it.
bool LongPress::takes(QEvent* event) {
    switch (event->type()) {
        case QEvent::TouchUpdate: return true;
        case QEvent::TouchEnd:
        case QEvent::TouchCancel: letGo(); return true;
        case QEvent::MouseMove: return isOfAFinger(*static_cast<QMouseEvent*>(event));
        case QEvent::MouseButtonRelease:
            if (!isOfAFinger(*static_cast<QMouseEvent*>(event))) return false;
            letGo();
            return true;
        // The finger was lifted unnoticed.
        case QEvent::TouchBegin:
        case QEvent::MouseButtonPress: letGo(); return false;
        default: return false;
    }
}

void LongPress::letGo() {
    held_ = false;
    QCoreApplication::instance()->removeEventFilter(this);
}

void LongPress::begin(QPointF at) {
    at_ = at;
    rest_.start(QGuiApplication::styleHints()->mousePressAndHoldInterval(), this);
}

void LongPress::moved(QPointF to) {
    if ((to - at_).manhattanLength() > QApplication::startDragDistance()) rest_.stop();
}

void LongPress::timerEvent(QTimerEvent*) {
    rest_.stop();
    if (touches_) {
        QTouchEvent away(QEvent::TouchCancel);
        QCoreApplication::sendEvent(widget_, &away);
    }
    held_ = true;
    QCoreApplication::instance()->installEventFilter(this);
    const QPoint at = at_.toPoint();
    QContextMenuEvent wanted(QContextMenuEvent::Mouse, at, widget_->mapToGlobal(at));
    QCoreApplication::sendEvent(widget_, &wanted);
}

}  // namespace atom4::ui
