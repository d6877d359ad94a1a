// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QBasicTimer>
#include <QObject>
#include <QWidget>

namespace atom4::ui {

/// A finger that rests on the widget gets what a right click there gets: a context menu event. From then on until it is
/// lifted it does nothing, wherever it goes: neither to the widget, which hears that the touch was taken away, nor to
/// the menu under it. A mouse never does so, however long its button is held. The widget owns it; where it shows what
/// scrolls, that is the viewport.
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
    bool touches_ = false;  // the widget listens to fingers itself
    bool held_ = false;     // the finger has rested and is not lifted yet
};

}  // namespace atom4::ui
