// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/ui/support/parts.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/pages/past_rounds_dialog.h"
#include "ui/atom4/pages/statistics_dialog.h"
#include "ui/atom4/panels/analysis_panel.h"
#include "ui/atom4/panels/player_card.h"
#include "ui/atom4/panels/seat_dialog.h"
#include "ui/atom4/window/sandbox.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <cmath>

#include "core/atom4/rules/notation.h"
#include "core/base/random.h"
#include "tests/ui/support/ui_fixture.h"

namespace atom4::ui::statistics_test {

namespace {

// Plays random moves to the end of the round, for the computer too.
void finishRound(Table& table) {
    Random random(5);
    Match& match = table.match();
    while (!match.position().is_over()) {
        const auto moves = match.position().legal_moves();
        const Cell move = moves[random.below(moves.size())];
        if (match.is_computers_turn())
            require(match.answer(match.generation(), move));
        else
            require(match.play(move).has_value());
    }
    table.board()->finishAnimation();
}

StatisticsDialog* open(Table& table) {
    trigger(table, "statistics");
    return table.window->findChild<StatisticsDialog*>();
}

}  // namespace

class StatisticsTest : public QObject {
    Q_OBJECT

private slots:
    void roundsAreCountedShownAndReset();
    void aHintCountsAsHelp();
    void theCostOfHelpIsMentionedOnce();
    void analysisOfARatedRoundNeedsConfirmation();
    void analysisStaysHiddenInTheNextRatedRound();
    void reviewAndTrialOfARatedRoundNeedConfirmation();
    void resigningARatedRoundNeedsConfirmation();
    void aRoundWithAChangedLevelIsCountedButNotRated();
    void pastRoundsAreListedAndOpened();
    void aPastRoundIsReviewed();
};

void StatisticsTest::roundsAreCountedShownAndReset() {
    std::atomic<int> asked = 0;
    std::atomic<int> ended = 0;
    Table table(against_computer(Player::kSecond, 3), endlessThinker(asked, ended));
    StatisticsDialog* dialog = open(table);
    auto* rows = dialog->findChild<QTableWidget*>();
    QVERIFY(!rows->isVisible());
    QVERIFY(!dialog->findChild<QPushButton*>(QStringLiteral("reset"))->isEnabled());
    takePicture(*dialog, QStringLiteral("statistics-empty"));
    delete dialog;

    finishRound(table);
    for (const int level : {0, 9}) {
        MatchSetup setup = table.match().setup();
        setup.seats[Player::kSecond] = Seat::computer(level);
        table.window->startMatch(setup);
        finishRound(table);
    }
    dialog = open(table);
    rows = dialog->findChild<QTableWidget*>();
    QVERIFY(rows->isVisible());
    QCOMPARE(rows->rowCount(), 4);
    QCOMPARE(rows->item(1, 0)->text(), QStringLiteral("3 \u2013 Friend"));
    QCOMPARE(rows->item(1, 1)->text(), QStringLiteral("1"));
    QCOMPARE(rows->item(3, 1)->text(), QStringLiteral("3"));
    // Three rounds were rated, and each is a point of the curve.
    auto* curve = dialog->findChild<LineChart*>();
    QVERIFY(curve->isVisible());
    QCOMPARE(curve->points(), 3);
    const Rating rating = RatingFile().read()->now();
    QVERIFY2(dialog->findChild<QLabel*>(QStringLiteral("rating"))
                 ->text()
                 .startsWith(QStringLiteral("Rating %1").arg(std::lround(rating.value))),
             qPrintable(dialog->findChild<QLabel*>(QStringLiteral("rating"))->text()));
    QVERIFY(curve->accessibleDescription().contains(QStringLiteral("against level 9")));
    curve->setFocus();
    QTest::keyClick(curve, Qt::Key_Home);
    QVERIFY(curve->accessibleDescription().contains(QStringLiteral("against level 3")));
    const QPointF second = curve->at(1);
    QMouseEvent move(QEvent::MouseMove, second, curve->mapToGlobal(second), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(curve, &move);
    QVERIFY(curve->accessibleDescription().contains(QStringLiteral("against level 0")));
    // No cell of the table looks selected.
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    QVERIFY(!rows->currentIndex().isValid());
    takePicture(*dialog, QStringLiteral("statistics"));

    QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("reset")), Qt::LeftButton);
    auto* box = dialog->findChild<QMessageBox*>();
    QTest::mouseClick(box->findChild<QPushButton*>(QStringLiteral("forget")), Qt::LeftButton);
    QVERIFY(!rows->isVisible());
    QVERIFY(StatisticsFile().read()->empty());
    QVERIFY(RatingFile().read()->rounds().empty());
    QVERIFY(!curve->isVisible());
}

