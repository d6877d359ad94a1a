// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/kept_values.h"

#include <QGuiApplication>
#include <QScreen>
#include <algorithm>

#include "ui/common/settings_file.h"

namespace atom4::ui {
namespace {

// What a window manager puts around a window, at most, as far as one knows before it is shown.
constexpr QMargins kFrame(8, 40, 8, 8);

// On the screen on which most of it lies, or else on the first one.
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

QVariant keptValue(const char* key) {
    return readSettings().value(QLatin1String(key));
}

bool keepValue(const char* key, const QVariant& value) {
    return !changeSettings([&](IniText& settings) { settings.setValue(QLatin1String(key), value); });
}

// Qt has the window where and as large as it was, however small the screen is by now.
bool restoreWindowPlace(QWidget& window, const char* key) {
    if (!window.restoreGeometry(keptValue(key).toByteArray())) return false;
    // It may fill the screen, and is to fit when it does so no more.
    const Qt::WindowStates states = window.windowState();
    const QRect place = fitted(window.normalGeometry());
    window.setWindowState(Qt::WindowNoState);
    window.setGeometry(place);
    window.setWindowState(states);
    return true;
}

void keepWindowPlace(const QWidget& window, const char* key) {
    keepValue(key, window.saveGeometry());
}

}  // namespace atom4::ui
