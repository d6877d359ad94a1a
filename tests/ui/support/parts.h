// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QObject>
#include <QWidget>

/// A part of a window, a page or a dialog by the name that it has for those who look for it.
template <class Part>
[[nodiscard]] Part* part(const QObject* within, const char* name) {
    return within->findChild<Part*>(QLatin1String(name));
}

/// Of the page where a game begins, while that is shown, else of the window.
template <class Part, class Table>
requires requires(const Table& table) {
    table.window->startPage();
}
[[nodiscard]] Part* part(const Table& table, const char* name) {
    const QWidget* page = table.window->startPage();
    return part<Part>(page != nullptr ? page : static_cast<const QWidget*>(table.window.get()), name);
}

/// Does what the window offers by that name in its menus.
template <class Table>
void trigger(const Table& table, const char* action) {
    table.window->template findChild<QAction*>(QLatin1String(action))->trigger();
}
