// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The start of a game of Lines: what the first start shows, the choices for a new game, and what is remembered.
#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <algorithm>

#include "core/lines/texts.h"
#include "tests/support/cost.h"
#include "tests/ui/lines/fixture.h"
#include "tests/ui/support/parts.h"
#include "tests/ui/support/window_test.h"

namespace atom4::ui::lines_start_test {

namespace {

QAction* action(const LinesTable& table, const char* name) {
    return table.window->findChild<QAction*>(QLatin1String(name));
}

// Presses a key where the focus is.
void press(const LinesTable& table, int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(table.window->focusWidget(), static_cast<Qt::Key>(key), modifiers);
}

void type(QWidget* box, const QString& text) {
    box->setFocus();
    QTest::keyClick(box, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(box, text);
}

void clickOn(QWidget* button) {
    QTest::mouseClick(button, Qt::LeftButton);
}

}  // namespace

class LinesStartTest : public QObject {
    Q_OBJECT

private slots:
    void theFirstStartExplainsTheGame();
    void asSecondProgramItSaysWhyTheGameIsNew();
    void startedLessonsResumeFromTheStartPage();
    void anExistingChoiceSkipsTheStartPage();
    void enterPlaysTheSameAgain();
    void aHiddenPreviewStaysHidden();
    void escapeGoesBackToTheGame();
    void aGameInPlayIsSavedAndOffered();
    void theChoiceIsRememberedAtTheNextStart();
    void theNameIsUsedForTheScores();
    void clearingTheNameRestoresTheAccountName();
    void newGameWithUnfoldsTheOptions();
    void theNoteDescribesTheChosenGame();
    void theBestScoreIsThatOfTheChosenGame();
    void theExamplePlaysOnceAndEndsBeforeTheLine();
    void theExampleIsStillWithoutAnimation();
    void theExampleShowsLinesOfEveryLength_data();
    void theExampleShowsLinesOfEveryLength();
    void aHiddenBoardIsIdle();
    void anOpenedGameClosesTheStartPage();
    void noMenuIsLongerThanTen();
    void theToolBarCanHide();
};

void LinesStartTest::theFirstStartExplainsTheGame() {
    LinesTable table;
    QVERIFY(table.window->session().nothing_chosen());
    table.window->welcome();
    QVERIFY(table.window->startPage()->isVisible() && !table.board()->isVisible());
    QCOMPARE(table.window->focusWidget()->objectName(), QStringLiteral("play"));
    QCOMPARE(table.window->startPage()->example()->accessibleName(), QStringLiteral("Line up 5 chips of one colour"));
    QVERIFY(!part<QWidget>(table, "kept")->isVisible());
    QVERIFY(!table.window->startPage()->example()->isPlaying());
    press(table, Qt::Key_Tab);  // a sign that a player is there
    QVERIFY(table.window->startPage()->example()->isPlaying());
    part<QWidget>(table, "play")->setFocus();
    press(table, Qt::Key_Space);
    QVERIFY(table.window->startPage() == nullptr);
    QVERIFY(table.board()->isVisible() && table.board()->hasFocus());
    QVERIFY(table.window->session().configuration() == (lines::Configuration{{}, true}));
}

void LinesStartTest::asSecondProgramItSaysWhyTheGameIsNew() {
    LinesTable table(lines::SessionOptions{}, unmoved());
    table.moveAtRandom(1);
    // As the window closes, another program takes the game.
    std::unique_ptr<lines::Session> other;
    connect(table.window.get(), &QObject::destroyed, this, [&] { other = std::move(*lines::Session::begin({})); });
    table.reopen();
    QVERIFY(other->was_resumed());
    QVERIFY(!table.game().has_moves());
    QCOMPARE(table.status(), QStringLiteral("Lines is already running, so a new game begins here."));
}

void LinesStartTest::startedLessonsResumeFromTheStartPage() {
    LinesTable table;
    QVERIFY(!lines::lesson_file().finish(name_of(lines::LessonId::kPaths)));
    table.window->welcome();
    const auto* offer = part<QPushButton>(table, "learn");
    QCOMPARE(offer->text(), QStringLiteral("Resume"));
    const QString next = QString::fromStdString(lines::lesson_title(lines::LessonId::kPreview));
    const auto labels = offer->parentWidget()->findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) { return label->text() == next; }));
    clickOn(part<QWidget>(table, "learn"));
    QVERIFY(table.window->startPage() == nullptr || !table.window->startPage()->isVisible());
    QVERIFY(!lines::lesson_file().reset());
}

