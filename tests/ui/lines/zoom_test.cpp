// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The view of a board of Lines is zoomed and moved by hand, with the same gestures as that of Atom-4.
#include <QAction>
#include <QMouseEvent>
#include <QPointingDevice>
#include <QWheelEvent>

#include "tests/ui/lines/fixture.h"
#include "tests/ui/support/parts.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"

namespace atom4::ui::lines_zoom_test {

namespace {

constexpr const char* kBoard = "a1:1 b1:1 e3:1 a8:2 b9:3 h5:4 c4:5";

void turnWheel(LinesBoardView* board, QPoint at, QPoint angle, Qt::KeyboardModifiers modifiers) {
    QWheelEvent wheel(at, board->mapToGlobal(at), QPoint(), angle, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(board, &wheel);
}

QAction* action(const LinesTable& table, const char* name) {
    return part<QAction>(table.window.get(), name);
}

}  // namespace

class LinesZoomTest : public QObject {
    Q_OBJECT

private slots:
    void theWheelZoomsAtThePointer();
    void keysZoomAndShowAll();
    void aZoomedBoardIsMoved();
    void everyCellIsHitAtEveryZoom();
    void theCursorIsBroughtIntoView();
    void fingersPickDragAndMove();
    void anotherBoardIsSeenWhole();
};

void LinesZoomTest::theWheelZoomsAtThePointer() {
    LinesTable table(kBoard);
    LinesBoardView* board = table.board();
    const QRectF whole = board->grid().board();
    const QPoint at = board->cellCentre({2, 4});
    turnWheel(board, at, {0, 240}, Qt::ControlModifier);
    QVERIFY(board->grid().isZoomed());
    QVERIFY(board->grid().spacing() > whole.width() / 9 * 1.4);
    QVERIFY(QLineF(board->grid().centre(lines::Cell{2, 4}), at).length() < board->grid().spacing() / 8);
    takePicture(*table.window, QStringLiteral("lines-zoomed"));
    turnWheel(board, at, {0, -480}, Qt::ControlModifier);
    QCOMPARE(board->grid().board(), whole);
    turnWheel(board, at, {0, 120}, Qt::NoModifier);
    QCOMPARE(board->grid().board(), whole);
}

void LinesZoomTest::keysZoomAndShowAll() {
    LinesTable table(kBoard);
    LinesBoardView* board = table.board();
    const QRectF whole = board->grid().board();
    QVERIFY(!action(table, "zoomOut")->isEnabled() && !action(table, "wholeBoard")->isEnabled());
    QTest::keyClick(table.window.get(), Qt::Key_Plus, Qt::ControlModifier);
    QVERIFY(board->grid().board().width() > whole.width());
    QVERIFY(action(table, "zoomOut")->isEnabled());
    for (int i = 0; i < 12; ++i) action(table, "zoomIn")->trigger();
    QVERIFY(!action(table, "zoomIn")->isEnabled());
    // A few cells are still visible.
    QVERIFY(board->grid().spacing() * 4 < std::min(board->width(), board->height()));
    QTest::keyClick(table.window.get(), Qt::Key_Minus, Qt::ControlModifier);
    QTest::keyClick(table.window.get(), Qt::Key_0, Qt::ControlModifier);
    board->finishMoving();
    QCOMPARE(board->grid().board(), whole);
}

void LinesZoomTest::aZoomedBoardIsMoved() {
    LinesTable table(kBoard);
    LinesBoardView* board = table.board();
    for (int i = 0; i < 3; ++i) board->zoomIn();
    const QPoint middle = board->rect().center();
    const auto centre = [&] { return board->grid().centre(lines::Cell{4, 4}); };
    QPointF before = centre();
    turnWheel(board, middle, {0, 120}, Qt::NoModifier);
    QVERIFY(centre().y() > before.y() + 5);
    before = centre();
    QTest::mousePress(board, Qt::MiddleButton, Qt::NoModifier, middle);
    QMouseEvent move(QEvent::MouseMove, middle + QPoint(0, -20), board->mapToGlobal(middle + QPoint(0, -20)),
                     Qt::NoButton, Qt::MiddleButton, Qt::NoModifier);
    QCoreApplication::sendEvent(board, &move);
    QTest::mouseRelease(board, Qt::MiddleButton, Qt::NoModifier, middle);
    QVERIFY(centre().y() < before.y() - 5);
}

void LinesZoomTest::everyCellIsHitAtEveryZoom() {
    LinesTable table(kBoard);
    LinesBoardView* board = table.board();
    for (int i = 0; i < 4; ++i) {
        int seen = 0;
        for (int row = 0; row < 9; ++row)
            for (int col = 0; col < 9; ++col) {
                const lines::Cell cell{row, col};
                const QPointF centre = board->grid().centre(cell);
                const bool inView = board->grid().view().contains(centre);
                QCOMPARE(board->grid().cellAt(centre).has_value(), inView);
                if (inView) QVERIFY(board->grid().cellAt(centre) == cell);
                seen += inView ? 1 : 0;
            }
        QVERIFY(seen >= 20);
        board->zoomIn();
    }
}

void LinesZoomTest::theCursorIsBroughtIntoView() {
    LinesTable table(kBoard);
    LinesBoardView* board = table.board();
    for (int i = 0; i < 4; ++i) board->zoomIn();
    for (const auto key : {Qt::Key_End, Qt::Key_PageDown, Qt::Key_Home, Qt::Key_PageUp}) {
        QTest::keyClick(board, key);
        QTest::keyClick(board, key);
        board->finishMoving();
        QVERIFY(board->target());
        QVERIFY(board->grid().view().contains(board->grid().centre(*board->target())));
    }
}

void LinesZoomTest::fingersPickDragAndMove() {
    static QPointingDevice* screen = QTest::createTouchDevice();
    LinesTable table(kBoard);
    LinesBoardView* board = table.board();
    const auto tap = [&](lines::Cell cell) {
        QTest::touchEvent(board, screen).press(1, board->cellCentre(cell));
        QTest::touchEvent(board, screen).release(1, board->cellCentre(cell));
    };
    tap({0, 0});
    QVERIFY(board->selected() == lines::Cell({0, 0}));
    tap({0, 0});
    QVERIFY(!board->selected());
    // A finger drags a chip.
    const QPoint from = board->cellCentre({4, 7});
    const QPoint to = board->cellCentre({5, 6});
    QTest::touchEvent(board, screen).press(1, from);
    QTest::touchEvent(board, screen).move(1, (from + to) / 2);
    QVERIFY(board->isDragging());
    QTest::touchEvent(board, screen).move(1, to);
    QTest::touchEvent(board, screen).release(1, to);
    QVERIFY(!board->isDragging());
    QVERIFY(!board->position().board().is_free(lines::Cell{5, 6}));
    board->finishAnimation();
    // From an empty cell, it moves a board that is larger than its view.
    for (int i = 0; i < 3; ++i) board->zoomIn();
    const QPointF before = board->grid().centre(lines::Cell{4, 4});
    lines::Cell empty{4, 4};
    while (!board->position().board().is_free(empty)) ++empty.col;
    const QPoint at = board->cellCentre(empty);
    QTest::touchEvent(board, screen).press(1, at);
    QTest::touchEvent(board, screen).move(1, at + QPoint(0, -40));
    QTest::touchEvent(board, screen).release(1, at + QPoint(0, -40));
    QVERIFY(board->grid().centre(lines::Cell{4, 4}).y() < before.y() - 5);
}

void LinesZoomTest::anotherBoardIsSeenWhole() {
    LinesTable table(kBoard);
    LinesBoardView* board = table.board();
    board->zoomIn();
    QVERIFY(board->grid().isZoomed());
    lines::GameSetup setup;
    setup.rows = setup.cols = 12;
    board->showPosition(lines::Position(setup));
    QVERIFY(!board->grid().isZoomed());
}

ATOM4_WINDOW_TEST(LinesZoomTest)

}  // namespace atom4::ui::lines_zoom_test

#include "tests/ui/lines/zoom_test.moc"
