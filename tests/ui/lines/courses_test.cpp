// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Goes through the lessons and exercises of Lines with the mouse: a wrong move first, then a solution, then on.
#include <QAction>
#include <QLabel>
#include <QPushButton>

#include "core/lines/course.h"
#include "tests/ui/lines/fixture.h"
#include "tests/ui/support/clipping.h"
#include "tests/ui/support/parts.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"

namespace atom4::ui::lines_courses_test {

namespace {

LinesCoursePage& pageOf(const LinesTable& table) {
    LinesCoursePage* lessons = table.window->lessons()->page();
    return lessons != nullptr ? *lessons : *table.window->exercises()->page();
}

const lines::LessonCourse& lessonOf(const LinesTable& table) {
    return dynamic_cast<const lines::LessonCourse&>(pageOf(table).course());
}

const lines::ExerciseSession& exerciseOf(const LinesTable& table) {
    return dynamic_cast<const lines::ExerciseCourse&>(pageOf(table).course()).run();
}

QPushButton* button(const LinesTable& table, const char* name) {
    return pageOf(table).findChild<QPushButton*>(QLatin1String(name));
}

void press(const LinesTable& table, const char* name) {
    QTest::mouseClick(button(table, name), Qt::LeftButton);
}

QString outcome(const LinesTable& table) {
    return pageOf(table).findChild<QLabel*>(QStringLiteral("outcome"))->text();
}

void move(const LinesTable& table, lines::Move move) {
    LinesBoardView* board = pageOf(table).board();
    for (const lines::Cell cell : {move.from, move.to}) {
        board->finishAnimation();
        QTest::mouseClick(board, Qt::LeftButton, {}, board->cellCentre(cell));
    }
    board->finishAnimation();
}

// Returns a move that does not solve the step, if there is one.
std::optional<lines::Move> somethingElse(const lines::LessonStep& step) {
    for (const lines::Chip& chip : step.position.board().chips())
        for (const lines::Cell to : step.position.board().free_cells())
            if (!attempt(step, chip.cell, to).succeeded()) return lines::Move{chip.cell, to};
    return std::nullopt;
}

}  // namespace

class LinesCoursesTest : public QObject {
    Q_OBJECT

private slots:
    void everyLessonCanBeCompleted();
    void hintsSolveEveryExercise();
    void theBestAttemptIsSaved();
    void anUnreachableCellKeepsTheChipPicked();
    void nothingIsCutOffInAnyLanguage();
};

void LinesCoursesTest::everyLessonCanBeCompleted() {
    LinesTable table(lines::SessionOptions{}, unmoved());
    trigger(table, "lessons");
    const LinesCoursePage& page = pageOf(table);
    const lines::LessonCourse& run = lessonOf(table);
    for (const lines::LessonId lesson : lines::kLessonIds) {
        QCOMPARE(run.lesson(), lesson);
        const std::size_t count = run.step_count();
        for (std::size_t number = 0; number < count; ++number) {
            const QString picture =
                QStringLiteral("lessons/lines-%1-%2").arg(static_cast<int>(lesson) + 1).arg(number + 1);
            takePicture(*table.window, picture);
            if (const auto other = somethingElse(run.step())) {
                move(table, *other);
                QVERIFY(!outcome(table).isEmpty());
                QVERIFY(!run.is_step_done());
                takePicture(*table.window, picture + QStringLiteral("-other"));
                // The button resets the board.
                press(table, "again");
                QVERIFY(page.board()->position() == run.step().position);
            }
            press(table, "solution");
            QVERIFY(page.board()->hint().has_value());
            move(table, solution(run.step()));
            QVERIFY(run.is_step_done());
            QVERIFY(button(table, "nextStep")->hasFocus());
            takePicture(*table.window, picture + QStringLiteral("-done"));
            press(table, "nextStep");
        }
        QVERIFY(lines::lesson_file().progress().is_done(name_of(lesson)));
    }
    QVERIFY(table.window->lessons()->page() == nullptr);
    QVERIFY(table.window->startPage()->isVisible());
}

// The first hint names the chip, the second shows the move.
void LinesCoursesTest::hintsSolveEveryExercise() {
    LinesTable table(lines::SessionOptions{}, unmoved());
    trigger(table, "exercises");
    const lines::ExerciseSession& run = exerciseOf(table);
    for (const lines::Exercise& exercise : lines::exercises()) {
        QCOMPARE(run.exercise().id, exercise.id);
        const QString picture = QStringLiteral("exercises/lines-") + QString::fromStdString(exercise.id);
        takePicture(*table.window, picture);
        while (!run.has_ended()) {
            press(table, "solution");
            QVERIFY(!pageOf(table).board()->hint());
            QVERIFY(outcome(table).contains(QStringLiteral("Look at the chip")));
            press(table, "solution");
            QVERIFY(outcome(table).contains(QStringLiteral("clears")));
            takePicture(*table.window, picture + QStringLiteral("-hint"));
            move(table, *pageOf(table).board()->hint());
            QVERIFY(!outcome(table).isEmpty());
        }
        QCOMPARE(run.cleared(), exercise.most);
        QVERIFY(button(table, "nextStep")->hasFocus());
        takePicture(*table.window, picture + QStringLiteral("-done"));
        press(table, "nextStep");
        QCOMPARE(lines::exercise_file().results().best(exercise.id), exercise.most);
    }
    QVERIFY(table.window->exercises()->page() == nullptr);
    QVERIFY(table.window->startPage()->isVisible());
}

void LinesCoursesTest::theBestAttemptIsSaved() {
    const lines::Exercise& third = lines::exercises()[2];
    {
        LinesTable table(lines::SessionOptions{}, unmoved());
        trigger(table, "exercises");
        press(table, "entry3");
        const lines::ExerciseSession& run = exerciseOf(table);
        move(table, third.moves.front());
        const int cleared = run.cleared();
        QVERIFY(cleared > 0 && !run.has_ended());
        // A move that completes no line ends the exercise, and the new chips are shown.
        move(table, {run.position().board().chips().back().cell, {0, 0}});
        QCOMPARE(run.standing(), lines::ExerciseStanding::kFell);
        QVERIFY(pageOf(table).board()->position() == run.position());
        takePicture(*table.window, QStringLiteral("exercises/lines-3-fell"));
        // A click on the board resets it.
        QTest::mouseClick(pageOf(table).board(), Qt::LeftButton, {}, pageOf(table).board()->cellCentre({0, 0}));
        QVERIFY(run.position() == third.position);
        QCOMPARE(lines::exercise_file().results().best(third.id), cleared);
        QVERIFY(button(table, "entry3")->toolTip().contains(QString::number(cleared)));
        move(table, third.moves.front());
        press(table, "again");
        QVERIFY(run.position() == third.position);
        QTest::keyClick(pageOf(table).board(), Qt::Key_Escape);
        QVERIFY(table.window->exercises()->page() == nullptr);
    }
}

void LinesCoursesTest::anUnreachableCellKeepsTheChipPicked() {
    LinesTable table(lines::SessionOptions{}, unmoved());
    trigger(table, "lessons");
    press(table, "skip");
    LinesBoardView* board = pageOf(table).board();
    move(table, {linesCell("e2"), linesCell("e4")});
    QCOMPARE(outcome(table), QStringLiteral("No free path from e2 to e4."));
    QVERIFY(board->selected() == linesCell("e2"));
    QTest::keyClick(board, Qt::Key_Left);
    QCOMPARE(outcome(table), QString());
    QVERIFY2(board->selected() == linesCell("e2"), "in another try, too");
    move(table, {linesCell("a7"), linesCell("e4")});
    QVERIFY(lessonOf(table).succeeded());
}

void LinesCoursesTest::nothingIsCutOffInAnyLanguage() {
    LinesTable table(lines::SessionOptions{}, unmoved());
    QStringList faults;
    const auto look = [&](const Language& language, QSize size) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        for (const QString& fault : clipped(*table.window))
            faults += QStringLiteral("%1 %2: %3").arg(language.code).arg(size.width()).arg(fault);
    };
    for (const Language& language : languages()) {
        speak(language.choice);
        for (const QSize size : {QSize(640, 480), QSize(480, 800)}) {
            table.window->setFixedSize(size);
            table.window->learn();
            for (const lines::LessonId lesson : lines::kLessonIds) {
                pageOf(table).begin(static_cast<std::size_t>(lesson));
                while (true) {
                    if (const auto other = somethingElse(lessonOf(table).step())) move(table, *other);
                    look(language, size);
                    if (lessonOf(table).next_is() != lines::Course::Next::kStep) break;
                    press(table, lessonOf(table).is_step_done() ? "nextStep" : "skip");
                }
            }
            table.window->lessons()->close();
            table.window->exercises()->open();
            for (std::size_t entry = 0; entry < lines::exercises().size(); ++entry) {
                pageOf(table).begin(entry);
                const lines::Move first = lines::exercises()[entry].moves.front();
                press(table, "solution");
                look(language, size);
                move(table, {first.from, {0, 0}});
                look(language, size);
                press(table, "again");
                move(table, first);
                look(language, size);
            }
            table.window->exercises()->close();
        }
    }
    speak(LanguageChoice::kEnglish);
    QVERIFY2(faults.isEmpty(), qPrintable(QLatin1Char('\n') + faults.join(QLatin1Char('\n'))));
}

ATOM4_WINDOW_TEST(LinesCoursesTest)

}  // namespace atom4::ui::lines_courses_test

#include "tests/ui/lines/courses_test.moc"
