// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The program ends by itself when the system asks it to.
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>

class SignalsTest : public QObject {
    Q_OBJECT

private slots:
    void endsCleanly_data();
    void endsCleanly();
    void saysThatThereIsNoDisplay();
};

void SignalsTest::endsCleanly_data() {
    QTest::addColumn<int>("signal");
    QTest::newRow("TERM") << SIGTERM;
    QTest::newRow("INT") << SIGINT;
    QTest::newRow("HUP") << SIGHUP;
}

void SignalsTest::endsCleanly() {
    QFETCH(int, signal);
    QTemporaryDir folder;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_STATE_HOME"), folder.path());
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(ATOM4_PROGRAM), {QStringLiteral("-mx"), QStringLiteral("-a1")});
    QVERIFY(program.waitForStarted());
    // The computer, as player 1, moves once the window is there: the kept match tells.
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder.filePath(QStringLiteral("atom4/match.atom4"))), 20000);
    ::kill(static_cast<pid_t>(program.processId()), signal);
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 0);
}

void SignalsTest::saysThatThereIsNoDisplay() {
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
    environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
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

QTEST_GUILESS_MAIN(SignalsTest)
#include "signals_test.moc"
