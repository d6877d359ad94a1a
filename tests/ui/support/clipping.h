// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

/// Returns a line for each part of a window that is cut off: a text larger than its widget, a widget that reaches
/// beyond its parent. What can be scrolled into view counts as visible. The window must be shown.
[[nodiscard]] QStringList clipped(const QWidget& window);
