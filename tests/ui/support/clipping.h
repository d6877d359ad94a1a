// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

/// What of a window that is shown cannot be seen whole, a line for each: a text larger than the place it has, a widget
/// that reaches over the edge of the one it is in. What can be scrolled into sight counts as seen.
[[nodiscard]] QStringList clipped(const QWidget& window);
