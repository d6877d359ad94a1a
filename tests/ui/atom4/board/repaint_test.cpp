// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// What a painting of the whole board costs: in play, full, and when a row has won.
#include <QTest>
#include <array>

#include "core/atom4/rules/position.h"
#include "tests/support/cost.h"
#include "tests/ui/support/painting_cost.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/board/board_view.h"

namespace atom4::ui::repaint_test {

namespace {

constexpr double kBound = 4;  // milliseconds

enum class Filled { kHalf, kWhole, kWon };

// A piece on every cell, or on every other where nearly each free one can be played; in the middle four of the first
// player's, if somebody is to have won.
Position position(Filled filled) {
    Setup setup;
    setup.size = BoardSize{24, 24};
    constexpr std::array kColours{Colour::kRed, Colour::kYellow, Colour::kGreen, Colour::kCyan, Colour::kBlue};
    for (int row = 0; row < 24; ++row)
        for (int col = 0; col < 24; ++col) {
            if (filled == Filled::kHalf && row % 4 > 1) continue;
            const bool inRow = filled == Filled::kWon && row == 12 && col >= 10 && col < 14;
            setup.pieces.emplace_back(Cell(row, col), inRow ? Colour::kWhite : kColours[(row * 7 + col * 3) % 5]);
        }
    return Position::from_setup(setup).value();
}

}  // namespace

class RepaintTest : public QObject {
    Q_OBJECT

private slots:
    void aFullBoardIsPaintedQuickly_data();
    void aFullBoardIsPaintedQuickly();
};

void RepaintTest::aFullBoardIsPaintedQuickly_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("filled");
    // What a window of 1120x800 and one of 1600x1150 leave for it.
    for (const QSize size : {QSize(860, 740), QSize(1340, 1080)})
        for (const auto& [filled, name] :
             {std::pair(Filled::kHalf, "half"), std::pair(Filled::kWhole, "full"), std::pair(Filled::kWon, "won")})
            QTest::addRow("%dx%d-%s", size.width(), size.height(), name) << size << static_cast<int>(filled);
}

void RepaintTest::aFullBoardIsPaintedQuickly() {
    QFETCH(const QSize, size);
    QFETCH(const int, filled);
    BoardView board;
    board.resize(size);
    board.showPosition(position(static_cast<Filled>(filled)), nullptr);
    board.show();
    QVERIFY(QTest::qWaitForWindowExposed(&board));
    const double cost = paintingCost(board);
    qInfo("a painting %.2f ms", cost);
    QVERIFY(cost < test::kSlowness * kBound);
}

ATOM4_WINDOW_TEST(RepaintTest)

}  // namespace atom4::ui::repaint_test

#include "tests/ui/atom4/board/repaint_test.moc"
