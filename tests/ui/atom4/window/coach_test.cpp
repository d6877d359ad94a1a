// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The review as a coach: the position before a mistake, the better move and why, and trial moves that leave the match
// unchanged.
#include <QDirIterator>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QToolButton>
#include <algorithm>
#include <map>

#include "core/atom4/engine/review.h"
#include "core/atom4/game/analysis_texts.h"
#include "core/atom4/rules/notation.h"
#include "tests/support/cost.h"
#include "tests/support/positions.h"
#include "tests/ui/support/review_round.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/model/review_texts.h"
#include "ui/atom4/window/sandbox.h"
#include "ui/common/language.h"

namespace atom4::ui::coach_test {

namespace {

QString text(Table& table, const char* label) {
    return panel(table)->findChild<QLabel*>(QLatin1String(label))->text();
}

// Returns the contents of all files below the folder.
std::map<QString, QByteArray> filesIn(const QString& folder) {
    std::map<QString, QByteArray> files;
    QDirIterator each(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        QFile file(each.next());
        if (file.open(QIODevice::ReadOnly)) files[file.fileName()] = file.readAll();
    }
    return files;
}

void reviewCarelessly(Table& table) {
    playCarelessly(table);
    table.key(Qt::Key_V);
    QTRY_VERIFY_WITH_TIMEOUT(isDone(table), test::kSlowness * 60'000);
}

}  // namespace

class CoachTest : public QObject {
    Q_OBJECT

private slots:
    void aMistakeIsShownOnTheBoardBeforeIt();
    void clickingAMistakeInListOrGraphShowsTheSame();
    void whyNamesTheRowAndItsDefence();
    void mistakesFollowTheLanguage();
    void theAccuracyMatchesTheCoreCalculation();
    void theBestLineIsPlayedOnTheBoardAndTakenBack();
    void anyOtherActionStopsTheBestLine();
    void tryItBeginsWhereTheBestLineBegan();
    void escapeReturnsFromTheBestLineToTheRound();
    void aTrialChangesNothingInTheMatch();
    void aTrialMoveIsJudged();
};

void CoachTest::aMistakeIsShownOnTheBoardBeforeIt() {
    Table table;
    reviewCarelessly(table);
    table.key(Qt::Key_Home, Qt::AltModifier);
    table.key(Qt::Key_Down, Qt::AltModifier);
    const int ply = *graph(table)->markedPly();
    QVERIFY(table.board()->position() == table.match().position_after(ply - 1));
    const ReviewedMove& move = guide(table).reviewed()[static_cast<std::size_t>(ply - 1)];
    const auto ghosts = table.board()->notes().ghosts;
    QVERIFY(ghosts.size() >= 2);
    QVERIFY(ghosts[0].cell == move.best_line.front() && ghosts[0].kind == BoardAnnotations::Ghost::Kind::kBetter);
    QVERIFY(ghosts[1].cell == move.played && ghosts[1].kind == BoardAnnotations::Ghost::Kind::kPlayed);
    QVERIFY(!text(table, "happens").isEmpty());
    QVERIFY(text(table, "better").startsWith(QString::fromStdString(to_text(move.best_line.front()))));
    QCOMPARE(table.status(),
             QString::fromStdString("Position before " + move_number_text(ply, table.match().first_colour()) + " " +
                                    to_text(move.played) + "."));
    QVERIFY(sentence(table).startsWith(QString::fromStdString(move_number_text(ply, table.match().first_colour()))));
    // From there, the next step shows the position after the move.
    table.key(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(table.board()->position() == table.match().position_after(ply));
    QVERIFY(table.board()->notes().ghosts.empty());
    QCOMPARE(graph(table)->markedPly(), std::optional(ply));
    table.key(Qt::Key_Up, Qt::AltModifier);
    table.key(Qt::Key_Escape);
    QVERIFY(table.board()->position() == table.match().position());
}

void CoachTest::clickingAMistakeInListOrGraphShowsTheSame() {
    Table table;
    reviewCarelessly(table);
    int ply = 0;
    for (const ReviewedMove& move : guide(table).reviewed()) {
        ++ply;
        if (move.judgement > Judgement::kInaccuracy) break;
    }
    QTest::mouseClick(graph(table), Qt::LeftButton, Qt::NoModifier, graph(table)->at(ply).toPoint());
    const auto ghosts = table.board()->notes().ghosts;
    QVERIFY(!ghosts.empty());
    table.key(Qt::Key_Escape);
    QVERIFY(table.board()->notes().ghosts.empty());
    auto* list = table.window->findChild<QTableView*>(QStringLiteral("moves"));
    list->scrollTo(list->model()->index((ply - 1) / 2, 1));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, Qt::NoModifier,
                      list->visualRect(list->model()->index((ply - 1) / 2, 1 + (ply - 1) % 2)).center());
    QVERIFY(table.board()->notes().ghosts == ghosts);
    QCOMPARE(graph(table)->markedPly(), std::optional(ply));
}

void CoachTest::whyNamesTheRowAndItsDefence() {
    const Match match({{}, {Seat::human(), Seat::human()}});
    const auto blunders = test::load_blunders();
    for (const auto& [before, played, wins, better] : blunders) {
        const ReviewedMove move{played, Score(-Score::kWin + 2), Score(0), {better}, Judgement::kLosingMove, {wins}};
        const auto why = review_reason(match.setup(), before, move);
        const auto fours = mistake_facts(before, move).lets;
        QVERIFY(why.happens.starts_with("It leaves " + to_text(fours.front().cell)));
        QVERIFY2(why.happens.find("in a row, from ") != std::string::npos, why.happens.c_str());
        QCOMPARE(why.better, to_text(better) + (fours.size() > 1 ? " stops both at once." : " stops it."));
    }
    QVERIFY(!blunders.empty());
}

void CoachTest::mistakesFollowTheLanguage() {
    Table table;
    reviewCarelessly(table);
    const auto isMistake = [](const ReviewedMove& move) { return move.judgement > Judgement::kInaccuracy; };
    const auto& reviewed = guide(table).reviewed();
    const auto mistakes = std::count_if(reviewed.begin(), reviewed.end(), isMistake);
    QVERIFY(mistakes > 0);
    for (auto i = mistakes; i > 0; --i) {
        table.key(Qt::Key_Up, Qt::AltModifier);
        const int ply = *graph(table)->markedPly();
        const QString english = text(table, "happens");
        const auto ghosts = table.board()->notes().ghosts;
        speak(*languageOf(QStringLiteral("fr")));
        QTRY_VERIFY(text(table, "happens") != english);
        QVERIFY(table.board()->position() == table.match().position_after(ply - 1));
        QCOMPARE(table.board()->notes().ghosts.size(), ghosts.size());
        QVERIFY(table.board()->notes().ghosts[0].word != ghosts[0].word);
        speak(LanguageChoice::kEnglish);
        QTRY_COMPARE(text(table, "happens"), english);
    }
}

void CoachTest::theAccuracyMatchesTheCoreCalculation() {
    Table table;
    reviewCarelessly(table);
    const auto expected = accuracy_of(table.match().first_position(), guide(table).reviewed());
    for (const Player player : {Player::kFirst, Player::kSecond}) {
        const int row = player == Player::kFirst ? 0 : 1;
        const auto shown = [&](const char* name) {
            return panel(table)->findChild<QLabel*>(QLatin1String(name) + QString::number(row))->text();
        };
        QCOMPARE(shown("accuracy"),
                 QStringLiteral("Player %1: %2% accuracy").arg(row + 1).arg(*expected[player].round.percent()));
        qsizetype known = 0;
        for (const Accuracy& phase : expected[player].phases) {
            if (!phase.percent()) continue;
            ++known;
            QVERIFY(shown("phases").contains(QStringLiteral("%1%").arg(*phase.percent())));
        }
        QCOMPARE(shown("phases").count(QLatin1Char('%')), known);
        QVERIFY(!shown("marks").isEmpty());
    }
    auto* about = panel(table)->findChild<QToolButton*>(QStringLiteral("aboutAccuracy"));
    QVERIFY(about->toolTip().contains(QStringLiteral("random moves")));
}

void CoachTest::aTrialChangesNothingInTheMatch() {
    Table table;
    reviewCarelessly(table);
    table.key(Qt::Key_Home, Qt::AltModifier);
    table.key(Qt::Key_Down, Qt::AltModifier);
    const auto recordsBefore = table.match().records();
    const auto generation = table.match().generation();
    const Position shown = table.board()->position();
    const auto kept = filesIn(table.folder.path());
    const QString place = table.status();
    const auto* undo = table.window->findChild<QAction*>(QStringLiteral("undo"));
    table.key(Qt::Key_T);
    QPointer<Sandbox> sandbox = table.window->findChild<Sandbox*>();
    QVERIFY(sandbox && sandbox->isVisible());
    QVERIFY(!undo->isEnabled());
    // It replaces the board, and keys apply to it.
    QVERIFY(!table.board()->isVisible() && sandbox->board()->hasFocus());
    QVERIFY(sandbox->board()->position() == shown);
    // The player's move, and the computer's reply unless the round is over.
    const Cell cell = shown.legal_moves().front();
    QTest::mouseClick(sandbox->board(), Qt::LeftButton, Qt::NoModifier, sandbox->board()->cellCentre(cell));
    QTRY_VERIFY_WITH_TIMEOUT(sandbox->match().plies().size() == 2 || sandbox->match().is_over(),
                             test::kSlowness * 20'000);
    QTest::mouseClick(sandbox->findChild<QPushButton*>(QStringLiteral("sandboxTakeBack")), Qt::LeftButton);
    QVERIFY(sandbox->match().position() == shown);
    QTest::mouseClick(sandbox->board(), Qt::LeftButton, Qt::NoModifier, sandbox->board()->cellCentre(cell));
    QVERIFY(!(sandbox->match().position() == shown));
    QVERIFY(undo->isEnabled());
    QTest::keyClick(table.window->focusWidget(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(sandbox->match().position() == shown);
    QTest::keyClick(table.window->focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(!sandbox);
    QVERIFY(table.board()->isVisible() && table.board()->hasFocus());
    QVERIFY(place.startsWith(QStringLiteral("Position before ")));
    QCOMPARE(table.status(), place);
    QVERIFY(table.match().records() == recordsBefore);
    QCOMPARE(table.match().generation(), generation);
    QVERIFY(table.board()->position() == shown);
    QVERIFY(!table.board()->notes().ghosts.empty());
    QVERIFY(filesIn(table.folder.path()) == kept);
}

void CoachTest::theBestLineIsPlayedOnTheBoardAndTakenBack() {
    Table table;
    reviewCarelessly(table);
    table.key(Qt::Key_Down, Qt::AltModifier);
    const int ply = *graph(table)->markedPly();
    const std::vector<Cell> line = guide(table).reviewed()[static_cast<std::size_t>(ply - 1)].best_line;
    const Position before = table.match().position_after(ply - 1);
    const auto generation = table.match().generation();
    QTest::mouseClick(panel(table)->findChild<QToolButton*>(QStringLiteral("bestLine")), Qt::LeftButton);
    Position expected = before;
    for (const Cell cell : line) {
        (void)expected.play_legal(cell);
        QTRY_VERIFY_WITH_TIMEOUT(table.board()->position() == expected, test::kSlowness * 5'000);
    }
    QTRY_VERIFY_WITH_TIMEOUT(table.board()->position() == before, test::kSlowness * 5'000);
    QVERIFY(!table.board()->notes().ghosts.empty());
    QCOMPARE(table.match().generation(), generation);
}

void CoachTest::anyOtherActionStopsTheBestLine() {
    Table table;
    reviewCarelessly(table);
    table.key(Qt::Key_Down, Qt::AltModifier);
    const int ply = *graph(table)->markedPly();
    const Position before = table.match().position_after(ply - 1);
    const auto generation = table.match().generation();
    table.key(Qt::Key_G);
    QVERIFY(!(table.board()->position() == before));
    // A click while the line is shown ends it, and places nothing.
    table.board()->finishAnimation();
    table.click(table.board()->position().legal_moves().front());
    QVERIFY(table.board()->position() == before);
    QCOMPARE(table.match().generation(), generation);
    table.key(Qt::Key_G);
    table.key(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(table.board()->position() == table.match().position_after(ply));
    QVERIFY(!QTest::qWaitFor([&] { return !(table.board()->position() == table.match().position_after(ply)); }, 1'200));
}

void CoachTest::tryItBeginsWhereTheBestLineBegan() {
    Table table;
    reviewCarelessly(table);
    table.key(Qt::Key_Down, Qt::AltModifier);
    const Position before = table.board()->position();
    table.key(Qt::Key_G);
    QVERIFY(!(table.board()->position() == before));
    table.key(Qt::Key_T);
    auto* sandbox = table.window->findChild<Sandbox*>();
    QVERIFY(sandbox != nullptr);
    QVERIFY(sandbox->match().position() == before);
}

void CoachTest::escapeReturnsFromTheBestLineToTheRound() {
    Table table;
    reviewCarelessly(table);
    const auto* back = table.window->findChild<QPushButton*>(QStringLiteral("backToTheRound"));
    for (const bool isPlaying : {true, false}) {
        table.key(Qt::Key_Home, Qt::AltModifier);
        table.key(Qt::Key_Down, Qt::AltModifier);
        const Position before = table.board()->position();
        table.key(Qt::Key_G);
        QVERIFY(!(table.board()->position() == before));
        if (!isPlaying) QTRY_VERIFY_WITH_TIMEOUT(table.board()->position() == before, test::kSlowness * 20'000);
        QVERIFY(back->isVisible());
        table.key(Qt::Key_Escape);
        QVERIFY(table.board()->position() == table.match().position());
        QVERIFY(!back->isVisible());
        QCOMPARE(table.state(), QString::fromStdString(state_text(table.match())));
    }
}

// The verdicts on the move played and on the best move agree with the review.
void CoachTest::aTrialMoveIsJudged() {
    Table table;
    reviewCarelessly(table);
    table.key(Qt::Key_Home, Qt::AltModifier);
    table.key(Qt::Key_Down, Qt::AltModifier);
    const ReviewedMove move = guide(table).reviewed()[static_cast<std::size_t>(*graph(table)->markedPly() - 1)];
    const Player mover = table.board()->position().mover();
    table.key(Qt::Key_T);
    QPointer<Sandbox> sandbox = table.window->findChild<Sandbox*>();
    const auto label = [&](const char* name) { return sandbox->findChild<QLabel*>(QLatin1String(name))->text(); };
    QVERIFY2(label("sandboxSide")
                 .startsWith(mover == Player::kFirst ? QStringLiteral("You want four whites")
                                                     : QStringLiteral("You want four blacks")),
             qPrintable(label("sandboxSide")));
    QVERIFY(label("sandboxVerdict").isEmpty());
    const auto attempt = [&](Cell cell) {
        QTest::mouseClick(sandbox->board(), Qt::LeftButton, Qt::NoModifier, sandbox->board()->cellCentre(cell));
        sandbox->board()->finishAnimation();
    };
    const QString best = QString::fromStdString(to_text(move.best_line.front()));
    const QString played = QString::fromStdString(to_text(move.played));
    attempt(move.played);
    QTRY_VERIFY_WITH_TIMEOUT(label("sandboxVerdict").startsWith(played), test::kSlowness * 20'000);
    QVERIFY2(label("sandboxVerdict").contains(best), qPrintable(label("sandboxVerdict")));
    QTest::mouseClick(sandbox->findChild<QPushButton*>(QStringLiteral("sandboxTakeBack")), Qt::LeftButton);
    QVERIFY(label("sandboxVerdict").isEmpty());
    attempt(move.best_line.front());
    QTRY_VERIFY_WITH_TIMEOUT(label("sandboxVerdict").startsWith(best + QStringLiteral(" is the best move.")),
                             test::kSlowness * 20'000);
}

ATOM4_WINDOW_TEST(CoachTest)

}  // namespace atom4::ui::coach_test

#include "tests/ui/atom4/window/coach_test.moc"
