// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The live analysis: what it shows, which position it follows, and that it stops when turned off.
#include <QElapsedTimer>
#include <QLabel>
#include <QSignalSpy>
#include <QSpinBox>
#include <algorithm>

#include "core/atom4/engine/analysis.h"
#include "core/atom4/game/analysis_texts.h"
#include "core/atom4/rules/notation.h"
#include "tests/support/cost.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/model/verdict_texts.h"
#include "ui/atom4/panels/analysis_panel.h"
#include "ui/atom4/panels/evaluation_bar.h"

namespace atom4::ui::analysis_test {

namespace {

EvaluationBar* bar(Table& table) {
    return table.window->findChild<EvaluationBar*>();
}
AnalysisPanel* panel(Table& table) {
    return table.window->findChild<AnalysisPanel*>();
}
LineList* lineList(Table& table) {
    return table.window->findChild<LineList*>();
}
const std::vector<SearchLine>& found(Table& table) {
    return lineList(table)->lineModel().lines();
}
QString verdict(Table& table) {
    return panel(table)->findChild<QLabel*>(QStringLiteral("verdict"))->text();
}

// Returns whether all lines can be played from the position on the board.
bool fits(Table& table) {
    return std::all_of(found(table).begin(), found(table).end(), [&](const SearchLine& line) {
        Position position = table.board()->position();
        return std::all_of(line.moves.begin(), line.moves.end(),
                           [&](Cell next) { return position.play(next).has_value(); });
    });
}

MatchSetup small() {
    return {BoardSize{6, 6}, {Seat::human(), Seat::human()}};
}

}  // namespace

class AnalysisTest : public QObject {
    Q_OBJECT

private slots:
    void verdictsDescribeTheScore_data();
    void verdictsDescribeTheScore();
    void aProvenDrawIsShownAsADraw();
    void linesAreSeenFromThePlayerToMove();
    void isOffAtFirst();
    void aKeyTurnsItOnAndOff();
    void aLinePointedAtIsDrawn();
    void followsTheMatch();
    void followsEarlierPositions();
    void showsAsManyLinesAsWanted();
    void remembersThatItWasOn();
    void aFinishedRoundIsNotSearched();
    void stopsAtOnce();
    void theDepthIsShownWithEnoughRoom();
};

void AnalysisTest::verdictsDescribeTheScore_data() {
    QTest::addColumn<int>("score");
    QTest::addColumn<bool>("firstToMove");
    QTest::addColumn<QString>("brief");
    QTest::addColumn<QString>("sentence");
    const auto row = [](int score, bool first, const char* brief, const char* sentence) {
        QTest::addRow("%d for %d", score, first ? 1 : 2)
            << score << first << QString::fromUtf8(brief) << QString::fromUtf8(sentence);
    };
    row(0, true, "0.0", "The position is even");
    row(-60, true, "\u22120.6", "The position is even");
    row(150, true, "+1.5", "Player 1 is slightly ahead");
    row(150, false, "\u22121.5", "Player 2 is slightly ahead");
    row(-450, false, "+4.5", "Player 1 is ahead");
    row(-1000, true, "\u221210.0", "Player 2 is close to winning");
    row(Score::kWin - 1, true, "win in 1", "Player 1 wins with the next move");
    row(Score::kWin - 5, false, "win in 3", "Player 2 wins in 3 moves");
    row(-Score::kWin + 2, true, "win in 1", "Player 2 wins with the next move");
    row(-Score::kWin + 6, false, "win in 3", "Player 1 wins in 3 moves");
}

void AnalysisTest::verdictsDescribeTheScore() {
    QFETCH(int, score);
    QFETCH(bool, firstToMove);
    const Verdict verdict(Score(score), firstToMove ? Player::kFirst : Player::kSecond);
    QTEST(VerdictTexts::brief(verdict), "brief");
    QTEST(QString::fromStdString(verdict_sentence({{}, {Seat::human(), Seat::human()}}, verdict)), "sentence");
    const bool good = firstToMove == (score > 0);
    if (score != 0) QCOMPARE(verdict.share() > 0.5, good);
}

// Unlike 0.0, which is an estimate, a proven draw is shown as a draw.
void AnalysisTest::aProvenDrawIsShownAsADraw() {
    const Match match({{}, {Seat::human(), Seat::human()}});
    const Verdict verdict(Score::draw(), Player::kSecond);
    QCOMPARE(VerdictTexts::brief(verdict), QStringLiteral("draw"));
    QCOMPARE(QString::fromStdString(verdict_sentence(match.setup(), verdict)), QStringLiteral("Draw with best play"));
    QCOMPARE(verdict.share(), 0.5);
    Hint hint;
    hint.move = cell("i9");
    hint.score = Score::draw();
    hint.reason = HintReason::kHoldsDraw;
    QCOMPARE(hint_sentence(Position(), hint), std::string("i9 saves the draw. Neither player can force a win."));
}

// The list does not show a side beside its numbers, unlike the bar.
void AnalysisTest::linesAreSeenFromThePlayerToMove() {
    LineModel model;
    const auto shown = [&](Score score, Colour toPlay) {
        model.show({{score, {cell("i9")}}}, toPlay);
        return model.data(model.index(0), Qt::DisplayRole).toString();
    };
    for (const Colour toPlay : {Colour::kRed, Colour::kYellow, Colour::kGreen}) {
        QCOMPARE(shown(Score(Score::kWin - 1), toPlay), QStringLiteral("win in 1: i9"));
        QCOMPARE(shown(Score(2 - Score::kWin), toPlay), QStringLiteral("loss in 1: i9"));
        QCOMPARE(shown(Score(150), toPlay), QStringLiteral("+1.50: i9"));
        QCOMPARE(shown(Score(-150), toPlay), QStringLiteral("-1.50: i9"));
    }
}

// The label may wrap, so Qt would reserve more height: room for its text on one line must be enough.
void AnalysisTest::theDepthIsShownWithEnoughRoom() {
    QWidget room;
    AnalysisPanel panel(&room);
    auto* depth = panel.findChild<QLabel*>(QStringLiteral("depth"));
    panel.setSentence(QStringLiteral("The position is even"));
    panel.setDepth(9, false);
    room.show();
    const int header = panel.findChild<QSpinBox*>()->sizeHint().height();
    for (int height = panel.minimumSizeHint().height(); height < 250; height += 3) {
        panel.resize(520, height);
        QCoreApplication::processEvents();
        const QByteArray told = QByteArray::number(height);
        const int left = height - header - panel.lines()->heightOf(panel.lineCount());
        if (left >= 40) QVERIFY2(depth->isVisible(), told);
        if (depth->isVisible()) QVERIFY2(depth->height() >= depth->heightForWidth(depth->width()), told);
    }
}

void AnalysisTest::isOffAtFirst() {
    Table table;
    QVERIFY(!bar(table)->isVisible());
    QVERIFY(!panel(table));
    table.click(cell("i9"));
    QVERIFY(table.board()->notes() == BoardAnnotations());
}

void AnalysisTest::aKeyTurnsItOnAndOff() {
    Table table;
    const QRect before = table.board()->geometry();
    table.key(Qt::Key_A);
    QVERIFY(bar(table)->isVisible());
    QTRY_COMPARE(found(table).size(), std::size_t{2});  // the start has two moves
    QVERIFY(fits(table));
    QTRY_VERIFY(bar(table)->verdict());
    QCOMPARE(bar(table)->accessibleDescription(), verdict(table));
    QVERIFY(!verdict(table).isEmpty());
    QCOMPARE(table.board()->notes().candidates.size(), std::size_t{2});
    QVERIFY(table.board()->geometry().height() < before.height());
    takePicture(*table.window, QStringLiteral("analysis-start"));
    table.key(Qt::Key_A);
    QVERIFY(!bar(table)->isVisible());
    QVERIFY(!panel(table)->isVisible());
    QVERIFY(table.board()->notes() == BoardAnnotations());
    QTRY_COMPARE(table.board()->geometry(), before);
}

void AnalysisTest::aLinePointedAtIsDrawn() {
    Table table;
    table.key(Qt::Key_A);
    QTRY_VERIFY(found(table).size() == 2 && found(table)[1].moves.size() > 3);
    QCOMPARE(table.board()->notes().line, std::vector<Cell>());
    const QPoint at = lineList(table)->visualRect(lineList(table)->model()->index(1, 0)).center();
    QMouseEvent move(QEvent::MouseMove, at, lineList(table)->viewport()->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(lineList(table)->viewport(), &move);
    QTRY_COMPARE(table.board()->notes().line, found(table)[1].moves);
    takePicture(*table.window, QStringLiteral("analysis-line"));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(lineList(table)->viewport(), &leave);
    QCOMPARE(table.board()->notes().line, std::vector<Cell>());
    // The keyboard selects a line as well.
    lineList(table)->setFocus(Qt::TabFocusReason);
    QTest::keyClick(lineList(table), Qt::Key_Down);
    QTest::keyClick(lineList(table), Qt::Key_Up);
    QTRY_COMPARE(table.board()->notes().line, found(table)[0].moves);
}

void AnalysisTest::followsTheMatch() {
    Table table;
    table.key(Qt::Key_A);
    QTRY_VERIFY(!found(table).empty());
    table.click(cell("i9"));
    table.board()->finishAnimation();
    QTRY_VERIFY(found(table).size() == 3 && fits(table));
    QTRY_COMPARE(table.board()->notes().candidates.front(), found(table).front().moves.front());
    table.key(Qt::Key_U);
    QTRY_VERIFY(found(table).size() == 2 && fits(table));
}

void AnalysisTest::followsEarlierPositions() {
    Table table;
    table.playAll({"i9", "i7", "j7", "h7"});
    table.key(Qt::Key_A);
    QTRY_VERIFY(!found(table).empty());
    table.key(Qt::Key_Home, Qt::AltModifier);
    QTRY_COMPARE(found(table).size(), std::size_t{2});
    QVERIFY(fits(table));
    table.key(Qt::Key_End, Qt::AltModifier);
    QTRY_VERIFY(found(table).size() == 3 && fits(table));
}

void AnalysisTest::showsAsManyLinesAsWanted() {
    Table table;
    table.playAll({"i9", "i7", "j7", "h7"});
    table.key(Qt::Key_A);
    auto* count = panel(table)->findChild<QSpinBox*>(QStringLiteral("lineCount"));
    for (const int wanted : {1, 5, 2}) {
        count->setValue(wanted);
        QTRY_COMPARE(found(table).size(), static_cast<std::size_t>(wanted));
    }
    QVERIFY(std::is_sorted(found(table).begin(), found(table).end(),
                           [](const SearchLine& a, const SearchLine& b) { return a.score > b.score; }));
}

void AnalysisTest::remembersThatItWasOn() {
    QTemporaryDir kept;
    qputenv("ATOM4_TEST_SETTINGS", kept.path().toUtf8());
    {
        Table table;
        table.key(Qt::Key_A);
        panel(table)->findChild<QSpinBox*>(QStringLiteral("lineCount"))->setValue(4);
    }
    {
        Table table;
        QVERIFY(bar(table)->isVisible());
        QCOMPARE(panel(table)->lineCount(), 4);
        table.key(Qt::Key_A);
    }
    {
        Table table;
        QVERIFY(!bar(table)->isVisible());
    }
    qunsetenv("ATOM4_TEST_SETTINGS");
}

void AnalysisTest::aFinishedRoundIsNotSearched() {
    Table table;
    table.window->startMatch(small());
    table.key(Qt::Key_A);
    table.playToTheEnd(Outcome::kSecondWins, 1);
    table.board()->finishAnimation();
    QCOMPARE(verdict(table), QStringLiteral("Player 2 has won"));
    QCOMPARE(bar(table)->verdict()->share(), 0.0);
    QVERIFY(found(table).empty());
    QVERIFY(!table.window->isAnalysing());
    table.key(Qt::Key_Left, Qt::AltModifier);
    QTRY_COMPARE(verdict(table), QStringLiteral("Player 2 wins with the next move"));
}

// Takes the best of several times, since other programs on the machine only make it longer.
void AnalysisTest::stopsAtOnce() {
    qint64 off = 60'000;
    qint64 closing = 60'000;
    for (int i = 0; i < 5; ++i) {
        Table table;
        table.playAll({"i9", "i7", "j7", "h7"});
        table.key(Qt::Key_A);
        const auto deep = [&] { return !found(table).empty() && found(table).front().moves.size() >= 8; };
        QTRY_VERIFY(deep());
        QElapsedTimer timer;
        timer.start();
        table.key(Qt::Key_A);
        off = std::min(off, timer.elapsed());
        QVERIFY(!table.window->isAnalysing());
        table.key(Qt::Key_A);
        QTRY_VERIFY(fits(table) && deep());
        timer.start();
        QVERIFY(table.window->close());
        QVERIFY(!table.window->isAnalysing());
        table.window.reset();
        closing = std::min(closing, timer.elapsed());
    }
    QVERIFY2(off < test::kSlowness * 50, qPrintable(QString::number(off)));
    QVERIFY2(closing < test::kSlowness * 50, qPrintable(QString::number(closing)));
}

ATOM4_WINDOW_TEST(AnalysisTest)

}  // namespace atom4::ui::analysis_test

#include "tests/ui/atom4/analysis_test.moc"
