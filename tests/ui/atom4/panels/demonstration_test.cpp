// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Demos: computers play each other round after round, at a chosen pace, and can be paused and stepped.
#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

#include "tests/support/cost.h"
#include "tests/ui/support/parts.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/panels/end_card.h"
#include "ui/common/stored_values.h"

namespace atom4::ui::demonstration_test {

namespace {

constexpr int kPatience = test::kSlowness * 60'000;

void change(Table& table, const std::function<void(Settings&)>& wish) {
    Settings settings = table.window->settings();
    wish(settings);
    table.window->settingsManager().change(settings);
}

MatchSetup demo(BoardSize size = {6, 6}) {
    return {size, {Seat::computer(1), Seat::computer(1)}};
}

// Starts a demo on a small board, without animation and at a fast pace.
void startQuickly(Table& table, MatchSetup setup = demo()) {
    change(table, [](Settings& settings) {
        settings.animation = AnimationSpeed::kOff;
        settings.demo = DemoPace::kFast;
    });
    table.window->startMatch(setup);
}

// Starts a demo that soon ends its first round.
void startNearTheEnd(Table& table) {
    startQuickly(table, {BoardSize{6, 6}, {Seat::human(), Seat::human()}});
    table.playToTheEnd(Outcome::kFirstWins, 1);
    table.match().undo(2);
    table.match().set_seats({Seat::computer(1), Seat::computer(1)});
}

std::size_t plies(Table& table) {
    return table.match().plies().size();
}
bool isPaused(Table& table) {
    return part<QAction>(table, "pause")->isChecked();
}

}  // namespace

class DemonstrationTest : public QObject {
    Q_OBJECT

private slots:
    void itContinuesInTheNextRounds();
    void atTheEndOfARoundItCanBePaused();
    void aMatchBetweenHumansWaitsAfterARound();
    void aStepIsOneMove();
    void aStepAtTheEndBeginsTheNextRound();
    void aSecondStepFinishesTheFirst();
    void viewingAnEarlierPositionPausesIt();
    void aReviewPausesIt();
    void anOpenedFinishedMatchWaits();
    void nothingHappensBehindTheStartPage();
    void thePaceIsChosenAndSaved();
    void buttonsAreThereWhileItRuns();
};

void DemonstrationTest::itContinuesInTheNextRounds() {
    Table table;
    startNearTheEnd(table);
    QTRY_VERIFY_WITH_TIMEOUT(table.match().is_over(), kPatience);
    QCOMPARE(table.match().round(), 1);
    QVERIFY(table.window->findChild<EndCard*>()->isVisible());
    QTRY_COMPARE_WITH_TIMEOUT(table.match().round(), 2, kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(plies(table) >= 2, kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(table.match().round(), 3, kPatience);
}

void DemonstrationTest::atTheEndOfARoundItCanBePaused() {
    Table table;
    startNearTheEnd(table);
    QTRY_VERIFY_WITH_TIMEOUT(table.match().is_over(), kPatience);
    auto* pause = part<QPushButton>(table, "pauseRounds");
    QVERIFY(pause->isVisible());
    QVERIFY(!part<QPushButton>(table, "rematchRound")->isVisible());
    QTest::mouseClick(pause, Qt::LeftButton);
    QVERIFY(isPaused(table));
    QCOMPARE(pause->text(), QStringLiteral("Continue (P)"));
    takePicture(*table.window, QStringLiteral("demonstration-end"));
    QTest::qWait(static_cast<int>(times_of(DemoPace::kFast).round.count()) + 300);  // nothing happens
    QCOMPARE(table.match().round(), 1);
    QTest::mouseClick(pause, Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(table.match().round(), 2, kPatience);
    QVERIFY(!isPaused(table));
}

void DemonstrationTest::aMatchBetweenHumansWaitsAfterARound() {
    Table table;
    startQuickly(table, {BoardSize{6, 6}, {Seat::human(), Seat::human()}});
    table.playToTheEnd(Outcome::kFirstWins, 1);
    QVERIFY(part<QPushButton>(table, "rematchRound")->isVisible());
    QVERIFY(!part<QPushButton>(table, "pauseRounds")->isVisible());
    QTest::qWait(static_cast<int>(times_of(DemoPace::kFast).round.count()) + 300);
    QCOMPARE(table.match().round(), 1);
}

void DemonstrationTest::aStepIsOneMove() {
    Table table;
    startQuickly(table, demo(BoardSize{}));
    QTRY_VERIFY(plies(table) >= 2);
    table.key(Qt::Key_S);
    const std::size_t before = plies(table);
    QVERIFY(isPaused(table));
    QTRY_VERIFY(table.state().startsWith(QStringLiteral("Paused: ")));
    const std::size_t after = plies(table);
    QVERIFY(after <= before + 1);
    for (std::size_t more = 1; more <= 3; ++more) {
        QTest::mouseClick(part<QToolButton>(table, "stepButton"), Qt::LeftButton);
        QTRY_COMPARE(plies(table), after + more);
        QVERIFY(isPaused(table));
        QVERIFY(table.state().startsWith(QStringLiteral("Paused: ")));
        QVERIFY(!table.window->isThinking());
    }
    table.key(Qt::Key_P);
    QTRY_VERIFY(plies(table) > after + 3);
}

void DemonstrationTest::aStepAtTheEndBeginsTheNextRound() {
    Table table;
    startNearTheEnd(table);
    QTRY_VERIFY_WITH_TIMEOUT(table.match().is_over(), kPatience);
    table.key(Qt::Key_S);
    QCOMPARE(table.match().round(), 2);
    QVERIFY(isPaused(table));
    QVERIFY(table.state().startsWith(QStringLiteral("Paused: ")));
    QCOMPARE(plies(table), std::size_t{0});
    table.key(Qt::Key_S);
    QTRY_COMPARE(plies(table), std::size_t{1});
}

void DemonstrationTest::aSecondStepFinishesTheFirst() {
    Table table({}, patientThinker());
    startQuickly(table);
    QTRY_VERIFY(table.window->isThinking());
    table.key(Qt::Key_S);
    QVERIFY(table.window->isThinking());
    QVERIFY(!table.state().startsWith(QStringLiteral("Paused: ")));
    QCOMPARE(plies(table), std::size_t{0});
    table.key(Qt::Key_S);
    QTRY_COMPARE(plies(table), std::size_t{1});
    QVERIFY(table.state().startsWith(QStringLiteral("Paused: ")));
    QVERIFY(!table.window->isThinking());
    // A demo paused in the middle of a step can continue.
    table.key(Qt::Key_S);
    QVERIFY(table.window->isThinking());
    table.key(Qt::Key_P);
    QVERIFY(!isPaused(table));
    QTRY_VERIFY(table.window->isThinking());
    table.key(Qt::Key_M);
    QTRY_COMPARE(plies(table), std::size_t{2});
    QVERIFY(!isPaused(table));
}

void DemonstrationTest::viewingAnEarlierPositionPausesIt() {
    Table table;
    startQuickly(table, demo(BoardSize{}));
    QTRY_VERIFY(plies(table) >= 3);
    table.key(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(isPaused(table));
    QVERIFY2(table.status().startsWith(QStringLiteral("Move ")), qPrintable(table.status()));
    const std::size_t there = plies(table);
    table.key(Qt::Key_Escape);
    QVERIFY(isPaused(table));
    QVERIFY2(table.status().startsWith(QStringLiteral("Paused: ")), qPrintable(table.status()));
    QCOMPARE(plies(table), there);
    QTest::mouseClick(part<QToolButton>(table, "pauseButton"), Qt::LeftButton);
    QTRY_VERIFY(plies(table) > there);
}

void DemonstrationTest::aReviewPausesIt() {
    Table table;
    startNearTheEnd(table);
    QTRY_VERIFY_WITH_TIMEOUT(table.match().is_over(), kPatience);
    QTest::mouseClick(part<QPushButton>(table, "reviewRound"), Qt::LeftButton);
    QVERIFY(isPaused(table));
}

void DemonstrationTest::anOpenedFinishedMatchWaits() {
    Table table;
    Match match(demo());
    match.set_seats({Seat::human(), Seat::human()});
    while (!match.is_over()) require(match.play(match.position().legal_moves().front()).has_value());
    match.set_seats(demo().seats);
    table.match().restore(match.records());
    QVERIFY(table.match().is_over());
    QVERIFY(isPaused(table));
    QCOMPARE(part<QPushButton>(table, "pauseRounds")->text(), QStringLiteral("Continue (P)"));
}

void DemonstrationTest::nothingHappensBehindTheStartPage() {
    Table table;
    startNearTheEnd(table);
    table.key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(table.window->startPage());
    QVERIFY(!table.window->isThinking());
    const auto generation = table.match().generation();
    QTest::qWait(1'000);
    QCOMPARE(table.match().generation(), generation);
    QTest::keyClick(table.window->focusWidget(), Qt::Key_Escape);
    QVERIFY(!table.window->startPage());
    QTRY_COMPARE_WITH_TIMEOUT(table.match().round(), 2, kPatience);
}

void DemonstrationTest::thePaceIsChosenAndSaved() {
    Table table;
    table.window->startMatch(demo());
    auto* button = part<QToolButton>(table, "paceButton");
    QTRY_VERIFY(button->isVisible());
    QCOMPARE(button->text(), QStringLiteral("Normal"));
    QTimer::singleShot(0, this, [&] {
        QTest::keyClick(button->menu(), Qt::Key_Down);
        QTest::keyClick(button->menu(), Qt::Key_Return);
    });
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(button->text(), QStringLiteral("Slow"));
    QVERIFY(table.window->settings().demo == DemoPace::kSlow);
    QVERIFY(Settings::load(SettingsFile().read()).demo == DemoPace::kSlow);
    QVERIFY(times_of(DemoPace::kSlow).move > times_of(DemoPace::kNormal).move);
    QVERIFY(times_of(DemoPace::kNormal).move > times_of(DemoPace::kFast).move);
}

void DemonstrationTest::buttonsAreThereWhileItRuns() {
    Table table;
    table.window->startMatch(demo());
    for (const char* name : {"pauseButton", "stepButton", "paceButton"})
        QTRY_VERIFY2(part<QToolButton>(table, name)->isVisible(), name);
    QVERIFY(!part<QToolButton>(table, "moveNowButton")->isVisible());
    takePicture(*table.window, QStringLiteral("demonstration"));
    table.window->startMatch({BoardSize{}, {Seat::human(), Seat::human()}});
    for (const char* name : {"pauseButton", "stepButton", "paceButton"})
        QVERIFY2(!part<QToolButton>(table, name)->isVisible(), name);
    QVERIFY(!part<QAction>(table, "step")->isEnabled());
}

ATOM4_WINDOW_TEST(DemonstrationTest)

}  // namespace atom4::ui::demonstration_test

#include "tests/ui/atom4/panels/demonstration_test.moc"
