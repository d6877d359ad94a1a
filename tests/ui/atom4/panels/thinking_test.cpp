// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// While the computer thinks: the ring around its disc, its analysis, and the buttons to pause it or make it move.
#include <QAbstractEventDispatcher>
#include <QAction>
#include <QEventLoop>
#include <QLabel>
#include <QPaintEvent>
#include <QTimer>
#include <QToolButton>
#include <limits>

#include "tests/ui/support/parts.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/board/wheel_view.h"
#include "ui/atom4/panels/player_disc.h"
#include "ui/common/language.h"

namespace atom4::ui::thinking_test {

using DiscRing = PlayerDisc::Ring;

namespace {

// Records what is painted of a widget, in its own coordinates.
class PaintWatch : public QObject {
public:
    explicit PaintWatch(QWidget* widget) { widget->installEventFilter(this); }
    [[nodiscard]] int count() const { return count_; }
    [[nodiscard]] QRegion painted() const { return painted_; }

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint) {
            ++count_;
            painted_ += static_cast<QPaintEvent*>(event)->region();
        }
        return false;
    }

private:
    int count_ = 0;
    QRegion painted_;
};

PlayerDisc* disc(Table& table, Player player) {
    return table.window->findChildren<PlayerDisc*>()[number(player) - 1];
}

void change(Table& table, const std::function<void(Settings&)>& wish) {
    Settings settings = table.window->settings();
    wish(settings);
    table.window->settingsManager().change(settings);
}

// Makes a move, and waits until the computer thinks and the reaction has been shown.
void letThink(Table& table) {
    table.click(cell("i9"));
    QTRY_VERIFY(table.window->isThinking());
    QTRY_VERIFY(!table.board()->isAnimating());
    table.board()->finishMoving();
}

int awakeningsWithin(int milliseconds) {
    int awakenings = 0;
    QObject here;
    QObject::connect(QAbstractEventDispatcher::instance(), &QAbstractEventDispatcher::awake, &here,
                     [&] { ++awakenings; });
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
    return awakenings;
}

}  // namespace

class ThinkingTest : public QObject {
    Q_OBJECT

private slots:
    void aRingTurnsAroundTheThinkingPlayersDisc();
    void theRingRepaintsNothingButTheDisc();
    void aStillRingCausesNoWakeUps_data();
    void aStillRingCausesNoWakeUps();
    void buttonsAppearDuringALongSearch();
    void aPausedSearchContinues();
    void thePauseButtonIsHiddenInEarlierPositions();
    void thinkingIsShownOnRequest();
    void wheelExplanationsTakePrecedenceOverThinking();
    void undoRemovesAllSignsOfThinking();
    void thePausedMessageFollowsTheLanguage();
};

void ThinkingTest::aRingTurnsAroundTheThinkingPlayersDisc() {
    Table table(against_computer(Player::kSecond, 2), patientThinker());
    QCOMPARE(disc(table, Player::kFirst)->ring(), DiscRing::kNone);
    QCOMPARE(disc(table, Player::kSecond)->ring(), DiscRing::kNone);
    const QImage still = disc(table, Player::kSecond)->grab().toImage();
    letThink(table);
    QCOMPARE(disc(table, Player::kSecond)->ring(), DiscRing::kTurning);
    QCOMPARE(disc(table, Player::kFirst)->ring(), DiscRing::kNone);
    const QImage one = disc(table, Player::kSecond)->grab().toImage();
    QVERIFY(one != still);
    QTRY_VERIFY(disc(table, Player::kSecond)->grab().toImage() != one);
    table.key(Qt::Key_M);
    QTRY_COMPARE(table.match().plies().size(), std::size_t{2});
    QCOMPARE(disc(table, Player::kSecond)->ring(), DiscRing::kNone);
}

