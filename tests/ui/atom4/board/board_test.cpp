// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The board as a person meets it: one mark a cell, words that say what counts, a view that follows the play, and the
// moment of winning.
#include <QAction>
#include <QClipboard>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QWheelEvent>
#include <algorithm>
#include <ctime>
#include <limits>

#include "tests/support/cost.h"
#include "tests/ui/support/ui_fixture.h"

using namespace atom4;
using namespace atom4::ui;

namespace {

QAction* action(Table& table, const char* name) {
    return table.window->findChild<QAction*>(QLatin1String(name));
}
QString detail(Table& table) {
    return table.window->findChild<QLabel*>(QStringLiteral("detail"))->text();
}
void turnWheel(BoardView* board, QPoint at, QPoint angle, Qt::KeyboardModifiers modifiers) {
    QWheelEvent wheel(at, board->mapToGlobal(at), QPoint(), angle, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(board, &wheel);
}
void settle(Table& table) {
    table.board()->finishAnimation();
    table.board()->finishMoving();
}
double threadMs() {
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}
// Every legal cell is seen, and points where it is drawn.
bool allLegalCellsArePointable(Table& table) {
    BoardView* board = table.board();
    const auto moves = board->position().legal_moves();
    return std::all_of(moves.begin(), moves.end(), [&](Cell legal) {
        table.hover(legal);
        return board->rect().contains(board->cellCentre(legal)) && board->target() == std::optional(legal);
    });
}
// Red wins at once with one of these, and yellow, if it were its turn, with none.
const std::vector<const char*> kBeforeTheWin{"i7", "i9", "h7", "h6", "j7", "j9", "i6", "h9"};

}  // namespace

class BoardTest : public QObject {
    Q_OBJECT

private slots:
    void aCellHasOneMark();
    void whatCountsIsSaidFirst();
    void whereTheyWouldWinIsMarked();
    void pointingIsQuick();
    void theViewFollowsThePlay();
    void everyCellIsHitAtEveryZoom();
    void theWheelZoomsWhereItPoints();
    void aZoomedBoardIsMoved();
    void keysZoomAndShowAll();
    void theCursorIsBroughtIntoView();
    void coordinatesStayOfOneSize();
    void reducedMotionJumps();
    void theFollowedViewIsKept();
    void theRowLightsUpOneByOne();
    void anyKeySkipsTheShow();
    void theCardSaysWhoAndHow();
    void theCardLeadsOn();
    void thePictureIsCopied();
};

void BoardTest::aCellHasOneMark() {
    Table table;
    table.playAll({"i9"});
    settle(table);
    BoardView* board = table.board();
    QCOMPARE(board->markAt(cell("i9")), CellMark::kLastMove);
    const Cell free = board->position().legal_moves().front();
    QCOMPARE(board->markAt(free), CellMark::kPlaceable);
    board->setNotes({{free}, {}, {}});
    QCOMPARE(board->markAt(free), CellMark::kCandidate);
    table.hover(free);
    QCOMPARE(board->markAt(free), CellMark::kTarget);
    for (const Change& change : board->preview()->changes()) QCOMPARE(board->markAt(change.cell), CellMark::kTurning);
    table.hover(cell("i9"));
    QCOMPARE(board->markAt(free), CellMark::kCandidate);
    board->setNotes({});
    QCOMPARE(board->markAt(free), CellMark::kPlaceable);
}

void BoardTest::whatCountsIsSaidFirst() {
    Table table;
    table.playAll(kBeforeTheWin);
    settle(table);
    const Position& position = table.match().position();
    const auto win = position.find_win(position.to_play());
    QVERIFY(win);
    table.hover(*win);
    QVERIFY2(detail(table).startsWith(QStringLiteral("Wins: ")), qPrintable(detail(table)));
    // The same cells for the other side: a cell that stops it says so.
    Table theirs;
    theirs.playAll({"i7", "i9", "h7", "h6", "j7", "j9", "i6"});
    settle(theirs);
    const Position& before = theirs.match().position();
    QVERIFY(before.find_win(next_on_wheel(before.to_play())));
    bool stops = false;
    bool lets = false;
    for (const Cell legal : before.legal_moves()) {
        theirs.hover(legal);
        const QString text = detail(theirs);
        stops = stops || text.startsWith(QStringLiteral("Stops their four: "));
        lets = lets || text.startsWith(QStringLiteral("Lets them win at "));
        QVERIFY(!text.isEmpty());
    }
    QVERIFY(stops);
    QVERIFY(lets);
}

void BoardTest::whereTheyWouldWinIsMarked() {
    Table table;
    table.playAll({"i7", "i9", "h7", "h6", "j7", "j9", "i6"});
    settle(table);
    BoardView* board = table.board();
    const auto moves = board->position().legal_moves();
    const auto bad = std::find_if(moves.begin(), moves.end(), [&](Cell legal) {
        table.hover(legal);
        return board->meaning()->lets_win.has_value();
    });
    QVERIFY(bad != moves.end());
    const Cell danger = *board->meaning()->lets_win;
    QCOMPARE(board->markAt(danger), danger == *bad ? CellMark::kTarget : CellMark::kDanger);
    table.key(Qt::Key_Escape);
}

// From the pointer's step to another cell to all that is said of it; drawing has its own test.
void BoardTest::pointingIsQuick() {
    Table table;
    table.playToTheEnd(Outcome::kFirstWins, 5);
    settle(table);
    action(table, "undo")->trigger();
    settle(table);
    const auto moves = table.board()->position().legal_moves();
    double best = std::numeric_limits<double>::max();
    for (int run = 0; run < 20; ++run) {
        const double start = threadMs();
        for (const Cell legal : moves) table.hover(legal);
        best = std::min(best, (threadMs() - start) / static_cast<double>(moves.size()));
    }
    qInfo("pointing at a cell %.3f ms", best);
    QVERIFY(best < test::kSlowness * 1);
}

void BoardTest::theViewFollowsThePlay() {
    Table table;
    settle(table);
    BoardView* board = table.board();
    QVERIFY(board->boardLayout().isZoomed());
    const double near = board->boardLayout().spacing();
    QVERIFY(allLegalCellsArePointable(table));
    table.playToTheEnd(Outcome::kFirstWins, 5);
    settle(table);
    // More of the board is played on, and more of it is seen.
    QVERIFY(board->boardLayout().spacing() < near);
    action(table, "nextRound")->trigger();
    settle(table);
    QCOMPARE(board->boardLayout().spacing(), near);
    // It does not move for what it shows already.
    const QRectF before = board->boardLayout().lattice();
    table.click(cell("i9"));
    settle(table);
    QCOMPARE(board->boardLayout().lattice(), before);
}

void BoardTest::everyCellIsHitAtEveryZoom() {
    Table table;
    BoardView* board = table.board();
    board->showWhole();
    for (const double factor : {1.0, 1.3, 1.5, 1.6}) {
        board->zoomBy(factor, board->rect().center());
        settle(table);
        int seen = 0;
        for (int row = 0; row < 16; ++row) {
            for (int col = 0; col < 16; ++col) {
                const Cell at(row, col);
                const QPointF centre = board->boardLayout().centre(at);
                const bool inView = board->boardLayout().view().adjusted(1, 1, -1, -1).contains(centre);
                seen += inView ? 1 : 0;
                const auto hit = board->boardLayout().cellAt(centre);
                QCOMPARE(hit, inView ? std::optional(at) : hit);
                if (!board->boardLayout().view().contains(centre)) QVERIFY(!hit);
            }
        }
        QVERIFY(seen > 8);
    }
}

void BoardTest::theWheelZoomsWhereItPoints() {
    Table table;
    BoardView* board = table.board();
    board->showWhole();
    settle(table);
    const QPoint at = board->cellCentre(cell("k7"));
    const double before = board->boardLayout().spacing();
    turnWheel(board, at, {0, 240}, Qt::ControlModifier);
    QVERIFY(board->boardLayout().spacing() > before * 1.4);
    QVERIFY(QLineF(board->boardLayout().centre(cell("k7")), at).length() < 1.5);
    turnWheel(board, at, {0, -480}, Qt::ControlModifier);
    QCOMPARE(board->boardLayout().spacing(), before);
    // Without Ctrl a whole board stays where it is.
    const QRectF lattice = board->boardLayout().lattice();
    turnWheel(board, at, {0, 120}, Qt::NoModifier);
    QCOMPARE(board->boardLayout().lattice(), lattice);
}

void BoardTest::aZoomedBoardIsMoved() {
    Table table;
    BoardView* board = table.board();
    board->zoomIn();
    settle(table);
    const QPointF before = board->boardLayout().centre(cell("i9"));
    const QPoint at = board->rect().center();
    turnWheel(board, at, {0, 120}, Qt::NoModifier);
    QVERIFY(board->boardLayout().centre(cell("i9")).y() > before.y() + 10);
    turnWheel(board, at, {120, 0}, Qt::NoModifier);
    QVERIFY(board->boardLayout().centre(cell("i9")).x() > before.x() + 10);
    // The middle button takes hold of it.
    const QPointF held = board->boardLayout().centre(cell("i9"));
    QTest::mousePress(board, Qt::MiddleButton, Qt::NoModifier, at);
    QMouseEvent move(QEvent::MouseMove, at + QPoint(-30, -20), board->mapToGlobal(at + QPoint(-30, -20)), Qt::NoButton,
                     Qt::MiddleButton, Qt::NoModifier);
    QCoreApplication::sendEvent(board, &move);
    QTest::mouseRelease(board, Qt::MiddleButton, Qt::NoModifier, at + QPoint(-30, -20));
    QVERIFY(QLineF(board->boardLayout().centre(cell("i9")), held + QPointF(-30, -20)).length() < 1);
    QVERIFY(table.match().plies().empty());
    // No farther than there is board.
    for (int i = 0; i < 60; ++i) turnWheel(board, at, {-120, -120}, Qt::NoModifier);
    QVERIFY(board->boardLayout().view().contains(board->boardLayout().centre(cell("p16"))));
}

void BoardTest::keysZoomAndShowAll() {
    Table table;
    settle(table);
    BoardView* board = table.board();
    QVERIFY(action(table, "followPlay")->isChecked());
    table.key(Qt::Key_0, Qt::ControlModifier);
    settle(table);
    QVERIFY(!board->boardLayout().isZoomed());
    QVERIFY(!action(table, "followPlay")->isChecked());
    QVERIFY(!action(table, "zoomOut")->isEnabled());
    const double whole = board->boardLayout().spacing();
    table.key(Qt::Key_Plus, Qt::ControlModifier);
    settle(table);
    const double near = board->boardLayout().spacing();
    QVERIFY(near > whole);
    for (int i = 0; i < 12; ++i) action(table, "zoomIn")->trigger();
    QVERIFY(!action(table, "zoomIn")->isEnabled());
    for (int i = 0; i < 12; ++i) table.key(Qt::Key_Minus, Qt::ControlModifier);
    settle(table);
    QCOMPARE(board->boardLayout().spacing(), whole);
    action(table, "followPlay")->trigger();
    settle(table);
    QVERIFY(board->boardLayout().isZoomed());
    QVERIFY(table.window->settings().followPlay);
}

void BoardTest::theCursorIsBroughtIntoView() {
    Table table;
    settle(table);
    BoardView* board = table.board();
    QVERIFY(!board->boardLayout().view().contains(board->boardLayout().centre(cell("a1"))));
    table.key(Qt::Key_Home);
    table.key(Qt::Key_PageUp);
    table.key(Qt::Key_Home);
    QCOMPARE(board->target(), std::optional(cell("a1")));
    QVERIFY(board->boardLayout().view().contains(board->boardLayout().centre(cell("a1"))));
}

void BoardTest::coordinatesStayOfOneSize() {
    Table table;
    BoardView* board = table.board();
    board->showWhole();
    settle(table);
    const double height = board->boardLayout().labelHeight();
    for (int step = 0; step < 3; ++step) {
        board->zoomIn();
        settle(table);
        QCOMPARE(board->boardLayout().labelHeight(), height);
        // At the edge, and over nothing that is played on.
        for (int row = 0; row < 16; ++row) {
            QVERIFY(board->boardLayout().rowLabel(row).x() < board->boardLayout().view().left());
            QVERIFY(board->boardLayout().rowLabel(row).x() >= 0);
        }
    }
}

void BoardTest::reducedMotionJumps() {
    Table table;
    Settings settings = table.window->settings();
    settings.reducedMotion = true;
    table.window->settingsKeeper().change(settings);
    settle(table);
    table.board()->showWhole();
    QVERIFY(!table.board()->boardLayout().isZoomed());
    action(table, "followPlay")->trigger();
    QVERIFY(table.board()->boardLayout().isZoomed());
}

void BoardTest::theFollowedViewIsKept() {
    Table table;
    settle(table);
    table.key(Qt::Key_0, Qt::ControlModifier);
    const QSettings store(settingsFile(), QSettings::IniFormat);
    QVERIFY(!Settings::load(store).followPlay);
}

void BoardTest::theRowLightsUpOneByOne() {
    const RowTimeline row(4, false);
    QVERIFY(row.duration() > 400 && row.duration() < 1500);
    QCOMPARE(row.dimmed(0), 0.0);
    for (std::size_t piece = 0; piece + 1 < 4; ++piece) {
        bool behind = false;
        for (int time = 0; time <= row.duration(); time += 10) {
            QVERIFY(row.lit(piece, time) >= row.lit(piece + 1, time));
            behind = behind || row.lit(piece, time) > row.lit(piece + 1, time);
        }
        QVERIFY(behind);
    }
    QCOMPARE(row.lit(3, row.duration()), 1.0);
    QCOMPARE(row.dimmed(row.duration()), 1.0);
    const RowTimeline together(4, true);
    QCOMPARE(together.lit(0, 200), together.lit(3, 200));
    QVERIFY(together.duration() < row.duration());

    Table table;
    table.playAll(kBeforeTheWin);
    const Position& position = table.match().position();
    const auto win = position.find_win(position.to_play());
    QVERIFY(win);
    table.click(*win);
    QVERIFY(table.board()->isAnimating());
    QVERIFY(table.board()->animationDuration() > 500);
    QTRY_VERIFY(!table.board()->isAnimating());
}

void BoardTest::anyKeySkipsTheShow() {
    Table table;
    table.playAll(kBeforeTheWin);
    const Position& position = table.match().position();
    table.click(*position.find_win(position.to_play()));
    QVERIFY(table.board()->isAnimating());
    table.key(Qt::Key_Shift);
    QVERIFY(!table.board()->isAnimating());
    QVERIFY(table.match().is_over());
}

void BoardTest::theCardSaysWhoAndHow() {
    Table table;
    table.playAll(kBeforeTheWin);
    const Position& position = table.match().position();
    table.click(*position.find_win(position.to_play()));
    table.board()->finishAnimation();
    auto* who = table.window->findChild<QLabel*>(QStringLiteral("whoWon"));
    auto* how = table.window->findChild<QLabel*>(QStringLiteral("howWon"));
    QVERIFY(who->isVisible());
    QCOMPARE(who->text(), QStringLiteral("Player 1 wins round 1!"));
    const auto cells = table.match().position().winning_cells();
    QVERIFY2(how->text().startsWith(QStringLiteral("4 whites from ")), qPrintable(how->text()));
    QVERIFY2(how->text().endsWith(QStringLiteral(", in 5 moves")), qPrintable(how->text()));
    action(table, "undo")->trigger();
    QVERIFY(!who->isVisible());
    action(table, "resign")->trigger();
    QVERIFY(who->isVisible());
    QCOMPARE(how->text(), QStringLiteral("Player 1 resigned."));
}

void BoardTest::theCardLeadsOn() {
    Table table;
    table.playAll(kBeforeTheWin);
    const Position& position = table.match().position();
    table.click(*position.find_win(position.to_play()));
    table.board()->finishAnimation();
    const auto press = [&](const char* name) {
        QTest::mouseClick(table.window->findChild<QPushButton*>(QLatin1String(name)), Qt::LeftButton);
    };
    press("reviewRound");
    QVERIFY(table.window->study()->review().isRunning());
    table.window->study()->stop();
    press("nextRound");
    QCOMPARE(table.match().round(), 2);
    table.playToTheEnd(Outcome::kSecondWins, 1);
    table.board()->finishAnimation();
    press("rematchRound");
    QCOMPARE(table.match().round(), 1);
    QVERIFY(table.match().plies().empty());
}

void BoardTest::thePictureIsCopied() {
    Table table;
    table.playAll({"i9"});
    settle(table);
    action(table, "copyPicture")->trigger();
    const QImage picture = QGuiApplication::clipboard()->image();
    QVERIFY(picture.width() > 600);
    QCOMPARE(table.status(), QStringLiteral("The picture of the board is on the clipboard."));
}

QTEST_MAIN(BoardTest)
#include "board_test.moc"