namespace {

QMessageBox* question(Table& table) {
    return table.window->findChild<QMessageBox*>(QStringLiteral("helpCost"));
}

void answer(Table& table, bool show) {
    QMessageBox* box = question(table);
    require(box != nullptr);
    QAbstractButton* button =
        show ? box->findChild<QPushButton*>(QStringLiteral("showHelp")) : box->button(QMessageBox::Cancel);
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY(!question(table));
}

bool shows(Table& table) {
    return !table.board()->notes().candidates.empty();
}

QString verdict(Table& table) {
    return part<QLabel>(table.window->findChild<AnalysisPanel*>(), "verdict")->text();
}

std::size_t rated() {
    return RatingFile().read()->rounds().size();
}

const QString kHidden = QStringLiteral("Hidden during a rated round.");

}  // namespace

void StatisticsTest::aHintCountsAsHelp() {
    Table table(against_computer(Player::kSecond, 0));
    // The cost is shown first, and there is no hint until it is accepted.
    table.key(Qt::Key_H);
    answer(table, false);
    QVERIFY(!table.match().helped());
    table.key(Qt::Key_H);
    answer(table, true);
    QTRY_VERIFY(table.board()->hint().has_value());
    finishRound(table);
    QCOMPARE(StatisticsFile().read()->levels().at(0).helped, 1);
    QVERIFY(RatingFile().read()->rounds().empty());
}

void StatisticsTest::theCostOfHelpIsMentionedOnce() {
    const QString cost = QStringLiteral(" This round is no longer rated.");
    Table table(against_computer(Player::kSecond, 0));
    const auto hint = [&] {
        table.key(Qt::Key_H);
        QTRY_VERIFY(table.status().startsWith(QStringLiteral("Hint: ")));
    };
    table.key(Qt::Key_H);
    answer(table, true);
    QTRY_VERIFY(table.status().startsWith(QStringLiteral("Hint: ")));
    QVERIFY2(!table.status().endsWith(cost), qPrintable(table.status()));
    table.click(table.match().position().legal_moves().front());
    table.board()->finishAnimation();
    QTRY_COMPARE(table.match().plies().size(), std::size_t{2});
    table.board()->finishAnimation();
    hint();
    QVERIFY2(!table.status().endsWith(cost), qPrintable(table.status()));

    // Undo costs the same.
    table.window->startMatch(table.match().setup());
    table.click(cell("i9"));
    table.board()->finishAnimation();
    QTRY_COMPARE(table.match().plies().size(), std::size_t{2});
    const QString answer = QString::fromStdString(to_text(table.match().plies()[1].placed()));
    table.board()->finishAnimation();
    table.key(Qt::Key_U);
    QCOMPARE(table.status(), QStringLiteral("Undid i9 and %1.").arg(answer) + cost);

    // So does a move in an earlier position, and the computer's reply does not hide the message.
    table.window->startMatch(table.match().setup());
    table.click(cell("i9"));
    table.board()->finishAnimation();
    QTRY_COMPARE(table.match().plies().size(), std::size_t{2});
    table.board()->finishAnimation();
    table.key(Qt::Key_Home, Qt::AltModifier);
    table.click(cell("i7"));
    table.board()->finishAnimation();
    QTRY_COMPARE(table.match().plies().size(), std::size_t{2});
    table.board()->finishAnimation();
    QVERIFY2(table.status().endsWith(cost), qPrintable(table.status()));

    // On a board size that is not rated, a hint costs nothing.
    MatchSetup small = table.match().setup();
    small.size = {8, 8};
    table.window->startMatch(small);
    hint();
    QVERIFY2(!table.status().endsWith(cost), qPrintable(table.status()));
}