void ThinkingTest::theRingRepaintsNothingButTheDisc() {
    Table table(against_computer(Player::kSecond, 2), patientThinker());
    letThink(table);
    QTRY_VERIFY(part<QToolButton>(table, "moveNowButton")->isVisible());
    QTest::qWait(0);
    PlayerDisc* turning = disc(table, Player::kSecond);
    const PaintWatch ofDisc(turning);
    const PaintWatch ofBoard(table.board());
    const PaintWatch ofWheel(table.window->findChild<WheelView*>());
    const PaintWatch ofWindow(table.window.get());
    const PaintWatch ofCard(turning->parentWidget());
    QTRY_VERIFY(ofDisc.count() >= 5);
    QCOMPARE(ofBoard.count(), 0);
    QCOMPARE(ofWheel.count(), 0);
    QVERIFY(ofCard.painted().subtracted(turning->geometry()).isEmpty());
    const QRect inWindow(turning->mapTo(table.window.get(), QPoint()), turning->size());
    QVERIFY(ofWindow.painted().subtracted(inWindow).isEmpty());
}

void ThinkingTest::aStillRingCausesNoWakeUps_data() {
    QTest::addColumn<bool>("reduced");
    QTest::newRow("reduced motion") << true;
    QTest::newRow("no animation") << false;
}

void ThinkingTest::aStillRingCausesNoWakeUps() {
    QFETCH(bool, reduced);
    Table table(against_computer(Player::kSecond, 2), patientThinker());
    change(table, [&](Settings& settings) {
        settings.reducedMotion = reduced;
        if (!reduced) settings.animation = AnimationSpeed::kOff;
    });
    letThink(table);
    QCOMPARE(disc(table, Player::kSecond)->ring(), DiscRing::kStill);
    QTRY_VERIFY(part<QToolButton>(table, "moveNowButton")->isVisible());
    int awakenings = std::numeric_limits<int>::max();
    for (int run = 0; run < 8 && awakenings > 2; ++run) awakenings = std::min(awakenings, awakeningsWithin(600));
    // One each for the beginning and the end of the wait.
    QVERIFY2(awakenings <= 2, qPrintable(QString::number(awakenings)));
}

void ThinkingTest::buttonsAppearDuringALongSearch() {
    Table table(against_computer(Player::kSecond, 2), patientThinker());
    auto* moveNow = part<QToolButton>(table, "moveNowButton");
    QVERIFY(!moveNow->isVisible());
    const QRect state = part<QLabel>(table, "state")->geometry();
    letThink(table);
    QTRY_VERIFY(moveNow->isVisible());
    QVERIFY(part<QToolButton>(table, "pauseButton")->isVisible());
    QCOMPARE(part<QLabel>(table, "state")->geometry(), state);
    takePicture(*table.window, QStringLiteral("thinking"));
    QTest::mouseClick(moveNow, Qt::LeftButton);
    QTRY_COMPARE(table.match().plies().size(), std::size_t{2});
    QVERIFY(!moveNow->isVisible());
}

void ThinkingTest::aPausedSearchContinues() {
    Table table(against_computer(Player::kSecond, 2), patientThinker());
    letThink(table);
    auto* pause = part<QToolButton>(table, "pauseButton");
    QTRY_VERIFY(pause->isVisible());
    const QRect place = pause->geometry();
    QCOMPARE(pause->text(), QStringLiteral("Pause"));
    QTest::mouseClick(pause, Qt::LeftButton);
    QCOMPARE(table.state(), QStringLiteral("Paused: yellow"));
    QCOMPARE(disc(table, Player::kSecond)->ring(), DiscRing::kNone);
    QVERIFY(!table.window->isThinking());
    QVERIFY(pause->isVisible());
    QCOMPARE(pause->text(), QStringLiteral("Continue"));
    QVERIFY(part<QToolButton>(table, "moveNowButton")->isEnabled());
    QCoreApplication::sendPostedEvents();
    QCOMPARE(pause->geometry(), place);
    takePicture(*table.window, QStringLiteral("thinking-paused"));
    QTest::mouseClick(pause, Qt::LeftButton);
    QTRY_VERIFY(table.window->isThinking());
    QCOMPARE(disc(table, Player::kSecond)->ring(), DiscRing::kTurning);
}

