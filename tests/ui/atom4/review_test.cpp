// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Review of a round: what it finds, where that is shown, and how it is stopped.
#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include "core/atom4/engine/review.h"
#include "core/atom4/game/analysis_texts.h"
#include "core/atom4/rules/notation.h"
#include "tests/support/cost.h"
#include "tests/ui/support/review_round.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/model/review_texts.h"
#include "ui/atom4/panels/accuracy_table.h"

namespace atom4::ui::review_test {

namespace {

QAction* action(Table& table, const char* name) {
    return table.window->findChild<QAction*>(QLatin1String(name));
}
QString inList(Table& table, int ply) {
    const auto* model = table.window->findChild<QTableView*>(QStringLiteral("moves"))->model();
    return model->index((ply - 1) / 2, 1 + (ply - 1) % 2).data().toString();
}
std::vector<ReviewedMove> reviewedDirectly(const Match& match) {
    std::vector<Cell> cells;
    for (const Reaction& ply : match.plies()) cells.push_back(ply.placed());
    std::vector<ReviewedMove> moves;
    Engine engine;
    SearchLimits limits;
    limits.nodes = kNodesOfReview;
    review_game(engine, Position(match.setup().size), cells, limits,
                [&](const ReviewedMove& move) { moves.push_back(move); });
    return moves;
}

}  // namespace

class ReviewTest : public QObject {
    Q_OBJECT

private slots:
    void sentencesDescribeTheJudgement_data();
    void sentencesDescribeTheJudgement();
    void theSummaryCountsEachPlayersMistakes();
    void theAccuracyIsNeverCutOff();
    void thereIsNothingToReviewAtTheStart();
    void movesAreMarkedAsTheEngineJudgesThem();
    void aClickInTheGraphShowsThatPly();
    void keysInTheGraphStep();
    void movesAreNumberedAsInTheListAndTheRecord();
    void steppingLeavesTheBoardWhereItIs();
    void goesFromMistakeToMistake();
    void theButtonKeepsTheFocusInThePanel();
    void cancelEndsIt();
    void anotherMatchEndsIt();
    void aVariationKeepsTheReviewOfSharedMoves();
    void anOpenedFileIsReviewed();
};

void ReviewTest::sentencesDescribeTheJudgement_data() {
    QTest::addColumn<int>("judgement");
    QTest::addColumn<int>("score");
    QTest::addColumn<int>("best");
    QTest::addColumn<QString>("expected");
    const auto row = [](Judgement judgement, int score, int best, const char* expected) {
        QTest::addRow("%d-%d", static_cast<int>(judgement), best)
            << static_cast<int>(judgement) << score << best << QString::fromUtf8(expected);
    };
    row(Judgement::kGood, 50, 90, "i9 is a good move, as good as h8.");
    row(Judgement::kInaccuracy, 50, 250, "i9 is an inaccuracy. h8 was better.");
    row(Judgement::kMistake, -300, 50, "i9 is a mistake. h8 was better.");
    row(Judgement::kMissedWin, 50, Score::kWin - 3, "i9 misses a win: h8 would have won in 2 moves.");
    row(Judgement::kMissedWin, 50, Score::kWin - 1, "i9 misses a win: h8 would have won at once.");
    row(Judgement::kLosingMove, -Score::kWin + 2, 50, "i9 loses: Player 2 wins with the next move. h8 was better.");
}

void ReviewTest::sentencesDescribeTheJudgement() {
    QFETCH(int, judgement);
    QFETCH(int, score);
    QFETCH(int, best);
    ReviewedMove move{cell("i9"), Score(score), Score(best), {cell("h8")}, static_cast<Judgement>(judgement)};
    const Match match({{}, {Seat::human(), Seat::human()}});
    QTEST(QString::fromStdString(review_sentence(match.setup(), move, Player::kFirst)), "expected");
    move.best_line = {cell("i9")};
    QCOMPARE(QString::fromStdString(review_sentence(match.setup(), move, Player::kFirst)),
             QStringLiteral("i9 is the best move."));
}

// Also beside long marks of the other player.
void ReviewTest::theAccuracyIsNeverCutOff() {
    AccuracyTable table;
    table.show({{{QStringLiteral("You: 31% accuracy"), {}, QStringLiteral("1 inaccuracy ?! 1 mistake ? 1 blunder ??")},
                 {QStringLiteral("Computer: 77% accuracy"), {}, QStringLiteral("2 mistakes ?")}}});
    table.setVisible(true);
    for (int width = table.sizeHint().width() + 50; width > 200; width -= 10) {
        table.resize(width, table.sizeHint().height());
        QCoreApplication::processEvents();
        for (const char* name : {"accuracy0", "accuracy1"}) {
            const auto* sum = table.findChild<QLabel*>(QLatin1String(name));
            QVERIFY2(sum->width() >= sum->sizeHint().width(), qPrintable(QString::number(width)));
        }
    }
}

void ReviewTest::theSummaryCountsEachPlayersMistakes() {
    using enum Judgement;
    std::vector<ReviewedMove> moves;
    const auto sums = [&](Player player) {
        return ReviewTexts::marks(moves, Player::kFirst, player).replace(QChar::Nbsp, QLatin1Char(' '));
    };
    QCOMPARE(sums(Player::kFirst), QStringLiteral("no mistakes"));
    for (const Judgement judgement : {kMistake, kGood, kMistake, kLosingMove, kInaccuracy, kGood, kGood, kMissedWin})
        moves.push_back({cell("i9"), Score(0), Score(0), {cell("h8")}, judgement});
    QCOMPARE(sums(Player::kFirst), QStringLiteral("1 inaccuracy ?! \u00B7 2 mistakes ?"));
    QCOMPARE(sums(Player::kSecond), QStringLiteral("2 blunders ??"));
}

void ReviewTest::thereIsNothingToReviewAtTheStart() {
    Table table;
    QVERIFY(!action(table, "review")->isEnabled());
    table.click(cell("i9"));
    QVERIFY(action(table, "review")->isEnabled());
    QVERIFY(!panel(table));
}

void ReviewTest::movesAreMarkedAsTheEngineJudgesThem() {
    Table table;
    playCarelessly(table);
    table.key(Qt::Key_V);
    QVERIFY(guide(table).isRunning());
    QVERIFY(panel(table)->findChild<QProgressBar*>()->isVisible());
    QVERIFY(panel(table)->findChild<QPushButton*>(QStringLiteral("cancelReview"))->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(isDone(table), test::kSlowness * 60'000);
    QVERIFY(!panel(table)->findChild<QProgressBar*>()->isVisible());
    const auto expected = reviewedDirectly(table.match());
    QCOMPARE(guide(table).reviewed().size(), expected.size());
    QCOMPARE(graph(table)->points(), static_cast<int>(expected.size()) + 1);
    int marked = 0;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QCOMPARE(guide(table).reviewed()[i].judgement, expected[i].judgement);
        const QLatin1String sign(judgement_sign(expected[i].judgement));
        const QString shown = inList(table, static_cast<int>(i) + 1);
        QVERIFY2(sign.isEmpty() ? !shown.contains(QLatin1Char('?')) : shown.endsWith(QLatin1Char(' ') + sign),
                 qPrintable(shown));
        if (!sign.isEmpty()) ++marked;
    }
    QVERIFY(marked > 0);
    takePicture(*table.window, QStringLiteral("review"));
}

void ReviewTest::aClickInTheGraphShowsThatPly() {
    Table table;
    playCarelessly(table);
    table.key(Qt::Key_V);
    QTRY_VERIFY_WITH_TIMEOUT(isDone(table), test::kSlowness * 60'000);
    QTest::mouseClick(graph(table), Qt::LeftButton, Qt::NoModifier, graph(table)->at(3).toPoint());
    QCOMPARE(graph(table)->markedPly(), std::optional(3));
    QVERIFY(table.status().startsWith(QStringLiteral("Move 2 of")));
    QVERIFY2(sentence(table).startsWith(QStringLiteral("2. ")), qPrintable(sentence(table)));
    QCOMPARE(graph(table)->accessibleDescription(), sentence(table));
    table.key(Qt::Key_A);
    takePicture(*table.window, QStringLiteral("review-and-analysis"));
}

void ReviewTest::keysInTheGraphStep() {
    Table table;
    playCarelessly(table);
    table.key(Qt::Key_V);
    QTRY_VERIFY_WITH_TIMEOUT(isDone(table), test::kSlowness * 60'000);
    const int last = static_cast<int>(table.match().plies().size());
    QTest::keyClick(graph(table), Qt::Key_Left);
    QCOMPARE(graph(table)->markedPly(), std::optional(last - 1));
    QTest::keyClick(graph(table), Qt::Key_Home);
    QCOMPARE(graph(table)->markedPly(), std::optional(0));
    QTest::keyClick(graph(table), Qt::Key_Right);
    QCOMPARE(graph(table)->markedPly(), std::optional(1));
    QTest::keyClick(graph(table), Qt::Key_End);
    QCOMPARE(graph(table)->markedPly(), std::optional(last));
}

void ReviewTest::movesAreNumberedAsInTheListAndTheRecord() {
    Table table;
    playCarelessly(table);
    table.key(Qt::Key_V);
    QTRY_VERIFY_WITH_TIMEOUT(isDone(table), test::kSlowness * 60'000);
    const auto records = table.match().records();
    const QString text = QString::fromStdString(to_text(std::span(records)));
    const QString record = text.section(QStringLiteral("\n\n"), 1).simplified();
    const auto* list = table.window->findChild<QTableView*>(QStringLiteral("moves"))->model();
    const int last = static_cast<int>(table.match().plies().size());
    for (int ply = last - 1; ply >= 1; --ply) {
        table.key(Qt::Key_Left, Qt::AltModifier);
        const QString number = list->index((ply - 1) / 2, 0).data().toString();  // "3."
        const QString begins = number + (ply % 2 == 0 ? QStringLiteral(".. ") : QStringLiteral(" "));
        QVERIFY2(sentence(table).startsWith(begins), qPrintable(sentence(table)));
        QVERIFY2(
            table.status().startsWith(QStringLiteral("Move %1 of %2. ").arg(number.chopped(1)).arg((last + 1) / 2)),
            qPrintable(table.status()));
        const QString cell =
            QString::fromStdString(to_text(table.match().plies()[static_cast<std::size_t>(ply) - 1].placed()));
        const QString pair = record.section(number + QLatin1Char(' '), 1).section(QLatin1Char('.'), 0, 0);
        QCOMPARE(pair.section(QLatin1Char(' '), (ply - 1) % 2, (ply - 1) % 2), cell);
    }
}

void ReviewTest::steppingLeavesTheBoardWhereItIs() {
    Table table;
    playCarelessly(table);
    table.key(Qt::Key_V);
    const auto places = [&] {
        std::vector<QRect> rects;
        QCoreApplication::processEvents();
        for (const char* name : {"board", "strip", "moves"}) {
            const auto* widget = table.window->findChild<QWidget*>(QLatin1String(name));
            rects.push_back({widget->mapTo(table.window.get(), QPoint()), widget->size()});
        }
        return rects;
    };
    const auto running = places();
    QTRY_VERIFY_WITH_TIMEOUT(isDone(table), test::kSlowness * 60'000);
    QCOMPARE(places(), running);
    for (std::size_t ply = table.match().plies().size(); ply > 0; --ply) {
        table.key(Qt::Key_Left, Qt::AltModifier);
        QVERIFY2(places() == running, qPrintable(sentence(table)));
    }
}

void ReviewTest::goesFromMistakeToMistake() {
    Table table;
    playCarelessly(table);
    table.key(Qt::Key_V);
    QTRY_VERIFY_WITH_TIMEOUT(isDone(table), test::kSlowness * 60'000);
    std::vector<int> expected;
    for (std::size_t i = 0; i < guide(table).reviewed().size(); ++i)
        if (guide(table).reviewed()[i].judgement > Judgement::kInaccuracy) expected.push_back(static_cast<int>(i) + 1);
    QVERIFY(!expected.empty());
    table.key(Qt::Key_Home, Qt::AltModifier);
    for (const int ply : expected) {
        QVERIFY(action(table, "nextMistake")->isEnabled());
        table.key(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(graph(table)->markedPly(), std::optional(ply));
    }
    // After the last mistake comes the first one, unless there is only one.
    QCOMPARE(action(table, "nextMistake")->isEnabled(), expected.size() > 1);
    QCOMPARE(action(table, "previousMistake")->isEnabled(), expected.size() > 1);
    table.key(Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(graph(table)->markedPly(), std::optional(expected.front()));
    table.key(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(graph(table)->markedPly(), std::optional(expected.back()));
    // The review key goes to the next mistake as well, as the round has been reviewed already.
    table.key(Qt::Key_Home, Qt::AltModifier);
    table.key(Qt::Key_V);
    QVERIFY(!guide(table).isRunning());
    QCOMPARE(graph(table)->markedPly(), std::optional(expected.front()));
}

void ReviewTest::theButtonKeepsTheFocusInThePanel() {
    Table table;
    playCarelessly(table);
    table.key(Qt::Key_V);
    QTRY_VERIFY_WITH_TIMEOUT(isDone(table), test::kSlowness * 60'000);
    table.key(Qt::Key_Home, Qt::AltModifier);
    QToolButton* next = nullptr;
    for (auto* button : panel(table)->findChildren<QToolButton*>())
        if (button->defaultAction() == action(table, "nextMistake")) next = button;
    QVERIFY(next);
    next->setFocus(Qt::TabFocusReason);
    for (int press = 0; press < 5 && next->isEnabled(); ++press) QTest::keyClick(next, Qt::Key_Space);
    QVERIFY(panel(table)->isAncestorOf(QApplication::focusWidget()));
}

void ReviewTest::cancelEndsIt() {
    Table table;
    playCarelessly(table);
    table.key(Qt::Key_V);
    QTRY_VERIFY_WITH_TIMEOUT(guide(table).reviewed().size() >= 2, test::kSlowness * 5'000);
    QVERIFY(guide(table).isRunning());
    auto* cancel = panel(table)->findChild<QPushButton*>(QStringLiteral("cancelReview"));
    QTest::mouseClick(cancel, Qt::LeftButton);
    QVERIFY(!guide(table).isRunning());
    QVERIFY(!panel(table)->isVisible());
    QTest::qWait(50);  // no results arrive after the cancellation
    QVERIFY(guide(table).reviewed().empty());
    QVERIFY(!inList(table, 1).contains(QLatin1Char('?')));
    // The review can be started again.
    table.key(Qt::Key_V);
    QTRY_VERIFY_WITH_TIMEOUT(isDone(table), test::kSlowness * 60'000);
}

void ReviewTest::anotherMatchEndsIt() {
    Table table;
    playCarelessly(table);
    table.key(Qt::Key_V);
    QTRY_VERIFY_WITH_TIMEOUT(!guide(table).reviewed().empty(), test::kSlowness * 5'000);
    table.window->startMatch(MatchSetup{});
    QVERIFY(!guide(table).isRunning());
    QVERIFY(!panel(table)->isVisible());
    QVERIFY(!action(table, "review")->isEnabled());
}

void ReviewTest::aVariationKeepsTheReviewOfSharedMoves() {
    Table table;
    playCarelessly(table);
    table.key(Qt::Key_V);
    QTRY_VERIFY_WITH_TIMEOUT(isDone(table), test::kSlowness * 60'000);
    const auto before = table.match().plies().size();
    table.match().undo(3);
    const Cell played = guide(table).reviewed()[before - 3].played;
    for (const Cell other : table.match().position().legal_moves()) {
        if (other == played) continue;
        QVERIFY(table.match().play(other).has_value());
        break;
    }
    table.board()->finishAnimation();
    QVERIFY(panel(table)->isVisible());
    QCOMPARE(graph(table)->markedPly(), std::nullopt);
    QCOMPARE(sentence(table), QStringLiteral("This variation hasn't been reviewed"));
    QVERIFY(!inList(table, static_cast<int>(before) - 2).contains(QLatin1Char('?')));
    table.key(Qt::Key_U);
    QCOMPARE(graph(table)->markedPly(), std::optional(static_cast<int>(before) - 3));
}

void ReviewTest::anOpenedFileIsReviewed() {
    Table table;
    playCarelessly(table);
    const QString file = table.folder.filePath(QStringLiteral("game.atom4"));
    QVERIFY(!table.session->save(file.toStdString()));
    const auto expected = reviewedDirectly(table.match());
    Table other;
    other.window->openFile(file);
    QVERIFY(other.match().position().is_over());
    other.key(Qt::Key_V);
    QTRY_VERIFY_WITH_TIMEOUT(isDone(other), test::kSlowness * 60'000);
    for (std::size_t i = 0; i < expected.size(); ++i)
        QCOMPARE(guide(other).reviewed()[i].score.value(), expected[i].score.value());
}

ATOM4_WINDOW_TEST(ReviewTest)

}  // namespace atom4::ui::review_test

#include "tests/ui/atom4/review_test.moc"
