// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The program as the desktop starts it, with a file that cannot be opened: the window opens, reports the error, and
// resumes the last match or game.
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>

#include "tests/ui/lines/fixture.h"
#include "tests/ui/support/processes.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"

namespace atom4::ui::start_test {

namespace {

constexpr const char* kMatch =
    "[Game \"Atom-4\"]\n[Round \"1\"]\n[Size \"16x16\"]\n[Start \"R\"]\n[Result \"*\"]\n\n1. i9 i7 *\n";
constexpr const char* kGame =
    "[Game \"Lines\"]\n[Size \"9x9\"]\n[Colours \"5\"]\n[Line \"5\"]\n[First \"3\"]\n[Each \"3\"]\n[Seed \"7\"]\n"
    "[Id \"c0ffee\"]\n\nthrow a1:1 b1:1 c1:1\nmove c1 i9\nthrow a2:1 b3:2 c4:3\n";

void write(const QString& name, const QByteArray& text) {
    QFile file(name);
    require(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
}

QByteArray content(const QString& name) {
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class StartTest : public QObject {
    Q_OBJECT

private slots:
    void theWindowOpensDespiteAnUnreadableFile_data();
    void theWindowOpensDespiteAnUnreadableFile();
    void startupLoadsNoImageFormatPlugins();
    void environmentValuesAreSanitizedOnStderr();
    void theWindowReportsAFileItCannotOpen();
    void theLinesWindowReportsAFileItCannotOpen();
};

void StartTest::theWindowOpensDespiteAnUnreadableFile_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("options");
    const QStringList none;
    QTest::newRow("missing") << QStringLiteral("missing.atom4") << none;
    QTest::newRow("folder") << QStringLiteral("folder") << none;
    QTest::newRow("rubbish") << QStringLiteral("rubbish.atom4") << none;
    QTest::newRow("unreadable") << QStringLiteral("/proc/self/mem") << none;
    QTest::newRow("with options") << QStringLiteral("missing.atom4")
                                  << QStringList{QStringLiteral("-a1"), QStringLiteral("-d9"), QStringLiteral("--new"),
                                                 QStringLiteral("--size"), QStringLiteral("6x6")};
    QTest::newRow("missing lines") << QStringLiteral("missing.lines") << none;
    QTest::newRow("folder of lines") << QStringLiteral("folder.lines") << none;
    QTest::newRow("rubbish lines") << QStringLiteral("rubbish.lines") << none;
    QTest::newRow("lines with options") << QStringLiteral("rubbish.lines") << QStringList{QStringLiteral("--new")};
}

void StartTest::theWindowOpensDespiteAnUnreadableFile() {
    QFETCH(const QString, file);
    QFETCH(const QStringList, options);
    const QTemporaryDir folder;
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const char* variable : {"XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"})
        environment.insert(QLatin1String(variable), folder.path());
    for (const char* made : {"atom4", "folder", "folder.lines"})
        require(QDir(folder.path()).mkpath(QLatin1String(made)));
    const QString match = folder.filePath(QStringLiteral("atom4/match.atom4"));
    const QString game = folder.filePath(QStringLiteral("atom4/lines.lines"));
    write(match, kMatch);
    write(game, kGame);
    for (const char* rubbish : {"rubbish.atom4", "rubbish.lines"})
        write(folder.filePath(QLatin1String(rubbish)), "rubbish");
    QProcess program;
    program.setProcessEnvironment(environment);
    program.setWorkingDirectory(folder.path());
    takeSignals(program);
    program.start(QStringLiteral(ATOM4_PROGRAM), QStringList{QStringLiteral("-mx")} + options + QStringList{file});
    QVERIFY(program.waitForStarted());
    const auto ended = [&] { return program.state() == QProcess::NotRunning; };
    // The handler is installed once the window is open.
    QTRY_VERIFY_WITH_TIMEOUT(ended() || catches(program.processId(), SIGTERM), 20000);
    QVERIFY2(!ended(), program.readAllStandardError().constData());
    ::kill(static_cast<pid_t>(program.processId()), SIGTERM);
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 0);
    QVERIFY(!program.readAllStandardError().contains(QFile::encodeName(file)));
    QCOMPARE(content(match), QByteArray(kMatch));
    QCOMPARE(content(game), QByteArray(kGame));
}

// They are libraries of several megabytes for image formats that the start does not need.
void StartTest::startupLoadsNoImageFormatPlugins() {
    QProcess program;
    takeSignals(program);
    program.start(QStringLiteral(ATOM4_PROGRAM), {QStringLiteral("-mx")});
    QVERIFY(program.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(catches(program.processId(), SIGTERM), 20000);
    const QByteArray loaded = content(QStringLiteral("/proc/%1/maps").arg(program.processId()));
    ::kill(static_cast<pid_t>(program.processId()), SIGTERM);
    QVERIFY(program.waitForFinished());
    QVERIFY(loaded.contains("libQt6Gui"));
    QVERIFY(!loaded.contains("imageformats"));
}

// Qt and its libraries print values that they found in the environment.
void StartTest::environmentValuesAreSanitizedOnStderr() {
    const QString foreign = QStringLiteral("Eve\x1B]0;owned\x07") + QChar(0x9B) + QStringLiteral("2J") + QChar(0x202E);
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("LC_ALL"));
    for (const char* variable : {"LANG", "LC_CTYPE", "QT_STYLE_OVERRIDE"})
        environment.insert(QLatin1String(variable), foreign);
    QProcess program;
    program.setProcessEnvironment(environment);
    takeSignals(program);
    program.start(QStringLiteral(ATOM4_PROGRAM), {QStringLiteral("-mx")});
    QVERIFY(program.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(catches(program.processId(), SIGTERM), 20000);
    ::kill(static_cast<pid_t>(program.processId()), SIGTERM);
    QVERIFY(program.waitForFinished());
    const QString said = QString::fromUtf8(program.readAllStandardError());
    QVERIFY2(said.contains(QStringLiteral("Eve?]0;owned??2J?")), qPrintable(said));
    for (const QChar c : said) QVERIFY2(c == QLatin1Char('\n') || c.isPrint(), qPrintable(said));
}

void StartTest::theWindowReportsAFileItCannotOpen() {
    Table table;
    table.playAll({"i9"});
    table.window->couldNotOpen("/nowhere/%2<b>.atom4", SystemError{EACCES});
    const auto* box = table.window->findChild<QMessageBox*>();
    QVERIFY(box != nullptr && box->isVisible());
    QCOMPARE(box->text(),
             QStringLiteral("Couldn't open %2<b>.atom4: permission denied. Your current match is unchanged."));
    QCOMPARE(table.match().undoable_plies(), 1);
}

void StartTest::theLinesWindowReportsAFileItCannotOpen() {
    LinesTable table("a1:1 b1:1 c1:1 d1:1 e3:1");
    table.window->couldNotOpen("/nowhere/%2<b>.lines", SystemError{EISDIR});
    const auto* box = table.window->findChild<QMessageBox*>();
    QVERIFY(box != nullptr && box->isVisible());
    QCOMPARE(box->text(), QStringLiteral("Couldn't open %2<b>.lines: it is a folder. Your current game is unchanged."));
    QCOMPARE(table.game().position().board().chips().size(), std::size_t{5});
}

ATOM4_WINDOW_TEST(StartTest)

}  // namespace atom4::ui::start_test

#include "tests/ui/common/start_test.moc"
