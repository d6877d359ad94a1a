// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QString>
#include <QWidget>

/// Where what is on the screen of the widget differs from what painting all of it would show; empty if nowhere. It must
/// be shown, and nothing may cover it. A widget that repaints too little when it changes is found by this.
[[nodiscard]] QString staleOnScreen(QWidget& widget);
