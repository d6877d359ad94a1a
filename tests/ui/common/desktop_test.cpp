// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// A desktop that asks for dark windows but gives Qt light colours, as KDE does without its own Qt plug-in.
#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QDir>
#include <QFile>

#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/common/settings.h"
#include "ui/theme/board_theme.h"
#include "ui/widgets/newer_qt.h"

namespace atom4::ui::desktop_test {

namespace {

// Sets the colour scheme as KDE's settings do: in its file and by a D-Bus signal.
void wish(const QString& colours) {
    static const QString folder = qEnvironmentVariable("XDG_CONFIG_HOME");
    require(QDir().mkpath(folder));
    QFile file(folder + QStringLiteral("/kdeglobals"));
    require(file.open(QIODevice::WriteOnly));
    file.write("[General]\nColorScheme=" + colours.toUtf8() + '\n');
    file.close();
    QDBusMessage told =
        QDBusMessage::createSignal(QStringLiteral("/org/freedesktop/portal/desktop"),
                                   QStringLiteral("org.freedesktop.portal.Settings"), QStringLiteral("SettingChanged"));
    told << QStringLiteral("org.kde.kdeglobals.General") << QStringLiteral("ColorScheme")
         << QVariant::fromValue(QDBusVariant(colours));
    require(QDBusConnection::sessionBus().send(told));
}

bool isDark(const QPalette& palette) {
    return BoardTheme::from(palette).dark;
}

void choose(SettingsManager& keeper, ThemeChoice theme) {
    Settings settings = keeper.settings();
    settings.theme = theme;
    keeper.change(settings);
}

}  // namespace

class DesktopTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void theWindowFollowsTheDesktopColourScheme();
    void theWindowStartsInTheDesktopColourScheme();
    void aChosenThemeOverridesTheDesktop();

private:
    QTemporaryDir folder_;
};

void DesktopTest::init() {
    wish(QStringLiteral("BreezeLight"));
    QTRY_VERIFY(!desktopPrefersDark());
    qputenv("XDG_CONFIG_HOME", folder_.path().toUtf8());
    QApplication::setPalette(QPalette());
    QVERIFY(!isDark(QApplication::palette()));
}

void DesktopTest::theWindowFollowsTheDesktopColourScheme() {
    Table table;
    QVERIFY(!isDark(table.board()->palette()));
    wish(QStringLiteral("BreezeDark"));
    QTRY_VERIFY(isDark(table.board()->palette()));
    takePicture(*table.window, QStringLiteral("dark-desktop"));
    wish(QStringLiteral("BreezeLight"));
    QTRY_VERIFY(!isDark(table.board()->palette()));
}

void DesktopTest::theWindowStartsInTheDesktopColourScheme() {
    wish(QStringLiteral("BreezeDark"));
    QTRY_VERIFY(desktopPrefersDark());
    const Table table;
    QVERIFY(isDark(table.window->palette()));
}

void DesktopTest::aChosenThemeOverridesTheDesktop() {
    SettingsManager keeper;
    choose(keeper, ThemeChoice::kLight);
    wish(QStringLiteral("BreezeDark"));
    QTRY_VERIFY(desktopPrefersDark());
    QCoreApplication::processEvents();
    QVERIFY(!isDark(QApplication::palette()));
    choose(keeper, ThemeChoice::kSystem);
    QVERIFY(isDark(QApplication::palette()));
    choose(keeper, ThemeChoice::kHighContrast);
    wish(QStringLiteral("BreezeLight"));
    QTRY_VERIFY(!desktopPrefersDark());
    QCoreApplication::processEvents();
    QVERIFY(isHighContrast(QApplication::palette()));
    choose(keeper, ThemeChoice::kSystem);
    QVERIFY(!isDark(QApplication::palette()));
}

ATOM4_WINDOW_TEST(DesktopTest)

}  // namespace atom4::ui::desktop_test

#include "tests/ui/common/desktop_test.moc"
