// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Stepping through the moves of a round with the buttons of the tool bar, and with the keys that do the same.
#include <QAccessible>
#include <QHeaderView>
#include <QMainWindow>
#include <QScrollBar>
#include <QToolButton>
#include <algorithm>

#include "core/atom4/rules/notation.h"
#include "core/base/random.h"
#include "core/base/strings.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/panels/move_list.h"
#include "ui/widgets/plain_tool_bar.h"

namespace atom4::ui::steps_test {

namespace {

const char* const kSteps[] = {"firstPly", "previousPly", "nextPly", "lastPly", "otherLine"};

QToolButton* button(const QWidget* among, const char* action) {
    for (auto* any : among->findChildren<QToolButton*>())
        if (any->defaultAction() != nullptr && any->defaultAction()->objectName() == QLatin1String(action)) return any;
    return nullptr;
}

QString name(Cell cell) {
    return QString::fromStdString(to_text(cell));
}

QWidget* bar(Table& table) {
    return table.window->findChild<QWidget*>(QStringLiteral("toolBar"));
}

void press(Table& table, const char* step) {
    QTest::mouseClick(button(bar(table), step), Qt::LeftButton);
    table.board()->finishAnimation();
}

// Returns the initials of the steps that are possible.
QString possible(const QWidget* among) {
    QString steps;
    for (const char* step : kSteps)
        if (button(among, step)->isEnabled()) steps += QLatin1Char(step[0]);
    return steps;
}

}  // namespace

class StepsTest : public QObject {
    Q_OBJECT

private slots:
    void theToolBarIsLaidOutBeforeItIsPainted();
    void buttonsLeadThroughTheMoves();
    void aButtonSwitchesToTheNextVariation();
    void theToolBarHasStepButtonsAtEveryWidth();
    void stepButtonsAreNamedAndLargeEnoughToTap();
    void theListShowsWholeRows();
    void eachPlayerKeepsAColumn();
};

// It must not first appear without the buttons that fit, and then be laid out again with them.
void StepsTest::theToolBarIsLaidOutBeforeItIsPainted() {
    QMainWindow window;
    auto* toolBar = new PlainToolBar;
    toolBar->addAction(QStringLiteral("New"));
    QAction last(QStringLiteral("Last"));
    last.setObjectName(QStringLiteral("lastPly"));
    toolBar->addSymbols({&last});
    window.addToolBar(toolBar);
    window.resize(600, 200);
    const QToolButton* spare = button(toolBar, "lastPly");
    window.show();
    const QRect atFirst = spare->geometry();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(spare->isVisible() && spare->x() > 0);
    QCOMPARE(atFirst, spare->geometry());
}

void StepsTest::buttonsLeadThroughTheMoves() {
    Table table;
    table.playAll({"i9", "i7", "h7", "h9"});
    QCOMPARE(possible(bar(table)), QStringLiteral("fp"));
    press(table, "previousPly");
    QVERIFY(table.board()->position() == table.match().position_after(3));
    QCOMPARE(possible(bar(table)), QStringLiteral("fpnl"));
    press(table, "firstPly");
    QVERIFY(table.board()->position() == table.match().position_after(0));
    QCOMPARE(possible(bar(table)), QStringLiteral("nl"));
    press(table, "nextPly");
    QVERIFY(table.board()->position() == table.match().position_after(1));
    press(table, "lastPly");
    QVERIFY(table.board()->position() == table.match().position());
    // The board keeps the keyboard focus.
    QVERIFY(table.board()->hasFocus());
}

void StepsTest::aButtonSwitchesToTheNextVariation() {
    Table table;
    table.playAll({"i9", "i7", "h7", "h9"});
    QStringList ways{QStringLiteral("h7")};
    for (const int back : {2, 1}) {
        for (int step = 0; step < back; ++step) press(table, "previousPly");
        const auto moves = table.board()->position().legal_moves();
        const auto another = std::ranges::find_if(moves, [&](Cell any) { return !ways.contains(name(any)); });
        ways += name(*another);
        table.click(*another);
        table.board()->finishAnimation();
    }
    QCOMPARE(possible(bar(table)), QStringLiteral("fpo"));
    // From each variation to the next, by button and key, and back to the first one.
    QStringList seen;
    for (int i = 0; i < 3; ++i) {
        i == 1 ? table.key(Qt::Key_B) : press(table, "otherLine");
        QCOMPARE(table.match().variations().size(), std::size_t{2});
        seen += name(table.match().plies()[2].placed());
    }
    QCOMPARE(seen, ways);
    // The position after the move that differs is shown; before the lines branch there is nothing to switch to.
    QVERIFY(table.board()->position() == table.match().position_after(3));
    press(table, "firstPly");
    QCOMPARE(possible(bar(table)), QStringLiteral("nl"));
    // Where they branch, the button shows the other next move.
    press(table, "nextPly");
    press(table, "nextPly");
    QCOMPARE(possible(bar(table)), QStringLiteral("fpnlo"));
    press(table, "otherLine");
    QVERIFY(name(table.match().plies()[2].placed()) != ways.back());
    QVERIFY(table.board()->position() == table.match().position_after(3));
    // Further on in the line, it goes back to where they branch.
    press(table, "lastPly");
    for (int step = 0; step < 2; ++step) {
        table.click(table.board()->position().legal_moves().front());
        table.board()->finishAnimation();
    }
    QCOMPARE(possible(bar(table)), QStringLiteral("fpo"));
    const Cell left = table.match().plies()[2].placed();
    press(table, "otherLine");
    QVERIFY(table.match().plies()[2].placed() != left);
    QVERIFY(table.board()->position() == table.match().position_after(3));
}

void StepsTest::theToolBarHasStepButtonsAtEveryWidth() {
    Table table;
    table.playAll({"i9", "i7"});
    const auto newMatch = [&] { return button(bar(table), "new"); };
    const int withWords = newMatch()->width();
    for (const int width : {1120, 480}) {
        table.window->resize(width, 800);
        QTRY_COMPARE(newMatch()->width() < withWords, width < 1120);
        for (const char* step : kSteps) {
            const QToolButton* each = button(bar(table), step);
            QVERIFY(each->isVisible());
            QVERIFY(bar(table)->rect().contains(each->geometry()));
        }
    }
}

void StepsTest::stepButtonsAreNamedAndLargeEnoughToTap() {
    Table table;
    table.window->resize(480, 800);
    table.playAll({"i9", "i7"});
    QTRY_COMPARE(table.window->width(), 480);
    for (const char* step : kSteps) {
        const QToolButton* each = button(bar(table), step);
        const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(const_cast<QToolButton*>(each));
        QCOMPARE(spoken->text(QAccessible::Name), each->defaultAction()->text().remove(QLatin1Char('&')));
        QVERIFY(!each->icon().isNull());
        QVERIFY2(each->width() >= 32 && each->height() >= 24, step);
    }
}

void StepsTest::theListShowsWholeRows() {
    Table table;
    table.playToTheEnd(Outcome::kFirstWins, 1);
    table.board()->finishAnimation();
    auto* list = table.window->findChild<MoveList*>();
    const auto isWhole = [&] {
        const QModelIndex first = list->indexAt({10, 2});
        const QModelIndex last = list->model()->index(list->model()->rowCount() - 1, 0);
        return list->visualRect(first).top() == 0 && list->visualRect(last).bottom() < list->viewport()->height();
    };
    for (int height = 600; height < 640; height += 7) {
        table.window->resize(1000, height);
        QTRY_COMPARE(table.window->height(), height);
        QCoreApplication::sendPostedEvents();
        QVERIFY2(list->verticalScrollBar()->maximum() > 0, "nothing to scroll");
        QVERIFY2(isWhole(), qPrintable(QString::number(height)));
    }
    press(table, "firstPly");
    QVERIFY(list->visualRect(list->model()->index(0, 0)).top() == 0);
}

void StepsTest::eachPlayerKeepsAColumn() {
    std::atomic<int> asked = 0;
    std::atomic<int> ended = 0;
    Table table(against_computer(Player::kSecond, 0), endlessThinker(asked, ended));
    auto* list = table.window->findChild<MoveList*>();
    const auto text = [&](int row, int column) { return list->model()->index(row, column).data().toString(); };
    const auto head = [&](int column) { return list->model()->headerData(column, Qt::Horizontal).toString(); };
    const auto nameOf = [&](int ply) { return name(table.match().plies()[as_size(ply - 1)].placed()); };
    Random random(7);
    const auto play = [&](int plies) {
        for (; plies > 0; --plies) {
            const auto moves = table.match().position().legal_moves();
            const Cell move = moves[random.below(moves.size())];
            if (table.match().is_computers_turn())
                QVERIFY(table.match().answer(table.match().generation(), move));
            else
                QVERIFY(table.match().play(move).has_value());
        }
        table.board()->finishAnimation();
    };
    play(3);
    QCOMPARE(head(1), QStringLiteral("You"));
    QCOMPARE(head(2), QStringLiteral("Computer"));
    QVERIFY(!list->horizontalHeader()->isHidden());
    QCOMPARE(text(0, 1), nameOf(1));
    QCOMPARE(text(0, 2), nameOf(2));
    QCOMPARE(text(1, 0), QStringLiteral("2."));
    QCOMPARE(text(1, 1), nameOf(3));

    // The computer begins the next round, but each player keeps their column.
    table.match().resign(Player::kSecond);
    QVERIFY(table.match().next_round());
    QCOMPARE(player_of(table.match().first_colour()), Player::kSecond);
    play(4);
    QCOMPARE(text(0, 0), QStringLiteral("1."));
    QCOMPARE(text(0, 1), QStringLiteral("..."));
    QCOMPARE(text(0, 2), nameOf(1));
    QCOMPARE(text(1, 1), nameOf(2));
    QCOMPARE(text(1, 2), nameOf(3));
    QCOMPARE(text(2, 1), nameOf(4));
    QCOMPARE(list->currentIndex(), list->model()->index(2, 1));
    // Clicks and status messages use the same columns.
    const auto clickOn = [&](int row, int column) {
        const QPoint at = list->visualRect(list->model()->index(row, column)).center();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, Qt::NoModifier, at);
    };
    clickOn(1, 2);
    QVERIFY(table.board()->position() == table.match().position_after(3));
    QVERIFY2(table.status().startsWith(QStringLiteral("Move 2 of 3. ")), qPrintable(table.status()));
    clickOn(1, 1);
    QVERIFY(table.board()->position() == table.match().position_after(2));
    clickOn(0, 1);
    QVERIFY(table.board()->position() == table.match().position_after(1));
    // The heading is the player's name, if they have one.
    auto seats = table.match().setup().seats;
    seats[Player::kFirst] = Seat::human("Ada");
    table.match().set_seats(seats);
    QCOMPARE(head(1), QStringLiteral("Ada"));
}

ATOM4_WINDOW_TEST(StepsTest)

}  // namespace atom4::ui::steps_test

#include "tests/ui/atom4/panels/steps_test.moc"
