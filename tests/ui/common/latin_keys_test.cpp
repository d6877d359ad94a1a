// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Letter keys with keyboard layouts of other scripts. The tests press real keys of the X server, by key code.
#include "ui/common/latin_keys.h"
#include "tests/ui/support/window_test.h"

#include <QLineEdit>
#include <QMessageBox>
#include <QProcess>
#include <QSignalSpy>

#include "tests/ui/lines/fixture.h"
#include "tests/ui/support/parts.h"
#include "tests/ui/support/ui_fixture.h"
#include "ui/common/stored_values.h"

namespace atom4::ui::latin_keys_test {

namespace {

// Key codes of the X server.
constexpr int kQ = 24;
constexpr int kW = 25;
constexpr int kL = 46;
constexpr int kComma = 59;
constexpr int kPeriod = 60;

bool run(const char* program, const QStringList& arguments) {
    return QProcess::execute(QLatin1String(program), arguments) == 0;
}

void press(int place) {
    require(run("xdotool", {QStringLiteral("key"), QString::number(place)}));
}

// Records the keys that a widget gets, since the effect of some is only heard in a screen reader.
class KeyList : public QObject {
public:
    explicit KeyList(QWidget& widget) { widget.installEventFilter(this); }
    [[nodiscard]] bool has(int key) const { return keys_.contains(key); }

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::KeyPress) keys_ += static_cast<const QKeyEvent*>(event)->key();
        return false;
    }

private:
    QList<int> keys_;
};

}  // namespace

class LatinKeysTest : public QObject {
    Q_OBJECT

private slots:
    void workWithEveryLayout_data();
    void workWithEveryLayout();
    void workInLines();
    void workWithoutKeyCodes();
    void leaveTypedTextAndMnemonicsAlone();
    void areInstalledByTheProgram();
    void cleanup() { QVERIFY(run("setxkbmap", {QStringLiteral("us")})); }
};

void LatinKeysTest::workWithEveryLayout_data() {
    QTest::addColumn<QString>("layout");
    for (const char* layout : {"us", "ru", "gr", "il", "ua", "rs", "bg", "ara", "ge", "am", "th"})
        QTest::newRow(layout) << QString::fromLatin1(layout);
}

void LatinKeysTest::workWithEveryLayout() {
    QFETCH(const QString, layout);
    QVERIFY(run("setxkbmap", {layout}));
    const LatinKeys keys;
    Table table;
    table.playAll({"i9"});
    const auto stops = table.match().position().legal_moves();
    press(kPeriod);
    QTRY_VERIFY(table.board()->target().has_value());
    const auto first = table.board()->target();
    QVERIFY(std::find(stops.begin(), stops.end(), *first) != stops.end());
    press(kPeriod);
    QTRY_VERIFY(table.board()->target() != first);
    press(kComma);
    QTRY_COMPARE(table.board()->target(), first);
    const QSignalSpy why(part<QAction>(table, "why"), &QAction::triggered);
    press(kW);
    QTRY_COMPARE(why.count(), 1);
    const KeyList got(*table.board());
    press(kL);
    QTRY_VERIFY(got.has(Qt::Key_L));
    press(kQ);
    QTRY_VERIFY(!table.window->isVisible());
}

void LatinKeysTest::workInLines() {
    QVERIFY(run("setxkbmap", {QStringLiteral("ru")}));
    const LatinKeys keys;
    LinesTable table;
    QVERIFY(QTest::qWaitForWindowActive(table.window.get()));
    press(kPeriod);
    QTRY_VERIFY(table.board()->target().has_value());
    press(kQ);
    QTRY_VERIFY(!table.window->isVisible());
}

// If the system has no key codes, or different ones, the letter of the layout decides.
void LatinKeysTest::workWithoutKeyCodes() {
    const LatinKeys keys;
    Table table;
    table.playAll({"i9"});
    const QSignalSpy why(part<QAction>(table, "why"), &QAction::triggered);
    QTest::sendKeyEvent(QTest::Click, table.board(), static_cast<Qt::Key>(0x426), QStringLiteral("\u0446"), {});
    QCOMPARE(why.count(), 1);
    // A shortcut saved as a letter of such a script is the key in that place.
    qputenv("ATOM4_TEST_SETTINGS", table.folder.path().toUtf8());
    const auto done = qScopeGuard([] { qunsetenv("ATOM4_TEST_SETTINGS"); });
    storeValue("shortcuts/atom4", QStringList{QStringLiteral("hint=\u0419")});
    Table another;
    QCOMPARE(part<QAction>(another, "hint")->shortcuts(), {QKeySequence(Qt::Key_Q)});
}

void LatinKeysTest::leaveTypedTextAndMnemonicsAlone() {
    QVERIFY(run("setxkbmap", {QStringLiteral("ru")}));
    const LatinKeys keys;
    QLineEdit line;
    line.show();
    line.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&line));
    for (const int place : {kQ, kW, kPeriod}) press(place);
    QTRY_COMPARE(line.text(), QStringLiteral("\u0439\u0446\u044E"));
    // The buttons of a message box are found by the letters of its own language.
    QMessageBox box(QMessageBox::Question, {}, {}, QMessageBox::NoButton);
    auto* yes = box.addButton(QStringLiteral("&\u0419\u0446"), QMessageBox::YesRole);
    box.addButton(QStringLiteral("&Q"), QMessageBox::NoRole);
    box.show();
    box.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&box));
    press(kQ);
    QTRY_VERIFY(!box.isVisible());
    QCOMPARE(box.clickedButton(), static_cast<QAbstractButton*>(yes));
}

void LatinKeysTest::areInstalledByTheProgram() {
    QVERIFY(run("setxkbmap", {QStringLiteral("ru")}));
    const QTemporaryDir folder;
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const char* variable : {"XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"})
        environment.insert(QLatin1String(variable), folder.path());
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(ATOM4_PROGRAM), {QStringLiteral("-mx"), QStringLiteral("--new")});
    QVERIFY(program.waitForStarted());
    // The key only works once the window has the focus.
    constexpr int kTries = 200;
    for (int tries = 0; tries < kTries && !program.waitForFinished(100); ++tries) press(kQ);
    QCOMPARE(program.state(), QProcess::NotRunning);
    QCOMPARE(program.exitCode(), 0);
}

ATOM4_WINDOW_TEST(LatinKeysTest)

}  // namespace atom4::ui::latin_keys_test

#include "tests/ui/common/latin_keys_test.moc"
