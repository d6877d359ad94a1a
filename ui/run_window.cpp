// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/run_window.h"

#include <QApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QScreen>
#include <algorithm>

#include "ui/display_probe.h"
#include "ui/icons.h"
#include "ui/main_window.h"
#include "ui/signal_relay.h"

namespace atom4::ui {
namespace {

bool has_wayland_plugin() {
    const QDir plugins(QLibraryInfo::path(QLibraryInfo::PluginsPath) + QStringLiteral("/platforms"));
    return !plugins.entryList({QStringLiteral("libqwayland*")}, QDir::Files).isEmpty();
}

}  // namespace

bool can_open_display() {
    // Whoever names a platform knows what is there.
    if (!qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) return true;
    return (can_connect_wayland() && has_wayland_plugin()) || can_open_x11();
}

int run_window(int argc, char** argv, Session& session) {
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("atom4"));
    QApplication::setApplicationDisplayName(QString());
    QApplication::setApplicationVersion(QStringLiteral(ATOM4_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("atom4"));
    QApplication::setWindowIcon(program_icon());

    speak(Settings::load(QSettings(settings_file(), QSettings::IniFormat)).language);
    MainWindow window(session);
    SignalRelay signals_;
    QObject::connect(&signals_, &SignalRelay::received, &application, [&] {
        window.close();
        QApplication::quit();
    });
    const QSize room = window.screen()->availableSize();
    if (!window.restorePlace())
        window.resize(std::min(1120, room.width() * 9 / 10), std::min(800, room.height() * 9 / 10));
    window.show();
    return QApplication::exec();
}

}  // namespace atom4::ui
