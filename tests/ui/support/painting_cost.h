// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QWidget>

/// What it takes of a processor at least to paint the whole widget, in milliseconds, whatever else the machine does. It
/// must be shown.
[[nodiscard]] double paintingCost(QWidget& widget);
/// The processor time of this thread so far, in milliseconds.
[[nodiscard]] double threadMs();
