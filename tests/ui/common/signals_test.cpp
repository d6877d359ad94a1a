// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The program exits cleanly when a signal asks it to.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>

#include "tests/ui/support/processes.h"
#include "tests/ui/support/window_test.h"

namespace atom4::ui::signals_test {

class SignalsTest : public QObject {
    Q_OBJECT

private slots:
    void exitsCleanly_data();
    void exitsCleanly();
    void ignoredSignalsStayIgnored();
    void theScoreOfALinesGameIsSaved_data();
    void theScoreOfALinesGameIsSaved();
    void aMissingDisplayIsReported_data();
    void aMissingDisplayIsReported();
};

void SignalsTest::exitsCleanly_data() {
    QTest::addColumn<int>("signal");
    QTest::newRow("TERM") << SIGTERM;
    QTest::newRow("INT") << SIGINT;
    QTest::newRow("HUP") << SIGHUP;
}

void SignalsTest::exitsCleanly() {
    QFETCH(int, signal);
    QTemporaryDir folder;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_STATE_HOME"), folder.path());
    QProcess program;
    program.setProcessEnvironment(environment);
    takeSignals(program);
    program.start(QStringLiteral(ATOM4_PROGRAM), {QStringLiteral("-mx"), QStringLiteral("-a1")});
    QVERIFY(program.waitForStarted());
    // The computer, as player 1, moves once the window is open, which the autosave shows.
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder.filePath(QStringLiteral("atom4/match.atom4"))), 20000);
    ::kill(static_cast<pid_t>(program.processId()), signal);
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 0);
}

// nohup starts programs with SIGHUP ignored, and a shell those in the background with SIGINT ignored.
void SignalsTest::ignoredSignalsStayIgnored() {
    for (const std::vector<int>& ignored : {std::vector{SIGHUP}, std::vector{SIGINT, SIGHUP}}) {
        QTemporaryDir folder;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_STATE_HOME"), folder.path());
        QProcess program;
        program.setProcessEnvironment(environment);
        takeSignals(program, ignored);
        program.start(QStringLiteral(ATOM4_PROGRAM), {QStringLiteral("-mx")});
        QVERIFY(program.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(catches(program.processId(), SIGTERM), 20000);
        for (const int signal : ignored) {
            QTRY_VERIFY(isIn("SigIgn:", program.processId(), signal));
            ::kill(static_cast<pid_t>(program.processId()), signal);
        }
        ::kill(static_cast<pid_t>(program.processId()), SIGTERM);
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 0);
    }
}

void SignalsTest::theScoreOfALinesGameIsSaved_data() {
    exitsCleanly_data();
}

void SignalsTest::theScoreOfALinesGameIsSaved() {
    QFETCH(int, signal);
    QTemporaryDir folder;
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const char* variable : {"XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"})
        environment.insert(QLatin1String(variable), folder.path());
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("atom4")));
    QFile game(folder.filePath(QStringLiteral("atom4/lines.lines")));
    QVERIFY(game.open(QIODevice::WriteOnly));
    game.write(
        "[Game \"Lines\"]\n[Size \"9x9\"]\n[Colours \"5\"]\n[Line \"5\"]\n[First \"3\"]\n[Each \"3\"]\n[Seed \"7\"]\n"
        "[Id \"c0ffee\"]\n\nthrow a1:1 b1:1 c1:1 d1:1 e3:1 a8:2\nmove e3 e1\n");
    game.close();
    QProcess program;
    program.setProcessEnvironment(environment);
    takeSignals(program);
    program.start(QStringLiteral(ATOM4_PROGRAM), {QStringLiteral("-mx"), QStringLiteral("--lines")});
    QVERIFY(program.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(catches(program.processId(), signal), 20000);
    ::kill(static_cast<pid_t>(program.processId()), signal);
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 0);
    QByteArray kept;
    for (const QFileInfo& file : QDir(folder.filePath(QStringLiteral("atom4"))).entryInfoList(QDir::Files)) {
        QFile open(file.filePath());
        if (file.suffix() != QStringLiteral("lines") && open.open(QIODevice::ReadOnly)) kept += open.readAll();
    }
    QVERIFY2(kept.contains("c0ffee"), kept.constData());
}

void SignalsTest::aMissingDisplayIsReported_data() {
    QTest::addColumn<QString>("platform");
    for (const char* platform : {"", "xcb", "XCB:options", "wayland", "xcb;wayland", "nosuch"})
        QTest::newRow(platform) << QString::fromLatin1(platform);
}

// Whatever platform the environment tells Qt to use.
void SignalsTest::aMissingDisplayIsReported() {
    QFETCH(const QString, platform);
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), platform);
    environment.insert(QStringLiteral("DISPLAY"), QStringLiteral(":9999"));
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(ATOM4_PROGRAM), {QStringLiteral("-mx")});
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitCode(), 1);
    const QByteArray error = program.readAllStandardError();
    QCOMPARE(error.count('\n'), 1);
    QVERIFY(error.contains("display"));
}

ATOM4_WINDOW_TEST(SignalsTest)

}  // namespace atom4::ui::signals_test

#include "tests/ui/common/signals_test.moc"
