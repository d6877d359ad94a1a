// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/atom4/run_window.h"

#include <QApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QScreen>
#include <QStatusBar>
#include <algorithm>
#include <cstdio>

#include "core/base/strings.h"
#include "core/lines/record.h"
#include "ui/atom4/window/main_window.h"
#include "ui/common/display_probe.h"
#include "ui/common/latin_keys.h"
#include "ui/common/settings.h"
#include "ui/common/signal_relay.h"
#include "ui/common/window_style.h"
#include "ui/lines/launcher.h"
#include "ui/theme/icons.h"

namespace atom4::ui {
namespace {

// Returns whether Qt's platform plugin of that name is installed and finds its display. Platforms other than X11 and
// Wayland are assumed to have what they need.
bool canUsePlatform(const QByteArray& name) {
    if (name == "xcb" && !canOpenX11()) return false;
    const bool isWayland = name.startsWith("wayland");
    if (isWayland && !canConnectWayland()) return false;
    // With these variables, Qt looks for plugins in other places, too; without its plugin, it would abort before
    // anything is reported.
    if (qEnvironmentVariableIsSet("QT_QPA_PLATFORM_PLUGIN_PATH") || qEnvironmentVariableIsSet("QT_PLUGIN_PATH"))
        return true;
    const QDir plugins(QLibraryInfo::path(QLibraryInfo::PluginsPath) + QStringLiteral("/platforms"));
    const QString file =
        isWayland ? QStringLiteral("libqwayland*") : QStringLiteral("libq%1.so").arg(QString::fromLatin1(name));
    return !plugins.entryList({file}, QDir::Files).isEmpty();
}

// Qt's messages go to a terminal, and may contain any byte that the environment contains.
void printPlainly(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    for (const QString& line : qFormatLogMessage(type, context, text).split(QLatin1Char('\n')))
        std::fprintf(stderr, "%s\n", sanitized(line.toStdString()).c_str());
}

// Fontconfig prints an unknown language unchanged, control characters included.
void forgetWhatIsNoLanguage() {
    for (const char* name : {"FC_LANG", "LC_ALL", "LC_CTYPE", "LANG"})
        if (const std::string value = qgetenv(name).toStdString(); sanitized(value) != value) qputenv(name, "C");
}

// To be called before Qt starts.
void prepareWorld() {
    qInstallMessageHandler(printPlainly);
    forgetWhatIsNoLanguage();
}

void setNames() {
    QApplication::setApplicationName(QStringLiteral("atom4"));
    QApplication::setApplicationDisplayName(QString());
    QApplication::setApplicationVersion(QStringLiteral(ATOM4_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("atom4"));
    QApplication::setWindowIcon(programIcon());
    QApplication::setStyle(new WindowStyle);
    new LatinKeys(qApp);
}

// Runs until the user quits or the system asks the program to end.
int runUntilTheEnd() {
    SignalRelay signals_;
    bool asks = false;
    QObject::connect(&signals_, &SignalRelay::received, qApp, [&asks] {
        // A window that stays open has asked what to do with its game; a second signal during that question ends the
        // program.
        if (std::exchange(asks, true)) return QApplication::exit();
        bool allClosed = true;
        for (QWidget* window : QApplication::topLevelWidgets()) allClosed = window->close() && allClosed;
        asks = false;
        if (allClosed) QApplication::exit();
    });
    return QApplication::exec();
}

}  // namespace

bool canOpenDisplay() {
    const QByteArray platform = qgetenv("QT_QPA_PLATFORM").toLower();
    if (platform.isEmpty()) return canUsePlatform("wayland") || canUsePlatform("xcb");
    // Platforms are separated by semicolons, each with optional settings after a colon; Qt takes the first that works.
    const QByteArrayList platforms = platform.split(';');
    return std::any_of(platforms.begin(), platforms.end(),
                       [](const QByteArray& platform) { return canUsePlatform(platform.split(':').front()); });
}

int runWindow(int argc, char** argv, Session& session, const std::optional<OpenError>& unopened, bool learn,
              const std::optional<net::NetworkOptions>& network) {
    prepareWorld();
    QApplication application(argc, argv);
    setNames();
    MainWindow window(session);
    offerLines(window);
    const QSize room = window.screen()->availableSize();
    if (!window.restorePlace())
        window.resize(std::min(1120, room.width() * 9 / 10), std::min(800, room.height() * 9 / 10));
    if (session.nothing_chosen() && !unopened && !learn && !network) window.welcome();
    if (learn) window.learn();
    window.show();
    if (unopened) window.couldNotOpen(unopened->file, unopened->error);
    if (network && network->host_at) window.network()->host(*network);
    if (network && !network->host_at)
        // An invalid invitation is passed on as it is: the dialog says what is wrong with it.
        window.network()->join(
            QString::fromStdString(network->invitation ? to_text(*network->invitation) : sanitized(network->unread)));
    if (!network && session.was_resumed()) window.network()->resume();
    return runUntilTheEnd();
}

int runLinesWindow(int argc, char** argv, std::unique_ptr<lines::Session> session,
                   const std::optional<lines::OpenError>& unopened, bool learn) {
    prepareWorld();
    QApplication application(argc, argv);
    setNames();
    SettingsManager keeper;
    LinesWindow window(std::move(session), keeper.settings());
    QObject::connect(&keeper, &SettingsManager::changed, &window, &LinesWindow::setSettings);
    QObject::connect(&window, &LinesWindow::soundsRequested, &keeper, &SettingsManager::setSounds);
    QObject::connect(&window, &LinesWindow::settingsRequested, &keeper, [&] { keeper.ask(&window); });
    QObject::connect(&keeper, &SettingsManager::failed, &window,
                     [&](const QString& text) { window.statusBar()->showMessage(text); });
    if (window.session().nothing_chosen() && !unopened && !learn) window.welcome();
    if (learn) window.learn();
    showInPlace(window);
    if (unopened) window.couldNotOpen(unopened->file, unopened->error);
    return runUntilTheEnd();
}

LinesLauncher* offerLines(MainWindow& window) {
    auto* launcher = new LinesLauncher(window.settingsManager(), &window);
    QObject::connect(&window, &MainWindow::linesRequested, launcher, &LinesLauncher::open);
    window.setFileTaker([&window, launcher](const std::filesystem::path& file) {
        const bool takes = lines::is_lines_file(file);
        if (takes) launcher->openFile(file, &window);
        return takes;
    });
    return launcher;
}

}  // namespace atom4::ui
