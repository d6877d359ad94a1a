// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QBasicTimer>
#include <QObject>
#include <QWidget>

namespace atom4::ui {

/// A finger that rests on the widget gets what a right click there gets: a context menu event. A mouse never does so,
/// however long its button is held. The widget owns it; where it shows what scrolls, that is the viewport.
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
    bool touched(QEvent* event);
    bool clicked(QEvent* event);

    QWidget* widget_;
    QBasicTimer rest_;
    QPointF at_;
    bool held_ = false;  // what the finger does from now on is about the menu
};

}  // namespace atom4::ui
