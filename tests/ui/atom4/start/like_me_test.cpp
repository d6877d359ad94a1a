// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// "Like me": the level that would be even by a person's rating, on the page where a match begins.
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>

#include "core/atom4/rating/level_ratings.h"
#include "core/atom4/rating/rating_file.h"
#include "tests/ui/support/ui_fixture.h"
#include "ui/atom4/play/last_choice.h"
#include "ui/atom4/start/start_page.h"

using namespace atom4;
using namespace atom4::ui;

namespace {

template <class Part>
Part* part(const Table& table, const char* name) {
    return table.window->startPage()->findChild<Part*>(QLatin1String(name));
}

void press(const Table& table, Qt::Key key) {
    QTest::keyClick(table.window->focusWidget(), key);
}

}  // namespace

class LikeMeTest : public QObject {
    Q_OBJECT

private slots:
    void followsTheRating();
    void isForWhoPlaysAgainstThePerson();
};

void LikeMeTest::followsTheRating() {
    Table table(against_computer(Player::kSecond, 0));
    const RatingFile ratings;
    const auto shares = [&](int level) {
        for (int round = 0; round < 60; ++round)
            require(!ratings.add({level, round % 2 == 0 ? RoundResult::kWon : RoundResult::kLost, kRatedBoard}));
    };
    const auto level = [&] { return table.match().setup().seats[Player::kSecond].computer_level.value_or(-1); };

    // Of whom nobody knows how strong he is, nothing is offered.
    table.key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(part<QCheckBox>(table, "levelTheirsLikeMe") == nullptr);
    press(table, Qt::Key_Escape);

    shares(4);
    table.key(Qt::Key_N, Qt::ControlModifier);
    auto* like_me = part<QCheckBox>(table, "levelTheirsLikeMe");
    QVERIFY(like_me->isVisible() && !like_me->isChecked());
    QCOMPARE(part<QSpinBox>(table, "levelTheirs")->value(), 0);
    QTest::mouseClick(like_me, Qt::LeftButton, {}, QPoint(10, like_me->height() / 2));
    QCOMPARE(part<QSpinBox>(table, "levelTheirs")->value(), 4);
    QVERIFY(!part<QSpinBox>(table, "levelTheirs")->isEnabled());
    QVERIFY(!part<QSlider>(table, "levelTheirsSlider")->isEnabled());
    part<QPushButton>(table, "play")->click();
    QCOMPARE(level(), 4);

    // Who has become stronger meets a stronger one, by nothing but Enter.
    shares(6);
    shares(6);
    table.key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(part<QCheckBox>(table, "levelTheirsLikeMe")->isChecked());
    press(table, Qt::Key_Return);
    QCOMPARE(level(), 6);

    table.key(Qt::Key_N, Qt::ControlModifier);
    like_me = part<QCheckBox>(table, "levelTheirsLikeMe");
    QTest::mouseClick(like_me, Qt::LeftButton, {}, QPoint(10, like_me->height() / 2));
    part<QSpinBox>(table, "levelTheirs")->setValue(1);
    press(table, Qt::Key_Return);
    QCOMPARE(level(), 1);
    table.key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(!part<QCheckBox>(table, "levelTheirsLikeMe")->isChecked());
    QCOMPARE(part<QSpinBox>(table, "levelTheirs")->value(), 1);
}

void LikeMeTest::isForWhoPlaysAgainstThePerson() {
    Table table(against_computer(Player::kSecond, 0));
    const RatingFile ratings;
    for (int round = 0; round < 20; ++round) require(!ratings.add({3, RoundResult::kWon, kRatedBoard}));
    table.key(Qt::Key_N, Qt::ControlModifier);
    auto* theirs = part<QCheckBox>(table, "levelTheirsLikeMe");
    QVERIFY(theirs->isVisible());
    const auto* means = part<QLabel>(table, "levelTheirsLikeMeMeans");
    QVERIFY(means->isVisible() && means->text().contains(QStringLiteral("rating")));
    theirs->setChecked(true);
    // Two computers: nobody is there whom one of them could be like.
    part<QComboBox>(table, "kindYours")->setCurrentIndex(1);
    QVERIFY(!theirs->isVisible() && !means->isVisible());
    QVERIFY(!part<QCheckBox>(table, "levelYoursLikeMe")->isVisible());
    QVERIFY(part<QSpinBox>(table, "levelTheirs")->isEnabled());
    QVERIFY(!table.window->startPage()->isEvenWanted());
    part<QComboBox>(table, "kindYours")->setCurrentIndex(0);
    QVERIFY(theirs->isVisible() && theirs->isChecked());
    QVERIFY(!part<QSpinBox>(table, "levelTheirs")->isEnabled());
    // A demonstration leaves the wish as it was.
    press(table, Qt::Key_Return);
    table.key(Qt::Key_N, Qt::ControlModifier);
    part<QComboBox>(table, "kindYours")->setCurrentIndex(1);
    part<QPushButton>(table, "play")->click();
    QVERIFY(isEvenWanted());
}

QTEST_MAIN(LikeMeTest)
#include "like_me_test.moc"