void ThinkingTest::thePauseButtonIsHiddenInEarlierPositions() {
    Table table(against_computer(Player::kSecond, 2), patientThinker());
    letThink(table);
    auto* pause = part<QToolButton>(table, "pauseButton");
    QTRY_VERIFY(pause->isVisible());
    table.key(Qt::Key_Home, Qt::AltModifier);
    QVERIFY(!pause->isVisible());
    table.key(Qt::Key_Escape);
    QVERIFY(pause->isVisible());
}

void ThinkingTest::thinkingIsShownOnRequest() {
    Table table(against_computer(Player::kSecond, 2), patientThinker());
    auto* detail = part<QLabel>(table, "detail");
    letThink(table);
    table.hover(cell("a1"));  // nothing there
    QTRY_VERIFY(part<QToolButton>(table, "pauseButton")->isVisible());
    QVERIFY(!detail->text().contains(QStringLiteral("Depth")));
    change(table, [](Settings& settings) { settings.showThoughts = true; });
    QVERIFY2(detail->text().startsWith(QStringLiteral("Depth 9: ")), qPrintable(detail->text()));
    QCOMPARE(detail->text().split(QLatin1Char(' ')).size(), 2 + 6);
    table.key(Qt::Key_M);
    QTRY_COMPARE(table.match().plies().size(), std::size_t{2});
    QVERIFY(!detail->text().contains(QStringLiteral("Depth")));
}

void ThinkingTest::wheelExplanationsTakePrecedenceOverThinking() {
    Table table(against_computer(Player::kSecond, 2), patientThinker());
    change(table, [](Settings& settings) { settings.showThoughts = true; });
    auto* detail = part<QLabel>(table, "detail");
    letThink(table);
    QTRY_VERIFY(detail->text().startsWith(QStringLiteral("Depth")));
    auto* wheel = table.window->findChild<WheelView*>();
    QTest::keyClick(wheel, Qt::Key_Right);
    QVERIFY(!detail->text().isEmpty() && !detail->text().startsWith(QStringLiteral("Depth")));
    QFocusEvent away(QEvent::FocusOut);
    QCoreApplication::sendEvent(wheel, &away);
    QVERIFY(detail->text().startsWith(QStringLiteral("Depth")));
}

void ThinkingTest::undoRemovesAllSignsOfThinking() {
    Table table(against_computer(Player::kSecond, 2), patientThinker());
    change(table, [](Settings& settings) { settings.showThoughts = true; });
    auto* detail = part<QLabel>(table, "detail");
    letThink(table);
    QTRY_VERIFY(detail->text().startsWith(QStringLiteral("Depth")));
    table.key(Qt::Key_U);
    QCOMPARE(disc(table, Player::kSecond)->ring(), DiscRing::kNone);
    QVERIFY(!part<QToolButton>(table, "pauseButton")->isVisible());
    QVERIFY(!detail->text().startsWith(QStringLiteral("Depth")));
}

void ThinkingTest::thePausedMessageFollowsTheLanguage() {
    Table table(against_computer(Player::kFirst, 2), patientThinker());
    table.key(Qt::Key_P);
    QVERIFY(table.status().startsWith(QStringLiteral("Paused.")));
    speak(*languageOf(QStringLiteral("de")));
    QCoreApplication::sendPostedEvents();
    const QString said = table.status();
    const QString state = table.state();
    speak(LanguageChoice::kEnglish);
    QVERIFY2(said.startsWith(QStringLiteral("Pause")), qPrintable(said));
    QVERIFY2(state.startsWith(QStringLiteral("Pause")), qPrintable(state));
}

ATOM4_WINDOW_TEST(ThinkingTest)

}  // namespace atom4::ui::thinking_test

#include "tests/ui/atom4/panels/thinking_test.moc"
