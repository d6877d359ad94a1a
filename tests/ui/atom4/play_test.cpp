// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// What players can do besides placing: pause the computer, make it move, watch a demo, ask for hints, start a rematch,
// and view and continue earlier positions.
#include <pthread.h>
#include <QAction>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTimer>

#include "core/atom4/game/level_texts.h"
#include "core/atom4/rules/notation.h"
#include "tests/support/cost.h"
#include "tests/support/resource_limits.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/model/level_texts.h"

namespace atom4::ui::play_test {

namespace {

QAction* action(Table& table, const char* name) {
    return table.window->findChild<QAction*>(QLatin1String(name));
}

QTableView* moves(Table& table) {
    return table.window->findChild<QTableView*>(QStringLiteral("moves"));
}

MatchSetup demo() {
    return {BoardSize{}, {Seat::computer(0), Seat::computer(0)}};
}

}  // namespace

class PlayTest : public QObject {
    Q_OBJECT

private slots:
    void everyLevelHasANameAndASentence();
    void aDemonstrationRunsPausesAndContinues();
    void undoInADemonstrationPausesIt();
    void aPausedComputerDoesNotThink();
    void moveNowEndsALongSearch();
    void aFailureToStartAThreadIsReported();
    void aHintIsShownWithItsReason();
    void aHintForAnotherPositionIsDropped();
    void rematchSwapsSides();
    void aClickInTheListShowsThatPosition();
    void keysStepThroughTheRound();
    void escapeAndAButtonGoBackToTheRound();
    void aMoveInAnEarlierPositionStartsAVariation();
    void repeatingThePlayedMoveStepsForward();
    void clickingAVariationSwitchesToIt();
    void theCardOfThePlayerToMoveIsLit();
    void cellDescriptionsFollowTheBoard();
    void aTrialMoveLeavesTheResultUnchanged();
    void clicksInTheListSwitchBetweenRoundAndTrialMoves();
    void theComputerRepliesToATrialMove();
    void theComputersMovesCannotBeReplaced();
    void timedMatchesAllowNoVariations();
    void anEarlierPositionStaysWhenTheComputerMoves();
};

void PlayTest::everyLevelHasANameAndASentence() {
    QStringList names;
    for (int level = 0; level <= kNamedLevels; ++level) {
        const QString name = LevelTexts::name(level);
        QVERIFY(!name.isEmpty() && !names.contains(name));
        QVERIFY(LevelTexts::whatToExpect(level).endsWith(QLatin1Char('.')));
        names += name;
    }
}

void PlayTest::aDemonstrationRunsPausesAndContinues() {
    Table table;
    table.window->startMatch(demo());
    QTRY_VERIFY(table.match().plies().size() >= 2);
    table.key(Qt::Key_P);
    const std::size_t played = table.match().plies().size();
    QVERIFY(table.state().startsWith(QStringLiteral("Paused: ")));
    for (const QTimer* timer : table.window->findChildren<QTimer*>()) QTRY_VERIFY(!timer->isActive());
    QVERIFY(!table.window->isThinking());
    QCOMPARE(table.match().plies().size(), played);
    table.key(Qt::Key_P);
    QTRY_VERIFY(table.match().plies().size() > played);
    table.key(Qt::Key_P);
    table.window->startMatch(demo());
    QVERIFY(!action(table, "pause")->isChecked());
}

void PlayTest::undoInADemonstrationPausesIt() {
    Table table;
    table.window->startMatch(demo());
    QTRY_VERIFY(table.match().plies().size() >= 2);
    table.key(Qt::Key_U);
    const std::size_t left = table.match().plies().size();
    QVERIFY(action(table, "pause")->isChecked());
    QTest::qWait(0);
    QCOMPARE(table.match().plies().size(), left);
    QVERIFY(!table.window->isThinking());
}

void PlayTest::aPausedComputerDoesNotThink() {
    std::atomic<int> asked = 0;
    std::atomic<int> ended = 0;
    Table table(against_computer(Player::kSecond, 2), endlessThinker(asked, ended));
    table.key(Qt::Key_P);
    table.click(cell("i9"));
    table.key(Qt::Key_Shift);
    QCOMPARE(table.match().plies().size(), std::size_t{1});
    QCoreApplication::processEvents();
    QCOMPARE(asked.load(), 0);
    table.key(Qt::Key_P);
    QTRY_COMPARE(asked.load(), 1);
    table.key(Qt::Key_P);
    QTRY_COMPARE(ended.load(), 1);
}

void PlayTest::moveNowEndsALongSearch() {
    Table table(against_computer(Player::kSecond, 60));
    QVERIFY(!action(table, "moveNow")->isEnabled());
    table.click(cell("i9"));
    QTRY_VERIFY(table.window->isThinking());
    QVERIFY(action(table, "moveNow")->isEnabled());
    table.key(Qt::Key_M);
    QTRY_COMPARE(table.match().plies().size(), std::size_t{2});
    QVERIFY(!table.window->isThinking());
}

void PlayTest::aFailureToStartAThreadIsReported() {
    if (test::is_sanitized()) QSKIP("a sanitizer ends the program where there is no thread");
    Table table;
    pthread_attr_t usual;
    QCOMPARE(pthread_getattr_default_np(&usual), 0);
    pthread_attr_t huge = usual;
    pthread_attr_setstacksize(&huge, std::size_t{1} << 46U);
    pthread_setattr_default_np(&huge);
    table.key(Qt::Key_H);
    QTRY_VERIFY2(table.status().startsWith(QLatin1String("The computer can't think:")), qPrintable(table.status()));
    pthread_setattr_default_np(&usual);
    QVERIFY(!table.window->isThinking());
    table.key(Qt::Key_H);
    QTRY_VERIFY(table.status().startsWith(QLatin1String("Hint: ")));
}

void PlayTest::aHintIsShownWithItsReason() {
    Table table;
    table.key(Qt::Key_H);
    QTRY_VERIFY(table.board()->hint());
    const Cell proposed = *table.board()->hint();
    // The moves that follow are numbered on the board.
    QVERIFY(!table.board()->notes().line.empty());
    QVERIFY(table.board()->notes().line.front() == proposed);
    QVERIFY(table.match().position().is_legal(proposed));
    QVERIFY2(table.status().startsWith(QStringLiteral("Hint: ") + QString::fromStdString(to_text(proposed))),
             qPrintable(table.status()));
    takePicture(*table.window, QStringLiteral("hint"));
    QVERIFY(table.match().plies().empty());
    table.key(Qt::Key_Return);
    QCOMPARE(table.match().plies().size(), std::size_t{1});
    QVERIFY(!table.board()->hint());
}

void PlayTest::aHintForAnotherPositionIsDropped() {
    Table table;
    table.key(Qt::Key_H);
    table.click(cell("i9"));
    table.key(Qt::Key_Shift);
    QVERIFY(!table.window->isThinking());
    QTest::qWait(50);
    QVERIFY(!table.board()->hint());
}

void PlayTest::rematchSwapsSides() {
    Table table(against_computer(Player::kSecond, 0));
    table.click(cell("i9"));
    table.key(Qt::Key_R, Qt::ControlModifier);
    QVERIFY(table.match().setup().seats[Player::kFirst].is_computer());
    QVERIFY(!table.match().setup().seats[Player::kSecond].is_computer());
    QTRY_COMPARE(table.match().plies().size(), std::size_t{1});
}

void PlayTest::aClickInTheListShowsThatPosition() {
    Table table;
    table.playAll({"i9", "i7", "j7", "h7"});
    const QImage present = table.board()->grab().toImage();
    QTableView* list = moves(table);
    const QRect place = list->visualRect(list->model()->index(0, 2));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, Qt::NoModifier, place.center());
    QVERIFY(table.board()->grab().toImage() != present);
    QVERIFY2(table.status().startsWith(QStringLiteral("Move 1 of 2. Player 2 plays")), qPrintable(table.status()));
    QCOMPARE(table.match().plies().size(), std::size_t{4});
    takePicture(*table.window, QStringLiteral("looking-back"));
    QTest::keyClick(list, Qt::Key_End);
    table.hover(cell("a1"));
    QCOMPARE(table.board()->grab().toImage(), present);
}