void LinesStartTest::anExistingChoiceSkipsTheStartPage() {
    lines::SessionOptions small;
    small.rows = small.cols = 6;
    QVERIFY(!LinesTable(small).window->session().nothing_chosen());
    LinesTable table(lines::SessionOptions{}, unmoved());
    table.reopen();
    QVERIFY2(table.window->session().nothing_chosen(), "nobody has played");
    table.moveAtRandom(1);
    table.reopen();
    QVERIFY(table.window->session().was_resumed() && !table.window->session().nothing_chosen());
}

void LinesStartTest::enterPlaysTheSameAgain() {
    LinesTable table(lines::SessionOptions{}, unmoved());
    lines::Configuration configuration{{8, 10, 6, 4, 5, 2}, false};
    table.window->start(configuration);
    const std::string first = table.game().id();
    table.key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(table.window->startPage()->isVisible());
    press(table, Qt::Key_Return);
    QVERIFY(table.window->startPage() == nullptr);
    QVERIFY(table.game().id() != first);
    QVERIFY(table.window->session().configuration() == configuration);
}

void LinesStartTest::aHiddenPreviewStaysHidden() {
    LinesTable table(lines::SessionOptions{}, unmoved());
    table.moveAtRandom(1);
    table.key(Qt::Key_V);
    QVERIFY2(table.window->session().configuration().preview, "it has been shown in this game");
    table.key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(part<QLabel>(table, "playedWith")->text().endsWith(QStringLiteral("next chips hidden")));
    press(table, Qt::Key_Return);
    QVERIFY(table.game().preview() == lines::Preview::kOff);
}

void LinesStartTest::escapeGoesBackToTheGame() {
    LinesTable table(lines::SessionOptions{}, unmoved());
    table.moveAtRandom(1);
    const auto played = table.game().record();
    table.key(Qt::Key_N);
    press(table, Qt::Key_Escape);
    QVERIFY(table.window->startPage() == nullptr);
    QVERIFY(table.board()->hasFocus());
    table.key(Qt::Key_N);
    clickOn(part<QWidget>(table, "back"));
    QVERIFY(table.board()->isVisible());
    QVERIFY(table.game().record() == played);
}

void LinesStartTest::aGameInPlayIsSavedAndOffered() {
    LinesTable table(lines::SessionOptions{}, unmoved());
    table.moveAtRandom(1);
    const auto played = table.game().record();
    table.key(Qt::Key_N);
    QVERIFY(part<QWidget>(table, "kept")->isVisible());
    QVERIFY(part<QWidget>(table, "resume") == nullptr);
    press(table, Qt::Key_Return);
    QVERIFY(!table.game().has_moves());
    table.key(Qt::Key_N);
    QVERIFY(!part<QWidget>(table, "kept")->isVisible());
    clickOn(part<QWidget>(table, "resume"));
    QVERIFY(table.window->startPage() == nullptr);
    QVERIFY(table.game().record() == played);
    QCOMPARE(table.status(), QStringLiteral("Game resumed."));
}

void LinesStartTest::theChoiceIsRememberedAtTheNextStart() {
    LinesTable table(lines::SessionOptions{}, unmoved());
    table.window->welcome();
    table.window->startPage()->unfold();
    type(part<QSpinBox>(table, "colours"), QStringLiteral("7"));
    type(part<QSpinBox>(table, "cols"), QStringLiteral("11"));
    press(table, Qt::Key_Escape);
    table.reopen();
    table.window->welcome();
    QVERIFY2(table.window->startPage()->configuration() == (lines::Configuration{{}, true}),
             "not played, not remembered");
    table.window->startPage()->unfold();
    type(part<QSpinBox>(table, "colours"), QStringLiteral("7"));
    clickOn(part<QCheckBox>(table, "preview"));
    part<QCheckBox>(table, "preview")->setChecked(false);
    clickOn(part<QWidget>(table, "play"));
    table.reopen();
    table.window->welcome();
    lines::GameSetup seven;
    seven.colours = 7;
    QVERIFY(table.window->startPage()->configuration() == (lines::Configuration{seven, false}));
}

