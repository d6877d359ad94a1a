// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QObject>
#include <QWidget>

/// Returns the part of a window, page or dialog with that object name; nullptr if there is none.
template <class Part>
[[nodiscard]] Part* part(const QObject* within, const char* name) {
    return within->findChild<Part*>(QLatin1String(name));
}

/// Looks in the start page while it is shown, else in the window.
template <class Part, class Table>
requires requires(const Table& table) {
    table.window->startPage();
}
[[nodiscard]] Part* part(const Table& table, const char* name) {
    const QWidget* page = table.window->startPage();
    return part<Part>(page != nullptr ? page : static_cast<const QWidget*>(table.window.get()), name);
}

/// Triggers the window's action of that name.
template <class Table>
void trigger(const Table& table, const char* action) {
    table.window->template findChild<QAction*>(QLatin1String(action))->trigger();
}
