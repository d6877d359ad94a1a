// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Clocks, resigning, and the choices for a new match.
#include <QAction>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QSpinBox>

#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/pages/start_page.h"
#include "ui/atom4/panels/player_card.h"

namespace atom4::ui::clock_test {

using namespace std::chrono_literals;

namespace {

QAction* action(Table& table, const char* name) {
    return table.window->findChild<QAction*>(QLatin1String(name));
}

QString clock(Table& table, int player) {
    return table.window->findChild<QLabel*>(QStringLiteral("clock%1").arg(player))->text();
}

void start(Table& table, std::optional<TimeControl> control) {
    MatchSetup setup = table.match().setup();
    setup.time_control = control;
    table.window->startMatch(setup);
}

bool clocksRun(Table& table) {
    return table.window->clocksRun();
}

}  // namespace

class ClockTest : public QObject {
    Q_OBJECT

private slots:
    void tenthsAreShownInTheLastSeconds();
    void clocksStartWithTheFirstMove();
    void aPauseStopsTheClocks();
    void aResumedMatchWaitsForAMove();
    void timeOfTheOldMatchIsNotChargedToTheOpenedOne();
    void theTimeBeforeAnUndoIsNotChargedAfterIt();
    void runningOutOfTimeLosesTheRound();
    void theComputerMovesInTime();
    void resigningIsTakenBackByUndo();
    void resigningDuringTheComputersTurnLosesTheRound();
    void theStartPageSetsBoardStartAndClock();
    void theStartPageShowsTheSetupOfTheCurrentMatch();
};

void ClockTest::tenthsAreShownInTheLastSeconds() {
    QCOMPARE(PlayerCard::clockText(5min), QStringLiteral("5:00"));
    QCOMPARE(PlayerCard::clockText(5min - 1ms), QStringLiteral("5:00"));
    QCOMPARE(PlayerCard::clockText(4min + 5s), QStringLiteral("4:05"));
    QCOMPARE(PlayerCard::clockText(1h + 2min + 3s), QStringLiteral("1:02:03"));
    QCOMPARE(PlayerCard::clockText(10s), QStringLiteral("0:10"));
    QCOMPARE(PlayerCard::clockText(9400ms), QStringLiteral("0:09.4"));
    QCOMPARE(PlayerCard::clockText(1ms), QStringLiteral("0:00.1"));
    QCOMPARE(PlayerCard::clockText(0ms), QStringLiteral("0:00.0"));
}

void ClockTest::clocksStartWithTheFirstMove() {
    Table table;
    QVERIFY(!table.window->findChild<QLabel*>(QStringLiteral("clock1"))->isVisible());
    start(table, TimeControl{60s, 2s});
    QVERIFY(table.window->findChild<QLabel*>(QStringLiteral("clock1"))->isVisible());
    QCOMPARE(clock(table, 1), QStringLiteral("1:00"));
    QVERIFY(!clocksRun(table));
    table.click(cell("i9"));
    QVERIFY(clocksRun(table));
    QTRY_COMPARE(clock(table, 2), QStringLiteral("0:59"));
    QCOMPARE(clock(table, 1), QStringLiteral("1:02"));
    table.click(cell("i7"));
    QVERIFY(table.match().time_left()[Player::kSecond] > 60s);
    table.key(Qt::Key_U);
    table.key(Qt::Key_U);
    QVERIFY(!clocksRun(table));
    QCOMPARE(clock(table, 2), QStringLiteral("1:00"));
}

void ClockTest::aPauseStopsTheClocks() {
    Table table;
    start(table, TimeControl{60s, 0s});
    table.click(cell("i9"));
    action(table, "pause")->trigger();
    QVERIFY(!clocksRun(table));
    table.click(cell("i7"));  // a move ends the pause
    QVERIFY(clocksRun(table));
    QVERIFY(!action(table, "pause")->isChecked());
}

void ClockTest::aResumedMatchWaitsForAMove() {
    Table table;
    start(table, TimeControl{60s, 0s});
    table.click(cell("i9"));
    const QString file = table.folder.filePath(QStringLiteral("timed.atom4"));
    QVERIFY(!table.session->save(file.toStdString()));
    QVERIFY(!table.session->open(file.toStdString()));
    QVERIFY(!clocksRun(table));
    QVERIFY(action(table, "pause")->isChecked());
    table.window->openFile(file);
    QCOMPARE(table.status(),
             QStringLiteral("Opened timed.atom4. The clocks start on your next move or when you press P."));

    table.window = std::make_unique<MainWindow>(*table.session);
    QVERIFY(!clocksRun(table));
    QVERIFY(action(table, "pause")->isChecked());
    table.window->show();
    QVERIFY(QTest::qWaitForWindowActive(table.window.get()));
    table.click(cell("i7"));
    QVERIFY(clocksRun(table));
    QVERIFY(!action(table, "pause")->isChecked());

    start(table, TimeControl{60s, 0s});
    QVERIFY(!action(table, "pause")->isChecked());
}

void ClockTest::timeOfTheOldMatchIsNotChargedToTheOpenedOne() {
    Table table;
    start(table, TimeControl{60s, 0s});
    table.click(cell("i9"));
    const auto kept = table.match().records();
    const auto left = table.match().time_left();
    // Less than a second, as the clock is updated after each second anyway.
    QElapsedTimer thinking;
    thinking.start();
    QTRY_VERIFY(thinking.hasExpired(400));
    QVERIFY(clocksRun(table));
    table.match().restore(kept);
    QVERIFY(table.match().time_left() == left);
    QVERIFY(!clocksRun(table));
}

void ClockTest::theTimeBeforeAnUndoIsNotChargedAfterIt() {
    Table table;
    start(table, TimeControl{60s, 0s});
    table.click(cell("i9"));
    table.click(cell("i7"));
    QElapsedTimer thinking;
    thinking.start();
    QTRY_VERIFY(thinking.hasExpired(400));
    thinking.start();
    table.key(Qt::Key_U);
    action(table, "pause")->trigger();
    const auto charged = 60s - table.match().time_left()[Player::kSecond];
    QVERIFY2(charged <= std::chrono::milliseconds(thinking.elapsed()), qPrintable(QString::number(charged.count())));
}

void ClockTest::runningOutOfTimeLosesTheRound() {
    Table table;
    start(table, TimeControl{1s, 0s});
    table.click(cell("i9"));
    QTRY_VERIFY_WITH_TIMEOUT(table.match().is_over(), 4'000);
    QCOMPARE(table.match().outcome(), Outcome::kFirstWins);
    QCOMPARE(table.state(), QStringLiteral("Player 2 ran out of time. Player 1 wins round 1!"));
    QVERIFY(!clocksRun(table));
    QCOMPARE(clock(table, 2), QStringLiteral("0:00.0"));
    takePicture(*table.window, QStringLiteral("out-of-time"));
}

void ClockTest::theComputerMovesInTime() {
    // At this level it would think for minutes.
    Table table(against_computer(Player::kSecond, 18));
    start(table, TimeControl{20s, 0s});
    table.click(cell("i9"));
    QTRY_VERIFY_WITH_TIMEOUT(!table.match().is_computers_turn(), 10'000);
    QVERIFY(table.match().time_left()[Player::kSecond] > 15s);
}

void ClockTest::resigningIsTakenBackByUndo() {
    Table table;
    table.playAll({"i9"});
    // The dot of a playable cell with nothing else around it.
    const auto dot = [&] { return table.board()->grab().toImage().pixel(table.board()->cellCentre(cell("i7"))); };
    const QRgb marked = dot();
    action(table, "resign")->trigger();
    QVERIFY(dot() != marked);
    table.key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(dot(), marked);
    table.key(Qt::Key_End, Qt::AltModifier);
    QCOMPARE(table.match().outcome(), Outcome::kFirstWins);
    QVERIFY(table.status().startsWith(QStringLiteral("Player 2 resigned.")));
    QVERIFY(!action(table, "resign")->isEnabled());
    table.key(Qt::Key_U);
    QCOMPARE(dot(), marked);
    QVERIFY(!table.match().is_over());
    QCOMPARE(table.match().undoable_plies(), 1);
    QVERIFY(action(table, "resign")->isEnabled());
}

void ClockTest::resigningDuringTheComputersTurnLosesTheRound() {
    std::atomic<int> asked = 0;
    std::atomic<int> ended = 0;
    Table table(against_computer(Player::kSecond, 2), endlessThinker(asked, ended));
    table.click(cell("i9"));  // now the computer thinks
    action(table, "resign")->trigger();
    QTest::mouseClick(table.window->findChild<QPushButton*>(QStringLiteral("resignRound")), Qt::LeftButton);
    QCOMPARE(table.match().outcome(), Outcome::kSecondWins);
    QCOMPARE(table.state(), QStringLiteral("You resigned. The computer wins round 1."));
}

void ClockTest::theStartPageSetsBoardStartAndClock() {
    StartPage dialog(MatchSetup(), {});
    QVERIFY(!dialog.setup().time_control);
    dialog.findChild<QToolButton*>(QStringLiteral("more"))->click();
    dialog.findChild<QSpinBox*>(QStringLiteral("rows"))->setValue(9);
    dialog.findChild<QSpinBox*>(QStringLiteral("columns"))->setValue(11);
    dialog.findChild<QComboBox*>(QStringLiteral("start"))->setCurrentIndex(2);
    dialog.findChild<QComboBox*>(QStringLiteral("clock"))->setCurrentIndex(1);
    dialog.findChild<QSpinBox*>(QStringLiteral("minutes"))->setValue(3);
    QVERIFY(dialog.setup().size == (BoardSize{9, 11}));
    QCOMPARE(dialog.setup().start, Colour::kGreen);
    QVERIFY(dialog.setup().time_control == (TimeControl{180s, 0s}));
    dialog.findChild<QComboBox*>(QStringLiteral("clock"))->setCurrentIndex(2);
    dialog.findChild<QSpinBox*>(QStringLiteral("increment"))->setValue(7);
    QVERIFY(dialog.setup().time_control == (TimeControl{180s, 7s}));
    dialog.show();
    takePicture(dialog, QStringLiteral("new-match-clock"));
}

void ClockTest::theStartPageShowsTheSetupOfTheCurrentMatch() {
    MatchSetup setup;
    setup.size = {8, 20};
    setup.start = Colour::kPurple;
    for (const auto& control : {std::optional<TimeControl>(), std::optional(TimeControl{90s, 0s}),
                                std::optional(TimeControl{600s, 3s}), std::optional(TimeControl{30s, 0s})}) {
        setup.time_control = control;
        QVERIFY(StartPage(setup, {}).setup() == setup);
    }
}

ATOM4_WINDOW_TEST(ClockTest)

}  // namespace atom4::ui::clock_test

#include "tests/ui/atom4/clock_test.moc"
