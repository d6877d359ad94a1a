// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Real mouse and key events on the real window.
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QToolBar>
#include <QToolButton>

#include "core/atom4/rules/notation.h"
#include "tests/support/cost.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"

namespace atom4::ui::main_window_test {

class MainWindowTest : public QObject {
    Q_OBJECT

private slots:
    void aRoundAgainstTheComputerCanBePlayed_data();
    void aRoundAgainstTheComputerCanBePlayed();
    void hoveringPreviewsTheMove();
    void anIllegalClickSaysWhyAndDoesNothingElse();
    void aReactionIsShownAndAnyKeyFinishesIt();
    void aClickDuringTheReactionCounts();
    void undoStopsTheSearch();
    void aNewMatchStopsTheSearch();
    void closingStopsTheSearch();
    void clicksDuringTheSearchPlayNothing();
    void theComputerBeginsWhenItIsItsTurn();
    void nextRound();
    void aDrawIsReported();
    void theKeyboardSuffices();
    void theCursorMovesToPlayableCells();
    void undoAndRedoRestoreThePosition();
    void aBadFileLeavesTheMatchUnchanged();
    void aSavedMatchCanBeOpened();
    void aResumedMatchIsReported();
    void anUnreadableMatchIsReported();
    void anotherRunningProgramIsReported();
    void qClosesTheWindow();
    void leadsBeginnersToAnOpponent();
    void helpStaysUntilItIsUsedOrDismissed();
    void messagesAreShownUntilThePointerMoves();
    void thePreviewStaysInAnotherLanguage();
    void aNarrowWindowKeepsTheScore();
    void nothingRunsWhenIdle();
};

void MainWindowTest::aRoundAgainstTheComputerCanBePlayed_data() {
    QTest::addColumn<int>("level");
    QTest::newRow("level 0") << 0;
    QTest::newRow("level 1") << 1;
}

// On a small board, so that any round is short.
void MainWindowTest::aRoundAgainstTheComputerCanBePlayed() {
    QFETCH(int, level);
    SessionOptions options = against_computer(Player::kSecond, level);
    options.size = BoardSize{6, 6};
    Table table(options);
    int clicks = 0;
    while (!table.match().position().is_over()) {
        QVERIFY(!table.match().is_computers_turn());
        const std::size_t before = table.match().plies().size();
        table.click(table.match().position().legal_moves().front());
        QCOMPARE(table.match().plies().size(), before + 1);
        ++clicks;
        table.key(Qt::Key_Shift);  // no need to watch every reaction
        QTRY_VERIFY(table.match().position().is_over() || !table.match().is_computers_turn());
    }
    QVERIFY(clicks >= 3);
    QVERIFY(table.window->findChild<QPushButton*>(QStringLiteral("nextRound"))->isVisible());
    QVERIFY(table.state().contains(QStringLiteral("round 1"), Qt::CaseInsensitive));
}

void MainWindowTest::hoveringPreviewsTheMove() {
    Table table;
    table.hover(cell("i9"));
    QVERIFY(table.board()->preview());
    QCOMPARE(table.board()->preview()->placed(), cell("i9"));
    QCOMPARE(table.window->findChild<QLabel*>(QStringLiteral("detail"))->text(),
             QStringLiteral("i9 would turn h8 yellow."));
    const QImage with = table.board()->grab().toImage();
    table.hover(cell("c3"));
    QVERIFY(!table.board()->preview());
    QVERIFY(with != table.board()->grab().toImage());
    QVERIFY(table.match().plies().empty());
}

void MainWindowTest::anIllegalClickSaysWhyAndDoesNothingElse() {
    Table table;
    const std::string before = to_text(table.match().position());
    table.board()->showWhole();
    table.board()->finishMoving();
    table.click(cell("a1"));
    QCOMPARE(table.status(), QStringLiteral("The piece must touch two pieces that touch each other."));
    table.click(cell("h8"));
    QCOMPARE(table.status(), QStringLiteral("There is already a piece at h8."));
    QCOMPARE(to_text(table.match().position()), before);
    QVERIFY(!table.board()->isAnimating());
}

void MainWindowTest::aReactionIsShownAndAnyKeyFinishesIt() {
    Table table;
    table.click(cell("i9"));
    QVERIFY(table.board()->isAnimating());
    QCOMPARE(table.status(), QStringLiteral("Player 1 plays red: i9 turns h8 yellow."));
    QSignalSpy finished(table.board(), &BoardView::animationFinished);
    table.key(Qt::Key_Shift);
    QVERIFY(!table.board()->isAnimating());
    QCOMPARE(finished.count(), 1);

    table.click(cell("i7"));
    QElapsedTimer timer;
    timer.start();
    QTRY_VERIFY(!table.board()->isAnimating());
    QVERIFY(timer.elapsed() < 700);
}

void MainWindowTest::aClickDuringTheReactionCounts() {
    Table table;
    table.click(cell("i9"));
    QVERIFY(table.board()->isAnimating());
    table.click(cell("i7"));
    QCOMPARE(table.match().plies().size(), std::size_t{2});
    table.key(Qt::Key_U);
    QCOMPARE(table.match().plies().size(), std::size_t{1});
}

void MainWindowTest::undoStopsTheSearch() {
    std::atomic<int> asked = 0;
    std::atomic<int> ended = 0;
    Table table(against_computer(Player::kSecond, 2), endlessThinker(asked, ended));
    table.click(cell("i9"));
    QTRY_COMPARE(asked.load(), 1);
    QVERIFY(table.match().is_computers_turn());
    QElapsedTimer timer;
    timer.start();
    table.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(table.match().plies().empty());
    QVERIFY(!table.window->isThinking());
    QTRY_COMPARE(ended.load(), 1);
    QVERIFY(timer.elapsed() < test::kSlowness * 100);
    QCOMPARE(table.state(), QStringLiteral("Your turn: red"));
    table.click(cell("i7"));
    QTRY_COMPARE(asked.load(), 2);
}

void MainWindowTest::aNewMatchStopsTheSearch() {
    std::atomic<int> asked = 0;
    std::atomic<int> ended = 0;
    Table table(against_computer(Player::kSecond, 2), endlessThinker(asked, ended));
    table.click(cell("i9"));
    QTRY_COMPARE(asked.load(), 1);
    table.window->startMatch(MatchSetup{});
    QVERIFY(table.match().is_fresh());
    QTRY_COMPARE(ended.load(), 1);
    QVERIFY(!table.window->isThinking());
}

void MainWindowTest::closingStopsTheSearch() {
    std::atomic<int> asked = 0;
    std::atomic<int> ended = 0;
    Table table(against_computer(Player::kSecond, 2), endlessThinker(asked, ended));
    table.click(cell("i9"));
    QTRY_COMPARE(asked.load(), 1);
    QElapsedTimer timer;
    timer.start();
    QVERIFY(table.window->close());
    table.window.reset();
    QVERIFY(timer.elapsed() < test::kSlowness * 100);
    QCOMPARE(ended.load(), 1);
}

void MainWindowTest::clicksDuringTheSearchPlayNothing() {
    std::atomic<int> asked = 0;
    std::atomic<int> ended = 0;
    Table table(against_computer(Player::kSecond, 2), endlessThinker(asked, ended));
    table.click(cell("i9"));
    QTRY_COMPARE(asked.load(), 1);
    table.hover(cell("i7"));
    QVERIFY(!table.board()->preview());
    table.click(cell("i7"));
    QCOMPARE(table.match().plies().size(), std::size_t{1});
    QCOMPARE(table.status(), QStringLiteral("It's the computer's turn (thinking)."));
    QVERIFY(table.window->isThinking());
}

void MainWindowTest::theComputerBeginsWhenItIsItsTurn() {
    Table table(against_computer(Player::kFirst, 0));
    QTRY_COMPARE(table.match().plies().size(), std::size_t{1});
    QCOMPARE(table.state(), QStringLiteral("Your turn: yellow"));
}

void MainWindowTest::nextRound() {
    SessionOptions options;
    options.size = BoardSize{8, 8};
    Table table(options);
    table.key(Qt::Key_N);
    QCOMPARE(table.match().round(), 1);
    table.playToTheEnd(Outcome::kFirstWins, 1);
    QTRY_VERIFY(!table.board()->isAnimating());
    QCOMPARE(table.state(), QStringLiteral("Player 1 wins round 1!"));
    table.click(cell("a1"));
    QCOMPARE(table.status(), QStringLiteral("The round is over."));
    table.key(Qt::Key_N);
    QCOMPARE(table.match().round(), 2);
    QCOMPARE(table.state(), QStringLiteral("Player 2's turn: yellow"));
    QCOMPARE(table.match().score()[Player::kFirst], 1);

    table.playToTheEnd(Outcome::kSecondWins, 1);
    auto* button = table.window->findChild<QPushButton*>(QStringLiteral("nextRound"));
    QVERIFY(button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(table.match().round(), 3);
    QVERIFY(!button->isVisible());
}

void MainWindowTest::aDrawIsReported() {
    SessionOptions options;
    options.size = BoardSize{6, 6};
    Table table(options);
    table.playToTheEnd(Outcome::kStalemate, 1);
    QCOMPARE(table.state(), QStringLiteral("Round 1 is a draw: no piece can be placed."));
}

void MainWindowTest::theKeyboardSuffices() {
    SessionOptions options = against_computer(Player::kSecond, 0);
    options.size = BoardSize{6, 6};
    Table table(options);
    QVERIFY(!table.board()->target());
    int placed = 0;
    while (!table.match().position().is_over()) {
        table.key(Qt::Key_Period);
        QVERIFY(table.board()->preview());
        table.key(placed % 2 == 0 ? Qt::Key_Return : Qt::Key_Space);
        ++placed;
        table.key(Qt::Key_Shift);
        QTRY_VERIFY(table.match().position().is_over() || !table.match().is_computers_turn());
    }
    QVERIFY(placed >= 3);
    table.key(Qt::Key_N);
    QCOMPARE(table.match().round(), 2);
}

void MainWindowTest::theCursorMovesToPlayableCells() {
    Table table;
    table.key(Qt::Key_Left);  // the first key only shows the cursor
    QCOMPARE(table.board()->target(), std::optional(cell("i7")));
    table.key(Qt::Key_Down);
    QCOMPARE(table.board()->target(), std::optional(cell("i8")));
    table.key(Qt::Key_Down);
    table.key(Qt::Key_Left);
    QCOMPARE(table.board()->target(), std::optional(cell("h9")));
    table.key(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(table.board()->target(), std::optional(cell("i9")));
    table.key(Qt::Key_Comma);
    QCOMPARE(table.board()->target(), std::optional(cell("i7")));
    QVERIFY(table.board()
                ->cellText(*table.board()->focusedPlace())
                .startsWith(QStringLiteral("i7, empty, red can be placed")));
}

void MainWindowTest::undoAndRedoRestoreThePosition() {
    Table table(against_computer(Player::kSecond, 0));
    table.click(cell("i9"));
    QTRY_COMPARE(table.match().plies().size(), std::size_t{2});
    const std::string after = to_text(table.match().position());
    table.key(Qt::Key_U);
    QVERIFY(table.match().plies().empty());
    table.key(Qt::Key_R);
    QCOMPARE(to_text(table.match().position()), after);
    table.key(Qt::Key_Z, Qt::ControlModifier);
    table.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(to_text(table.match().position()), after);
}

void MainWindowTest::aBadFileLeavesTheMatchUnchanged() {
    Table table;
    table.click(cell("i9"));
    const std::string before = to_text(table.match().position());
    const QString name = table.folder.filePath(QStringLiteral("bad.atom4"));
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        "[Game \"Atom-4\"]\n[Date \"2026.01.01\"]\n[Player1 \"A\"]\n[Player2 \"B\"]\n[Round \"1\"]\n"
        "[Size \"16x16\"]\n[Start \"R\"]\n[Result \"*\"]\n\n1. a1\n");
    file.close();
    for (const QString& bad : {name, table.folder.filePath(QStringLiteral("missing.atom4"))}) {
        table.window->openFile(bad);
        auto* box = table.window->findChild<QMessageBox*>();
        QVERIFY(box);
        if (bad == name) QVERIFY2(box->text().contains(QStringLiteral("line 10, column 4")), qPrintable(box->text()));
        QVERIFY(box->text().contains(QStringLiteral("your current match is unchanged"), Qt::CaseInsensitive));
        QPointer<QMessageBox> gone(box);
        box->accept();
        QTRY_VERIFY(!gone);
        QCOMPARE(to_text(table.match().position()), before);
    }
}

void MainWindowTest::aSavedMatchCanBeOpened() {
    Table table;
    table.playAll({"i9", "i7"});
    const std::string before = to_text(table.match().position());
    const QString name = table.folder.filePath(QStringLiteral("kept.atom4"));
    QVERIFY(!table.session->save(name.toStdString()));
    table.window->startMatch(MatchSetup{});
    table.window->openFile(name);
    QCOMPARE(to_text(table.match().position()), before);
    QVERIFY(table.window->windowTitle().startsWith(QStringLiteral("kept.atom4")));
    // A new match must not overwrite the opened file.
    table.window->startMatch(MatchSetup{});
    QVERIFY(!table.session->path());
    QCOMPARE(table.window->windowTitle(), QStringLiteral("Atom-4"));
}

void MainWindowTest::aResumedMatchIsReported() {
    Table table;
    table.click(cell("i9"));
    table.window.reset();
    table.session.reset();
    auto again = Session::begin({});
    QVERIFY(again);
    MainWindow window(**again);
    QCOMPARE(window.findChild<SidePanel*>()->news(), QStringLiteral("Resumed your last match."));
    QCOMPARE((*again)->match().plies().size(), std::size_t{1});
}

void MainWindowTest::anUnreadableMatchIsReported() {
    const Table table;  // locks the first autosave, so the session below gets the second
    const std::string kept = table.folder.filePath(QStringLiteral("atom4/match-2.atom4")).toStdString();
    QVERIFY(!write_own_file(kept, "of another version"));
    auto again = Session::begin({});
    QVERIFY(again);
    MainWindow window(**again);
    QVERIFY(window.findChild<SidePanel*>()->news().startsWith(QStringLiteral("Your last match couldn't be loaded")));
    QCOMPARE(read_file((*again)->could_not_resume()->path).value(), std::string("of another version"));
}

void MainWindowTest::anotherRunningProgramIsReported() {
    const Table table;  // may have the last match
    auto beside = Session::begin({});
    QVERIFY(beside);
    MainWindow window(**beside);
    const QString said = QStringLiteral("Atom-4 is already running, so a new match begins here.");
    QCOMPARE(window.findChild<SidePanel*>()->news(), said);
    window.welcome();
    QCOMPARE(window.statusBar()->currentMessage(), said);
}

void MainWindowTest::qClosesTheWindow() {
    Table table;
    table.key(Qt::Key_Q);
    QTRY_VERIFY(!table.window->isVisible());
}

void MainWindowTest::leadsBeginnersToAnOpponent() {
    Table table;
    auto* opponent = table.window->findChild<QPushButton*>(QStringLiteral("opponent"));
    QVERIFY(opponent->isVisible());
    QTest::mouseClick(opponent, Qt::LeftButton);
    QVERIFY(table.window->startPage()->isVisible());
    QTest::keyClick(table.window->focusWidget(), Qt::Key_Return);
    QCOMPARE(table.match().setup().seats[Player::kSecond].computer_level, std::optional(kDefaultLevel));
    // Against the computer only the rules are offered.
    QVERIFY(!opponent->isVisible());
    auto* rules = table.window->findChild<QPushButton*>(QStringLiteral("howToPlay"));
    QVERIFY(rules->isVisible());
    QTest::mouseClick(rules, Qt::LeftButton);
    QVERIFY(table.window->handbook() && table.window->handbook()->isVisible());
    QCOMPARE(table.window->handbook()->browser()->page(), HandbookPage::kRules);
    table.window->handbook()->close();
    QVERIFY(!rules->isVisible());
    table.click(cell("i9"));
    QVERIFY(table.window->findChild<MoveList*>()->isVisible());
}

void MainWindowTest::helpStaysUntilItIsUsedOrDismissed() {
    const QTemporaryDir settings;
    qputenv("ATOM4_TEST_SETTINGS", settings.path().toUtf8());
    const auto forget = qScopeGuard([] { qunsetenv("ATOM4_TEST_SETTINGS"); });
    const auto rules = [](Table& table) { return table.window->findChild<QPushButton*>(QStringLiteral("howToPlay")); };
    {
        Table table(against_computer(Player::kSecond, 0));
        table.click(cell("i9"));
        QVERIFY(rules(table)->isVisible());
        QVERIFY(table.window->findChild<MoveList*>()->isVisible());
        // A window without room for both shows the moves.
        table.window->resize(900, 640);
        QTRY_VERIFY(!rules(table)->isVisible());
        QVERIFY(table.window->findChild<MoveList*>()->isVisible());
        table.window->resize(1120, 800);
        QTRY_VERIFY(rules(table)->isVisible());
        const int before = table.window->findChild<MoveList*>()->height();
        QTest::mouseClick(table.window->findChild<QToolButton*>(QStringLiteral("dismissHelp")), Qt::LeftButton);
        QTRY_VERIFY(table.window->findChild<MoveList*>()->height() > before);
        QVERIFY(!rules(table)->isVisible());
    }
    Table another(against_computer(Player::kSecond, 0));
    QVERIFY(!rules(another)->isVisible());
}

// A change of language repeats the turn's message, which must not replace the preview.
void MainWindowTest::thePreviewStaysInAnotherLanguage() {
    Table table;
    const auto* detail = table.window->findChild<QLabel*>(QStringLiteral("detail"));
    table.hover(cell("i9"));
    QVERIFY(detail->text().startsWith(QStringLiteral("i9 would")));
    const auto english = qScopeGuard([] { speak(LanguageChoice::kEnglish); });
    speak(*languageOf(QStringLiteral("fr")));
    QCoreApplication::sendPostedEvents();
    QVERIFY2(detail->text().contains(QStringLiteral("i9")), qPrintable(detail->text()));
    QVERIFY(!detail->text().contains(QStringLiteral("would")));
}

// News is shown until the pointer moves to another cell.
void MainWindowTest::messagesAreShownUntilThePointerMoves() {
    Table table;
    const auto* detail = table.window->findChild<QLabel*>(QStringLiteral("detail"));
    table.hover(cell("i9"));
    QVERIFY(detail->text().startsWith(QStringLiteral("i9 would")));
    table.key(Qt::Key_H);
    QTRY_VERIFY(detail->text().startsWith(QStringLiteral("Hint:")));
    QVERIFY(table.window->statusBar()->currentMessage().isEmpty());
    table.hover(cell("i7"));
    QVERIFY(detail->text().startsWith(QStringLiteral("i7 would")));
    table.click(cell("k7"));
    QCOMPARE(detail->text(), QStringLiteral("The piece must touch two pieces that touch each other."));
    table.click(cell("i9"));
    QVERIFY(detail->text().contains(QStringLiteral("i9 turns")));
}

void MainWindowTest::nothingRunsWhenIdle() {
    Table table(against_computer(Player::kSecond, 0));
    table.click(cell("i9"));
    QTRY_COMPARE(table.match().plies().size(), std::size_t{2});
    QTRY_VERIFY(!table.board()->isAnimating());
    for (const QTimer* timer : table.window->findChildren<QTimer*>()) QVERIFY(!timer->isActive());
    QVERIFY(!table.window->isThinking());
}

// The tool bar shows only icons if their texts would push the score out of it.
void MainWindowTest::aNarrowWindowKeepsTheScore() {
    Table table;
    table.playAll({"i9", "i7", "h7"});
    auto* bar = table.window->findChild<QToolBar*>(QStringLiteral("toolBar"));
    auto* score = table.window->findChild<QLabel*>(QStringLiteral("round"));
    const auto scoreIsInSight = [&] { return score->isVisible() && bar->rect().contains(score->geometry()); };
    QCOMPARE(bar->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
    QVERIFY(scoreIsInSight());
    table.window->resize(480, 800);
    QTRY_VERIFY(table.window->width() == 480 && scoreIsInSight());
    QCOMPARE(bar->toolButtonStyle(), Qt::ToolButtonIconOnly);
    table.window->resize(1120, 800);
    QTRY_COMPARE(bar->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
    QVERIFY(scoreIsInSight());
}

ATOM4_WINDOW_TEST(MainWindowTest)

}  // namespace atom4::ui::main_window_test

#include "tests/ui/atom4/main_window_test.moc"