void PlayTest::keysStepThroughTheRound() {
    Table table;
    table.playAll({"i9", "i7", "j7"});
    table.key(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(table.status().startsWith(QStringLiteral("Move 1 of 2. Player 2 plays")));
    table.key(Qt::Key_Home, Qt::AltModifier);
    QVERIFY(table.status().startsWith(QStringLiteral("Start")));
    QVERIFY(!action(table, "previousPly")->isEnabled());
    table.key(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(table.status().startsWith(QStringLiteral("Move 1 of 2. Player 1 plays")));
    QTableView* list = moves(table);
    QTest::keyClick(list, Qt::Key_Right);
    QVERIFY(table.status().startsWith(QStringLiteral("Move 1 of 2. Player 2 plays")));
    QTest::keyClick(list, Qt::Key_Home);
    QVERIFY(table.status().startsWith(QStringLiteral("Start")));
    table.key(Qt::Key_End, Qt::AltModifier);
    QVERIFY(!action(table, "nextPly")->isEnabled());
    QCOMPARE(table.match().plies().size(), std::size_t{3});
}

void PlayTest::escapeAndAButtonGoBackToTheRound() {
    Table table;
    table.playAll({"i9", "i7", "j7"});
    auto* back = table.window->findChild<QPushButton*>(QStringLiteral("backToTheRound"));
    QVERIFY(!back->isVisible());
    table.key(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(back->isVisible());
    table.key(Qt::Key_Escape);
    QVERIFY(!back->isVisible());
    QVERIFY(!action(table, "nextPly")->isEnabled());
    table.key(Qt::Key_Left, Qt::AltModifier);
    table.key(Qt::Key_Right);
    QVERIFY(table.board()->isCursorShown());
    table.key(Qt::Key_Escape);
    QVERIFY(!back->isVisible());
    table.key(Qt::Key_Left, Qt::AltModifier);
    QTest::mouseClick(back, Qt::LeftButton);
    QVERIFY(!back->isVisible());
    QVERIFY(!action(table, "nextPly")->isEnabled());
    QCOMPARE(table.match().plies().size(), std::size_t{3});
}

void PlayTest::aMoveInAnEarlierPositionStartsAVariation() {
    Table table;
    table.playAll({"i9", "i7", "j7"});
    table.key(Qt::Key_Home, Qt::AltModifier);
    table.hover(cell("i7"));
    QVERIFY(table.board()->preview());
    table.board()->showWhole();
    table.board()->finishMoving();
    table.click(cell("a1"));
    QCOMPARE(table.status(), QStringLiteral("The piece must touch two pieces that touch each other."));
    QCOMPARE(table.match().plies().size(), std::size_t{3});
    table.click(cell("i7"));
    QCOMPARE(table.match().plies().size(), std::size_t{1});
    QVERIFY2(table.status().startsWith(QStringLiteral("i7 starts a variation.")), qPrintable(table.status()));
    QCOMPARE(table.match().variations().size(), std::size_t{1});
    QCOMPARE(table.match().variations()[0].moves.size(), std::size_t{3});
    table.board()->finishAnimation();
    // The list has the new move and, below it, the line that it replaced.
    const QAbstractItemModel* list = moves(table)->model();
    QCOMPARE(list->rowCount(), 2);
    QCOMPARE(list->index(0, 1).data().toString(), QStringLiteral("i7"));
    QCOMPARE(list->index(1, 1).data().toString(), QStringLiteral("1. i9 i7 j7"));
    takePicture(*table.window, QStringLiteral("variation"));
}

void PlayTest::repeatingThePlayedMoveStepsForward() {
    Table table;
    table.playAll({"i9", "i7", "j7"});
    table.key(Qt::Key_Home, Qt::AltModifier);
    table.click(cell("i9"));
    QVERIFY2(table.status().startsWith(QStringLiteral("Move 1 of 2. Player 1 plays")), qPrintable(table.status()));
    QCOMPARE(table.match().plies().size(), std::size_t{3});
    QVERIFY(table.match().variations().empty());
}

void PlayTest::clickingAVariationSwitchesToIt() {
    Table table;
    table.playAll({"i9", "i7", "j7"});
    table.key(Qt::Key_Home, Qt::AltModifier);
    table.click(cell("i7"));
    table.board()->finishAnimation();
    QTableView* list = moves(table);
    const auto clickAt = [&](int row, int column) {
        QTest::mouseClick(list->viewport(), Qt::LeftButton, Qt::NoModifier,
                          list->visualRect(list->model()->index(row, column)).center());
    };
    clickAt(1, 1);
    QCOMPARE(table.match().plies().size(), std::size_t{3});
    QVERIFY2(table.status().startsWith(QStringLiteral("Move 1 of 2. Player 1 plays")), qPrintable(table.status()));
    QCOMPARE(list->model()->index(0, 1).data().toString(), QStringLiteral("i9"));
    QCOMPARE(list->model()->index(1, 1).data().toString(), QStringLiteral("1. i7"));
    // The pair below the variation is still the second one.
    clickAt(2, 1);
    QVERIFY2(table.status().isEmpty() || !table.status().startsWith(QStringLiteral("Move 1")),
             qPrintable(table.status()));
    QCOMPARE(list->model()->index(2, 1).data().toString(), QStringLiteral("j7"));
    // Placing the first piece of a variation follows it as well.
    table.key(Qt::Key_Home, Qt::AltModifier);
    table.click(cell("i7"));
    QCOMPARE(table.match().plies().size(), std::size_t{1});
    QCOMPARE(table.match().variations().size(), std::size_t{1});
}

void PlayTest::theCardOfThePlayerToMoveIsLit() {
    Table table;
    const auto cards = table.window->findChildren<PlayerCard*>();
    QCOMPARE(cards.size(), 2);
    const auto lit = [&] { return std::pair(cards[0]->isLit(), cards[1]->isLit()); };
    const std::pair first(true, false);
    const std::pair second(false, true);
    table.playAll({"i7", "i9", "h7", "h6", "j7", "j9", "i6", "h9", "j8"});
    QCOMPARE(lit(), first);  // the winner
    for (int ply = 8; ply >= 0; --ply) {
        table.key(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(lit(), table.board()->position().mover() == Player::kFirst ? first : second);
    }
    table.key(Qt::Key_Escape);
    QCOMPARE(lit(), first);
    table.key(Qt::Key_N);
    QCOMPARE(lit(), second);
}

void PlayTest::cellDescriptionsFollowTheBoard() {
    Table table;
    const auto said = [&] { return table.board()->cellText({8, 8}); };
    const QString free = QStringLiteral("i9, empty, red can be placed here. i9 would turn h8 yellow.");
    QCOMPARE(said(), free);
    table.click(cell("i9"));
    QCOMPARE(said(), QStringLiteral("i9, red"));
    table.board()->finishAnimation();
    QCOMPARE(said(), QStringLiteral("i9, red"));
    table.key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(said(), free);
    table.key(Qt::Key_Escape);
    table.key(Qt::Key_U);
    QCOMPARE(said(), free);
}

void PlayTest::aTrialMoveLeavesTheResultUnchanged() {
    Table table;
    table.playAll({"i7", "i9", "h7", "h6", "j7", "j9", "i6", "h9", "j8"});
    QCOMPARE(table.match().score()[Player::kFirst], 1);
    auto* next = table.window->findChild<QPushButton*>(QStringLiteral("nextRound"));
    auto* back = table.window->findChild<QPushButton*>(QStringLiteral("backToTheRound"));
    for (int step = 0; step < 3; ++step) table.key(Qt::Key_Left, Qt::AltModifier);
    takePicture(*table.window, QStringLiteral("try-looking-back"));
    table.click(cell("i10"));
    table.board()->finishAnimation();
    QVERIFY(table.match().is_trying());
    QCOMPARE(table.match().score()[Player::kFirst], 1);
    QCOMPARE(table.status(),
             QStringLiteral("i10 is a trial move: the result stands. Press Esc to return to the round."));
    QCOMPARE(table.state(), QStringLiteral("Trial move"));
    QVERIFY(back->isVisible());
    QVERIFY(!next->isVisible());
    QVERIFY(action(table, "nextRound")->isEnabled());
    QVERIFY(!action(table, "resign")->isEnabled());
    // The list has the trial move, and below it the moves of the round.
    const QAbstractItemModel* list = moves(table)->model();
    QCOMPARE(list->index(3, 1).data().toString(), QStringLiteral("i10"));
    QCOMPARE(list->index(4, 1).data().toString(), QStringLiteral("The round: 4. i6 h9 j8"));
    takePicture(*table.window, QStringLiteral("try"));
    // The trial can be continued, undone and stepped through like any other line.
    table.hover(cell("j10"));
    const auto legal = table.board()->position().legal_moves();
    table.click(legal.front());
    table.board()->finishAnimation();
    QCOMPARE(table.match().plies().size(), std::size_t{8});
    QCOMPARE(table.match().score()[Player::kFirst], 1);
    table.key(Qt::Key_U);
    QCOMPARE(table.match().plies().size(), std::size_t{7});
    table.key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(table.state(), QStringLiteral("Trial move"));
    QVERIFY(back->isVisible());
    takePicture(*table.window, QStringLiteral("try-looked-back-at"));
    // One key, or the button, returns to the round from any position.
    table.key(Qt::Key_Escape);
    QVERIFY(!table.match().is_trying());
    QCOMPARE(table.match().plies().size(), std::size_t{9});
    QVERIFY(next->isVisible());
    QVERIFY(!back->isVisible());
    QCOMPARE(table.state(), QStringLiteral("Player 1 wins round 1!"));
    QCOMPARE(table.status(), QStringLiteral("End of the round. Your trial moves stay in the list."));
    takePicture(*table.window, QStringLiteral("try-ended"));
}

void PlayTest::clicksInTheListSwitchBetweenRoundAndTrialMoves() {
    Table table;
    table.playAll({"i7", "i9", "h7", "h6", "j7", "j9", "i6", "h9", "j8"});
    for (int step = 0; step < 3; ++step) table.key(Qt::Key_Left, Qt::AltModifier);
    table.click(cell("i10"));
    table.board()->finishAnimation();
    QTableView* list = moves(table);
    const auto clickAt = [&](int row, int column) {
        list->scrollTo(list->model()->index(row, column));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, Qt::NoModifier,
                          list->visualRect(list->model()->index(row, column)).center());
    };
    clickAt(4, 1);
    QVERIFY(!table.match().is_trying());
    QVERIFY2(table.status().startsWith(QStringLiteral("Move 4 of 5.")), qPrintable(table.status()));
    clickAt(4, 1);
    QCOMPARE(list->model()->index(3, 1).data().toString(), QStringLiteral("i10"));
    QVERIFY(table.match().is_trying());
    table.key(Qt::Key_N);
    QVERIFY(!table.match().is_trying());
    QCOMPARE(table.match().round(), 2);
    QCOMPARE(table.match().score()[Player::kFirst], 1);
}

void PlayTest::theComputerRepliesToATrialMove() {
    Table table(against_computer(Player::kSecond, 0));
    QVERIFY(parse_time_control("60"));
    MatchSetup setup = table.match().setup();
    setup.time_control = parse_time_control("60");
    table.window->startMatch(setup);
    table.click(cell("i7"));
    QTRY_COMPARE(table.match().plies().size(), std::size_t{2});
    table.board()->finishAnimation();
    action(table, "resign")->trigger();
    QTest::mouseClick(table.window->findChild<QPushButton*>(QStringLiteral("resignRound")), Qt::LeftButton);
    const auto left = table.match().time_left();
    table.key(Qt::Key_Home, Qt::AltModifier);
    table.click(cell("i9"));
    QTRY_COMPARE(table.match().plies().size(), std::size_t{2});
    QVERIFY(table.match().is_trying());
    QCOMPARE(table.match().score()[Player::kSecond], 1);
    QVERIFY(table.match().time_left() == left);
    QVERIFY(!table.window->clocksRun());
    QVERIFY(action(table, "hint")->isEnabled());
}

void PlayTest::theComputersMovesCannotBeReplaced() {
    Table table(against_computer(Player::kSecond, 0));
    table.click(cell("i9"));
    QTRY_COMPARE(table.match().plies().size(), std::size_t{2});
    table.board()->finishAnimation();
    table.key(Qt::Key_Left, Qt::AltModifier);
    const auto legal = table.board()->position().legal_moves();
    table.click(legal.front());
    QCOMPARE(table.status(),
             QStringLiteral("It's the computer's move here. Go forward or back one move to try something else."));
    QCOMPARE(table.match().plies().size(), std::size_t{2});
    table.key(Qt::Key_Left, Qt::AltModifier);
    table.click(cell("i7"));
    QTRY_COMPARE(table.match().plies().size(), std::size_t{2});  // and it answers
    QCOMPARE(table.match().variations().size(), std::size_t{1});
}

void PlayTest::timedMatchesAllowNoVariations() {
    Table table;
    MatchSetup setup{BoardSize{}, {Seat::human(), Seat::human()}};
    setup.time_control = parse_time_control("300+5");
    QVERIFY(setup.time_control);
    table.window->startMatch(setup);
    table.playAll({"i9", "i7"});
    table.key(Qt::Key_Home, Qt::AltModifier);
    table.hover(cell("i7"));
    QVERIFY(!table.board()->preview());
    table.click(cell("i7"));
    QCOMPARE(table.match().plies().size(), std::size_t{2});
    QVERIFY(table.match().variations().empty());
}

void PlayTest::anEarlierPositionStaysWhenTheComputerMoves() {
    Table table(against_computer(Player::kSecond, 0));
    table.click(cell("i9"));
    table.key(Qt::Key_Home, Qt::AltModifier);
    QTRY_COMPARE(table.match().plies().size(), std::size_t{2});
    QVERIFY(action(table, "nextPly")->isEnabled());
    QVERIFY(table.board()->position() == table.match().first_position());
    QVERIFY2(table.status().endsWith(QStringLiteral("You're viewing an earlier position. Alt+End: current position.")),
             qPrintable(table.status()));
    table.key(Qt::Key_End, Qt::AltModifier);
    QVERIFY(table.board()->position() == table.match().position());
}

ATOM4_WINDOW_TEST(PlayTest)

}  // namespace atom4::ui::play_test

#include "tests/ui/atom4/play_test.moc"
