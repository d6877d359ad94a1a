// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/widgets/tool_tip.h"

#include <QApplication>
#include <QCursor>
#include <QHelpEvent>
#include <QTimer>
#include <QToolTip>
#include <QWidget>

namespace atom4::ui {
namespace {

void askAgain() {
    if (!QToolTip::isVisible()) return;
    const QPoint at = QCursor::pos();
    QWidget* const under = QApplication::widgetAt(at);
    bool shown = false;
    if (under != nullptr) {
        QHelpEvent help(QEvent::ToolTip, under->mapFromGlobal(at), at);
        shown = QApplication::sendEvent(under, &help);
    }
    if (!shown) QToolTip::hideText();
}

}  // namespace

// Waits until everything that changes has changed.
void refreshToolTip() {
    if (QToolTip::isVisible()) QTimer::singleShot(0, qApp, askAgain);
}

}  // namespace atom4::ui
