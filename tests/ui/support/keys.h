// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QApplication>
#include <QTest>
#include <QWidget>

#include "core/base/result.h"

/// A key on a board. Keys go to the active window: when a dialog has closed, which one that is is up to the system,
/// some time later; and offscreen there is none.
inline void keyOn(QWidget* board, int key, Qt::KeyboardModifiers modifiers) {
    QWidget* window = board->window();
    if (QApplication::activeModalWidget() == nullptr && !window->isActiveWindow()) {
        window->activateWindow();
        atom4::require(QTest::qWaitForWindowActive(window, 60'000));
    }
    QTest::keyClick(board, static_cast<Qt::Key>(key), modifiers);
}
