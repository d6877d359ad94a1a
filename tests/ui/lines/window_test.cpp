// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Real mouse and key events on the real window of Lines.
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QPointingDevice>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTextBrowser>
#include <QTimer>

#include "app/atom4/run_window.h"
#include "core/base/random.h"
#include "core/lines/board.h"
#include "core/lines/texts.h"
#include "tests/ui/lines/fixture.h"
#include "tests/ui/support/parts.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/lines/dialogs.h"

namespace atom4::ui::lines_window_test {

namespace {

// A line of four in row 1, a chip that can complete it, and a9 that no path reaches.
constexpr const char* kBoard = "a1:1 b1:1 c1:1 d1:1 e3:1 a8:2 b9:3 h5:4";

// Returns options for a game with early points and an early end.
lines::SessionOptions shortGame() {
    lines::SessionOptions options;
    options.rows = options.cols = 4;
    options.colours = 2;
    options.line = 2;
    options.seed = 5;
    return options;
}

QAction* action(LinesTable& table, const char* name) {
    return part<QAction>(table.window.get(), name);
}

// Returns the description of the cell under the keyboard cursor, as a screen reader gets it.
QString description(LinesTable& table) {
    return QAccessible::queryAccessibleInterface(table.board())->focusChild()->text(QAccessible::Name);
}

std::vector<lines::HighScore> keptScores(LinesTable& table) {
    return *lines::HighScores(lines::HighScores::default_file()).load(table.window->session().configuration());
}

}  // namespace

class LinesWindowTest : public QObject {
    Q_OBJECT

private slots:
    void clicksPickAChipAndMoveIt();
    void aChipIsPutBackOrChangedForAnother();
    void hoveringShowsThePath();
    void draggingMovesAChip();
    void draggingToABlockedCellExplainsIt();
    void refusalsGiveTheirReasonAndChangeNothing();
    void aLineIsClearedAndThePlayerMovesAgain();
    void aTurnIsShownAndAnyKeyFinishesIt();
    void speedsDifferAndCanBeOff();
    void aPickedChipJumpsForAWhile();
    void nothingJumpsWithReducedMotion();
    void theKeyboardSuffices();
    void theCursorGoesFromChipToChip();
    void undoGoesBackToTheStart();
    void leavingTheRankingIsConfirmedOnce();
    void unfinishedGamesAreResumed();
    void anUnsavedGameShowsAWarningAndAsksBeforeClosing();
    void aHintIsLegalAndMakesTheGameUnranked();
    void aHintGivesItsReason();
    void aHintStaysWhileItIsFollowed();
    void aHintForAnotherPositionIsDropped();
    void theDemonstrationPlaysUntilItIsStopped_data();
    void theDemonstrationPlaysUntilItIsStopped();
    void aDemonstrationEndsWithItsGame();
    void aDemonstrationWaitsBehindAPage();
    void thePreviewShowsTheNextChips();
    void scoresAreSavedAndShown();
    void keysMoveAlongTheCurveOfScores();
    void theEndIsAnnounced();
    void theEndIsShownBeforeItIsAnnounced();
    void theEndShowsTheRank();
    void theEndWithoutNewChipsHasNoReason();
    void aSavedGameCanBeOpened();
    void aBadFileLeavesTheGameUnchanged();
    void theGameIsResumedNextTime();
    void theMainWindowOpensIt();
    void theMainWindowOpensItsFilesAndSharesSettings();
    void textsFollowTheLanguage();
    void theRulesSayHowTheGameEnds();
    void aRightClickOpensTheMenu();
    void aLongPressOpensTheMenu();
    void thePictureIsCopied();
    void nothingRunsWhenIdle();
};

void LinesWindowTest::clicksPickAChipAndMoveIt() {
    LinesTable table(kBoard);
    table.click("h5");
    QCOMPARE(*table.board()->selected(), linesCell("h5"));
    table.click("h8");
    QVERIFY(table.board()->isAnimating());
    QVERIFY(!table.board()->selected());
    QCOMPARE(table.game().position().board().at(linesCell("h8")), 4);
    QCOMPARE(table.game().position().board().chips().size(), std::size_t{8 + 3});  // and the new chips
    QVERIFY(table.board()->position() == table.game().position());
}

void LinesWindowTest::aChipIsPutBackOrChangedForAnother() {
    LinesTable table(kBoard);
    table.click("h5");
    table.click("h5");
    QVERIFY(!table.board()->selected());
    table.click("h5");
    table.click("e3");
    QCOMPARE(*table.board()->selected(), linesCell("e3"));
    table.key(Qt::Key_Escape);
    QVERIFY(!table.board()->selected());
    QVERIFY(!table.game().has_moves());
}

void LinesWindowTest::hoveringShowsThePath() {
    LinesTable table(kBoard);
    table.hover("e1");
    QVERIFY(table.board()->path().empty());
    table.click("e3");
    table.hover("e1");
    QCOMPARE(table.board()->path(), (std::vector{linesCell("e3"), linesCell("e2"), linesCell("e1")}));
    QCOMPARE(table.label("linesDetail"), QStringLiteral("e3 to e1, steps: 2"));
    const QImage shown = table.board()->grab().toImage();
    Settings settings;
    settings.showPreview = false;
    table.window->setSettings(settings);
    QVERIFY(table.board()->grab().toImage() != shown);
    table.hover("a9");
    QVERIFY(table.board()->path().empty());
    QVERIFY(table.label("linesDetail").contains(QStringLiteral("a9")));
}

void LinesWindowTest::draggingMovesAChip() {
    LinesTable table(kBoard);
    table.drag("h5", "h8");
    QCOMPARE(table.game().position().board().at(linesCell("h8")), 4);
    QVERIFY(table.board()->isAnimating());  // the new chips
    table.board()->finishAnimation();
    const QImage before = table.board()->grab().toImage();
    table.drag("e3", "e3");  // back where it was
    QVERIFY(!table.board()->isDragging());
    QCOMPARE(table.game().record().events.size(), std::size_t{3});
    table.key(Qt::Key_Escape);
    table.key(Qt::Key_Escape);
    QCOMPARE(table.board()->grab().toImage(), before);
}

void LinesWindowTest::draggingToABlockedCellExplainsIt() {
    LinesTable table(kBoard);
    table.drag("h5", "a9");
    QCOMPARE(table.status(), QStringLiteral("No free path leads to a9."));
    table.drag("h5", "a8");
    QCOMPARE(table.status(), QStringLiteral("There is already a chip at a8."));
    QCOMPARE(*table.board()->selected(), linesCell("h5"));
    QVERIFY(!table.game().has_moves());
}

void LinesWindowTest::refusalsGiveTheirReasonAndChangeNothing() {
    LinesTable table(kBoard);
    table.click("e5");
    QVERIFY(table.status().contains(QStringLiteral("Pick a chip first")));
    table.click("h5");
    table.click("a9");
    QCOMPARE(table.status(), QStringLiteral("No free path leads to a9."));
    QCOMPARE(*table.board()->selected(), linesCell("h5"));
    QVERIFY(!table.game().has_moves());
}

void LinesWindowTest::aLineIsClearedAndThePlayerMovesAgain() {
    LinesTable table(kBoard);
    table.move("e3", "e1");
    QCOMPARE(table.game().position().board().chips().size(), std::size_t{3});
    QCOMPARE(table.status(), QStringLiteral("5 chips cleared, 5 points."));
    QCOMPARE(table.label("score"), QStringLiteral("5"));
    QCOMPARE(table.label("chain"), QStringLiteral("1"));
    QCOMPARE(table.label("linesState"), QStringLiteral("Pick a chip."));
}

void LinesWindowTest::aTurnIsShownAndAnyKeyFinishesIt() {
    LinesTable table(kBoard);
    const QImage before = table.board()->grab().toImage();
    table.click("e3");
    table.click("e1");
    QVERIFY(table.board()->isAnimating());
    table.board()->holdAnimationAt(60);
    const QImage running = table.board()->grab().toImage();
    QVERIFY(running != before);
    QTest::keyClick(table.window.get(), Qt::Key_Shift);
    QVERIFY(!table.board()->isAnimating());
    QVERIFY(table.board()->grab().toImage() != running);
    // A click during the animation counts as well.
    table.click("h5");
    table.click("h8");
    QVERIFY(table.board()->isAnimating());
    table.click("h8");
    QVERIFY(!table.board()->isAnimating());
    QCOMPARE(*table.board()->selected(), linesCell("h8"));
}

void LinesWindowTest::speedsDifferAndCanBeOff() {
    std::vector<int> times;
    for (const auto speed : {AnimationSpeed::kFast, AnimationSpeed::kNormal, AnimationSpeed::kSlow}) {
        Settings settings;
        settings.animation = speed;
        LinesTable table(kBoard, settings);
        table.click("e3");
        table.click("e1");
        times.push_back(table.board()->animationDuration());
        QSignalSpy ended(table.board(), &LinesBoardView::animationFinished);
        QTRY_COMPARE(ended.size(), 1);
    }
    QVERIFY(times[0] < times[1] && times[1] < times[2]);
    QVERIFY(times[1] < 500);
    LinesTable table(kBoard, unmoved());
    table.click("e3");
    table.click("e1");
    QVERIFY(!table.board()->isAnimating());
}

void LinesWindowTest::aPickedChipJumpsForAWhile() {
    LinesTable table(kBoard);
    table.click("h5");
    const QRect around(table.board()->cellCentre(linesCell("h5")) - QPoint(25, 35), QSize(50, 60));
    const QImage first = table.board()->grab(around).toImage();
    QTRY_VERIFY(table.board()->grab(around).toImage() != first);
    Settings reduced;
    reduced.reducedMotion = true;
    table.window->setSettings(reduced);
    const QImage still = table.board()->grab(around).toImage();
    QTest::qWait(200);
    QCOMPARE(table.board()->grab(around).toImage(), still);
}

void LinesWindowTest::nothingJumpsWithReducedMotion() {
    LinesTable table(kBoard);
    QFile desktop(table.folder.filePath(QStringLiteral("kdeglobals")));
    QVERIFY(desktop.open(QIODevice::WriteOnly));
    desktop.write("[KDE]\nAnimationDurationFactor=0\n");
    desktop.close();
    table.click("h5");
    const QImage still = table.board()->grab().toImage();
    QTest::qWait(200);
    QCOMPARE(table.board()->grab().toImage(), still);
}

void LinesWindowTest::theKeyboardSuffices() {
    LinesTable table(kBoard);
    table.key(Qt::Key_Home);  // the first key shows the cursor
    QVERIFY(table.board()->isCursorShown());
    table.key(Qt::Key_Home);
    table.key(Qt::Key_PageUp);
    QCOMPARE(*table.board()->target(), linesCell("a1"));
    QCOMPARE(description(table), QStringLiteral("a1, red"));
    for (int i = 0; i < 4; ++i) table.key(Qt::Key_Right);
    QCOMPARE(description(table), QStringLiteral("e1, free"));
    for (int i = 0; i < 2; ++i) table.key(Qt::Key_Down);
    table.key(Qt::Key_Return);
    QCOMPARE(description(table), QStringLiteral("e3, red, picked up"));
    table.key(Qt::Key_Up);
    table.key(Qt::Key_Up);
    QCOMPARE(description(table), QStringLiteral("e1, free, red can go there"));
    table.key(Qt::Key_Space);
    QCOMPARE(table.game().position().score(), 5);
    table.key(Qt::Key_Escape);
    QVERIFY(!table.board()->isCursorShown());
    QCOMPARE(QAccessible::queryAccessibleInterface(table.board())->text(QAccessible::Name), QStringLiteral("Board"));
}

void LinesWindowTest::theCursorGoesFromChipToChip() {
    LinesTable table(kBoard);
    QStringList visited;
    table.key(Qt::Key_Home);
    table.key(Qt::Key_Home);
    table.key(Qt::Key_PageUp);
    for (int i = 0; i < 8; ++i) {
        visited += description(table).section(QLatin1Char(','), 0, 0);
        table.key(Qt::Key_Period);
    }
    QCOMPARE(visited.join(QLatin1Char(' ')), QStringLiteral("a1 b1 c1 d1 e3 h5 a8 b9"));
    QCOMPARE(*table.board()->target(), linesCell("a1"));
    table.key(Qt::Key_Comma);
    QCOMPARE(*table.board()->target(), linesCell("b9"));
}

void LinesWindowTest::undoGoesBackToTheStart() {
    LinesTable table(lines::SessionOptions{}, unmoved());
    const auto start = table.game().position();
    for (std::uint64_t i = 0; i < 20; ++i) table.moveAtRandom(i);
    const auto end = table.game().position();
    QVERIFY(table.label("linesNote").isEmpty());
    table.key(Qt::Key_U);
    QVERIFY2(table.game().position() == end, "asked first");
    for (int i = 0; i < 20; ++i) table.key(Qt::Key_U);
    QVERIFY(table.game().position() == start);
    QVERIFY(table.board()->position() == start);
    QVERIFY(!action(table, "undo")->isEnabled());
    QVERIFY(table.label("linesNote").contains(QStringLiteral("undo")));
    for (int i = 0; i < 20; ++i) table.key(Qt::Key_R);
    QVERIFY(table.game().position() == end);
    QVERIFY(!action(table, "redo")->isEnabled());
}

void LinesWindowTest::leavingTheRankingIsConfirmedOnce() {
    LinesTable table(lines::SessionOptions{}, unmoved());
    table.moveAtRandom(1);
    const auto* question = table.window->findChild<QLabel*>(QStringLiteral("linesQuestion"));
    auto* yes = table.window->findChild<QPushButton*>(QStringLiteral("linesYes"));
    auto* no = table.window->findChild<QPushButton*>(QStringLiteral("linesNo"));
    const auto state = table.game().record();
    for (const char* name : {"undo", "hint", "demonstration"}) {
        for (const int way : {0, 1, 2}) {
            action(table, name)->trigger();
            QVERIFY2(question->isVisible() && yes->isVisible() && no->isVisible(), name);
            QVERIFY(question->text().endsWith(QStringLiteral("The game will no longer be ranked.")));
            if (way == 0) QTest::mouseClick(no, Qt::LeftButton);
            if (way == 1) table.key(Qt::Key_Escape);
            if (way == 2) action(table, name == std::string("undo") ? "hint" : "undo")->trigger();
            QCOMPARE(question->isVisible(), way == 2);
            if (way == 2) table.key(Qt::Key_Escape);
            QVERIFY(table.game().record() == state);
            QVERIFY(table.window->session().is_listed());
        }
    }
    action(table, "undo")->trigger();
    takePicture(*table.window, QStringLiteral("lines-question"));
    QTest::mouseClick(yes, Qt::LeftButton);
    QVERIFY(!question->isVisible());
    QVERIFY(!table.game().has_moves());
    QVERIFY(!table.window->session().is_listed());
    table.key(Qt::Key_R);
    table.key(Qt::Key_U);
    QVERIFY2(!table.game().has_moves(), "not asked a second time");
    // A move instead of an answer dismisses the question.
    table.window->start({});
    table.moveAtRandom(2);
    action(table, "demonstration")->trigger();
    table.moveAtRandom(3);
    QVERIFY(!question->isVisible());
    QVERIFY(table.window->session().is_listed());
}

void LinesWindowTest::unfinishedGamesAreResumed() {
    LinesTable table(lines::SessionOptions{}, unmoved());
    auto* menu = table.window->findChild<UnfinishedMenu*>();
    QVERIFY(!menu->isEnabled());
    table.moveAtRandom(1);
    const auto first = table.game().record();
    table.window->start({});
    QVERIFY(menu->isEnabled());
    emit menu->aboutToShow();
    QCOMPARE(menu->actions().size(), 1);
    QVERIFY(menu->actions().constFirst()->text().startsWith(QStringLiteral("Score 0, 9 \u00D7 9, last played ")));
    menu->actions().constFirst()->trigger();
    QVERIFY(table.game().record() == first);
    QVERIFY(table.board()->position() == table.game().position());
    QVERIFY(!menu->isEnabled());
}

void LinesWindowTest::anUnsavedGameShowsAWarningAndAsksBeforeClosing() {
    LinesTable table(lines::SessionOptions{}, unmoved());
    auto* notice = table.window->findChild<UnsavedNotice*>();
    table.moveAtRandom(1);
    QVERIFY(!notice->isVisible());
    const QString file = QStringLiteral("%1/atom4/lines.lines").arg(qEnvironmentVariable("XDG_STATE_HOME"));
    QVERIFY(QFile::remove(file) && QDir().mkpath(file + QStringLiteral("/x")));
    table.moveAtRandom(2);
    table.moveAtRandom(3);
    QVERIFY(notice->isVisible());
    table.key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY2(!table.window->findChild<QLabel*>(QStringLiteral("kept"))->isVisible(), "it is not saved");
    QTest::keyClick(table.window->focusWidget(), Qt::Key_Escape);
    QTimer::singleShot(0, table.window.get(),
                       [] { qobject_cast<QDialog*>(QApplication::activeModalWidget())->reject(); });
    QVERIFY(!table.window->close());
    QVERIFY(QDir(file).removeRecursively());
    QVERIFY2(table.window->close(), "it is saved after all");
    QVERIFY(QFile::exists(file));
}

void LinesWindowTest::aHintIsLegalAndMakesTheGameUnranked() {
    LinesTable table;
    QVERIFY(table.window->session().is_listed());
    table.key(Qt::Key_H);
    QVERIFY(table.window->session().is_listed());
    table.key(Qt::Key_H);
    QTRY_VERIFY(table.board()->hint());
    const lines::Move hint = *table.board()->hint();
    QVERIFY(lines::PathMap(table.game().position().board(), hint.from).contains(hint.to));
    QVERIFY(table.status().contains(QString::fromStdString(lines::to_text(hint.to))));
    QCOMPARE(table.label("linesDetail"), table.status());
    QVERIFY(!table.window->session().is_listed());
    // The hint can be followed at once.
    table.key(Qt::Key_Return);
    QCOMPARE(*table.board()->selected(), hint.from);
    QTest::mouseClick(table.board(), Qt::LeftButton, Qt::NoModifier, table.board()->cellCentre(hint.to));
    QVERIFY(table.game().has_moves());
    QVERIFY(!table.board()->hint());
}

void LinesWindowTest::aHintGivesItsReason() {
    LinesTable table(kBoard, unmoved());
    const QImage before = table.board()->grab().toImage();
    for (int asked = 0; !table.board()->hint() && asked < 2; ++asked) table.key(Qt::Key_H);
    QTRY_VERIFY(table.board()->hint());
    QCOMPARE(table.label("linesDetail"), QStringLiteral("e3 to e1 clears 5 chips: 5 points."));
    QVERIFY(table.board()->grab().toImage() != before);
    takePicture(*table.window, QStringLiteral("lines-hint-in-words"));
}

void LinesWindowTest::aHintStaysWhileItIsFollowed() {
    LinesTable table(kBoard, unmoved());
    for (int asked = 0; !table.board()->hint() && asked < 2; ++asked) table.key(Qt::Key_H);
    QTRY_VERIFY(table.board()->hint());
    const QString reason = table.label("linesDetail");
    table.key(Qt::Key_Return);
    QCOMPARE(*table.board()->selected(), linesCell("e3"));
    QVERIFY2(table.board()->hint(), "where to, still");
    QCOMPARE(table.label("linesDetail"), reason);
    table.hover("e1");
    QCOMPARE(table.label("linesDetail"), QStringLiteral("e3 to e1, steps: 2"));
    table.hover("e3");
    QCOMPARE(table.label("linesDetail"), reason);
    table.key(Qt::Key_Escape);
    QVERIFY(!table.board()->selected() && table.board()->hint());
    table.click("h5");
    QVERIFY2(!table.board()->hint(), "another chip");
}

void LinesWindowTest::aHintForAnotherPositionIsDropped() {
    LinesTable table(kBoard, unmoved());
    for (int i = 0; i < 5; ++i) {
        table.key(Qt::Key_H);
        table.move("e3", "e1");  // before the hint can arrive
        QTest::qWait(100);
        QVERIFY(!table.board()->hint());
        table.key(Qt::Key_U);
    }
}

void LinesWindowTest::theDemonstrationPlaysUntilItIsStopped_data() {
    QTest::addColumn<QString>("way");
    QTest::newRow("a click") << QStringLiteral("click");
    QTest::newRow("Esc") << QStringLiteral("escape");
    QTest::newRow("Esc at the cursor") << QStringLiteral("cursor");
    QTest::newRow("the action") << QStringLiteral("action");
    QTest::newRow("undo") << QStringLiteral("undo");
}

void LinesWindowTest::theDemonstrationPlaysUntilItIsStopped() {
    QFETCH(QString, way);
    Settings settings;
    settings.pace = 100;
    LinesTable table(lines::SessionOptions{}, settings);
    table.key(Qt::Key_D);
    QVERIFY(!table.window->isDemonstration());
    QVERIFY(!action(table, "demonstration")->isChecked());
    table.key(Qt::Key_D);
    QVERIFY(table.window->isDemonstration());
    QVERIFY(action(table, "demonstration")->isChecked());
    QTRY_VERIFY(table.game().record().events.size() >= 6);
    if (way == QStringLiteral("click")) table.click("e5");
    if (way == QStringLiteral("escape")) table.key(Qt::Key_Escape);
    if (way == QStringLiteral("cursor")) {
        table.key(Qt::Key_Right);
        QVERIFY(table.board()->isCursorShown());
        table.key(Qt::Key_Escape);
    }
    if (way == QStringLiteral("action")) action(table, "demonstration")->trigger();
    if (way == QStringLiteral("undo")) table.key(Qt::Key_U);
    QVERIFY(!table.window->isDemonstration());
    QVERIFY(!action(table, "demonstration")->isChecked());
    table.board()->finishAnimation();
    const auto stopped = table.game().record();
    QTest::qWait(400);
    QVERIFY(table.game().record() == stopped);
    QVERIFY(!table.window->session().is_listed());
    table.moveAtRandom(1);
    QVERIFY(table.game().record() != stopped);
}

void LinesWindowTest::aDemonstrationEndsWithItsGame() {
    lines::SessionOptions options;
    options.rows = options.cols = 3;
    options.line = 3;
    Settings settings = unmoved();
    settings.pace = 100;
    LinesTable table(options, settings);
    table.key(Qt::Key_D);
    table.key(Qt::Key_D);
    QTRY_VERIFY_WITH_TIMEOUT(table.game().is_over(), 60'000);
    QTRY_VERIFY(!table.window->isDemonstration());
    QVERIFY(!action(table, "demonstration")->isChecked());
    QCOMPARE(table.label("endOver"), QStringLiteral("The game is over: no room for 3 more chips."));
}

void LinesWindowTest::aDemonstrationWaitsBehindAPage() {
    Settings settings = unmoved();
    settings.pace = 100;
    LinesTable table(lines::SessionOptions{}, settings);
    table.key(Qt::Key_D);
    table.key(Qt::Key_D);
    QTRY_VERIFY(table.game().has_moves());
    table.window->learn();
    const auto before = table.game().record();
    QTest::qWait(400);
    QVERIFY(table.game().record() == before);
    table.window->lessons()->close();
    QTRY_VERIFY(table.game().record() != before);
}

void LinesWindowTest::thePreviewShowsTheNextChips() {
    LinesTable table(lines::SessionOptions{}, unmoved());
    const auto* next = table.window->findChild<NextChips*>();
    QVERIFY(next->isVisible());
    const auto foretold = next->colours();
    QCOMPARE(foretold.size(), std::size_t{3});
    QVERIFY(next->accessibleName().startsWith(QStringLiteral("Next chips: ")));
    table.moveAtRandom(3);
    std::vector<int> fallen;
    const auto turn = table.game().last_turn();
    for (const lines::Chip& chip : turn.back().thrown) fallen.push_back(chip.colour);
    QCOMPARE(fallen, foretold);
    table.key(Qt::Key_V);
    QVERIFY(!next->isVisible());
    QVERIFY(!action(table, "preview")->isChecked());
}

void LinesWindowTest::scoresAreSavedAndShown() {
    LinesTable table(shortGame(), unmoved());
    for (std::uint64_t i = 0; table.game().position().score() == 0; ++i) table.moveAtRandom(i);
    const auto score = table.game().position().score();
    table.reopen(shortGame());
    QCOMPARE(keptScores(table).size(), std::size_t{1});
    table.key(Qt::Key_S);
    auto* dialog = table.window->findChild<LinesScoresDialog*>();
    QVERIFY(dialog);
    const auto* scores = part<QTableWidget>(dialog, "scores");
    QCOMPARE(scores->rowCount(), 1);
    QCOMPARE(scores->item(0, 1)->text(), QString::number(score));
    QCOMPARE(scores->item(0, 2)->text(), QStringLiteral("Ada"));
    QCOMPARE(scores->item(0, 3)->text(), QLocale().toString(QDate::currentDate(), QLocale::ShortFormat));
    dialog->close();
    table.key(Qt::Key_U);
    QCOMPARE(keptScores(table).size(), std::size_t{1});
    table.key(Qt::Key_U);
    QVERIFY(keptScores(table).empty());
}

void LinesWindowTest::keysMoveAlongTheCurveOfScores() {
    LinesTable table;
    const lines::HighScores file(lines::HighScores::default_file());
    const lines::Configuration configuration = table.window->session().configuration();
    QVERIFY(!file.enter(configuration, {100, "2026.10.05", "a", "Ada"}));
    table.key(Qt::Key_S);
    auto* dialog = table.window->findChild<LinesScoresDialog*>();
    QVERIFY2(!part<QWidget>(dialog, "curve")->isVisible(), "one day is no curve");
    dialog->close();
    QTRY_VERIFY(!table.window->findChild<LinesScoresDialog*>());
    QVERIFY(!file.enter(configuration, {340, "2026.10.07", "b", "Grace"}));
    QVERIFY(!file.enter(configuration, {50, "2026.10.07", "c", ""}));
    QVERIFY(!file.enter(configuration, {70, "some.day", "d", "Ada"}));  // an invalid date, which cannot be drawn
    table.key(Qt::Key_S);
    dialog = table.window->findChild<LinesScoresDialog*>();
    auto* curve = dialog->findChild<LineChart*>();
    const auto* scores = part<QTableWidget>(dialog, "scores");
    QVERIFY(curve->isVisible());
    QCOMPARE(curve->points(), 3);
    QVERIFY(curve->at(0).x() < curve->at(1).x());
    QVERIFY(curve->at(0).y() > curve->at(1).y());
    curve->setFocus();
    QTRY_VERIFY(curve->hasFocus());
    QTest::keyClick(curve, Qt::Key_Home);
    const auto day = [](int number) { return QLocale().toString(QDate(2026, 10, number), QLocale::ShortFormat); };
    QCOMPARE(part<QLabel>(dialog, "chosen")->text(), day(5) + QStringLiteral(": 100 points, rank 2, Ada"));
    QCOMPARE(scores->currentRow(), 1);
    QTest::keyClick(curve, Qt::Key_Right);
    QCOMPARE(curve->accessibleName(), QStringLiteral("Scores over time"));
    QCOMPARE(curve->accessibleDescription(), day(7) + QStringLiteral(": 340 points, rank 1, Grace"));
    QCOMPARE(scores->currentRow(), 0);
    QTest::keyClick(curve, Qt::Key_End);
    QCOMPARE(part<QLabel>(dialog, "chosen")->text(), day(7) + QStringLiteral(": 50 points, rank 4"));
    const QPointF there = curve->at(0);
    QMouseEvent move(QEvent::MouseMove, there, curve->mapToGlobal(there), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(curve, &move);
    QCOMPARE(curve->chosen(), std::optional(0));
    part<QTableWidget>(dialog, "scores")->selectRow(3);
    QCOMPARE(curve->chosen(), std::optional(2));
    dialog->close();
}

void LinesWindowTest::theEndIsAnnounced() {
    lines::SessionOptions options = shortGame();
    options.colours = 20;
    LinesTable table(options, unmoved());
    for (std::uint64_t i = 0; !table.game().is_over(); ++i) table.moveAtRandom(i);
    QVERIFY(table.label("linesState").startsWith(QStringLiteral("Game over: ")));
    QVERIFY(!action(table, "hint")->isEnabled());
    table.click("a1");
    QVERIFY(table.status().contains(QStringLiteral("The game is over.")));
    auto* again = part<QPushButton>(table.window.get(), "playAgain");
    QVERIFY(again->isVisible());
    QVERIFY(!part<QWidget>(table.window.get(), "score")->isVisible());
    const auto setup = table.game().setup();
    QTRY_VERIFY(again->height() > 0);
    QTest::mouseClick(again, Qt::LeftButton);
    QVERIFY(!table.game().is_over() && !again->isVisible());
    QVERIFY(table.game().setup() == setup);
    QVERIFY(part<QWidget>(table.window.get(), "score")->isVisible());
}

// The last moves are played with animation, so that the end is shown.
void LinesWindowTest::theEndIsShownBeforeItIsAnnounced() {
    lines::SessionOptions options = shortGame();
    options.colours = 20;
    LinesTable table(options, unmoved());
    while (table.game().position().board().free_count() > 3) table.moveAtRandom(1);
    table.window->setSettings({});
    const auto* card = part<QWidget>(table.window.get(), "endScore");
    const lines::Board& there = table.game().position().board();
    for (std::uint64_t seed = 0; !table.game().is_over(); ++seed) {
        Random random(seed);
        const lines::Cell from = there.chips()[random.below(there.chips().size())].cell;
        const lines::Cell to = there.free_cells()[random.below(there.free_cells().size())];
        if (!lines::PathMap(there, from).contains(to)) continue;
        table.click(lines::to_text(from).c_str());
        table.click(lines::to_text(to).c_str());
    }
    QVERIFY(table.board()->isAnimating());
    QVERIFY(table.board()->animationDuration() > 900);
    QVERIFY(!card->isVisible());
    table.board()->holdAnimationAt(table.board()->animationDuration() - 300);
    takePicture(*table.window, QStringLiteral("lines-ending"));
    QTest::keyClick(table.window.get(), Qt::Key_Shift);
    QVERIFY(!table.board()->isAnimating());
    QVERIFY(card->isVisible());
    auto* scores = part<QPushButton>(table.window.get(), "endScores");
    QTRY_VERIFY(scores->height() > 0);
    QTest::mouseClick(scores, Qt::LeftButton);
    QVERIFY(table.window->findChild<LinesScoresDialog*>() != nullptr);
}

void LinesWindowTest::theEndShowsTheRank() {
    const lines::SessionOptions options = shortGame();
    LinesTable table(options, unmoved());
    const auto playToTheEnd = [&] {
        for (std::uint64_t i = 0; !table.game().is_over(); ++i) table.moveAtRandom(i);
        return table.game().position().score();
    };
    lines::GameSetup setup = options.setup();
    setup.colours = 20;  // few points, but not none
    table.window->start({setup, true});
    while (playToTheEnd() == 0) table.window->start({setup, true});
    const auto points = table.game().position().score();
    QCOMPARE(table.label("endScore"), QStringLiteral("%1 points").arg(points));
    QCOMPARE(table.label("endPlace"), QStringLiteral("The first high score."));
    const lines::HighScores file(lines::HighScores::default_file());
    const lines::Configuration configuration = table.window->session().configuration();
    QVERIFY(!file.enter(configuration, {1, "2026.01.01", "low", "Ada"}));
    table.window->start(configuration);
    while (playToTheEnd() <= points) table.window->start(configuration);
    QCOMPARE(table.label("endPlace"),
             QStringLiteral("New best score! Previous best: %1.").arg(table.window->session().high_scores()[1].points));
    QVERIFY(!file.enter(configuration, {1'000'000, "2026.01.01", "high", "Ada"}));
    table.window->start(configuration);
    while (playToTheEnd() == 0) table.window->start(configuration);
    const auto& scores = table.window->session().high_scores();
    QCOMPARE(
        table.label("endPlace"),
        QStringLiteral("Rank %1 of %2 in the high scores.").arg(table.window->session().place()).arg(scores.size()));
    table.key(Qt::Key_U);
    table.key(Qt::Key_U);
    while (playToTheEnd() == 0) {
    }
    QVERIFY(table.label("endPlace").startsWith(QStringLiteral("Not ranked")));
}

void LinesWindowTest::theEndWithoutNewChipsHasNoReason() {
    LinesTable table(lines::SessionOptions{}, unmoved());
    const QString name = table.folder.filePath(QStringLiteral("cleared.lines"));
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        "[Game \"Lines\"]\n[Size \"4x4\"]\n[Colours \"2\"]\n[Line \"2\"]\n[First \"2\"]\n[Each \"0\"]\n\n"
        "throw a1:1 d1:1\n");
    file.close();
    table.window->openFile(name);
    table.move("d1", "b1");
    QVERIFY(table.game().is_over() && table.game().position().board().is_empty());
    QCOMPARE(table.label("endOver"), QStringLiteral("Game over."));
}

void LinesWindowTest::aSavedGameCanBeOpened() {
    LinesTable table(kBoard, unmoved());
    table.move("e3", "e1");
    const auto saved = table.game().record();
    const QString name = table.folder.filePath(QStringLiteral("kept.lines"));
    QVERIFY(table.window->saveTo(name));
    QCOMPARE(table.status(), QStringLiteral("Saved as kept.lines."));
    QVERIFY(!table.window->saveTo(table.folder.filePath(QStringLiteral("kept.png"))));
    auto* box = table.window->findChild<QMessageBox*>();
    QVERIFY(box);
    QCOMPARE(box->text(), QStringLiteral("Couldn't save kept.png: the name must end in .lines."));
    delete box;
    table.move("h5", "h8");
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(name)});
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(table.window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(table.window.get(), &drop);
    QTest::keyClick(table.window->findChild<QMessageBox*>(), Qt::Key_Return);  // confirms leaving a game with points
    QCOMPARE(table.status(), QStringLiteral("Opened kept.lines."));
    QCOMPARE(lines::to_text(table.game().record()), lines::to_text(saved));
    QVERIFY(table.board()->position() == table.game().position());
}

void LinesWindowTest::aBadFileLeavesTheGameUnchanged() {
    LinesTable table(kBoard, unmoved());
    const auto before = table.game().record();
    QFile bad(table.folder.filePath(QStringLiteral("bad.lines")));
    QVERIFY(bad.open(QIODevice::WriteOnly));
    bad.write(
        "[Game \"Lines\"]\n[Size \"9x9\"]\n[Colours \"5\"]\n[Line \"5\"]\n[First \"3\"]\n[Each \"3\"]\n\n"
        "throw a1:1\nmove a1 a1\n");
    bad.close();
    table.window->openFile(bad.fileName());
    auto* box = table.window->findChild<QMessageBox*>();
    QVERIFY(box);
    QVERIFY(box->text().startsWith(QStringLiteral("bad.lines, line 9, column ")));
    QVERIFY(table.game().record() == before);
    box->close();
    QTRY_VERIFY(!table.window->findChild<QMessageBox*>());
    table.window->openFile(table.folder.filePath(QStringLiteral("none.lines")));
    QVERIFY(table.window->findChild<QMessageBox*>()->text().contains(
        QStringLiteral("none.lines: the file doesn't exist.")));
}

void LinesWindowTest::theGameIsResumedNextTime() {
    LinesTable table(lines::SessionOptions{}, unmoved());
    for (std::uint64_t i = 0; i < 3; ++i) table.moveAtRandom(i);
    const auto left = table.game().record();
    table.reopen();
    QVERIFY(table.game().record() == left);
    QCOMPARE(table.status(), QStringLiteral("Game resumed."));
    table.key(Qt::Key_U);
    table.key(Qt::Key_U);
    QVERIFY(table.game().can_redo());
}

void LinesWindowTest::theMainWindowOpensIt() {
    Table main;
    qputenv("XDG_DATA_HOME", main.folder.path().toUtf8());
    LinesLauncher* launcher = offerLines(*main.window);
    main.key(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(launcher->window());
    QVERIFY(QTest::qWaitForWindowActive(launcher->window()));
    LinesWindow* first = launcher->window();
    trigger(main, "lines");
    QCOMPARE(launcher->window(), first);
    launcher->window()->close();
    QTRY_VERIFY(!launcher->window());
    QVERIFY(main.window->isVisible());
}

void LinesWindowTest::theMainWindowOpensItsFilesAndSharesSettings() {
    LinesTable made(kBoard, unmoved());
    const QString name = made.folder.filePath(QStringLiteral("begin.lines"));
    Table main;
    qputenv("XDG_DATA_HOME", main.folder.path().toUtf8());
    LinesLauncher* launcher = offerLines(*main.window);
    main.window->openFile(name);
    QVERIFY(launcher->window());
    QVERIFY(QTest::qWaitForWindowActive(launcher->window()));
    QCOMPARE(launcher->window()->session().game().position().board().chips().size(), std::size_t{8});
    const QImage plain = launcher->window()->board()->grab().toImage();
    QTest::keyClick(launcher->window(), Qt::Key_Comma, Qt::ControlModifier);
    auto* dialog = launcher->window()->findChild<QDialog*>();
    QVERIFY(dialog);
    part<QComboBox>(dialog, "pieces")->setCurrentIndex(1);
    QVERIFY(launcher->window()->board()->grab().toImage() != plain);
    dialog->reject();
    QCOMPARE(launcher->window()->board()->grab().toImage(), plain);
}

void LinesWindowTest::textsFollowTheLanguage() {
    LinesTable table;
    const QString title = action(table, "new")->text();
    QVERIFY(!title.isEmpty());
    action(table, "new")->setText(QString());
    table.window->findChild<QLabel*>(QStringLiteral("linesState"))->setText(QString());
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(table.window.get(), &change);
    QCOMPARE(action(table, "new")->text(), title);
    QCOMPARE(table.label("linesState"), QStringLiteral("Pick a chip."));
}

void LinesWindowTest::theRulesSayHowTheGameEnds() {
    LinesTable table(shortGame());
    action(table, "rules")->trigger();
    const QString rules = table.window->findChild<LinesHelpDialog*>()->findChild<QTextBrowser*>()->toPlainText();
    QVERIFY2(rules.contains(QString::fromStdString(lines::line_rule(table.game().setup()))), qPrintable(rules));
    QVERIFY(rules.contains(QStringLiteral("3 new chips appear. When they have no room, the game is over.")));
}

void LinesWindowTest::aRightClickOpensTheMenu() {
    LinesTable table("a1:1 b1:1 c1:1 d1:1 e3:1 a8:2", unmoved());
    const QPoint at = table.board()->cellCentre(linesCell("e3"));
    table.hover("e3");
    QContextMenuEvent click(QContextMenuEvent::Mouse, at, table.board()->mapToGlobal(at));
    QCoreApplication::sendEvent(table.board(), &click);
    auto* menu = table.window->findChild<QMenu*>(QStringLiteral("boardMenu"));
    QVERIFY(menu != nullptr && menu->isVisible());
    QCOMPARE(menu->actions().constFirst()->text(), QStringLiteral("e3, red"));
    QVERIFY(menu->actions().contains(action(table, "hint")) && menu->actions().contains(action(table, "new")));
    QTest::keyClick(menu, Qt::Key_Escape);
    QTRY_VERIFY(table.window->findChild<QMenu*>(QStringLiteral("boardMenu")) == nullptr);
    QVERIFY(!table.board()->selected() && !table.game().has_moves());
}

void LinesWindowTest::aLongPressOpensTheMenu() {
    LinesTable table(kBoard, unmoved());
    static QPointingDevice* screen = QTest::createTouchDevice();
    const QPoint at = table.board()->cellCentre(linesCell("e5"));
    const auto menu = [&] { return part<QMenu>(table.window.get(), "boardMenu"); };
    QTest::touchEvent(table.board(), screen).press(1, at);
    QTRY_VERIFY(menu() != nullptr && menu()->isVisible());
    QTest::touchEvent(table.board(), screen).release(1, at);
    menu()->close();
    QVERIFY(!table.game().has_moves());
}

void LinesWindowTest::thePictureIsCopied() {
    LinesTable table(kBoard, unmoved());
    action(table, "copyPicture")->trigger();
    const QImage before = QGuiApplication::clipboard()->image();
    QVERIFY(before.width() > 400 && before.height() > 400);
    QCOMPARE(table.status(), QStringLiteral("Board picture copied."));
    // The picture shows neither the cursor nor a picked chip.
    table.click("e5");
    table.key(Qt::Key_Left);
    action(table, "copyPicture")->trigger();
    QCOMPARE(QGuiApplication::clipboard()->image(), before);
}

void LinesWindowTest::nothingRunsWhenIdle() {
    LinesTable table(kBoard);
    table.click("h5");
    QTest::qWait(4000);  // the jumps end
    int timers = 0;
    struct Counter : QObject {
        explicit Counter(int& count) : count_(count) {}
        bool eventFilter(QObject*, QEvent* event) override {
            if (event->type() == QEvent::Timer || event->type() == QEvent::Paint) ++count_;
            return false;
        }
        int& count_;
    } counter(timers);
    qApp->installEventFilter(&counter);
    QTest::qWait(1000);
    // Waiting itself uses a timer.
    QVERIFY2(timers <= 3, qPrintable(QString::number(timers)));
}

ATOM4_WINDOW_TEST(LinesWindowTest)

}  // namespace atom4::ui::lines_window_test

#include "tests/ui/lines/window_test.moc"
