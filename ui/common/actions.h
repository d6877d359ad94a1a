// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QToolBar>
#include <functional>

namespace atom4::ui {

// What the window of any game is made of. The texts are asked for again whenever another language is spoken.

/// An action of the window, which owns it, with a name for those who look for it.
QAction* makeAction(QMainWindow& window, std::function<QString()> text, const char* name,
                    const QList<QKeySequence>& shortcuts);
/// An empty menu at the end of the window's menu bar.
QMenu* appendMenu(QMainWindow& window, std::function<QString()> title);
/// The action hides the tool bar and shows it again; that is kept under the key, which must last.
void letHide(QToolBar* bar, QAction* action, const char* key);

/// The action that has the person change the keys of all actions the window has by now, itself among them. What was
/// chosen is kept under that key, which must last, and counts from now on.
QAction* makeShortcutEditor(QMainWindow& window, const char* keptUnder);

}  // namespace atom4::ui
