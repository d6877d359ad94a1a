// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/settings/kept_values.h"

#include <QSettings>

#include "ui/settings/settings.h"

namespace atom4::ui {

QVariant kept_value(const char* key) {
    return QSettings(settings_file(), QSettings::IniFormat).value(QLatin1String(key));
}

void keep_value(const char* key, const QVariant& value) {
    QSettings(settings_file(), QSettings::IniFormat).setValue(QLatin1String(key), value);
}

bool restore_place(QWidget& window, const char* key) {
    return window.restoreGeometry(kept_value(key).toByteArray());
}

void keep_place(const QWidget& window, const char* key) {
    keep_value(key, window.saveGeometry());
}

}  // namespace atom4::ui
