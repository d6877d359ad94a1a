// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Touch on the board and on the list of moves, and the menus that a long touch and the right button open.
#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPointer>
#include <QPointingDevice>
#include <QSignalSpy>
#include <QStyleHints>
#include <algorithm>

#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/panels/move_list.h"

namespace atom4::ui::touch_test {

namespace {

QPointingDevice* screen() {
    static QPointingDevice* device = QTest::createTouchDevice();
    return device;
}

QMenu* menu(const QWidget& window, const char* name) {
    for (auto* any : window.findChildren<QMenu*>(QLatin1String(name)))
        if (any->isVisible()) return any;
    return nullptr;
}

void tap(QWidget* widget, QPoint at) {
    QTest::touchEvent(widget, screen()).press(1, at, widget);
    QTest::touchEvent(widget, screen()).release(1, at, widget);
}

void rightClick(Table& table, Cell cell) {
    const QPoint at = table.board()->cellCentre(cell);
    QContextMenuEvent wanted(QContextMenuEvent::Mouse, at, table.board()->mapToGlobal(at));
    QCoreApplication::sendEvent(table.board(), &wanted);
}

QAction* entry(const QMenu* menu, const QString& words) {
    for (QAction* any : menu->actions())
        if (any->text().remove(QLatin1Char('&')).startsWith(words)) return any;
    return nullptr;
}

}  // namespace

class TouchTest : public QObject {
    Q_OBJECT

private slots:
    void aTapPlacesAPiece();
    void aFingerPansAZoomedBoard();
    void twoFingersPlaceNothing();
    void aLongPressOpensTheCellMenu();
    void aLongPressOpensTheMoveMenu();
    void aLongPressChoosesNoMenuEntry();
    void aLongMousePressOpensNoMenu();
    void anEmptyCellHasAMenu();
};

void TouchTest::aTapPlacesAPiece() {
    Table table;
    tap(table.board(), table.board()->cellCentre(cell("i9")));
    QCOMPARE(table.match().undoable_plies(), 1);
    table.board()->finishAnimation();
    // A small movement of the finger is still a tap, but a swipe places nothing.
    const QPoint at = table.board()->cellCentre(cell("i7"));
    QTest::touchEvent(table.board(), screen()).press(1, at);
    QTest::touchEvent(table.board(), screen()).move(1, at + QPoint(3, 2));
    QTest::touchEvent(table.board(), screen()).release(1, at + QPoint(3, 2));
    QCOMPARE(table.match().undoable_plies(), 2);
    table.board()->finishAnimation();
    table.board()->showWhole();
    table.board()->finishMoving();
    const QPoint from = table.board()->cellCentre(cell("h7"));
    QTest::touchEvent(table.board(), screen()).press(1, from);
    QTest::touchEvent(table.board(), screen()).move(1, from + QPoint(60, 0));
    QTest::touchEvent(table.board(), screen()).release(1, from + QPoint(60, 0));
    QCOMPARE(table.match().undoable_plies(), 2);
}

void TouchTest::aFingerPansAZoomedBoard() {
    Table table;
    table.playAll({"i9", "i7"});
    table.board()->zoomBy(2.5, table.board()->rect().center());
    table.board()->finishMoving();
    const QPoint before = table.board()->cellCentre(cell("i9"));
    const QPoint from = table.board()->rect().center();
    QTest::touchEvent(table.board(), screen()).press(1, from);
    for (int step = 1; step <= 8; ++step)
        QTest::touchEvent(table.board(), screen()).move(1, from + QPoint(-step * 8, -step * 5));
    table.board()->finishMoving();
    const QPoint way = table.board()->cellCentre(cell("i9")) - before;
    QVERIFY2((way - QPoint(-64, -40)).manhattanLength() <= 2,
             qPrintable(QStringLiteral("%1,%2").arg(way.x()).arg(way.y())));
    QTest::touchEvent(table.board(), screen()).release(1, from + QPoint(-64, -40));
    QCOMPARE(table.match().undoable_plies(), 2);
    QVERIFY(!table.board()->isFollowing());
}

void TouchTest::twoFingersPlaceNothing() {
    Table table;
    const QPoint at = table.board()->cellCentre(cell("i9"));
    QTest::touchEvent(table.board(), screen()).press(1, at);
    QTest::touchEvent(table.board(), screen()).stationary(1).press(2, at + QPoint(80, 0));
    QTest::touchEvent(table.board(), screen()).stationary(1).release(2, at + QPoint(80, 0));
    QTest::touchEvent(table.board(), screen()).release(1, at);
    QCOMPARE(table.match().undoable_plies(), 0);
}

void TouchTest::aLongPressOpensTheCellMenu() {
    Table table;
    table.playAll({"i9", "i7"});
    const QPoint piece = table.board()->cellCentre(cell("i9"));
    QTest::touchEvent(table.board(), screen()).press(1, piece);
    QTRY_VERIFY(menu(*table.board(), "cellMenu") != nullptr);
    QTest::touchEvent(table.board(), screen()).release(1, piece);
    menu(*table.board(), "cellMenu")->close();
    const QPoint free = table.board()->cellCentre(cell("h7"));
    QTest::touchEvent(table.board(), screen()).press(1, free);
    QTRY_VERIFY(menu(*table.board(), "cellMenu") != nullptr);
    QTest::touchEvent(table.board(), screen()).release(1, free);
    QVERIFY(entry(menu(*table.board(), "cellMenu"), QStringLiteral("Place Here")) != nullptr);
    menu(*table.board(), "cellMenu")->close();
    QCOMPARE(table.match().undoable_plies(), 2);
    // A finger that has moved opens no menu, however long it rests then.
    table.board()->zoomBy(2.5, table.board()->rect().center());
    table.board()->finishMoving();
    const QPoint from = table.board()->rect().center();
    QTest::touchEvent(table.board(), screen()).press(1, from);
    QTest::touchEvent(table.board(), screen()).move(1, from + QPoint(30, 0));
    QTest::qWait(QGuiApplication::styleHints()->mousePressAndHoldInterval() + 100);
    QVERIFY(menu(*table.board(), "cellMenu") == nullptr);
    QTest::touchEvent(table.board(), screen()).release(1, from + QPoint(30, 0));
}

void TouchTest::aLongPressOpensTheMoveMenu() {
    Table table;
    table.playAll({"i9", "i7", "h7"});
    auto* list = table.window->findChild<MoveList*>();
    QWidget* viewport = list->viewport();
    const QPoint at = list->visualRect(list->model()->index(0, 2)).center();
    // A tap shows the position after the move.
    tap(viewport, at);
    QVERIFY(table.board()->position() == table.match().position_after(2));
    table.key(Qt::Key_Escape);
    QTest::touchEvent(viewport, screen()).press(1, at, viewport);
    QTRY_VERIFY(menu(*table.window, "moveMenu") != nullptr);
    QCOMPARE(menu(*table.window, "moveMenu")->actions().front()->text(), QStringLiteral("1... i7"));
    QTest::touchEvent(viewport, screen()).release(1, at, viewport);
    QVERIFY(menu(*table.window, "moveMenu") != nullptr);
    menu(*table.window, "moveMenu")->close();
    QVERIFY(table.board()->position() == table.match().position());
}

// A menu without room below opens under the finger, which must not choose an entry until it is lifted.
void TouchTest::aLongPressChoosesNoMenuEntry() {
    Table table;
    table.playAll({"i9", "i7"});
    auto* list = table.window->findChild<MoveList*>();
    const QPoint move = list->visualRect(list->model()->index(0, 1)).center();
    struct Place {
        QWidget* widget;
        QPoint at;
        QWidget* owner;
        const char* name;
    };
    for (const auto& [widget, at, owner, name] :
         {Place{table.board(), table.board()->cellCentre(cell("h7")), table.board(), "cellMenu"},
          Place{list->viewport(), move, table.window.get(), "moveMenu"}}) {
        QTest::touchEvent(widget, screen()).press(1, at, widget);
        QTRY_VERIFY(menu(*owner, name) != nullptr);
        QMenu* opened = menu(*owner, name);
        const QList<QAction*> entries = opened->actions();
        QAction* entry = *std::ranges::find_if(entries, [](const QAction* any) {
            return any->isEnabled() && !any->isSeparator() && any->menu() == nullptr;
        });
        const QSignalSpy chosen(opened, &QMenu::triggered);
        const QPoint there = widget->mapFromGlobal(opened->mapToGlobal(opened->actionGeometry(entry).center()));
        QTest::touchEvent(widget, screen()).move(1, there, widget);
        QTest::touchEvent(widget, screen()).release(1, there, widget);
        QVERIFY(menu(*owner, name) != nullptr && opened->isVisible());
        QVERIFY(chosen.isEmpty());
        // The next touch may choose one.
        QTest::touchEvent(widget, screen()).press(1, there, widget);
        QTest::touchEvent(widget, screen()).release(1, there, widget);
        QCOMPARE(chosen.count(), 1);
        QTRY_VERIFY(menu(*owner, name) == nullptr);
    }
}

void TouchTest::aLongMousePressOpensNoMenu() {
    Table table;
    table.playAll({"i9", "i7"});
    auto* list = table.window->findChild<MoveList*>();
    const QPoint at = list->visualRect(list->model()->index(0, 1)).center();
    QTest::mousePress(list->viewport(), Qt::LeftButton, {}, at);
    QTest::qWait(QGuiApplication::styleHints()->mousePressAndHoldInterval() + 100);
    QVERIFY(menu(*table.window, "moveMenu") == nullptr);
    QTest::mouseRelease(list->viewport(), Qt::LeftButton, {}, at);
    QTest::mousePress(table.board(), Qt::LeftButton, {}, table.board()->cellCentre(cell("i9")));
    QTest::qWait(QGuiApplication::styleHints()->mousePressAndHoldInterval() + 100);
    QVERIFY(menu(*table.board(), "cellMenu") == nullptr);
}

void TouchTest::anEmptyCellHasAMenu() {
    Table table;
    table.playAll({"i9", "i7"});
    table.board()->showWhole();
    table.board()->finishMoving();
    rightClick(table, cell("a1"));
    QPointer<QMenu> shown = menu(*table.board(), "cellMenu");
    QVERIFY(shown != nullptr);
    QVERIFY(!entry(shown, QStringLiteral("Place Here"))->isEnabled());
    QVERIFY(entry(shown, QStringLiteral("Hint")) != nullptr);
    QVERIFY(entry(shown, QStringLiteral("Set Up")) != nullptr);
    shown->close();
    rightClick(table, cell("h7"));
    shown = menu(*table.board(), "cellMenu");
    QAction* place = entry(shown, QStringLiteral("Place Here"));
    QVERIFY(place->isEnabled());
    takePicture(*shown, QStringLiteral("cell-menu"));
    shown->close();
    place->trigger();
    QCOMPARE(table.match().undoable_plies(), 3);
    QVERIFY(table.match().last_ply()->placed() == cell("h7"));
}

ATOM4_WINDOW_TEST(TouchTest)

}  // namespace atom4::ui::touch_test

#include "tests/ui/atom4/board/touch_test.moc"
