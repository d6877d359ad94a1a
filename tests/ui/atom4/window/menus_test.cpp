// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Context menus of the review, the analysis and the start page, opened by a right click, the menu key or a long touch.
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QPointingDevice>

#include "core/atom4/rules/notation.h"
#include "tests/support/cost.h"
#include "tests/ui/support/review_round.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/pages/start_page.h"
#include "ui/atom4/panels/line_list.h"
#include "ui/atom4/panels/seat_card.h"

namespace atom4::ui::menus_test {

namespace {

void rightClick(QWidget* widget, QPoint at, QContextMenuEvent::Reason reason = QContextMenuEvent::Mouse) {
    QContextMenuEvent event(reason, at, widget->mapToGlobal(at));
    QCoreApplication::sendEvent(widget, &event);
}

QMenu* menu(Table& table, const char* name) {
    auto* found = table.window->findChild<QMenu*>(QLatin1String(name));
    return found != nullptr && found->isVisible() ? found : nullptr;
}

// Returns the entry that begins with the text.
QAction* entry(const QMenu* menu, const char* text) {
    for (QAction* action : menu->actions())
        if (action->text().remove(QLatin1Char('&')).startsWith(QLatin1String(text))) return action;
    return nullptr;
}

void restFinger(QWidget* widget, QPoint at) {
    static QPointingDevice* screen = QTest::createTouchDevice();
    QTest::touchEvent(widget, screen).press(1, at);
}

LineList* analyse(Table& table) {
    table.key(Qt::Key_A);
    auto* lines = table.window->findChild<LineList*>();
    require(QTest::qWaitFor([&] { return lines->model()->rowCount() == 3; }, test::kSlowness * 30'000));
    table.window->study()->stop();
    return lines;
}

}  // namespace

class MenusTest : public QObject {
    Q_OBJECT

private slots:
    void theGraphsMenuIsAboutItsMove();
    void aLongPressOpensTheReviewMenu();
    void aLineOfTheAnalysisCanBeUsed();
    void theStartPageCardsHaveMenus();
};

void MenusTest::theGraphsMenuIsAboutItsMove() {
    Table table;
    playCarelessly(table);
    table.key(Qt::Key_V);
    QTRY_VERIFY_WITH_TIMEOUT(isDone(table), test::kSlowness * 60'000);
    rightClick(graph(table), graph(table)->at(3).toPoint());
    QCOMPARE(graph(table)->markedPly(), std::optional(3));
    QMenu* offered = menu(table, "reviewMenu");
    QVERIFY(offered);
    QCOMPARE(offered->actions().front()->text(), sentence(table));
    for (const char* text : {"Try It", "Next Mistake", "Previous Mistake"}) QVERIFY2(entry(offered, text), text);
    entry(offered, "Close the review")->trigger();
    offered->close();
    QVERIFY(!panel(table)->isVisible());
}

void MenusTest::aLongPressOpensTheReviewMenu() {
    Table table;
    playCarelessly(table);
    table.key(Qt::Key_V);
    QTRY_VERIFY_WITH_TIMEOUT(isDone(table), test::kSlowness * 60'000);
    restFinger(graph(table), graph(table)->at(2).toPoint());
    QTRY_VERIFY(menu(table, "reviewMenu"));
    menu(table, "reviewMenu")->close();
}

void MenusTest::aLineOfTheAnalysisCanBeUsed() {
    Table table;
    table.playAll({"i9", "i7"});
    LineList* lines = analyse(table);
    const std::vector<Cell> moves = lines->lineModel().lines()[1].moves;
    const QPoint second = lines->visualRect(lines->model()->index(1, 0)).center();
    rightClick(lines->viewport(), second);
    QMenu* offered = menu(table, "lineMenu");
    QVERIFY(offered);
    entry(offered, "Copy the Line")->trigger();
    QStringList names;
    for (const Cell move : moves) names += QString::fromStdString(to_text(move));
    QCOMPARE(QGuiApplication::clipboard()->text(), names.join(QLatin1Char(' ')));
    for (const char* text : {"Save Final Position", "Save Line as Animation", "Print It"})
        QVERIFY2(entry(offered, text)->isEnabled(), text);
    offered->close();
    // The menu key opens the menu of the current line.
    lines->setFocus();
    lines->setCurrentIndex(lines->model()->index(1, 0));
    rightClick(lines->viewport(), {}, QContextMenuEvent::Keyboard);
    QTRY_VERIFY(menu(table, "lineMenu"));
    entry(menu(table, "lineMenu"), "Place")->trigger();
    QCOMPARE(table.match().plies().size(), std::size_t{3});
    QVERIFY(table.match().plies()[2].placed() == moves.front());
}

void MenusTest::theStartPageCardsHaveMenus() {
    Table table(against_computer(Player::kSecond, 2));
    table.key(Qt::Key_N, Qt::ControlModifier);
    StartPage* page = table.window->startPage();
    const auto cards = page->findChildren<SeatCard*>();
    QCOMPARE(cards.size(), 2);
    rightClick(cards[1], {8, 8});
    QMenu* offered = menu(table, "seatMenu");
    QVERIFY(offered);
    QVERIFY(offered->actions().size() <= 10);
    QMenu* levels = entry(offered, "Computer")->menu();
    QCOMPARE(levels->actions().size(), 11);
    QCOMPARE(levels->actions().last()->text(), QStringLiteral("10 \u2013 Beyond"));
    QVERIFY(levels->actions()[2]->isChecked());
    levels->actions()[5]->trigger();
    offered->close();
    QCOMPARE(page->setup().seats[Player::kSecond].computer_level, std::optional(5));
    rightClick(cards[1], {8, 8});
    QTRY_VERIFY(menu(table, "seatMenu"));
    entry(menu(table, "seatMenu"), "Human")->trigger();
    menu(table, "seatMenu")->close();
    QVERIFY(!cards[1]->isComputer());
    // A level above the named ones is listed with its number.
    cards[1]->setSeat(Seat::computer(99));
    rightClick(cards[1], {8, 8});
    QTRY_VERIFY(menu(table, "seatMenu"));
    const QAction* beyond = entry(menu(table, "seatMenu"), "Computer")->menu()->actions().last();
    QCOMPARE(beyond->text(), QStringLiteral("99 \u2013 Beyond"));
    QVERIFY(beyond->isChecked());
    menu(table, "seatMenu")->close();
    cards[1]->setSeat(Seat::human());
    // A long touch on the example opens the menu of the page.
    restFinger(page->example(), {20, 20});
    QTRY_VERIFY(menu(table, "startMenu"));
    QVERIFY(entry(menu(table, "startMenu"), "Show the example"));
    entry(menu(table, "startMenu"), "Play")->trigger();
    QVERIFY(table.window->startPage() == nullptr);
    QVERIFY(!table.match().setup().has_computer());
}

ATOM4_WINDOW_TEST(MenusTest)

}  // namespace atom4::ui::menus_test

#include "tests/ui/atom4/window/menus_test.moc"
