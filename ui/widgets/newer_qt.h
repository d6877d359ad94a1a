// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAccessible>
#include <QGuiApplication>
#include <QStyleHints>
#include <QWidget>
#include <utility>

// What the window uses of Qt newer than 6.4, the oldest supported version.

namespace atom4::ui {

/// Announces a text to screen readers; returns whether Qt supports that (since 6.8).
[[nodiscard]] inline bool announcesByQt([[maybe_unused]] QWidget& window, [[maybe_unused]] const QString& text) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(&window, text);
    QAccessible::updateAccessibility(&event);
    return true;
#else
    return false;
#endif
}

/// Returns whether the desktop prefers dark programs, whatever colours it gives Qt. Known since Qt 6.5; before that,
/// only the colours are known.
[[nodiscard]] inline bool desktopPrefersDark() {
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
#else
    return false;
#endif
}

/// Calls `react`, as long as the object lives, after the desktop's colour scheme has changed and Qt's palette has
/// followed.
template <class React>
void onColorSchemeChange([[maybe_unused]] QObject* context, [[maybe_unused]] React react) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    QObject::connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, context, std::move(react),
                     Qt::QueuedConnection);
#endif
}

}  // namespace atom4::ui
