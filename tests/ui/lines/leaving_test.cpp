// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The question before a game of Lines is left, and what happens to the game.
#include <QAction>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>

#include "tests/ui/lines/fixture.h"
#include "tests/ui/support/parts.h"
#include "tests/ui/support/window_test.h"
#include "ui/lines/setup_form.h"

namespace atom4::ui::lines_leaving_test {

namespace {

// Plays until the player has scored; points from the first chips do not count.
void playUntilPoints(LinesTable& table) {
    for (std::uint64_t i = 0; !table.window->session().has_points_in_play(); ++i) {
        if (table.game().is_over()) table.window->start(gameOfPoints());
        table.moveAtRandom(i);
    }
}

}  // namespace

class LinesLeavingTest : public QObject {
    Q_OBJECT

private slots:
    void leavingAGameWithPointsNeedsConfirmation_data();
    void leavingAGameWithPointsNeedsConfirmation();
    void withoutPointsThereIsNoQuestion();
    void closingLosesNothingAndAsksNothing();
};

void LinesLeavingTest::leavingAGameWithPointsNeedsConfirmation_data() {
    QTest::addColumn<QString>("way");
    for (const char* way : {"new game", "another size", "open", "resume another"})
        QTest::newRow(way) << QString::fromLatin1(way);
}

void LinesLeavingTest::leavingAGameWithPointsNeedsConfirmation() {
    QFETCH(const QString, way);
    LinesTable table("a1:1 b1:1 c1:1 d1:1 e3:1 a8:2", unmoved());
    const QString file = table.folder.filePath(QStringLiteral("begin.lines"));
    table.window->start({});
    table.moveAtRandom(1);  // an unfinished game to resume
    QCOMPARE(table.game().position().score(), 0);
    table.window->start(gameOfPoints());
    playUntilPoints(table);
    const auto played = table.game().record();
    const std::size_t unfinished = table.window->session().unfinished().size();
    const auto leave = [&] {
        if (way == QStringLiteral("new game") || way == QStringLiteral("another size")) {
            if (table.window->startPage() == nullptr) table.key(Qt::Key_N);
            if (way == QStringLiteral("another size")) {
                table.window->startPage()->unfold();
                table.window->startPage()->findChild<QSpinBox*>(QStringLiteral("rows"))->setValue(8);
            }
            table.window->startPage()->findChild<QPushButton*>(QStringLiteral("play"))->click();
        } else if (way == QStringLiteral("open")) {
            table.window->openFile(file);
        } else {
            auto* menu = table.window->findChild<UnfinishedMenu*>();
            emit menu->aboutToShow();
            menu->actions().constFirst()->trigger();
        }
    };
    leave();
    QVERIFY(question(table) != nullptr);
    QVERIFY(question(table)->text().contains(QStringLiteral("%1 points").arg(table.game().position().score())));
    QVERIFY(
        question(table)->informativeText().contains(QStringLiteral("Its current score counts for the high scores.")));
    answer(table, "stay");
    QVERIFY(table.game().record() == played);
    QCOMPARE(table.window->session().unfinished().size(), unfinished);
    QVERIFY(keptScores(table).empty());
    QVERIFY2(lastLinesChoice() == (lines::Configuration{{}, true}), "what was not played is not remembered");
    leave();
    answer(table, "leave");
    QCOMPARE(lines::HighScores(lines::HighScores::default_file()).load()->size(), std::size_t{1});
    QVERIFY(table.game().record() != played);
    QVERIFY(table.window->startPage() == nullptr);
    const auto left = table.window->session().unfinished();
    QCOMPARE(left.size(), way == QStringLiteral("resume another") ? unfinished : unfinished + 1);
}

void LinesLeavingTest::withoutPointsThereIsNoQuestion() {
    LinesTable table(lines::SessionOptions{}, unmoved());
    table.moveAtRandom(1);
    QCOMPARE(table.game().position().score(), 0);
    table.key(Qt::Key_N);
    QTest::keyClick(table.window->focusWidget(), Qt::Key_Return);
    QVERIFY(question(table) == nullptr);
    QVERIFY(!table.game().has_moves());
}

void LinesLeavingTest::closingLosesNothingAndAsksNothing() {
    LinesTable table(lines::SessionOptions{}, unmoved());
    table.window->start(gameOfPoints());
    playUntilPoints(table);
    const auto played = table.game().record();
    trigger(table, "close");
    QVERIFY(question(table) == nullptr);
    QVERIFY(!table.window->isVisible());
    QCOMPARE(keptScores(table).size(), std::size_t{1});
    table.reopen();
    QVERIFY(table.game().record() == played);
}

ATOM4_WINDOW_TEST(LinesLeavingTest)

}  // namespace atom4::ui::lines_leaving_test

#include "tests/ui/lines/leaving_test.moc"
