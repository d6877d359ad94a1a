// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAccessible>
#include <QWidget>

namespace atom4::ui {

// Here is the one home of what we use of Qt beyond 6.4, where the Qt at hand has it.

/// Has a screen reader speak the text, and tells whether Qt can do that: since 6.8.
[[nodiscard]] inline bool announcesByQt([[maybe_unused]] QWidget& window, [[maybe_unused]] const QString& text) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(&window, text);
    QAccessible::updateAccessibility(&event);
    return true;
#else
    return false;
#endif
}

}  // namespace atom4::ui