void LinesStartTest::theNameIsUsedForTheScores() {
    LinesTable table(lines::SessionOptions{}, unmoved());
    table.window->start(gameOfPoints());
    for (std::uint64_t i = 0; !table.window->session().has_points_in_play(); ++i) table.moveAtRandom(i);
    table.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(part<QLineEdit>(table, "name")->text(), QStringLiteral("Ada"));
    type(part<QLineEdit>(table, "name"), QStringLiteral(" Grace  Hopper "));
    press(table, Qt::Key_Return);
    answer(table, "leave");
    QVERIFY(table.window->startPage() == nullptr);
    QCOMPARE(keptScores(table).size(), std::size_t{1});
    QCOMPARE(keptScores(table)[0].name, std::string("Ada"));  // the name of the player who scored
    for (std::uint64_t i = 0; table.game().position().score() == 0; ++i) table.moveAtRandom(i);
    table.reopen();
    const auto scores = keptScores(table);
    QVERIFY(std::any_of(scores.begin(), scores.end(), [](const auto& score) { return score.name == "Grace Hopper"; }));
    table.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(part<QLineEdit>(table, "name")->text(), QStringLiteral("Grace Hopper"));
}

void LinesStartTest::clearingTheNameRestoresTheAccountName() {
    LinesTable table(lines::SessionOptions{}, unmoved());
    for (const char* name : {"Grace", ""}) {
        table.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        type(part<QLineEdit>(table, "name"), QLatin1String(name));
        if (*name == '\0') QTest::keyClick(part<QLineEdit>(table, "name"), Qt::Key_Backspace);
        press(table, Qt::Key_Return);
    }
    QCOMPARE(QString::fromStdString(table.window->session().player()), QStringLiteral("Ada"));
    table.reopen();
    QCOMPARE(table.window->session().player(), std::string("Ada"));
}

void LinesStartTest::newGameWithUnfoldsTheOptions() {
    LinesTable table;
    table.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    const std::pair<const char*, int> values[] = {{"rows", 7}, {"cols", 12}, {"colours", 20},
                                                  {"line", 4}, {"first", 6}, {"each", 2}};
    for (const auto& [name, value] : values) type(part<QSpinBox>(table, name), QString::number(value));
    part<QCheckBox>(table, "preview")->setFocus();
    press(table, Qt::Key_Space);
    clickOn(part<QWidget>(table, "play"));
    const lines::GameSetup wanted{7, 12, 20, 4, 6, 2};
    QVERIFY(table.game().setup() == wanted);
    QVERIFY(table.game().preview() == lines::Preview::kOff);
    QVERIFY(table.board()->position() == table.game().position());
    QVERIFY(table.board()->isAnimating());  // the first chips appear
}

void LinesStartTest::theNoteDescribesTheChosenGame() {
    LinesTable table;
    table.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    const auto* note = part<QLabel>(table, "note");
    const auto* play = part<QPushButton>(table, "play");
    QVERIFY(note->text().startsWith(QStringLiteral("Standard game.")));
    part<QSpinBox>(table, "colours")->setValue(6);
    QVERIFY(note->text().contains(QStringLiteral("have their own high-score list")));
    part<QSpinBox>(table, "line")->setValue(10);
    QVERIFY(note->text().contains(QStringLiteral("No line of 10")));
    QVERIFY(play->isEnabled());
    part<QSpinBox>(table, "first")->setValue(82);
    QVERIFY(note->text().contains(QStringLiteral("81 cells")));
    QVERIFY(!play->isEnabled());
    press(table, Qt::Key_Return);
    QVERIFY(table.window->startPage() != nullptr);
    QTRY_VERIFY(part<QWidget>(table, "standard")->height() > 0);
    clickOn(part<QWidget>(table, "standard"));
    QVERIFY(table.window->startPage()->configuration() == (lines::Configuration{{}, true}));
    QVERIFY(play->isEnabled());
}

void LinesStartTest::theBestScoreIsThatOfTheChosenGame() {
    LinesTable table(lines::SessionOptions{}, unmoved());
    const lines::HighScores file(lines::HighScores::default_file());
    QVERIFY(!file.enter({{}, true}, {1234, "2026.10.01", "a", "Grace"}));
    QVERIFY(!file.enter({{}, true}, {12, "2026.10.02", "b", "Ada"}));
    table.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    const auto* best = part<QLabel>(table, "bestBefore");
    QCOMPARE(best->text(), QStringLiteral("Best score: %1, Grace").arg(QLocale().toString(1234)));
    part<QSpinBox>(table, "colours")->setValue(6);
    QCOMPARE(best->text(), QStringLiteral("No scores yet. Set the first one!"));
    QVERIFY(part<QLabel>(table, "playedWith")->text().startsWith(QStringLiteral("9 \u00D7 9, 6 colours, lines of 5")));
}

