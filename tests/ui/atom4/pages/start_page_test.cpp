// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The start of a match: what the first start shows, the choices for a new match, and what is remembered.
#include <QAction>
#include <QCheckBox>
#include <QCompleter>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>

#include "core/atom4/game/level_texts.h"
#include "tests/support/cost.h"
#include "tests/ui/support/parts.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/pages/start_page.h"
#include "ui/common/language.h"

namespace atom4::ui::start_page_test {

namespace {

// Presses a key where the focus is.
void press(const Table& table, int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(table.window->focusWidget(), static_cast<Qt::Key>(key), modifiers);
}

bool aTimerRuns(const Table& table) {
    const auto timers = table.window->findChildren<QTimer*>();
    return std::any_of(timers.begin(), timers.end(), [](const QTimer* timer) { return timer->isActive(); });
}

}  // namespace

class StartPageTest : public QObject {
    Q_OBJECT

private slots:
    void theFirstStartOffersTheComputer();
    void anExistingChoiceSkipsTheStartPage();
    void enterPlaysTheSameAgain();
    void escapeGoesBackToTheMatch();
    void theCurrentMatchIsShownAsSaved();
    void resumesAnUnfinishedOne();
    void twoHumansOrTwoComputersCanBeChosen();
    void theSwapButtonSwapsTheSides();
    void theFormStaysNarrowOnALargePortraitScreen();
    void sliderAndBoxAgree();
    void theChoiceIsRememberedAtTheNextStart();
    void namesAreSavedAndOffered();
    void aNameCannotImitateTheComputer();
    void theExamplePlaysOnceAndEndsWithFour_data();
    void theExamplePlaysOnceAndEndsWithFour();
    void theExampleWaitsForInput();
    void theExampleIsStillWithoutAnimation();
    void anOpenedMatchClosesTheStartPage();
    void aRematchSaysThatTheMatchIsSaved();
    void noMenuIsLong();
    void escapeFromAMenuLeavesTheMenuBar();
    void theToolBarCanHide();
    void noMatchIsMentionedBeforeAChoice();
};

void StartPageTest::theFirstStartOffersTheComputer() {
    Table table;
    QVERIFY(table.session->nothing_chosen());
    table.window->welcome();
    QVERIFY(table.window->startPage()->isVisible());
    QVERIFY(!table.board()->isVisible());
    QCOMPARE(table.window->focusWidget()->objectName(), QStringLiteral("play"));
    QVERIFY(!part<QWidget>(table, "kept")->isVisible());
    press(table, Qt::Key_Space);
    QVERIFY(table.window->startPage() == nullptr);
    QVERIFY(table.board()->isVisible() && table.board()->hasFocus());
    QVERIFY(!table.match().setup().seats[Player::kFirst].is_computer());
    QCOMPARE(table.match().setup().seats[Player::kSecond].computer_level, std::optional(kDefaultLevel));
}

void StartPageTest::anExistingChoiceSkipsTheStartPage() {
    SessionOptions small;
    small.size = BoardSize{6, 6};
    QVERIFY(!Table(small).session->nothing_chosen());
    QVERIFY(!Table(against_computer(Player::kSecond, 0)).session->nothing_chosen());
    Table left;
    left.playAll({"i9"});
    left.session.reset();  // releases the lock of the autosave
    auto again = Session::begin({});
    QVERIFY((*again)->was_resumed() && !(*again)->nothing_chosen());
}

void StartPageTest::enterPlaysTheSameAgain() {
    Table table(against_computer(Player::kFirst, 0));
    MatchSetup setup = table.match().setup();
    setup.size = {9, 11};
    setup.time_control = TimeControl{std::chrono::seconds(90), std::chrono::seconds(2)};
    setup.seats[Player::kSecond] = Seat::human("Ada");
    table.window->startMatch(setup);
    QTRY_COMPARE(table.match().plies().size(), std::size_t{1});
    table.key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(table.window->startPage()->isVisible());
    press(table, Qt::Key_Return);
    QVERIFY(table.window->startPage() == nullptr);
    QVERIFY(table.match().setup() == setup);
    QVERIFY(table.match().is_fresh());
}

void StartPageTest::escapeGoesBackToTheMatch() {
    Table table;
    table.playAll({"i9", "i7"});
    table.key(Qt::Key_N, Qt::ControlModifier);
    press(table, Qt::Key_Escape);
    QVERIFY(table.window->startPage() == nullptr);
    QVERIFY(table.board()->hasFocus());
    QCOMPARE(table.match().plies().size(), std::size_t{2});
    table.key(Qt::Key_N, Qt::ControlModifier);
    part<QToolButton>(table, "back")->click();
    QVERIFY(table.board()->isVisible());
}

void StartPageTest::theCurrentMatchIsShownAsSaved() {
    Table table(against_computer(Player::kSecond, 0));
    table.click(cell("i9"));
    table.key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(part<QLabel>(table, "kept")->isVisible());
    QVERIFY(part<QPushButton>(table, "resume") == nullptr);
    press(table, Qt::Key_Return);
    QVERIFY(table.status().contains(QStringLiteral("saved")));
    QCOMPARE(table.session->unfinished().size(), std::size_t{1});
}

void StartPageTest::resumesAnUnfinishedOne() {
    Table table;
    table.playAll({"i9", "i7", "j7"});
    table.window->startMatch(MatchSetup{});
    table.key(Qt::Key_N, Qt::ControlModifier);
    auto* resume = part<QPushButton>(table, "resume");
    QVERIFY(resume != nullptr && resume->isVisible());
    QTest::mouseClick(resume, Qt::LeftButton);
    QVERIFY(table.window->startPage() == nullptr);
    QCOMPARE(table.match().plies().size(), std::size_t{3});
}

void StartPageTest::twoHumansOrTwoComputersCanBeChosen() {
    Table table;
    table.window->welcome();
    part<QComboBox>(table, "kindTheirs")->setCurrentIndex(0);
    QVERIFY(!table.window->startPage()->setup().has_computer());
    part<QComboBox>(table, "kindTheirs")->setCurrentIndex(1);
    part<QComboBox>(table, "kindYours")->setCurrentIndex(1);
    part<QDoubleSpinBox>(table, "levelYours")->setValue(1);
    part<QDoubleSpinBox>(table, "levelTheirs")->setValue(3);
    const MatchSetup setup = table.window->startPage()->setup();
    QCOMPARE(setup.seats[Player::kFirst].computer_level, std::optional(1));
    QCOMPARE(setup.seats[Player::kSecond].computer_level, std::optional(3));
}

void StartPageTest::theSwapButtonSwapsTheSides() {
    Table table;
    table.window->welcome();
    QCOMPARE(table.window->startPage()->example()->goal(), Player::kFirst);
    QTest::mouseClick(part<QPushButton>(table, "swap"), Qt::LeftButton);
    QCOMPARE(table.window->startPage()->example()->goal(), Player::kSecond);
    press(table, Qt::Key_Return, Qt::NoModifier);  // the swap button has the focus, so Enter swaps back
    QCOMPARE(table.window->startPage()->example()->goal(), Player::kFirst);
    QTest::mouseClick(part<QPushButton>(table, "swap"), Qt::LeftButton);
    QTest::mouseClick(part<QPushButton>(table, "play"), Qt::LeftButton);
    QVERIFY(table.match().setup().seats[Player::kFirst].is_computer());
    QVERIFY(!table.match().setup().seats[Player::kSecond].is_computer());
}

void StartPageTest::theFormStaysNarrowOnALargePortraitScreen() {
    Table table;
    table.window->welcome();
    for (const QSize size : {QSize(480, 800), QSize(1080, 1920)}) {
        table.window->setFixedSize(size);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        const auto* page = table.window->startPage();
        const auto* play = part<QPushButton>(table, "play");
        const QRect shown(play->mapTo(page, QPoint()), play->size());
        QVERIFY2(shown.width() < 700, qPrintable(QString::number(shown.width())));
        QVERIFY2(std::abs(shown.left() - (page->width() - shown.right())) < 12,
                 qPrintable(QString::number(shown.left())));
    }
}

void StartPageTest::sliderAndBoxAgree() {
    LevelChooser chooser(QStringLiteral("level"));
    auto* slider = chooser.findChild<QSlider*>();
    auto* box = chooser.findChild<QDoubleSpinBox*>();
    chooser.setLevel(120);  // a level above the slider's range, which the command line allows, is kept
    QCOMPARE(chooser.level(), 120);
    QTest::keyClick(slider, Qt::Key_Left);
    QCOMPARE(chooser.level(), slider->value());
    // So is a high level that is typed into the box.
    for (const int typed : {40, 99, 1000, kHighestLevel.reached()}) {
        box->selectAll();
        QTest::keyClicks(box, QString::number(typed));
        QCOMPARE(chooser.level(), typed);
        QCOMPARE(slider->value(), slider->maximum());
        QCOMPARE(box->text(), QString::number(typed));
    }
    // The slider ends at the last level with a name.
    QTest::keyClick(slider, Qt::Key_Home);
    QTest::keyClick(slider, Qt::Key_End);
    QCOMPARE(chooser.level(), kNamedLevels);
    QTest::keyClick(slider, Qt::Key_Home);
    QCOMPARE(box->value(), 0);
}

void StartPageTest::theChoiceIsRememberedAtTheNextStart() {
    const QTemporaryDir folder;
    qputenv("ATOM4_TEST_SETTINGS", folder.path().toUtf8());
    {
        Table table;
        table.window->welcome();
        part<QDoubleSpinBox>(table, "levelTheirs")->setValue(5);
        QTest::mouseClick(part<QPushButton>(table, "swap"), Qt::LeftButton);
        QTest::mouseClick(part<QPushButton>(table, "play"), Qt::LeftButton);
    }
    Table table;
    table.window->welcome();
    const MatchSetup setup = table.window->startPage()->setup();
    qunsetenv("ATOM4_TEST_SETTINGS");
    QCOMPARE(setup.seats[Player::kFirst].computer_level, std::optional(5));
    QVERIFY(!setup.seats[Player::kSecond].is_computer());
}

void StartPageTest::namesAreSavedAndOffered() {
    Table table;
    table.window->welcome();
    auto* name = part<QLineEdit>(table, "nameYours");
    QTest::keyClicks(name, QStringLiteral(" Grace Hopper "));
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(table.match().setup().seats[Player::kFirst].name, std::string("Grace Hopper"));
    table.key(Qt::Key_N, Qt::ControlModifier);
    part<QComboBox>(table, "kindTheirs")->setCurrentIndex(0);
    auto* theirs = part<QLineEdit>(table, "nameTheirs");
    theirs->setFocus();
    QTest::keyClicks(theirs, QStringLiteral("hop"));
    QCOMPARE(theirs->completer()->currentCompletion(), QStringLiteral("Grace Hopper"));
}

void StartPageTest::aNameCannotImitateTheComputer() {
    Table table;
    table.window->welcome();
    auto* name = part<QLineEdit>(table, "nameYours");
    QTest::keyClicks(name, QStringLiteral("Computer 3"));
    QVERIFY(table.window->startPage()->setup().seats[Player::kFirst] == Seat::human());
    // The page says why, and does not begin.
    const auto* fault = part<QLabel>(table, "faultYours");
    QVERIFY(fault->isVisible());
    QCOMPARE(fault->text(), QStringLiteral("That name is reserved."));
    QVERIFY(!part<QPushButton>(table, "play")->isEnabled());
    QTest::keyClick(name, Qt::Key_Return);
    QVERIFY(table.window->startPage() != nullptr);
    while (!name->text().isEmpty()) QTest::keyClick(name, Qt::Key_Backspace);
    QTest::keyClicks(name, QStringLiteral("Ada"));
    QVERIFY(!fault->isVisible());
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(table.match().setup().seats[Player::kFirst], Seat::human("Ada"));
}

void StartPageTest::theExamplePlaysOnceAndEndsWithFour_data() {
    QTest::addColumn<int>("player");
    QTest::newRow("white") << 0;
    QTest::newRow("black") << 1;
}

void StartPageTest::theExamplePlaysOnceAndEndsWithFour() {
    QFETCH(const int, player);
    const Player goal = kPlayers[static_cast<std::size_t>(player)];
    Settings quick;
    quick.animation = AnimationSpeed::kFast;
    GoalDemo example(quick);
    example.resize(600, 500);
    example.setGoal(goal);
    example.show();
    auto* board = example.findChild<BoardView*>();
    QCOMPARE(board->position().outcome(), win_of(goal));
    QVERIFY(!example.isPlaying());
    example.play();
    QVERIFY(example.isPlaying());
    QCOMPARE(board->position().outcome(), Outcome::kOngoing);
    QTRY_COMPARE_WITH_TIMEOUT(board->position().outcome(), win_of(goal), test::kSlowness * 20'000);
    QTRY_VERIFY(!example.isPlaying());
    QCOMPARE(board->position().winning_cells().size(), std::size_t{4});
    QTest::mouseClick(&example, Qt::LeftButton);
    QVERIFY(example.isPlaying());
    example.hide();
    QVERIFY(!example.isPlaying());
}

// A program that starts in the background should be idle, so the example waits for a key or the mouse.
void StartPageTest::theExampleWaitsForInput() {
    Table table;
    table.window->welcome();
    GoalDemo* example = table.window->startPage()->example();
    QVERIFY(!example->isPlaying());
    QTRY_VERIFY(!aTimerRuns(table));
    press(table, Qt::Key_Tab);
    QVERIFY(example->isPlaying());
}

void StartPageTest::theExampleIsStillWithoutAnimation() {
    Settings still;
    still.reducedMotion = true;
    GoalDemo example(still);
    example.show();
    example.play();
    QVERIFY(!example.isPlaying());
    QCOMPARE(example.findChild<BoardView*>()->position().outcome(), Outcome::kFirstWins);
}

void StartPageTest::anOpenedMatchClosesTheStartPage() {
    Table table(against_computer(Player::kFirst, 0));
    trigger(table, "new");
    QVERIFY(table.window->startPage() != nullptr);
    QTest::qWait(500);
    QCOMPARE(table.match().plies().size(), std::size_t{0});  // the computer does not move unseen
    table.match().restore(Match().records());
    QVERIFY(table.window->startPage() == nullptr);
    QVERIFY(table.board()->isVisible());
}

void StartPageTest::aRematchSaysThatTheMatchIsSaved() {
    Table table;
    table.playAll({"i9", "i7"});
    table.key(Qt::Key_R, Qt::ControlModifier);
    QCOMPARE(table.status(),
             QStringLiteral("New match with sides swapped. Your previous match is saved under Game > Resume."));
    table.key(Qt::Key_R, Qt::ControlModifier);
    QCOMPARE(table.status(), QStringLiteral("New match with sides swapped."));
}

// At most ten entries, and twelve in the first menu, where players look for statistics and printing.
void StartPageTest::noMenuIsLong() {
    Table table;
    QStringList titles;
    for (const QMenu* menu : table.window->findChildren<QMenu*>()) {
        const auto entries = menu->actions();
        const auto separators =
            std::count_if(entries.begin(), entries.end(), [](auto* entry) { return entry->isSeparator(); });
        // The Game menu also has everything that outlives a match.
        const int most = menu->title() == QStringLiteral("&Game") ? 12 : 10;
        QVERIFY2(entries.size() - separators <= most, qPrintable(menu->title()));
    }
    for (const QAction* entry : table.window->menuBar()->actions()) titles += entry->text();
    QVERIFY(titles.size() <= 10);
    QCOMPARE(titles.indexOf(QStringLiteral("&Settings")), titles.size() - 2);
    QCOMPARE(titles.last(), QStringLiteral("&Help"));
}

void StartPageTest::escapeFromAMenuLeavesTheMenuBar() {
    Table table;
    QMenuBar* bar = table.window->menuBar();
    QTest::mouseClick(bar, Qt::LeftButton, Qt::NoModifier, bar->actionGeometry(bar->actions().first()).center());
    QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
    QVERIFY(bar->activeAction() == nullptr);
    QVERIFY(table.board()->hasFocus());
    press(table, Qt::Key_Return);
    QVERIFY(QApplication::activePopupWidget() == nullptr);
}

void StartPageTest::theToolBarCanHide() {
    const QTemporaryDir folder;
    qputenv("ATOM4_TEST_SETTINGS", folder.path().toUtf8());
    {
        Table table;
        QVERIFY(table.window->findChild<QWidget*>(QStringLiteral("toolBar"))->isVisible());
        trigger(table, "showToolBar");
        QVERIFY(!table.window->findChild<QWidget*>(QStringLiteral("toolBar"))->isVisible());
    }
    Table table;
    qunsetenv("ATOM4_TEST_SETTINGS");
    QVERIFY(!table.window->findChild<QWidget*>(QStringLiteral("toolBar"))->isVisible());
}

void StartPageTest::noMatchIsMentionedBeforeAChoice() {
    Table table;
    table.window->welcome();
    table.window->learn();
    QVERIFY(table.window->lessons()->isOpen());
    table.window->lessons()->close();
    QVERIFY(table.window->startPage()->isVisible());
    QCOMPARE(table.status(), QString());
    speak(languageOf(QStringLiteral("de")).value());
    QCoreApplication::sendPostedEvents();
    QCOMPARE(table.status(), QString());
    speak(LanguageChoice::kEnglish);
}

ATOM4_WINDOW_TEST(StartPageTest)

}  // namespace atom4::ui::start_page_test

#include "tests/ui/atom4/pages/start_page_test.moc"
