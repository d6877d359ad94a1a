// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace atom4::ui {

/// Has a screen reader speak the text after what it speaks just now, once, wherever the focus is. The widget is any of
/// the window that it concerns. Without a screen reader nothing happens, at no cost.
void announce(QWidget& widget, const QString& text);

}  // namespace atom4::ui
