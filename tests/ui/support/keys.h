// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QApplication>
#include <QTest>
#include <QWidget>

#include "core/base/result.h"

/// Presses a key on a board, whose window it activates first: keys go to the active window, which the system chooses
/// some time after a dialog has closed, and offscreen there is none.
inline void keyOn(QWidget* board, int key, Qt::KeyboardModifiers modifiers) {
    QWidget* window = board->window();
    if (QApplication::activeModalWidget() == nullptr && !window->isActiveWindow()) {
        window->activateWindow();
        atom4::require(QTest::qWaitForWindowActive(window, 60'000));
    }
    QTest::keyClick(board, static_cast<Qt::Key>(key), modifiers);
}
