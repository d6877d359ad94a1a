// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/settings/kept_values.h"

#include "ui/settings_file/settings_file.h"

namespace atom4::ui {

QVariant keptValue(const char* key) {
    return readSettings().value(QLatin1String(key));
}

bool keepValue(const char* key, const QVariant& value) {
    return !changeSettings([&](IniText& settings) { settings.setValue(QLatin1String(key), value); });
}

bool restoreWindowPlace(QWidget& window, const char* key) {
    return window.restoreGeometry(keptValue(key).toByteArray());
}

void keepWindowPlace(const QWidget& window, const char* key) {
    keepValue(key, window.saveGeometry());
}

}  // namespace atom4::ui
