// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/stored_values.h"

#include <QGuiApplication>
#include <QScreen>
#include <QStringList>
#include <algorithm>

#include "core/storage/settings_file.h"

namespace atom4::ui {

namespace {

// The most that a window manager is expected to put around a window; unknown before it is shown.
constexpr QMargins kFrame(8, 40, 8, 8);

// Fits the window on the screen that has its centre, or else on the primary screen.
QRect fitted(QRect place) {
    const QScreen* screen = QGuiApplication::screenAt(place.center());
    if (screen == nullptr) screen = QGuiApplication::primaryScreen();
    const QRect room = screen->availableGeometry().marginsRemoved(kFrame);
    place.setSize(place.size().boundedTo(room.size()));
    place.moveRight(std::min(place.right(), room.right()));
    place.moveBottom(std::min(place.bottom(), room.bottom()));
    place.moveTopLeft({std::max(place.left(), room.left()), std::max(place.top(), room.top())});
    return place;
}

}  // namespace

QVariant storedValue(const char* key) {
    struct AsQt {
        QVariant operator()(const std::string& text) const { return QString::fromStdString(text); }
        QVariant operator()(const SettingsText::List& list) const {
            QStringList texts;
            for (const std::string& text : list) texts += QString::fromStdString(text);
            return texts;
        }
        QVariant operator()(const SettingsText::Bytes& value) const { return QByteArray::fromStdString(value.bytes); }
    };
    const auto value = SettingsFile().read().value(key);
    return value ? std::visit(AsQt(), *value) : QVariant();
}

bool storeValue(const char* key, const QVariant& value) {
    return !SettingsFile().change([&](SettingsText& settings) {
        if (!value.isValid()) return settings.remove(key);
        if (value.typeId() == QMetaType::QByteArray)
            return settings.set(key, SettingsText::Bytes{value.toByteArray().toStdString()});
        if (value.typeId() != QMetaType::QStringList) return settings.set(key, value.toString().toStdString());
        SettingsText::List list;
        for (const QString& text : value.toStringList()) list.push_back(text.toStdString());
        settings.set(key, list);
    });
}

// Qt restores position and size even if the screen is smaller now.
bool restoreWindowPlace(QWidget& window, const char* key) {
    if (!window.restoreGeometry(storedValue(key).toByteArray())) return false;
    // If the window fills the screen, its normal size must fit, too.
    const Qt::WindowStates states = window.windowState();
    const QRect place = fitted(window.normalGeometry());
    window.setWindowState(Qt::WindowNoState);
    window.setGeometry(place);
    window.setWindowState(states);
    return true;
}

void keepWindowPlace(const QWidget& window, const char* key) {
    storeValue(key, window.saveGeometry());
}

}  // namespace atom4::ui
