// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QString>
#include <QWidget>

/// Returns where the widget on the screen differs from a full repaint; empty if nowhere. This finds widgets that
/// repaint too little when they change. The widget must be shown, and nothing may cover it.
[[nodiscard]] QString staleOnScreen(QWidget& widget);