void StatisticsTest::analysisOfARatedRoundNeedsConfirmation() {
    Table table(against_computer(Player::kSecond, 0));
    const QAction* action = table.window->study()->analysis().action();
    table.key(Qt::Key_A);
    QVERIFY(question(table));
    QVERIFY(question(table)->text().contains(QStringLiteral("no longer be rated")));
    QCOMPARE(verdict(table), kHidden);
    takePicture(*question(table), QStringLiteral("rated-round"));
    answer(table, false);
    QVERIFY(!action->isChecked());
    QVERIFY(!table.match().helped());
    finishRound(table);
    QCOMPARE(rated(), std::size_t{1});

    table.key(Qt::Key_P);  // pauses the computer, which begins the next round
    table.match().next_round();
    table.key(Qt::Key_A);
    answer(table, true);
    QTRY_VERIFY(shows(table));
    QVERIFY(action->isChecked());
    finishRound(table);
    QCOMPARE(rated(), std::size_t{1});
    QCOMPARE(StatisticsFile().read()->levels().at(0).helped, 1);
}

void StatisticsTest::analysisStaysHiddenInTheNextRatedRound() {
    Table table(against_computer(Player::kSecond, 0));
    table.key(Qt::Key_A);
    answer(table, true);
    QTRY_VERIFY(shows(table));
    finishRound(table);
    table.match().next_round();
    QCOMPARE(verdict(table), kHidden);
    QVERIFY(!shows(table) && !table.window->isAnalysing());
    // Turning the analysis off and on asks again.
    table.key(Qt::Key_A);
    QVERIFY(!question(table));
    table.key(Qt::Key_A);
    QVERIFY(question(table));
    answer(table, false);
    table.key(Qt::Key_A);
    answer(table, true);
    QTRY_VERIFY(shows(table));
    // In a match that is not rated, there is no question.
    MatchSetup small = table.match().setup();
    small.size = {8, 8};
    table.window->startMatch(small);
    QTRY_VERIFY(shows(table));
    QVERIFY(table.match().helped());
}

void StatisticsTest::reviewAndTrialOfARatedRoundNeedConfirmation() {
    for (const int key : {Qt::Key_V, Qt::Key_T}) {
        Table table(against_computer(Player::kSecond, 0));
        table.click(cell("i9"));
        table.board()->finishAnimation();
        QTRY_COMPARE(table.match().plies().size(), std::size_t{2});
        table.board()->finishAnimation();
        const auto isShown = [&] {
            return key == Qt::Key_V ? !table.window->study()->review().reviewed().empty()
                                    : table.window->findChild<Sandbox*>() != nullptr;
        };
        table.key(key);
        answer(table, false);
        QVERIFY(!isShown() && !table.window->study()->review().isRunning());
        QVERIFY(!table.match().helped());
        table.key(key);
        answer(table, true);
        QTRY_VERIFY(isShown());
        QVERIFY(table.match().helped());
    }
}

// Undo would not take back the loss that has been counted.
void StatisticsTest::resigningARatedRoundNeedsConfirmation() {
    Table table(against_computer(Player::kSecond, 0));
    const auto asked = [&] { return table.window->findChild<QMessageBox*>(QStringLiteral("resignRated")); };
    const auto press = [&](const char* button) {
        QTest::mouseClick(part<QPushButton>(asked(), button), Qt::LeftButton);
        QTRY_VERIFY(!asked());
    };
    trigger(table, "resign");
    QVERIFY(asked());
    QCOMPARE(asked()->text(), QStringLiteral("Resign this round?"));
    press("keepPlaying");
    QVERIFY(!table.match().is_over());
    trigger(table, "resign");
    QTest::keyClick(asked(), Qt::Key_Escape);
    QTRY_VERIFY(!asked());
    QVERIFY(!table.match().is_over());
    QCOMPARE(rated(), std::size_t{0});
    trigger(table, "resign");
    press("resignRound");
    QCOMPARE(table.match().outcome(), Outcome::kSecondWins);
    QCOMPARE(table.status(), QStringLiteral("You resigned. The computer wins round 1."));
    QCOMPARE(rated(), std::size_t{1});

    // Resigning an unrated round costs nothing that undo does not take back.
    MatchSetup small = table.match().setup();
    small.size = {8, 8};
    table.window->startMatch(small);
    trigger(table, "resign");
    QVERIFY(!asked());
    QCOMPARE(table.status(), QStringLiteral("You resigned. The computer wins round 1. Undo reverses it."));
}

