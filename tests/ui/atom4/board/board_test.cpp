// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// What the board shows to a player: one mark per cell, a text that begins with the most important fact, and the win.
#include <QAction>
#include <QClipboard>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <algorithm>
#include <limits>

#include "tests/support/cost.h"
#include "tests/ui/support/painting_cost.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"

namespace atom4::ui::board_test {

namespace {

QAction* action(Table& table, const char* name) {
    return table.window->findChild<QAction*>(QLatin1String(name));
}
QString detail(Table& table) {
    return table.window->findChild<QLabel*>(QStringLiteral("detail"))->text();
}
void settle(Table& table) {
    table.board()->finishAnimation();
    table.board()->finishMoving();
}
// After these moves green can win at once, while cyan, if it were to move, could not.
const std::vector<const char*> kBeforeTheWin{"i7", "i9", "h7", "h6", "j7", "j9", "i6", "h9"};

}  // namespace

class BoardTest : public QObject {
    Q_OBJECT

private slots:
    void aCellHasOneMark();
    void cellTextsDoNotCoverGhosts();
    void thePreviewStartsWithTheMostImportantEffect();
    void theOpponentsWinningCellIsMarked();
    void pointingIsQuick();
    void theRowLightsUpOneByOne();
    void anyKeySkipsTheWinAnimation();
    void theEndCardSaysWhoWonAndHow();
    void theEndCardShowsTheRating();
    void theEndCardOffersReviewNextRoundAndRematch();
    void anotherMatchBeginsWithoutACursor();
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
    board->setNotes({{free}, {}, {}, {}, {}});
    QCOMPARE(board->markAt(free), CellMark::kCandidate);
    table.hover(free);
    QCOMPARE(board->markAt(free), CellMark::kTarget);
    for (const Change& change : board->preview()->changes()) QCOMPARE(board->markAt(change.cell), CellMark::kTurning);
    table.hover(cell("i9"));
    QCOMPARE(board->markAt(free), CellMark::kCandidate);
    board->setNotes({});
    QCOMPARE(board->markAt(free), CellMark::kPlaceable);
}

void BoardTest::cellTextsDoNotCoverGhosts() {
    const Position position;
    BoardScene scene;
    scene.layout = BoardLayout(position.size(), QRectF(0, 0, 800, 700));
    BoardAnnotations notes;
    const auto moves = position.legal_moves();
    notes.ghosts = {{moves[0], BoardAnnotations::Ghost::Kind::kBetter, QStringLiteral("better")},
                    {moves[1], BoardAnnotations::Ghost::Kind::kPlayed, QStringLiteral("played")}};
    const QFont font;
    const auto words = placesOfWords(scene, notes, position, font);
    QCOMPARE(words.size(), 2U);
    for (const Cell cell : moves) {
        const QRectF tag = placeTag(scene, position, cell, font, QStringLiteral("Stops the opponent's four"), words);
        for (const QRectF& word : words) QVERIFY(!word.isNull() && !tag.intersects(word));
    }
}

void BoardTest::thePreviewStartsWithTheMostImportantEffect() {
    Table table;
    table.playAll(kBeforeTheWin);
    settle(table);
    const Position& position = table.match().position();
    const auto win = position.find_win(position.to_play());
    QVERIFY(win);
    table.hover(*win);
    QVERIFY2(detail(table).startsWith(QStringLiteral("Wins: ")), qPrintable(detail(table)));
    // One move earlier, the text of a cell that stops the opponent's four says so.
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
        stops = stops || text.startsWith(QStringLiteral("Stops the opponent's four: "));
        lets = lets || text.startsWith(QStringLiteral("Leaves the opponent a win at "));
        QVERIFY(!text.isEmpty());
    }
    QVERIFY(stops);
    QVERIFY(lets);
}

void BoardTest::theOpponentsWinningCellIsMarked() {
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

// Measures the time from a move of the pointer to the text about the new cell; drawing has its own test.
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

void BoardTest::anyKeySkipsTheWinAnimation() {
    Table table;
    table.playAll(kBeforeTheWin);
    const Position& position = table.match().position();
    table.click(*position.find_win(position.to_play()));
    QVERIFY(table.board()->isAnimating());
    table.key(Qt::Key_Shift);
    QVERIFY(!table.board()->isAnimating());
    QVERIFY(table.match().is_over());
}

void BoardTest::theEndCardShowsTheRating() {
    Table table(against_computer(Player::kSecond, 0));
    const auto* rating = table.window->findChild<QLabel*>(QStringLiteral("ratingAfter"));
    QVERIFY(rating == nullptr || !rating->isVisible());
    table.match().resign(Player::kFirst);
    rating = table.window->findChild<QLabel*>(QStringLiteral("ratingAfter"));
    QVERIFY(rating->isVisible());
    QVERIFY2(rating->text().startsWith(QStringLiteral("Rating ")), qPrintable(rating->text()));
    table.match().next_round();
    table.match().note_help();
    table.match().resign(Player::kFirst);
    QCOMPARE(rating->text(), QStringLiteral("Not rated: you used help."));
    for (const char* name : {"reviewRound", "nextRound", "rematchRound"})
        QVERIFY(!table.window->findChild<QPushButton*>(QLatin1String(name))->toolTip().isEmpty());
}

void BoardTest::theEndCardSaysWhoWonAndHow() {
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
    QVERIFY2(how->text().startsWith(QStringLiteral("Four whites from h6 to j9")), qPrintable(how->text()));
    QVERIFY2(how->text().endsWith(QStringLiteral(", in 5 moves")), qPrintable(how->text()));
    action(table, "undo")->trigger();
    QVERIFY(!who->isVisible());
    action(table, "resign")->trigger();
    QVERIFY(who->isVisible());
    QCOMPARE(how->text(), QStringLiteral("Player 1 resigned."));
    // Nobody made four in a row, so none is shown: where its ends would be, there is only background.
    auto* card = table.window->findChild<EndCard*>();
    const QRect row = card->findChild<QWidget*>(QStringLiteral("endRow"))->geometry();
    const QImage picture = card->grab().toImage();
    const QColor ground = picture.pixelColor(row.left() + 2, row.top() + 2);
    const int reach = static_cast<int>(1.5 * (row.height() - 4));
    QCOMPARE(picture.pixelColor(row.center() - QPoint(reach, 0)), ground);
    QCOMPARE(picture.pixelColor(row.center() + QPoint(reach, 0)), ground);
}

void BoardTest::anotherMatchBeginsWithoutACursor() {
    Table table;
    table.key(Qt::Key_Down);
    table.key(Qt::Key_Down);
    QVERIFY(table.board()->isCursorShown());
    action(table, "rematch")->trigger();
    QVERIFY(!table.board()->isCursorShown() && !table.board()->target());
    // The next key shows it on a playable cell.
    table.key(Qt::Key_Down);
    QVERIFY(table.board()->isCursorShown());
    QVERIFY(table.match().position().is_legal(*table.board()->target()));
}

void BoardTest::theEndCardOffersReviewNextRoundAndRematch() {
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
    QVERIFY(picture.width() > 350);
    QCOMPARE(table.status(), QStringLiteral("Board picture copied."));
}

ATOM4_WINDOW_TEST(BoardTest)

}  // namespace atom4::ui::board_test

#include "tests/ui/atom4/board/board_test.moc"
