// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// What a painting of the whole board of Lines costs: with a chip picked that can go anywhere, and when the game is
// over.
#include <QTest>

#include "tests/support/cost.h"
#include "tests/ui/lines/fixture.h"
#include "tests/ui/support/painting_cost.h"
#include "tests/ui/support/window_test.h"

namespace atom4::ui::lines_repaint_test {

namespace {

constexpr double kBound = 4;  // milliseconds

enum class State { kPicked, kOver };

lines::Position position(State state) {
    lines::GameSetup setup;
    setup.rows = setup.cols = 24;
    std::vector<lines::Chip> chips;
    for (int row = 0; row < 24; ++row)
        for (int col = 0; col < 24; ++col)
            // No two of a colour lie beside each other.
            if (state == State::kOver || (row + col) % 8 == 0) chips.push_back({{row, col}, (2 * row + col) % 5 + 1});
    lines::Position position(setup);
    (void)position.throw_chips(chips).value();
    require((position.turn() == lines::Turn::kOver) == (state == State::kOver));
    return position;
}

}  // namespace

class LinesRepaintTest : public QObject {
    Q_OBJECT

private slots:
    void aLargeBoardIsPaintedQuickly_data();
    void aLargeBoardIsPaintedQuickly();
};

void LinesRepaintTest::aLargeBoardIsPaintedQuickly_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("state");
    // What a window of 1120x800 and one of 1600x1150 leave for it.
    for (const QSize size : {QSize(860, 740), QSize(1340, 1080)})
        for (const auto& [state, name] : {std::pair(State::kPicked, "picked"), std::pair(State::kOver, "over")})
            QTest::addRow("%dx%d-%s", size.width(), size.height(), name) << size << static_cast<int>(state);
}

void LinesRepaintTest::aLargeBoardIsPaintedQuickly() {
    QFETCH(const QSize, size);
    QFETCH(const int, state);
    LinesBoardView board;
    board.setSettings(unmoved());
    board.resize(size);
    board.showPosition(position(static_cast<State>(state)));
    board.setPersonToMove(true);
    board.show();
    QVERIFY(QTest::qWaitForWindowExposed(&board));
    if (static_cast<State>(state) == State::kPicked) {
        QTest::mouseClick(&board, Qt::LeftButton, {}, board.cellCentre({8, 8}));
        QVERIFY(board.selected());
    }
    const double cost = paintingCost(board);
    qInfo("a painting %.2f ms", cost);
    QVERIFY(cost < test::kSlowness * kBound);
}

ATOM4_WINDOW_TEST(LinesRepaintTest)

}  // namespace atom4::ui::lines_repaint_test

#include "tests/ui/lines/repaint_test.moc"
