// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// What painting the whole board of Lines costs: with a chip picked that can go anywhere, and when the game is over. And
// whether every change repaints all that it affects.
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>
#include <functional>

#include "core/base/random.h"
#include "tests/support/cost.h"
#include "tests/ui/lines/fixture.h"
#include "tests/ui/support/painting.h"
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
            // No two chips of a colour are next to each other.
            if (state == State::kOver || (row + col) % 8 == 0) chips.push_back({{row, col}, (2 * row + col) % 5 + 1});
    lines::Position position(setup);
    (void)position.throw_chips(chips).value();
    require((position.turn() == lines::Turn::kOver) == (state == State::kOver));
    return position;
}

// A board, with a button beside it that can take the focus.
struct Desk {
    Desk() {
        auto* column = new QVBoxLayout(&window);
        column->addWidget(board);
        column->addWidget(beside);
        Settings settings;
        settings.animation = AnimationSpeed::kFast;
        board->setSettings(settings);
        board->setUsersTurn(true);
        board->showPosition(position());
        board->setFocus();
        window.resize(620, 620);
        window.show();
        window.activateWindow();
        require(QTest::qWaitForWindowActive(&window));
    }

    [[nodiscard]] const lines::Position& position() const { return game.position(); }
    [[nodiscard]] lines::Cell chip(std::size_t number) const {
        const auto chips = position().board().chips();
        return chips[number % chips.size()].cell;
    }
    [[nodiscard]] lines::Cell free(std::size_t number) const {
        const auto cells = position().board().free_cells();
        return cells[number % cells.size()];
    }
    [[nodiscard]] std::optional<lines::Move> legal(std::size_t number) const {
        const lines::Cell from = chip(number);
        const lines::Cell to = free(number / 7);
        return lines::PathMap(position().board(), from).contains(to) ? std::optional(lines::Move{from, to})
                                                                     : std::nullopt;
    }
    void point(lines::Cell cell) const { QTest::mouseMove(board, board->cellCentre(cell)); }
    void click(lines::Cell cell) const {
        point(cell);
        QTest::mouseClick(board, Qt::LeftButton, {}, board->cellCentre(cell));
    }

    QWidget window;
    LinesBoardView* board = new LinesBoardView;
    QPushButton* beside = new QPushButton(QStringLiteral("Beside"));
    lines::Game game{lines::GameRecord()};
};

using Change = std::function<void(Desk& desk, std::size_t number)>;

