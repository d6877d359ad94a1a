// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

/// Returns a line for each key that means more than one thing when pressed with Alt in a window that is shown: among
/// buttons, labels, groups, tabs and the menu bar, and among the entries of each menu.
[[nodiscard]] QStringList clashes(const QWidget& window);
