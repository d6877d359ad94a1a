// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QVariant>
#include <QWidget>
namespace atom4::ui {

// Small things that the program remembers beside the settings, in the same file (core/storage/settings_file.h): where a
// window stood, whether a panel was open. What another program wrote there meanwhile is seen, and stays.

/// The value kept under that key, "group/name": a QString, a QStringList where there are commas, or a QByteArray; an
/// invalid one if there is none, or one of a type that these programs never write.
[[nodiscard]] QVariant storedValue(const char* key);
/// Keeps it for next time: a text, a list of texts, bytes, a number or a truth value; an invalid value removes what is
/// there. False if that could not be done.
bool storeValue(const char* key, const QVariant& value);

/// Gives the window the place and size that were kept under that key, as far as the screen has room for them; false if
/// there are none.
bool restoreWindowPlace(QWidget& window, const char* key);
void keepWindowPlace(const QWidget& window, const char* key);

}  // namespace atom4::ui
