// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// What painting the whole board costs: in play, full, and after a win. And whether every change repaints all that it
// affects.
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>
#include <array>
#include <functional>

#include "core/atom4/rules/notation.h"
#include "core/atom4/rules/position.h"
#include "core/base/random.h"
#include "tests/support/cost.h"
#include "tests/ui/support/painting.h"
#include "tests/ui/support/painting_cost.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/board/board_view.h"

namespace atom4::ui::repaint_test {

namespace {

constexpr double kBound = 4;  // milliseconds

enum class Filled { kHalf, kWhole, kWon };

// Returns a board with a piece on every cell, or on half of them, so that nearly every free cell is playable; for kWon,
// with four white pieces in the middle.
Position position(Filled filled) {
    Setup setup;
    setup.size = BoardSize{24, 24};
    constexpr std::array kColours{Colour::kRed, Colour::kYellow, Colour::kGreen, Colour::kCyan, Colour::kBlue};
    for (int row = 0; row < 24; ++row)
        for (int col = 0; col < 24; ++col) {
            if (filled == Filled::kHalf && row % 4 > 1) continue;
            const bool inRow = filled == Filled::kWon && row == 12 && col >= 10 && col < 14;
            const auto which = static_cast<std::size_t>((row * 7 + col * 3) % 5);
            setup.pieces.emplace_back(Cell(row, col), inRow ? Colour::kWhite : kColours[which]);
        }
    return Position::from_setup(setup).value();
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
        window.resize(620, 620);
        for (const char* name : {"i7", "i9", "h7", "h6", "j7", "j9", "i6"}) place(cellOf(name));
        board->showPosition(plies.back(), nullptr);
        board->setFocus();
        window.show();
        window.activateWindow();
        require(QTest::qWaitForWindowActive(&window));
    }

    static Cell cellOf(const char* name) { return parse_cell(name).value(); }
    Reaction place(Cell cell) {
        Position next = plies.back();
        const auto reaction = next.play(cell);
        plies.push_back(next);
        return *reaction;
    }
    void move(std::size_t number) {
        const auto moves = plies.back().legal_moves();
        if (moves.empty()) return;
        const Reaction reaction = place(moves[number % moves.size()]);
        board->showReaction(plies.back(), reaction);
    }
    void hover(Cell cell) const { QTest::mouseMove(board, board->cellCentre(cell)); }
    [[nodiscard]] Cell legal(std::size_t number) const {
        const auto moves = plies.back().legal_moves();
        return moves.empty() ? Cell(0, 0) : moves[number % moves.size()];
    }
    // Returns annotations of one kind, as the analysis and the review make them.
    [[nodiscard]] BoardAnnotations notes(int kind) const {
        using Kind = BoardAnnotations::Ghost::Kind;
        BoardAnnotations notes;
        const std::vector<Cell> three{legal(0), legal(7), legal(14)};
        if (kind == 0) notes.candidates = three;
        if (kind == 1) notes.line = three;
        if (kind == 2) notes.trail = {cellOf("i7"), cellOf("i6")};
        if (kind == 3) notes.wanted = {cellOf("h7"), cellOf("j9")};
        if (kind == 4)
            notes.ghosts = {{three[0], Kind::kBetter, QStringLiteral("better")},
                            {three[1], Kind::kPlayed, QStringLiteral("played")},
                            {three[2], Kind::kThen, QStringLiteral("then")}};
        return notes;
    }