// Each kind of change that a board goes through; `number` selects one of many variants.
const std::vector<std::pair<const char*, Change>>& changes() {
    static const std::vector<std::pair<const char*, Change>> all{
        {"a chip picked", [](Desk& desk, std::size_t number) { desk.click(desk.chip(number)); }},
        {"a hint",
         [](Desk& desk, std::size_t number) {
             if (const auto move = desk.legal(number)) desk.board->showHint(*move);
         }},
        {"a move",
         [](Desk& desk, std::size_t number) {
             const auto move = desk.legal(number);
             if (!move || desk.game.is_over()) return;
             const auto turn = desk.game.move(move->from, move->to).value();
             desk.board->showTurn(desk.position(), turn);
             if (const auto next = desk.legal(number + 1)) desk.board->showHint(*next);
         }},
        {"the pointer on a free cell", [](Desk& desk, std::size_t number) { desk.point(desk.free(number)); }},
        {"the pointer on a chip", [](Desk& desk, std::size_t number) { desk.point(desk.chip(number)); }},
        {"the pointer beside the board", [](Desk& desk, std::size_t) { QTest::mouseMove(desk.board, QPoint(1, 1)); }},
        {"a chip dragged",
         [](Desk& desk, std::size_t number) {
             const QPoint from = desk.board->cellCentre(desk.chip(number));
             QTest::mousePress(desk.board, Qt::LeftButton, {}, from);
             QTest::mouseMove(desk.board, from + QPoint(40, 9));
             QTest::mouseRelease(desk.board, Qt::LeftButton, {}, from + QPoint(40, 9));
         }},
        {"an arrow key",
         [](Desk& desk, std::size_t number) {
             constexpr std::array kKeys{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
             QTest::keyClick(desk.board, kKeys[number % 4]);
         }},
        {"the key that picks", [](Desk& desk, std::size_t) { QTest::keyClick(desk.board, Qt::Key_Return); }},
        {"Escape", [](Desk& desk, std::size_t) { QTest::keyClick(desk.board, Qt::Key_Escape); }},
        {"the focus goes", [](Desk& desk, std::size_t) { desk.beside->setFocus(); }},
        {"the focus comes", [](Desk& desk, std::size_t) { desk.board->setFocus(); }},
        {"another's turn", [](Desk& desk, std::size_t number) { desk.board->setUsersTurn(number % 3 != 0); }},
        {"settings",
         [](Desk& desk, std::size_t number) {
             Settings settings;
             settings.animation = AnimationSpeed::kFast;
             settings.reducedMotion = number % 2 == 0;
             settings.showPreview = number % 4 != 0;
             settings.markPlaceable = number % 3 != 0;
             settings.pieces = number % 2 == 0 ? PieceStyle::kPlain : PieceStyle::kLetters;
             desk.board->setSettings(settings);
         }},
        {"nearer",
         [](Desk& desk, std::size_t number) { number % 3 == 0 ? desk.board->showWhole() : desk.board->zoomIn(); }},
        {"another size", [](Desk& desk, std::size_t number) {
             desk.window.resize(number % 2 == 0 ? QSize(480, 600) : QSize(620, 620));
         }}};
    return all;
}

// Returns what is stale on the screen once the board has come to rest; a picked chip jumps for a while.
QString staleAtRest(Desk& desk) {
    QString stale;
    const auto rests = [&] { return !desk.board->isAnimating(); };
    if (!QTest::qWaitFor(rests, 10'000)) return QStringLiteral("no rest");
    desk.board->finishMoving();
    (void)QTest::qWaitFor([&] { return (stale = staleOnScreen(*desk.board)).isEmpty(); }, 5'000);
    return stale;
}

}  // namespace

class LinesRepaintTest : public QObject {
    Q_OBJECT

private slots:
    void aLargeBoardIsPaintedQuickly_data();
    void aLargeBoardIsPaintedQuickly();
    void changedPartsAreRepainted_data();
    void changedPartsAreRepainted();
    void changesInAnyOrderAreRepainted();
};

void LinesRepaintTest::aLargeBoardIsPaintedQuickly_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("state");
    // The room that windows of 1120x800 and 1600x1150 leave for the board.
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
    board.setUsersTurn(true);
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

void LinesRepaintTest::changedPartsAreRepainted_data() {
    QTest::addColumn<int>("kind");
    for (std::size_t kind = 0; kind < changes().size(); ++kind)
        QTest::newRow(changes()[kind].first) << static_cast<int>(kind);
}

void LinesRepaintTest::changedPartsAreRepainted() {
    QFETCH(const int, kind);
    Desk desk;
    for (std::size_t number = 0; number < 4; ++number) {
        desk.click(desk.chip(number));
        QCOMPARE(staleAtRest(desk), QString());
        changes()[static_cast<std::size_t>(kind)].second(desk, number);
        QVERIFY2(staleAtRest(desk).isEmpty(), qPrintable(QStringLiteral("%1: %2").arg(number).arg(staleAtRest(desk))));
    }
}

void LinesRepaintTest::changesInAnyOrderAreRepainted() {
    Desk desk;
    Random random(35);
    QStringList done;
    for (int step = 0; step < 80; ++step) {
        const auto& [name, change] = changes()[random.below(changes().size())];
        done += QLatin1String(name);
        change(desk, random.below(1000));
        const QString stale = staleAtRest(desk);
        QVERIFY2(stale.isEmpty(),
                 qPrintable(stale + QLatin1Char('\n') + done.mid(done.size() - 6).join(QLatin1String(", "))));
    }
}

ATOM4_WINDOW_TEST(LinesRepaintTest)

}  // namespace atom4::ui::lines_repaint_test

#include "tests/ui/lines/repaint_test.moc"