void LinesStartTest::theExamplePlaysOnceAndEndsBeforeTheLine() {
    Settings quick;
    quick.animation = AnimationSpeed::kFast;
    LinesExample example(quick);
    example.resize(600, 500);
    example.show();
    auto* board = example.findChild<LinesBoardView*>();
    const lines::Position end = board->position();
    QVERIFY(board->hint());
    example.play();
    QVERIFY(example.isPlaying());
    QVERIFY(!board->hint());
    QTRY_VERIFY_WITH_TIMEOUT(board->position().score() == 5, test::kSlowness * 20'000);
    QTRY_VERIFY_WITH_TIMEOUT(!example.isPlaying(), test::kSlowness * 20'000);
    QVERIFY(board->position() == end && board->hint());
    QTest::mouseClick(&example, Qt::LeftButton);
    QVERIFY(example.isPlaying());
    example.hide();
    QVERIFY(!example.isPlaying());
    QVERIFY(board->position() == end);
}

void LinesStartTest::theExampleIsStillWithoutAnimation() {
    Settings still;
    still.reducedMotion = true;
    LinesExample example(still);
    example.show();
    example.play();
    QVERIFY(!example.isPlaying());
    QVERIFY(example.findChild<LinesBoardView*>()->hint());
}

void LinesStartTest::theExampleShowsLinesOfEveryLength_data() {
    QTest::addColumn<int>("length");
    QTest::addColumn<int>("shown");
    for (int length = 2; length <= 9; ++length) QTest::addRow("%d", length) << length << length;
    QTest::newRow("64") << 64 << 5;
}

void LinesStartTest::theExampleShowsLinesOfEveryLength() {
    QFETCH(const int, length);
    QFETCH(const int, shown);
    LinesExample example(unmoved());
    example.setLine(length);
    QCOMPARE(example.line(), shown);
    const auto* board = example.findChild<LinesBoardView*>();
    QCOMPARE(board->position().score(), 0);
    const lines::Move move = *board->hint();
    lines::Position position = board->position();
    QVERIFY(lines::PathMap(position.board(), move.from).contains(move.to));
    const lines::Change change = *position.move(move.from, move.to);
    QCOMPARE(static_cast<int>(change.removed.size()), shown);
    QVERIFY(example.accessibleName().contains(QString::number(shown)));
}

void LinesStartTest::aHiddenBoardIsIdle() {
    LinesTable table(lines::SessionOptions{}, unmoved());
    table.moveAtRandom(1);
    const auto played = table.game().record();
    table.key(Qt::Key_N);
    for (const int key : {Qt::Key_U, Qt::Key_H, Qt::Key_D, Qt::Key_V}) press(table, key);
    for (const char* name : {"undo", "hint", "demonstration", "preview"})
        QVERIFY2(!action(table, name)->isEnabled(), name);
    press(table, Qt::Key_Escape);
    QVERIFY(table.game().record() == played);
    for (const char* name : {"undo", "hint", "demonstration", "preview"})
        QVERIFY2(action(table, name)->isEnabled(), name);
}

void LinesStartTest::anOpenedGameClosesTheStartPage() {
    LinesTable table("a1:1 b1:1 c1:1 d1:1 e3:1 a8:2", unmoved());
    const QString name = table.folder.filePath(QStringLiteral("kept.lines"));
    QVERIFY(table.window->saveTo(name));
    table.key(Qt::Key_N);
    table.window->openFile(name);
    QVERIFY(table.window->startPage() == nullptr);
    QVERIFY(table.board()->isVisible());
}

void LinesStartTest::noMenuIsLongerThanTen() {
    LinesTable table;
    QStringList titles;
    for (const QMenu* menu : table.window->findChildren<QMenu*>()) {
        const auto entries = menu->actions();
        const auto separators =
            std::count_if(entries.begin(), entries.end(), [](auto* entry) { return entry->isSeparator(); });
        QVERIFY2(entries.size() - separators <= 10, qPrintable(menu->title()));
    }
    for (const QAction* entry : table.window->menuBar()->actions()) titles += entry->text();
    QCOMPARE(titles.indexOf(QStringLiteral("&Settings")), titles.size() - 2);
    QCOMPARE(titles.last(), QStringLiteral("&Help"));
}

void LinesStartTest::theToolBarCanHide() {
    LinesTable table;
    QVERIFY(part<QWidget>(table, "linesToolBar")->isVisible());
    action(table, "showToolBar")->trigger();
    QVERIFY(!part<QWidget>(table, "linesToolBar")->isVisible());
    table.reopen();
    QVERIFY(!part<QWidget>(table, "linesToolBar")->isVisible());
}

ATOM4_WINDOW_TEST(LinesStartTest)

}  // namespace atom4::ui::lines_start_test

#include "tests/ui/lines/start_test.moc"
