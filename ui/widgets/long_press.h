// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QBasicTimer>
#include <QObject>
#include <QWidget>

namespace atom4::ui {

/// Turns a long press of a finger on the widget into a context menu event, as for a right click. Until the finger is
/// lifted, it has no further effect: neither on the widget, for which the touch is cancelled, nor on the menu under it.
/// A mouse never causes this, however long its button is held. The widget owns it; in a scroll area, pass the viewport.
class LongPress : public QObject {
    Q_OBJECT

public:
    explicit LongPress(QWidget* widget);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    void begin(QPointF at);
    void moved(QPointF to);
    void touched(QEvent* event);
    void clicked(QEvent* event);
    bool takes(QEvent* event);
    void letGo();

    QWidget* widget_;
    QBasicTimer rest_;
    QPointF at_;
    bool touches_ = false;  // the widget accepts touch events
    bool held_ = false;     // the finger has rested, and is still down
};

}  // namespace atom4::ui