    QWidget window;
    BoardView* board = new BoardView;
    QPushButton* beside = new QPushButton(QStringLiteral("Beside"));
    std::vector<Position> plies{Position()};
};

using Change = std::function<void(Desk& desk, std::size_t number)>;

// Each kind of change that a board goes through; `number` selects one of many variants.
const std::vector<std::pair<const char*, Change>>& changes() {
    static const std::vector<std::pair<const char*, Change>> all{
        {"a move", [](Desk& desk, std::size_t number) { desk.move(number); }},
        {"a move, noted while it is shown",
         [](Desk& desk, std::size_t number) {
             desk.move(number);
             desk.board->setNotes(desk.notes(static_cast<int>(number % 5)));
         }},
        {"a move that is cut short",
         [](Desk& desk, std::size_t number) {
             desk.move(number);
             desk.board->setNotes(desk.notes(static_cast<int>(number % 5)));
             desk.board->holdAnimationAt(80);
             QVERIFY2(staleOnScreen(*desk.board).isEmpty() ||
                          QTest::qWaitFor([&] { return staleOnScreen(*desk.board).isEmpty(); }),
                      "while it is shown");
             QTest::keyClick(desk.board, Qt::Key_Shift);
         }},
        {"a move taken back",
         [](Desk& desk, std::size_t) {
             if (desk.plies.size() > 8) desk.plies.pop_back();
             desk.board->showPosition(desk.plies.back(), nullptr);
         }},
        {"notes",
         [](Desk& desk, std::size_t number) { desk.board->setNotes(desk.notes(static_cast<int>(number % 6))); }},
        {"a hint", [](Desk& desk, std::size_t number) { desk.board->showHint(desk.legal(number)); }},
        {"the pointer on a free cell", [](Desk& desk, std::size_t number) { desk.hover(desk.legal(number)); }},
        {"the pointer on what is noted",
         [](Desk& desk, std::size_t number) { desk.hover(desk.legal(7 * (number % 3))); }},
        {"the pointer on a piece", [](Desk& desk, std::size_t) { desk.hover(Desk::cellOf("i7")); }},
        {"the pointer beside the board", [](Desk& desk, std::size_t) { QTest::mouseMove(desk.board, QPoint(1, 1)); }},
        {"an arrow key",
         [](Desk& desk, std::size_t number) {
             constexpr std::array kKeys{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
             QTest::keyClick(desk.board, kKeys[number % 4]);
         }},
        {"the next free cell", [](Desk& desk, std::size_t) { QTest::keyClick(desk.board, Qt::Key_Period); }},
        {"Escape", [](Desk& desk, std::size_t) { QTest::keyClick(desk.board, Qt::Key_Escape); }},
        {"the focus goes", [](Desk& desk, std::size_t) { desk.beside->setFocus(); }},
        {"the focus comes", [](Desk& desk, std::size_t) { desk.board->setFocus(); }},
        {"another's turn", [](Desk& desk, std::size_t number) { desk.board->setUsersTurn(number % 3 != 0); }},
        {"the end of the round", [](Desk& desk, std::size_t number) { desk.board->setRoundOver(number % 4 == 0); }},
        {"settings",
         [](Desk& desk, std::size_t number) {
             Settings settings;
             settings.animation = AnimationSpeed::kFast;
             settings.reducedMotion = number % 5 == 0;
             settings.showPreview = number % 4 != 0;
             settings.markLastMove = number % 3 != 0;
             settings.pieces = number % 2 == 0 ? PieceStyle::kPlain : PieceStyle::kLetters;
             desk.board->setSettings(settings);
         }},
        {"nearer",
         [](Desk& desk, std::size_t number) { number % 3 == 0 ? desk.board->showWhole() : desk.board->zoomIn(); }},
        {"the view follows", [](Desk& desk, std::size_t number) { desk.board->setFollowing(number % 2 == 0); }},
        {"another size", [](Desk& desk, std::size_t number) {
             desk.window.resize(number % 2 == 0 ? QSize(480, 600) : QSize(620, 620));
         }}};
    return all;
}

// Returns what is stale on the screen once the board has come to rest.
QString staleAtRest(Desk& desk) {
    QString stale;
    const auto rests = [&] { return !desk.board->isAnimating(); };
    if (!QTest::qWaitFor(rests, 10'000)) return QStringLiteral("no rest");
    desk.board->finishMoving();
    (void)QTest::qWaitFor([&] { return (stale = staleOnScreen(*desk.board)).isEmpty(); }, 2'000);
    return stale;
}

}  // namespace

class RepaintTest : public QObject {
    Q_OBJECT

private slots:
    void aFullBoardIsPaintedQuickly_data();
    void aFullBoardIsPaintedQuickly();
    void changedPartsAreRepainted_data();
    void changedPartsAreRepainted();
    void changesInAnyOrderAreRepainted();
};

void RepaintTest::aFullBoardIsPaintedQuickly_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("filled");
    // The room that windows of 1120x800 and 1600x1150 leave for the board.
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

void RepaintTest::changedPartsAreRepainted_data() {
    QTest::addColumn<int>("kind");
    for (std::size_t kind = 0; kind < changes().size(); ++kind)
        QTest::newRow(changes()[kind].first) << static_cast<int>(kind);
}

// Makes each kind of change by itself, on top of each kind of annotation.
void RepaintTest::changedPartsAreRepainted() {
    QFETCH(const int, kind);
    Desk desk;
    for (std::size_t number = 0; number < 6; ++number) {
        desk.board->setNotes(desk.notes(static_cast<int>(number)));
        QCOMPARE(staleAtRest(desk), QString());
        changes()[static_cast<std::size_t>(kind)].second(desk, number);
        QVERIFY2(staleAtRest(desk).isEmpty(), qPrintable(QStringLiteral("%1: %2").arg(number).arg(staleAtRest(desk))));
    }
}

void RepaintTest::changesInAnyOrderAreRepainted() {
    Desk desk;
    Random random(35);
    QStringList done;
    for (int step = 0; step < 120; ++step) {
        const auto& [name, change] = changes()[random.below(changes().size())];
        done += QLatin1String(name);
        change(desk, random.below(1000));
        const QString stale = staleAtRest(desk);
        QVERIFY2(stale.isEmpty(),
                 qPrintable(stale + QLatin1Char('\n') + done.mid(done.size() - 6).join(QLatin1String(", "))));
    }
}

ATOM4_WINDOW_TEST(RepaintTest)

}  // namespace atom4::ui::repaint_test

#include "tests/ui/atom4/board/repaint_test.moc"