void StatisticsTest::aRoundWithAChangedLevelIsCountedButNotRated() {
    Table table(against_computer(Player::kSecond, 2));
    table.click(cell("i9"));
    table.board()->finishAnimation();
    QTRY_COMPARE(table.match().plies().size(), std::size_t{2});
    QTest::mouseClick(table.window->findChildren<PlayerCard*>()[1], Qt::LeftButton, Qt::NoModifier, {20, 10});
    auto* dialog = table.window->findChild<SeatDialog*>();
    QVERIFY(dialog);
    auto* level = part<QDoubleSpinBox>(dialog, "levelSeat");
    level->selectAll();
    QTest::keyClicks(level, QStringLiteral("0"));
    QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
    QVERIFY2(table.status().endsWith(QStringLiteral("The round continues. This round is no longer rated.")),
             qPrintable(table.status()));
    finishRound(table);
    QCOMPARE(StatisticsFile().read()->levels().at(0).played(), std::int64_t{1});
    QCOMPARE(rated(), std::size_t{0});
}

void StatisticsTest::pastRoundsAreListedAndOpened() {
    Table table;
    const auto opened = [&] {
        trigger(table, "pastRounds");
        return table.window->findChild<PastRoundsDialog*>();
    };
    PastRoundsDialog* dialog = opened();
    QVERIFY(!part<QListWidget>(dialog, "pastRoundList")->isVisible());
    QVERIFY(!part<QPushButton>(dialog, "openPastRound")->isEnabled());
    delete dialog;
    finishRound(table);
    const auto plies = table.match().plies().size();
    table.window->startMatch({});
    table.playAll({"i9", "i7"});
    QVERIFY(table.match().resign(Player::kSecond));
    table.window->startMatch({});
    dialog = opened();
    auto* list = part<QListWidget>(dialog, "pastRoundList");
    QCOMPARE(list->count(), 2);
    QVERIFY2(list->item(0)->text().endsWith(QStringLiteral(": Player 1 vs. Player 2, white won at move 1")),
             qPrintable(list->item(0)->text()));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(1)).center());
    QTest::mouseClick(part<QPushButton>(dialog, "openPastRound"), Qt::LeftButton);
    QVERIFY(!dialog->isVisible());
    QCOMPARE(table.match().plies().size(), plies);
    QVERIFY(table.match().is_over());
    QVERIFY(!table.session->path());
}

void StatisticsTest::aPastRoundIsReviewed() {
    Table table;
    table.playAll({"i9", "i7"});
    QVERIFY(table.match().resign(Player::kSecond));
    table.window->startMatch({});
    trigger(table, "pastRounds");
    auto* dialog = table.window->findChild<PastRoundsDialog*>();
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    QTest::keyClick(part<QListWidget>(dialog, "pastRoundList"), Qt::Key_Return);
    QCOMPARE(table.match().plies().size(), std::size_t{2});
    QTRY_COMPARE_WITH_TIMEOUT(table.window->study()->review().reviewed().size(), std::size_t{2},
                              test::kSlowness * 60'000);
    // A key pressed by mistake must not lose the round that was opened.
    table.key(Qt::Key_Q);
    auto* question = table.window->findChild<QMessageBox*>();
    QVERIFY(question != nullptr && question->isVisible());
    QVERIFY(table.window->isVisible());
    question->reject();
    QVERIFY(table.window->isVisible());
    table.key(Qt::Key_Q);
    QTest::mouseClick(part<QPushButton>(table.window.get(), "quitAnyway"), Qt::LeftButton);
    QTRY_VERIFY(!table.window->isVisible());
}

ATOM4_WINDOW_TEST(StatisticsTest)

}  // namespace atom4::ui::statistics_test

#include "tests/ui/atom4/statistics_test.moc"
