// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The view of the board follows the play, or is zoomed and moved by hand.
#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QWheelEvent>
#include <algorithm>

#include "core/atom4/rules/notation.h"
#include "core/base/random.h"
#include "core/storage/settings_file.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"

namespace atom4::ui::zoom_test {

namespace {

QAction* action(Table& table, const char* name) {
    return table.window->findChild<QAction*>(QLatin1String(name));
}
void turnWheel(BoardView* board, QPoint at, QPoint angle, Qt::KeyboardModifiers modifiers) {
    QWheelEvent wheel(at, board->mapToGlobal(at), QPoint(), angle, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(board, &wheel);
}
void settle(Table& table) {
    table.board()->finishAnimation();
    table.board()->finishMoving();
}
// Returns whether every legal cell is visible and is the target when the pointer is on it.
bool allLegalCellsArePointable(Table& table) {
    BoardView* board = table.board();
    const auto moves = board->position().legal_moves();
    return std::all_of(moves.begin(), moves.end(), [&](Cell legal) {
        table.hover(legal);
        return board->rect().contains(board->cellCentre(legal)) && board->target() == std::optional(legal);
    });
}

}  // namespace

class ZoomTest : public QObject {
    Q_OBJECT

private slots:
    void theViewFollowsThePlay();
    void theViewMovesRarelyAndNeverOnTheReply();
    void aNewRoundIsInTheMiddleOfTheView();
    void aSmallBoardIsSeenWhole();
    void everyCellIsHitAtEveryZoom();
    void theWheelZoomsAtThePointer();
    void aZoomedBoardIsMoved();
    void keysZoomAndShowAll();
    void theCursorIsBroughtIntoView();
    void coordinatesKeepTheirSize();
    void reducedMotionZoomsWithoutAnimation();
    void theDesktopsReducedMotionIsRespected_data();
    void theDesktopsReducedMotionIsRespected();
    void turningOffAutomaticZoomIsSaved();
};

void ZoomTest::theViewFollowsThePlay() {
    Table table;
    settle(table);
    BoardView* board = table.board();
    QVERIFY(board->boardLayout().isZoomed());
    const double near = board->boardLayout().spacing();
    QVERIFY(allLegalCellsArePointable(table));
    table.playToTheEnd(Outcome::kFirstWins, 5);
    settle(table);
    // The pieces cover more of the board, so the view shows more of it.
    QVERIFY(board->boardLayout().spacing() < near);
    action(table, "nextRound")->trigger();
    settle(table);
    QCOMPARE(board->boardLayout().spacing(), near);
    // It does not move for a cell that it already shows.
    const QRectF before = board->boardLayout().lattice();
    table.click(cell("i9"));
    settle(table);
    QCOMPARE(board->boardLayout().lattice(), before);
}

// A player who has just clicked is not aiming, but may be when the opponent answers.
void ZoomTest::theViewMovesRarelyAndNeverOnTheReply() {
    Table table;
    BoardView* board = table.board();
    Random random(7);
    int moved = 0;
    int pieces = 0;
    for (int round = 0; round < 12; ++round) {
        settle(table);
        while (!table.match().is_over()) {
            const bool answers = table.match().plies().size() % 2 == 1;
            const auto moves = board->position().legal_moves();
            const Cell next = moves[random.below(moves.size())];
            const QRectF before = board->boardLayout().lattice();
            if (answers)
                QVERIFY(table.match().play(next).has_value());
            else
                table.click(next);
            settle(table);
            const bool same = board->boardLayout().lattice() == before;
            if (answers) QVERIFY2(same, atom4::to_text(next).c_str());
            moved += same ? 0 : 1;
            ++pieces;
        }
        table.match().next_round();
    }
    qInfo() << moved << "moves of the view for" << pieces << "pieces in twelve rounds";
    QVERIFY(moved <= 12 * 4);
}

// Wherever the last round ended.
void ZoomTest::aNewRoundIsInTheMiddleOfTheView() {
    Table table;
    table.playToTheEnd(Outcome::kFirstWins, 5);
    settle(table);
    table.match().next_round();
    settle(table);
    const BoardLayout& layout = table.board()->boardLayout();
    const QPointF pieces = (layout.centre(cell("h8")) + layout.centre(cell("i8"))) / 2;
    QVERIFY2((pieces - layout.view().center()).manhattanLength() < layout.view().height() / 8,
             qPrintable(QStringLiteral("%1 %2").arg(pieces.x()).arg(pieces.y())));
}

void ZoomTest::aSmallBoardIsSeenWhole() {
    SessionOptions small;
    small.size = BoardSize{8, 8};
    Table table(small);
    for (const QSize size : {QSize(1120, 800), QSize(800, 600), QSize(480, 800)}) {
        table.window->setFixedSize(size);
        settle(table);
        QVERIFY(table.board()->isFollowing());
        QVERIFY(!table.board()->boardLayout().isZoomed());
    }
    table.playToTheEnd(Outcome::kFirstWins, 5);
    settle(table);
    QVERIFY(!table.board()->boardLayout().isZoomed());
}

void ZoomTest::everyCellIsHitAtEveryZoom() {
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

void ZoomTest::theWheelZoomsAtThePointer() {
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

void ZoomTest::aZoomedBoardIsMoved() {
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
    // Dragging with the middle button moves it.
    const QPointF held = board->boardLayout().centre(cell("i9"));
    QTest::mousePress(board, Qt::MiddleButton, Qt::NoModifier, at);
    QMouseEvent move(QEvent::MouseMove, at + QPoint(-30, -20), board->mapToGlobal(at + QPoint(-30, -20)), Qt::NoButton,
                     Qt::MiddleButton, Qt::NoModifier);
    QCoreApplication::sendEvent(board, &move);
    QTest::mouseRelease(board, Qt::MiddleButton, Qt::NoModifier, at + QPoint(-30, -20));
    QVERIFY(QLineF(board->boardLayout().centre(cell("i9")), held + QPointF(-30, -20)).length() < 1);
    QVERIFY(table.match().plies().empty());
    // It cannot be moved beyond the board.
    for (int i = 0; i < 60; ++i) turnWheel(board, at, {-120, -120}, Qt::NoModifier);
    QVERIFY(board->boardLayout().view().contains(board->boardLayout().centre(cell("p16"))));
}

void ZoomTest::keysZoomAndShowAll() {
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

void ZoomTest::theCursorIsBroughtIntoView() {
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

void ZoomTest::coordinatesKeepTheirSize() {
    Table table;
    BoardView* board = table.board();
    board->showWhole();
    settle(table);
    const double height = board->boardLayout().labelHeight();
    for (int step = 0; step < 3; ++step) {
        board->zoomIn();
        settle(table);
        QCOMPARE(board->boardLayout().labelHeight(), height);
        // At the edge, outside the view of the cells.
        for (int row = 0; row < 16; ++row) {
            QVERIFY(board->boardLayout().rowLabel(row).x() < board->boardLayout().view().left());
            QVERIFY(board->boardLayout().rowLabel(row).x() >= 0);
        }
    }
}

void ZoomTest::reducedMotionZoomsWithoutAnimation() {
    Table table;
    Settings settings = table.window->settings();
    settings.reducedMotion = true;
    table.window->settingsManager().change(settings);
    settle(table);
    table.board()->showWhole();
    QVERIFY(!table.board()->boardLayout().isZoomed());
    action(table, "followPlay")->trigger();
    QVERIFY(table.board()->boardLayout().isZoomed());
}

void ZoomTest::theDesktopsReducedMotionIsRespected_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("moves");
    QTest::newRow("KDE") << "kdeglobals" << QByteArray("[KDE]\nAnimationDurationFactor=0\n") << false;
    QTest::newRow("KDE, slowly") << "kdeglobals" << QByteArray("[KDE]\nAnimationDurationFactor=2\n") << true;
    QTest::newRow("GTK 3") << "gtk-3.0/settings.ini" << QByteArray("[Settings]\ngtk-enable-animations=0\n") << false;
    QTest::newRow("GTK 4") << "gtk-4.0/settings.ini" << QByteArray("[Settings]\ngtk-enable-animations=false\n")
                           << false;
    QTest::newRow("GTK, wanted") << "gtk-4.0/settings.ini" << QByteArray("[Settings]\ngtk-enable-animations=1\n")
                                 << true;
}

void ZoomTest::theDesktopsReducedMotionIsRespected() {
    QFETCH(const QString, file);
    QFETCH(const QByteArray, text);
    QFETCH(const bool, moves);
    Table table;
    settle(table);
    const QFileInfo place(table.folder.filePath(file));
    QVERIFY(QDir().mkpath(place.path()));
    QFile written(place.filePath());
    QVERIFY(written.open(QIODevice::WriteOnly));
    written.write(text);
    written.close();
    const double before = table.board()->boardLayout().spacing();
    action(table, "wholeBoard")->trigger();
    // An animated view has not moved yet; without animation it jumps at once.
    QCOMPARE(table.board()->boardLayout().spacing() == before, moves);
}

void ZoomTest::turningOffAutomaticZoomIsSaved() {
    Table table;
    settle(table);
    table.key(Qt::Key_0, Qt::ControlModifier);
    QVERIFY(!Settings::load(SettingsFile().read()).followPlay);
}

ATOM4_WINDOW_TEST(ZoomTest)

}  // namespace atom4::ui::zoom_test

#include "tests/ui/atom4/board/zoom_test.moc"
