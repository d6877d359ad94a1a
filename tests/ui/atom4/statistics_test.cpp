// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/ui/support/parts.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/dialogs/statistics_dialog.h"

#include <QAction>
#include <QMessageBox>
#include <cmath>

#include "core/atom4/rules/notation.h"
#include "core/base/random.h"
#include "tests/ui/support/ui_fixture.h"

namespace atom4::ui::statistics_test {

namespace {

// Plays any moves to the end of the round, the computer's too.
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
    void roundsAreCountedShownAndForgotten();
    void aHintIsHelp();
    void whatHelpCostsIsSaidOnceAsItIsTaken();
};

void StatisticsTest::roundsAreCountedShownAndForgotten() {
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
    // Three rounds were rated, each a point of the curve.
    auto* curve = dialog->findChild<ValueCurve*>();
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
    // No cell looks as if it were chosen.
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

void StatisticsTest::aHintIsHelp() {
    Table table(against_computer(Player::kSecond, 0));
    table.key(Qt::Key_H);
    QTRY_VERIFY(table.board()->hint().has_value());
    finishRound(table);
    QCOMPARE(StatisticsFile().read()->levels().at(0).helped, 1);
    QVERIFY(RatingFile().read()->rounds().empty());
}

void StatisticsTest::whatHelpCostsIsSaidOnceAsItIsTaken() {
    const QString cost = QStringLiteral(" This round no longer counts for your rating.");
    Table table(against_computer(Player::kSecond, 0));
    const auto hint = [&] {
        table.key(Qt::Key_H);
        QTRY_VERIFY(table.status().startsWith(QStringLiteral("Hint: ")));
    };
    hint();
    QVERIFY2(table.status().endsWith(cost), qPrintable(table.status()));
    table.click(table.match().position().legal_moves().front());
    table.board()->finishAnimation();
    QTRY_COMPARE(table.match().plies().size(), std::size_t{2});
    table.board()->finishAnimation();
    hint();
    QVERIFY2(!table.status().endsWith(cost), qPrintable(table.status()));

    // A move that is taken back costs the same.
    table.window->startMatch(table.match().setup());
    table.click(cell("i9"));
    table.board()->finishAnimation();
    QTRY_COMPARE(table.match().plies().size(), std::size_t{2});
    const QString answer = QString::fromStdString(to_text(table.match().plies()[1].placed()));
    table.board()->finishAnimation();
    table.key(Qt::Key_U);
    QCOMPARE(table.status(), QStringLiteral("Took back i9 and %1.").arg(answer) + cost);

    // On a board where no round is rated there is nothing to lose.
    MatchSetup small = table.match().setup();
    small.size = {8, 8};
    table.window->startMatch(small);
    hint();
    QVERIFY2(!table.status().endsWith(cost), qPrintable(table.status()));
}

ATOM4_WINDOW_TEST(StatisticsTest)

}  // namespace atom4::ui::statistics_test

#include "tests/ui/atom4/statistics_test.moc"
