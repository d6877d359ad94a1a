// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QVariant>
#include <QWidget>
namespace atom4::ui {

// Small values that the program remembers in the settings file (core/storage/settings_file.h), such as the position of
// a window, or whether a panel is open. Changes that another program has made meanwhile are seen and preserved.

/// Returns the value of that key, "group/name": a QString, a QStringList if there are commas in the file, or a
/// QByteArray; an invalid QVariant if there is none, or its type is one that these programs never write.
[[nodiscard]] QVariant storedValue(const char* key);
/// Stores a text, a list of texts, bytes, a number or a bool; an invalid value removes the key. Returns false on
/// failure.
bool storeValue(const char* key, const QVariant& value);

/// Restores the window's position and size stored under that key, limited to the screen; returns false if there are
/// none.
bool restoreWindowPlace(QWidget& window, const char* key);
void keepWindowPlace(const QWidget& window, const char* key);

}  // namespace atom4::ui
