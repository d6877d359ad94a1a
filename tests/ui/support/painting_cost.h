// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QWidget>

/// Returns the least processor time that painting the whole widget took, in milliseconds, so that other programs on the
/// machine do not count. The widget must be shown.
[[nodiscard]] double paintingCost(QWidget& widget);
/// Returns the processor time of this thread so far, in milliseconds.
[[nodiscard]] double threadMs();
