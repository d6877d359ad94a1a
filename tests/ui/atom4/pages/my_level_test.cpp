// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// "My level" on the start page: the level that is even with the player's rating.
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSlider>
#include <atomic>

#include "core/atom4/game/last_choice.h"
#include "core/atom4/game/play_texts.h"
#include "core/atom4/game/rating.h"
#include "tests/ui/support/parts.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/model/level_texts.h"
#include "ui/atom4/model/messages.h"
#include "ui/atom4/pages/start_page.h"
#include "ui/common/language.h"

namespace atom4::ui::my_level_test {

namespace {

void press(const Table& table, Qt::Key key) {
    QTest::keyClick(table.window->focusWidget(), key);
}

}  // namespace

class MyLevelTest : public QObject {
    Q_OBJECT

private slots:
    void followsTheRating();
    void liesBetweenTwoLevels();
    void aLevelBetweenTwoCanBeTyped();
    void aDecimalCommaIsAccepted();
    void isOfferedOnlyAgainstAHuman();
};

void MyLevelTest::followsTheRating() {
    Table table(against_computer(Player::kSecond, 0));
    const RatingFile ratings;
    const auto shares = [&](int level) {
        for (int round = 0; round < 60; ++round)
            require(!ratings.add({level, round % 2 == 0 ? RoundResult::kWon : RoundResult::kLost, kRatedBoard}));
    };
    const auto level = [&] { return table.match().setup().seats[Player::kSecond].computer_level.value_or(-1); };
    // A player who wins half of the rounds against a level is as strong, give or take the last round.
    const auto isAbout = [](double shown, double wanted) { return std::abs(shown - wanted) < 0.3; };

    // Without a known rating, it is not offered.
    table.key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(part<QCheckBox>(table, "levelTheirsLikeMe") == nullptr);
    press(table, Qt::Key_Escape);

    shares(4);
    table.key(Qt::Key_N, Qt::ControlModifier);
    auto* like_me = part<QCheckBox>(table, "levelTheirsLikeMe");
    QVERIFY(like_me->isVisible() && !like_me->isChecked());
    QCOMPARE(part<QDoubleSpinBox>(table, "levelTheirs")->value(), 0);
    QTest::mouseClick(like_me, Qt::LeftButton, {}, QPoint(10, like_me->height() / 2));
    const double even = part<QDoubleSpinBox>(table, "levelTheirs")->value();
    QVERIFY2(isAbout(even, 4), qPrintable(QString::number(even)));
    QVERIFY(!part<QDoubleSpinBox>(table, "levelTheirs")->isEnabled());
    QVERIFY(!part<QSlider>(table, "levelTheirsSlider")->isEnabled());
    part<QPushButton>(table, "play")->click();
    QCOMPARE(level(), even_level(ratings.read()->now()));

    // A player who has become stronger gets a stronger opponent just by pressing Enter.
    shares(6);
    shares(6);
    table.key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(part<QCheckBox>(table, "levelTheirsLikeMe")->isChecked());
    press(table, Qt::Key_Return);
    QCOMPARE(level(), even_level(ratings.read()->now()));
    QVERIFY(level().nearest() == 6);

    table.key(Qt::Key_N, Qt::ControlModifier);
    like_me = part<QCheckBox>(table, "levelTheirsLikeMe");
    QTest::mouseClick(like_me, Qt::LeftButton, {}, QPoint(10, like_me->height() / 2));
    part<QDoubleSpinBox>(table, "levelTheirs")->setValue(1);
    press(table, Qt::Key_Return);
    QCOMPARE(level(), Level(1));
    table.key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(!part<QCheckBox>(table, "levelTheirsLikeMe")->isChecked());
    QCOMPARE(part<QDoubleSpinBox>(table, "levelTheirs")->value(), 1);
}

// After winning half against 3 and half against 4, the even level is between them. It is used and rated as such.
void MyLevelTest::liesBetweenTwoLevels() {
    std::atomic<std::int64_t> asked = -1;
    const MoveFinder patient = patientThinker();
    Table table(against_computer(Player::kSecond, 0),
                [&](Engine& engine, const MoveQuestion& question, std::stop_token hurry) {
                    asked = question.level.in_tenths();
                    return patient(engine, question, std::move(hurry));
                });
    const RatingFile ratings;
    for (int round = 0; round < 80; ++round)
        require(!ratings.add(
            {round % 4 < 2 ? 3 : 4, round % 2 == 0 ? RoundResult::kWon : RoundResult::kLost, kRatedBoard}));
    const Level even = even_level(ratings.read()->now());
    const QString number = QString::fromStdString(to_text(even));
    QVERIFY2(!even.is_whole() && even > 3 && even < 4, qPrintable(number));

    table.key(Qt::Key_N, Qt::ControlModifier);
    auto* likeMe = part<QCheckBox>(table, "levelTheirsLikeMe");
    QTest::mouseClick(likeMe, Qt::LeftButton, {}, QPoint(10, likeMe->height() / 2));
    QCOMPARE(part<QDoubleSpinBox>(table, "levelTheirs")->text(), number);
    QCOMPARE(part<QSlider>(table, "levelTheirsSlider")->value(), even.nearest());
    const QString means = part<QLabel>(table, "levelTheirsLikeMeMeans")->text();
    QVERIFY2(means.contains(number), qPrintable(means));
    takePicture(*table.window, QStringLiteral("like-me-between"));
    press(table, Qt::Key_Return);
    QCOMPARE(table.match().setup().seats[Player::kSecond], Seat::computer(even));
    const QString who = QString::fromStdString(seat_text(table.match(), Player::kSecond));
    QVERIFY2(who.contains(number), qPrintable(who));

    // The engine gets that level, and it is remembered for the next start of the program.
    table.click(cell("i9"));
    QTRY_COMPARE(asked.load(), even.in_tenths());
    QCOMPARE(last_choice().seats[Player::kSecond], Seat::computer(even));
    const double before = ratings.read()->now().value;
    table.match().resign(Player::kFirst);
    const RatingHistory after = *ratings.read();
    QCOMPARE(after.rounds().back().level, even);
    QVERIFY(after.now().value < before);
    // German has a decimal comma.
    speak(*languageOf(QStringLiteral("de")));
    const auto english = qScopeGuard([] { speak(LanguageChoice::kEnglish); });
    QCOMPARE(LevelTexts::number(even), QString(number).replace(u'.', u','));
    QCOMPARE(LevelTexts::number(1'234), QStringLiteral("1234"));
}

void MyLevelTest::aLevelBetweenTwoCanBeTyped() {
    Table table(against_computer(Player::kSecond, 2));
    table.key(Qt::Key_N, Qt::ControlModifier);
    auto* box = part<QDoubleSpinBox>(table, "levelTheirs");
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, QStringLiteral("3.5"));
    QCOMPARE(part<QSlider>(table, "levelTheirsSlider")->value(), 4);
    QTest::keyClick(box, Qt::Key_Return);
    QCOMPARE(table.match().setup().seats[Player::kSecond], Seat::computer(Level::of_tenths(35)));
    // From there, the arrow keys go to whole levels.
    table.key(Qt::Key_N, Qt::ControlModifier);
    box = part<QDoubleSpinBox>(table, "levelTheirs");
    QCOMPARE(box->text(), QStringLiteral("3.5"));
    QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(box->text(), QStringLiteral("3"));
    QTest::keyClick(box, Qt::Key_Up);
    QCOMPARE(box->text(), QStringLiteral("4"));
    auto* slider = part<QSlider>(table, "levelTheirsSlider");
    box->setValue(3.5);
    QTest::keyClick(slider, Qt::Key_Left);
    QCOMPARE(box->text(), QStringLiteral("3"));
    // The slider is at the nearest whole level, and a click there chooses that.
    box->setValue(3.5);
    const int at = QStyle::sliderPositionFromValue(slider->minimum(), slider->maximum(), 4, slider->width() - 20);
    QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(10 + at, slider->height() / 2));
    QCOMPARE(box->text(), QStringLiteral("4"));
}

// A comma is the decimal separator in German, but groups thousands in English.
void MyLevelTest::aDecimalCommaIsAccepted() {
    const auto english = qScopeGuard([] { speak(LanguageChoice::kEnglish); });
    for (const char* language : {"en", "de"}) {
        speak(*languageOf(QLatin1String(language)));
        for (const char* typed : {"3.5", "3,5"}) {
            Table table(against_computer(Player::kSecond, 2));
            table.key(Qt::Key_N, Qt::ControlModifier);
            auto* box = part<QDoubleSpinBox>(table, "levelTheirs");
            box->setFocus();
            box->selectAll();
            QTest::keyClicks(box, QLatin1String(typed));
            QCOMPARE(box->value(), 3.5);
        }
    }
}

void MyLevelTest::isOfferedOnlyAgainstAHuman() {
    Table table(against_computer(Player::kSecond, 0));
    const RatingFile ratings;
    for (int round = 0; round < 20; ++round) require(!ratings.add({3, RoundResult::kWon, kRatedBoard}));
    table.key(Qt::Key_N, Qt::ControlModifier);
    auto* theirs = part<QCheckBox>(table, "levelTheirsLikeMe");
    QVERIFY(theirs->isVisible());
    const auto* means = part<QLabel>(table, "levelTheirsLikeMeMeans");
    QVERIFY(means->isVisible() && means->text().contains(QStringLiteral("rating")));
    theirs->setChecked(true);
    // With two computers, there is no player whose level one of them could have.
    part<QComboBox>(table, "kindYours")->setCurrentIndex(1);
    QVERIFY(!theirs->isVisible() && !means->isVisible());
    QVERIFY(!part<QCheckBox>(table, "levelYoursLikeMe")->isVisible());
    QVERIFY(part<QDoubleSpinBox>(table, "levelTheirs")->isEnabled());
    QVERIFY(!table.window->startPage()->isEvenChosen());
    part<QComboBox>(table, "kindYours")->setCurrentIndex(0);
    QVERIFY(theirs->isVisible() && theirs->isChecked());
    QVERIFY(!part<QDoubleSpinBox>(table, "levelTheirs")->isEnabled());
    // A demo does not change the choice.
    press(table, Qt::Key_Return);
    table.key(Qt::Key_N, Qt::ControlModifier);
    part<QComboBox>(table, "kindYours")->setCurrentIndex(1);
    part<QPushButton>(table, "play")->click();
    QVERIFY(prefers_even_level());
}

ATOM4_WINDOW_TEST(MyLevelTest)

}  // namespace atom4::ui::my_level_test

#include "tests/ui/atom4/pages/my_level_test.moc"
