// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/board/board_layout.h"
#include "tests/ui/support/window_test.h"
#include "ui/widgets/board_widget.h"

#include <QTest>

namespace atom4::ui::board_layout_test {

class BoardLayoutTest : public QObject {
    Q_OBJECT

private slots:
    void pointsLeadBackToTheirCell_data();
    void pointsLeadBackToTheirCell();
    void neighboursAreOneStepAway();
    void latticeAndLabelsFitTheArea();
    void coordinatesAreSeenWhole();
    void oppositeArrowKeysReturnToTheSameCell();
};

void BoardLayoutTest::pointsLeadBackToTheirCell_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("cols");
    QTest::addColumn<QRectF>("area");
    QTest::newRow("small") << 16 << 16 << QRectF(0, 0, 300, 280);
    QTest::newRow("common") << 16 << 16 << QRectF(0, 0, 844, 700);
    QTest::newRow("4K, elsewhere") << 16 << 16 << QRectF(100, 50, 3000, 2000);
    QTest::newRow("least board") << 6 << 6 << QRectF(0, 0, 500, 900);
    QTest::newRow("largest board") << 26 << 26 << QRectF(0, 0, 640, 480);
    QTest::newRow("flat board") << 6 << 26 << QRectF(0, 0, 640, 480);
}

void BoardLayoutTest::pointsLeadBackToTheirCell() {
    QFETCH(int, rows);
    QFETCH(int, cols);
    QFETCH(QRectF, area);
    const BoardSize size{rows, cols};
    const BoardLayout layout(size, area);
    for (int row = 0; row < rows; ++row) {
        for (int col = 0; col < cols; ++col) {
            const Cell cell(row, col);
            const QPointF centre = layout.centre(cell);
            QVERIFY(area.contains(centre));
            for (const double angle : {0.0, 1.1, 2.3, 3.9, 5.2}) {
                const QPointF near = centre + QPointF(std::cos(angle), std::sin(angle)) * layout.spacing() * 0.48;
                QCOMPARE(layout.cellAt(near), std::optional(cell));
            }
        }
    }
}

void BoardLayoutTest::neighboursAreOneStepAway() {
    const BoardLayout layout(BoardSize{16, 16}, QRectF(0, 0, 800, 700));
    for (const Cell from : {Cell(7, 7), Cell(8, 8)}) {
        for (const Direction direction : kDirections) {
            const QPointF way = layout.centre(step(from, direction)) - layout.centre(from);
            QVERIFY(qAbs(std::hypot(way.x(), way.y()) - layout.spacing()) < 1e-6);
        }
    }
}

void BoardLayoutTest::latticeAndLabelsFitTheArea() {
    const QRectF area(0, 0, 800, 700);
    const BoardLayout layout(BoardSize{16, 16}, area);
    QVERIFY(area.contains(layout.lattice()));
    QVERIFY(area.contains(layout.rowLabel(15)) && area.contains(layout.columnLabel(15)));
    QVERIFY(!layout.cellAt(QPointF(1, 1)));
    QVERIFY(!layout.cellAt(layout.centre(Cell(0, 0)) - QPointF(0, layout.spacing())));
    QVERIFY(!layout.cellAt(QPointF(-500, 4000)));
}

// Also on the start page of a small window.
void BoardLayoutTest::coordinatesAreSeenWhole() {
    for (const QSizeF area : {QSizeF(456, 58), QSizeF(240, 200), QSizeF(456, 420), QSizeF(300, 900), QSizeF(1200, 900)})
        for (const int side : {6, 9, 16, 26})
            for (const double factor : {1.0, 1.8}) {
                const BoardLayout layout(BoardSize{side, side}, QRectF(QPointF(), area), {factor, {2, 2}});
                if (!layout.hasRoomForLabels()) continue;
                const double half = layout.labelHeight() / 2;
                for (int index = 0; index < side; ++index) {
                    // Half the width of two digits, which are centred there.
                    QVERIFY(layout.rowLabel(index).x() >= 1.3 * half);
                    QVERIFY(layout.columnLabel(index).y() >= half);
                }
            }
    QVERIFY(!BoardLayout(BoardSize{7, 9}, QRectF(0, 0, 456, 58)).hasRoomForLabels());
    QVERIFY(BoardLayout(BoardSize{26, 26}, QRectF(0, 0, 420, 380)).hasRoomForLabels());
}

void BoardLayoutTest::oppositeArrowKeysReturnToTheSameCell() {
    const BoardPlace last{15, 15};
    for (const BoardPlace from : {BoardPlace{7, 7}, BoardPlace{8, 3}, BoardPlace{1, 15}}) {
        QVERIFY(movedBy(last, movedBy(last, from, 1, 0), -1, 0) == from);
        QVERIFY(movedBy(last, movedBy(last, from, -1, 0), 1, 0) == from);
        QVERIFY(movedBy(last, movedBy(last, from, 0, -1), 0, 1) == from);
    }
    QVERIFY((movedBy(last, {0, 0}, -1, -1) == BoardPlace{0, 0}));
    QVERIFY((movedBy(last, {15, 15}, 1, 1) == BoardPlace{15, 15}));
}

ATOM4_WINDOW_TEST(BoardLayoutTest)

}  // namespace atom4::ui::board_layout_test

#include "tests/ui/atom4/board/board_layout_test.moc"
