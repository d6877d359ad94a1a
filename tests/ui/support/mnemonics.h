// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

/// The keys, pressed with Alt, that mean more than one thing in a window that is shown, a line for each: of buttons,
/// labels, groups, tabs and the menu bar, and of the entries of each menu.
[[nodiscard]] QStringList clashes(const QWidget& window);
