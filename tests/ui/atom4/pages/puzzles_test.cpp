// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Puzzles in the window, with mouse and keyboard; and every puzzle is solved through the page.
#include <QAction>
#include <QEventLoop>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QTimer>

#include "core/atom4/training/lessons.h"
#include "core/atom4/training/puzzle.h"
#include "core/base/environment.h"
#include "tests/support/cost.h"
#include "tests/support/matches.h"
#include "tests/ui/support/parts.h"
#include "tests/ui/support/review_round.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/pages/my_puzzles_dialog.h"
#include "ui/atom4/pages/puzzle_statistics.h"
#include "ui/atom4/pages/start_page.h"
#include "ui/widgets/line_chart.h"

namespace atom4::ui::puzzles_test {

namespace {

PuzzlePage& pageOf(const Table& table) {
    return *table.window->puzzles()->page();
}

PuzzlePage& open(const Table& table) {
    trigger(table, "puzzles");
    return pageOf(table);
}

QString text(PuzzlePage& page, const char* name) {
    return page.findChild<QLabel*>(QLatin1String(name))->text();
}

QPushButton* button(PuzzlePage& page, const char* name) {
    return page.findChild<QPushButton*>(QLatin1String(name));
}

QAction* action(PuzzlePage& page, const char* name) {
    return page.findChild<QAction*>(QLatin1String(name));
}

// Waits until the attempt has been judged, and finishes the animation. Returns false after a timeout.
bool settle(PuzzlePage& page) {
    page.board()->finishAnimation();
    // There are hundreds of puzzles, so this waits for events instead of polling at intervals.
    QTimer patience;
    patience.setSingleShot(true);
    patience.start(test::kSlowness * 30'000);
    while (page.isThinking() && patience.isActive()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    const bool judged = !page.isThinking();
    page.board()->finishAnimation();
    page.board()->finishAnimation();
    return judged;
}

bool click(PuzzlePage& page, Cell cell) {
    page.board()->finishAnimation();
    QTest::mouseClick(page.board(), Qt::LeftButton, {}, page.board()->cellCentre(cell));
    return settle(page);
}

Cell somethingElse(const Puzzle& puzzle) {
    for (const Cell cell : puzzle.position.legal_moves())
        if (cell != puzzle.line.front()) return cell;
    return {};
}

void withoutAnimation(const Table& table) {
    Settings settings = table.window->settings();
    settings.animation = AnimationSpeed::kOff;
    table.window->puzzles()->setSettings(settings);
}

}  // namespace

class PuzzlesTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void everyPuzzleIsSolvedThroughThePage();
    void clicksSolvePuzzlesOfEachKind();
    void aWrongMoveShowsItsConsequence();
    void anAttemptCanBeUndone();
    void hintsComeInTwoSteps();
    void theSolutionIsNumberedOnTheBoard();
    void theSolutionIsPlayedAndTakenBack();
    void helpAndUnplayableCellsEndTheSolution();
    void movesAreJudgedInTheBackground();
    void puzzlesCanBeSolvedByKeyboard();
    void theChosenPuzzleOpens();
    void theTimerRunsOnRequest();
    void resultsAreSavedAndCharted();
    void mistakesOfAReviewBecomePuzzles();
    void aMistakeOfTheComputerIsOffered();
    void thePuzzleOfTheDayIsOfferedAfterTheLessons();
    void helpIsAboutThePuzzleAndNotTheMatch();
};

void PuzzlesTest::init() {
    QVERIFY(!PuzzleHistoryFile().reset());
    QVERIFY(!MyPuzzlesFile().reset());
}

void PuzzlesTest::everyPuzzleIsSolvedThroughThePage() {
    constexpr int kAtOnce = 60;  // the whole history is read and written each time
    Table table;
    withoutAnimation(table);
    int solved = 0;
    for (const Puzzle& puzzle : shipped_puzzles()) {
        if (solved % kAtOnce == 0) {
            table.window->puzzles()->close();
            QVERIFY(!PuzzleHistoryFile().reset());
        }
        PuzzlePage& page = open(table);
        page.begin(QString::fromStdString(puzzle.id));
        for (std::size_t i = 0; i < puzzle.line.size(); i += 2) {
            page.attempt(puzzle.line[i]);
            QVERIFY2(settle(page), puzzle.id.c_str());
            const auto& played = page.trainer().run().played();
            if (i + 1 < puzzle.line.size()) QVERIFY2(played.back() == puzzle.line[i + 1], puzzle.id.c_str());
            QVERIFY2(page.board()->position() == page.trainer().run().position(), puzzle.id.c_str());
        }
        QVERIFY2(page.trainer().run().is_solved(), puzzle.id.c_str());
        QCOMPARE(page.trainer().statistics().streak, solved++ % kAtOnce + 1);
    }
    QCOMPARE(solved, 660);
}

void PuzzlesTest::clicksSolvePuzzlesOfEachKind() {
    Table table;
    PuzzlePage& page = open(table);
    for (const char* id : {"w1-001", "w2-050", "w3-050", "w4-100", "d1-020", "d2-040"}) {
        page.begin(QLatin1String(id));
        const Puzzle puzzle = page.trainer().run().puzzle();
        QVERIFY(!text(page, "task").isEmpty() && text(page, "outcome").isEmpty());
        for (std::size_t i = 0; i < puzzle.line.size(); i += 2) QVERIFY(click(page, puzzle.line[i]));
        QVERIFY2(page.trainer().run().is_solved(), id);
        QVERIFY(text(page, "outcome").contains(QStringLiteral("solved")));
        QVERIFY(button(page, "next")->hasFocus());
        QTest::keyClick(table.window->focusWidget(), Qt::Key_Return);
        QVERIFY(!page.trainer().run().is_solved() && page.board()->hasFocus());
    }
    QVERIFY(text(page, "aside").contains(QStringLiteral("Streak: 6")));
}

void PuzzlesTest::aWrongMoveShowsItsConsequence() {
    Table table;
    PuzzlePage& page = open(table);
    page.begin(QStringLiteral("d1-001"));
    const Puzzle puzzle = page.trainer().run().puzzle();
    const Cell wrong = somethingElse(puzzle);
    QVERIFY(click(page, wrong));
    // The opponent's answer is on the board, too, and wins.
    QVERIFY(page.board()->position().is_over());
    QVERIFY2(text(page, "outcome").contains(QStringLiteral("the opponent makes four with")),
             qPrintable(text(page, "outcome")));
    QVERIFY(click(page, puzzle.line.front()));
    QVERIFY(page.board()->position() == page.trainer().run().position());
    QVERIFY(page.trainer().run().is_solved());
    QCOMPARE(page.trainer().history().visits().back().result, PuzzleResult::kMissed);
    // An illegal move does not count as an attempt.
    page.begin(QStringLiteral("w2-001"));
    QVERIFY(click(page, Cell(0, 0)));
    QVERIFY(text(page, "outcome").contains(QStringLiteral("touch")));
    QVERIFY(!page.trainer().has_counted());
}

void PuzzlesTest::anAttemptCanBeUndone() {
    Table table;
    PuzzlePage& page = open(table);
    page.begin(QStringLiteral("w2-001"));
    const Puzzle puzzle = page.trainer().run().puzzle();
    const auto* undo = table.window->findChild<QAction*>(QStringLiteral("undo"));
    QVERIFY(!undo->isEnabled() && !button(page, "again")->isEnabled());
    QVERIFY(click(page, somethingElse(puzzle)));
    QVERIFY(undo->isEnabled() && button(page, "again")->isEnabled());
    QVERIFY(!(page.board()->position() == puzzle.position));
    QTest::keyClick(table.window->focusWidget(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(page.board()->position() == puzzle.position);
    QVERIFY(!undo->isEnabled() && !button(page, "again")->isEnabled());
    QVERIFY(text(page, "outcome").isEmpty());
    QVERIFY(click(page, puzzle.line.front()));
    QVERIFY(!page.trainer().run().played().empty());
    QTest::mouseClick(button(page, "again"), Qt::LeftButton);
    QVERIFY(page.trainer().run().played().empty());
    QVERIFY(page.board()->position() == puzzle.position);
}

void PuzzlesTest::hintsComeInTwoSteps() {
    Table table;
    PuzzlePage& page = open(table);
    page.begin(QStringLiteral("w3-001"));
    const Cell right = page.trainer().run().puzzle().line.front();
    QTest::mouseClick(button(page, "puzzleHint"), Qt::LeftButton);
    QVERIFY(settle(page));
    const std::vector<Cell> around = page.board()->notes().wanted;
    QCOMPARE(around.size(), std::size_t{3});
    QVERIFY(std::find(around.begin(), around.end(), right) != around.end());
    QVERIFY(!page.board()->hint().has_value());
    QTest::keyClick(table.window->focusWidget(), Qt::Key_H);
    QVERIFY(settle(page));
    QCOMPARE(page.board()->hint(), std::optional(right));
    QCOMPARE(page.trainer().history().visits().back().result, PuzzleResult::kMissed);
}

void PuzzlesTest::theSolutionIsNumberedOnTheBoard() {
    Table table;
    PuzzlePage& page = open(table);
    page.begin(QStringLiteral("w2-001"));
    QTest::mouseClick(button(page, "solution"), Qt::LeftButton);
    QVERIFY(settle(page));
    QCOMPARE(page.board()->notes().line, page.trainer().run().puzzle().line);
    QVERIFY(text(page, "outcome").startsWith(QStringLiteral("The solution:")));
    // After the solution, the button is for the next puzzle.
    QCOMPARE(button(page, "skip")->text(), QStringLiteral("&Next"));
    QTest::mouseClick(button(page, "skip"), Qt::LeftButton);
    QCOMPARE(button(page, "skip")->text(), QStringLiteral("S&kip"));
}

void PuzzlesTest::theSolutionIsPlayedAndTakenBack() {
    Table table;
    PuzzlePage& page = open(table);
    page.begin(QStringLiteral("w2-001"));
    const Puzzle puzzle = page.trainer().run().puzzle();
    QTest::mouseClick(button(page, "solution"), Qt::LeftButton);
    QVERIFY(settle(page));
    Position expected = puzzle.position;
    for (const Cell cell : puzzle.line) {
        (void)expected.play_legal(cell);
        QVERIFY(QTest::qWaitFor([&] { return page.board()->position() == expected; }, test::kSlowness * 5'000));
        QVERIFY(page.board()->isAnimating());
    }
    QVERIFY(QTest::qWaitFor([&] { return page.board()->position() == puzzle.position; }, test::kSlowness * 5'000));
    QCOMPARE(page.board()->notes().line, puzzle.line);
    QVERIFY(text(page, "outcome").startsWith(QStringLiteral("The solution:")));
    QVERIFY(click(page, puzzle.line.front()));
    QCOMPARE(page.trainer().run().played().size(), std::size_t{2});
}

void PuzzlesTest::helpAndUnplayableCellsEndTheSolution() {
    Table table;
    PuzzlePage& page = open(table);
    page.begin(QStringLiteral("w2-001"));
    const Puzzle puzzle = page.trainer().run().puzzle();
    Position afterOne = puzzle.position;
    (void)afterOne.play_legal(puzzle.line.front());
    const auto showOneMove = [&] {
        QTest::mouseClick(button(page, "solution"), Qt::LeftButton);
        return QTest::qWaitFor([&] { return page.board()->position() == afterOne; }, test::kSlowness * 5'000);
    };
    QVERIFY(showOneMove());
    QTest::mouseClick(page.board(), Qt::LeftButton, {}, page.board()->cellCentre(Cell(0, 0)));
    QVERIFY(text(page, "outcome").contains(QStringLiteral("touch")));
    QVERIFY(page.board()->position() == puzzle.position);
    QVERIFY(showOneMove());
    QTest::keyClick(table.window->focusWidget(), Qt::Key_H);
    QVERIFY(settle(page));
    QVERIFY(page.board()->position() == puzzle.position);
    QVERIFY(!page.board()->notes().wanted.empty());
}

// A move that takes long to judge is judged in the background, and leaving the page does not wait for it.
void PuzzlesTest::movesAreJudgedInTheBackground() {
    Table table;
    PuzzlePage& page = open(table);
    page.begin(QStringLiteral("w4-019"));
    page.attempt(somethingElse(page.trainer().run().puzzle()));
    QVERIFY(page.isThinking());
    QVERIFY(!page.trainer().has_counted());
    page.beginToday();
    QVERIFY(!page.isThinking());
    QCOMPARE(page.trainer().run().puzzle().id, puzzle_of_day(shipped_puzzles(), today()).id);
    QVERIFY(page.trainer().history().visits().empty());
    page.begin(QStringLiteral("w4-019"));
    page.attempt(somethingElse(page.trainer().run().puzzle()));
    QTest::keyClick(table.window->focusWidget(), Qt::Key_Escape);
    QVERIFY(!table.window->puzzles()->isOpen());
    QVERIFY(table.board()->isVisible());
}

void PuzzlesTest::puzzlesCanBeSolvedByKeyboard() {
    Table table;
    PuzzlePage& page = open(table);
    page.begin(QStringLiteral("w1-001"));
    const Cell right = page.trainer().run().puzzle().line.front();
    while (page.board()->target() != right) QTest::keyClick(table.window->focusWidget(), Qt::Key_Period);
    QTest::keyClick(table.window->focusWidget(), Qt::Key_Return);
    QVERIFY(settle(page));
    QVERIFY(page.trainer().run().is_solved());
    QTest::keyClick(table.window->focusWidget(), Qt::Key_Escape);
    QVERIFY(!table.window->puzzles()->isOpen());
    QVERIFY(table.board()->hasFocus());
}

void PuzzlesTest::theChosenPuzzleOpens() {
    Table table;
    PuzzlePage& page = open(table);
    const auto hardness = [&] { return rating_of_puzzle(page.trainer().run().puzzle()).value; };
    const double own = hardness();
    QList<QAction*> levels;
    for (QAction* each : page.findChildren<QAction*>())
        if (each->data().isValid() && each->data().toInt() >= 0) levels += each;
    QCOMPARE(levels.size(), 10);
    levels.front()->trigger();
    const double easy = hardness();
    levels.back()->trigger();
    QVERIFY(hardness() > easy);
    QCOMPARE(easy, own);  // wins in one move, as for every new player
    QVERIFY(text(page, "outcome").contains(QStringLiteral("level 9")));
    // By its number, for instance from a friend.
    action(page, "puzzleByNumber")->trigger();
    auto* asking = page.findChild<QInputDialog*>();
    QVERIFY(asking != nullptr && QTest::qWaitForWindowActive(asking));
    QTest::keyClick(asking->focusWidget(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(asking->focusWidget(), QStringLiteral("121"));
    QTest::keyClick(asking->focusWidget(), Qt::Key_Return);
    QCOMPARE(page.trainer().run().puzzle().id, std::string("w2-001"));
    QVERIFY(text(page, "title").startsWith(QStringLiteral("Puzzle 121: ")));
    action(page, "puzzleOfTheDay")->trigger();
    QCOMPARE(page.trainer().source(), PuzzleTrainer::Source::kOfTheDay);
    action(page, "fittingPuzzles")->trigger();
    QCOMPARE(page.trainer().source(), PuzzleTrainer::Source::kShipped);
    // Without own puzzles, a dialog explains how to get some.
    action(page, "ownPuzzles")->trigger();
    auto* list = page.findChild<MyPuzzlesDialog*>();
    QVERIFY(list != nullptr && !list->findChild<QPushButton*>(QStringLiteral("tryPuzzle"))->isEnabled());
    QVERIFY(action(page, "fittingPuzzles")->isChecked());
}

void PuzzlesTest::theTimerRunsOnRequest() {
    Table table;
    PuzzlePage& page = open(table);
    page.begin(QStringLiteral("w1-001"));
    QVERIFY(!text(page, "aside").contains(QLatin1Char(':')));
    action(page, "puzzleClock")->trigger();
    page.begin(QStringLiteral("w1-002"));
    QVERIFY(text(page, "aside").contains(QStringLiteral("0:0")));
    QVERIFY(click(page, page.trainer().run().puzzle().line.front()));
    QVERIFY(page.trainer().history().visits().back().seconds.has_value());
    QVERIFY(text(page, "outcome").contains(QStringLiteral("second")));
}

void PuzzlesTest::resultsAreSavedAndCharted() {
    Table table;
    PuzzlePage& page = open(table);
    for (const char* id : {"w1-001", "w1-002", "w1-003"}) {
        page.begin(QLatin1String(id));
        QVERIFY(click(page, page.trainer().run().puzzle().line.front()));
    }
    QCOMPARE(PuzzleHistoryFile().read()->visits().size(), std::size_t{3});
    action(page, "puzzleStatistics")->trigger();
    auto* dialog = page.findChild<PuzzleStatisticsDialog*>();
    QCOMPARE(dialog->findChild<LineChart*>()->points(), 3);
    QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("sums"))->text().contains(QStringLiteral("3 of 3")));
}

void PuzzlesTest::mistakesOfAReviewBecomePuzzles() {
    Table table;
    playCarelessly(table);
    trigger(table, "review");
    QVERIFY(QTest::qWaitFor([&] { return isDone(table); }, 60'000));
    MistakePuzzles& mistakes = table.window->study()->review().puzzles();
    QVERIFY(panel(table)->findChild<QToolButton*>(QStringLiteral("puzzle"))->isVisible());
    // The name of each one says what the player missed.
    trigger(table, "nextMistake");
    QVERIFY2(mistakes.menu()->actions().front()->text().contains(QStringLiteral(" could have ")),
             qPrintable(mistakes.menu()->actions().front()->text()));
    for (QAction* each : mistakes.menu()->actions())
        if (each->objectName() == QLatin1String("keepMistakes")) each->trigger();
    QVERIFY(QTest::qWaitFor([&] { return !MyPuzzlesFile().read()->all().empty(); }, 60'000));
    QVERIFY(QTest::qWaitFor([&] { return table.status().contains(QStringLiteral("due")); }, 10'000));
    // Opens them; the first one, not solved, is due again tomorrow.
    emit mistakes.mineRequested();
    PuzzlePage& page = pageOf(table);
    QCOMPARE(page.trainer().source(), PuzzleTrainer::Source::kMine);
    const std::size_t due = page.trainer().due_count();
    QTest::mouseClick(button(page, "solution"), Qt::LeftButton);
    QVERIFY(settle(page));
    QCOMPARE(page.trainer().due_count(), due - 1);
    action(page, "ownPuzzleList")->trigger();
    auto* list = page.findChild<MyPuzzlesDialog*>();
    auto* rows = list->findChild<QListWidget*>();
    const int count = rows->count();
    QCOMPARE(static_cast<std::size_t>(count), page.trainer().mine().all().size());
    QTest::mouseClick(list->findChild<QPushButton*>(QStringLiteral("removePuzzle")), Qt::LeftButton);
    QCOMPARE(rows->count(), count - 1);
    QCOMPARE(MyPuzzlesFile().read()->all().size(), static_cast<std::size_t>(count - 1));
}

void PuzzlesTest::aMistakeOfTheComputerIsOffered() {
    Table table;
    test::miss_a_win(table.match());
    trigger(table, "review");
    QVERIFY(QTest::qWaitFor([&] { return isDone(table); }, 60'000));
    auto seats = table.match().setup().seats;
    seats[table.match().plies().front().mover()] = Seat::computer(1);
    table.match().set_seats(seats);
    trigger(table, "nextMistake");
    QVERIFY(panel(table)->findChild<QToolButton*>(QStringLiteral("puzzle"))->isVisible());
}

void PuzzlesTest::thePuzzleOfTheDayIsOfferedAfterTheLessons() {
    Table table;
    table.window->welcome();
    const auto offered = [&](const char* name) {
        return table.window->startPage()->findChild<QPushButton*>(QLatin1String(name));
    };
    QVERIFY(offered("learn") != nullptr && offered("puzzles") == nullptr);
    QTest::keyClick(table.window->focusWidget(), Qt::Key_Escape);
    trigger(table, "new");
    QVERIFY(offered("learn") != nullptr && offered("puzzles") != nullptr);
    QTest::mouseClick(offered("puzzles"), Qt::LeftButton);
    QCOMPARE(pageOf(table).trainer().source(), PuzzleTrainer::Source::kShipped);
    for (const LessonId lesson : kLessonIds) QVERIFY(!lesson_file().finish(name_of(lesson)));
    MainWindow later(*table.session);
    later.show();
    later.findChild<QAction*>(QStringLiteral("new"))->trigger();
    auto* offer = later.startPage()->findChild<QPushButton*>(QStringLiteral("puzzles"));
    QVERIFY(later.startPage()->findChild<QPushButton*>(QStringLiteral("learn")) == nullptr);
    QTest::mouseClick(offer, Qt::LeftButton);
    QCOMPARE(later.puzzles()->page()->trainer().source(), PuzzleTrainer::Source::kOfTheDay);
    QVERIFY(!lesson_file().reset());
}

void PuzzlesTest::helpIsAboutThePuzzleAndNotTheMatch() {
    Table table(against_computer(Player::kSecond, 0));
    PuzzlePage& page = open(table);
    trigger(table, "hint");
    QVERIFY(settle(page));
    QVERIFY(!page.board()->notes().wanted.empty());
    QVERIFY(!table.board()->hint().has_value());
    QVERIFY(!table.status().contains(QStringLiteral("good move")));
    QTest::keyClick(table.window->focusWidget(), Qt::Key_Escape);
    QVERIFY(!table.window->findChild<QAction*>(QStringLiteral("undo"))->isEnabled());
}

ATOM4_WINDOW_TEST(PuzzlesTest)

}  // namespace atom4::ui::puzzles_test

#include "tests/ui/atom4/pages/puzzles_test.moc"
