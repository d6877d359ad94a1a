// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Goes through the lessons with the mouse: a wrong move first, then a solution, then on to the next step.
#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <algorithm>
#include <map>

#include "core/atom4/training/lesson_texts.h"
#include "tests/ui/support/clipping.h"
#include "tests/ui/support/parts.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/pages/start_page.h"

namespace atom4::ui::lessons_test {

namespace {

LessonPage& pageOf(const Table& table) {
    return *table.window->lessons()->page();
}

QString text(const Table& table, const char* name) {
    return pageOf(table).findChild<QLabel*>(QLatin1String(name))->text();
}

QPushButton* button(const Table& table, const char* name) {
    return pageOf(table).findChild<QPushButton*>(QLatin1String(name));
}

void open(const Table& table) {
    trigger(table, "lessons");
}

void click(const Table& table, Cell cell) {
    BoardView* board = pageOf(table).board();
    board->finishAnimation();
    QTest::mouseClick(board, Qt::LeftButton, {}, board->cellCentre(cell));
    board->finishAnimation();
}

// Returns a legal move that does not solve the step; if there is none, an illegal one.
Cell somethingElse(const LessonStep& step) {
    for (const Cell cell : step.position.legal_moves())
        if (!attempt(step, cell).succeeded()) return cell;
    return {0, 0};
}

}  // namespace

class LessonsTest : public QObject {
    Q_OBJECT

private slots:
    void everyLessonCanBeCompleted();
    void progressIsSaved();
    void theNextAttemptReplacesTheLast();
    void aRefusedCellChangesNothing();
    void lessonsCanBeDoneByKeyboard();
    void aMatchOrAnotherPageClosesTheLesson();
    void matchActionsAreDisabledDuringALesson();
    void clocksStopDuringALesson();
    void theFirstStartOffersThemOnce();
    void puzzlesAreOfferedAfterAllLessons();
    void startedLessonsResumeFromTheStartPage();
    void nothingIsCutOffInAnyLanguage();
};

void LessonsTest::everyLessonCanBeCompleted() {
    Table table;
    open(table);
    LessonPage& page = pageOf(table);
    for (const LessonId lesson : kLessonIds) {
        QCOMPARE(page.course().lesson(), lesson);
        auto* mark = page.findChild<LessonList*>()->button(lesson);
        QVERIFY(mark->isChecked() && !mark->isDone());
        const std::size_t count = page.course().step_count();
        for (std::size_t number = 0; number < count; ++number) {
            QCOMPARE(page.course().step_number(), number);
            QVERIFY(text(table, "outcome").isEmpty() && !text(table, "task").isEmpty());
            QVERIFY(!button(table, "next")->isVisible());
            takePicture(*table.window,
                        QStringLiteral("lessons/%1-%2").arg(static_cast<int>(lesson) + 1).arg(number + 1));
            click(table, somethingElse(page.course().step()));
            QVERIFY(!text(table, "outcome").isEmpty());
            QVERIFY(!page.course().is_step_done());
            takePicture(*table.window,
                        QStringLiteral("lessons/%1-%2-other").arg(static_cast<int>(lesson) + 1).arg(number + 1));
            click(table, solutions(page.course().step()).front());
            QVERIFY(page.course().is_step_done());
            QVERIFY(button(table, "next")->hasFocus());
            takePicture(*table.window,
                        QStringLiteral("lessons/%1-%2-done").arg(static_cast<int>(lesson) + 1).arg(number + 1));
            const bool last = lesson == kLessonIds.back() && !page.course().has_next_step();
            if (!last) QTest::mouseClick(button(table, "next"), Qt::LeftButton);
        }
        QVERIFY(mark->isDone());
    }
    // After the last lesson a match can be started.
    QTest::mouseClick(button(table, "next"), Qt::LeftButton);
    QVERIFY(table.window->lessons()->page() == nullptr);
    QVERIFY(table.window->startPage()->isVisible());
    for (const LessonId lesson : kLessonIds) QVERIFY(lesson_file().progress().is_done(name_of(lesson)));
}

void LessonsTest::progressIsSaved() {
    Table table;
    open(table);
    for (std::size_t number = 0; number < 3; ++number) {
        click(table, solutions(pageOf(table).course().step()).front());
        if (number < 2) QTest::mouseClick(button(table, "next"), Qt::LeftButton);
    }
    MainWindow again(*table.session);
    again.learn();
    const LessonPage& page = *again.lessons()->page();
    QCOMPARE(page.course().lesson(), LessonId::kMix);
    QVERIFY(page.findChild<LessonList*>()->button(LessonId::kTouch)->isDone());
    QTest::mouseClick(page.findChild<LessonList*>()->button(LessonId::kTouch), Qt::LeftButton);
    QCOMPARE(page.course().lesson(), LessonId::kTouch);
}

void LessonsTest::theNextAttemptReplacesTheLast() {
    Table table;
    open(table);
    QTest::mouseClick(pageOf(table).findChild<LessonList*>()->button(LessonId::kMix), Qt::LeftButton);
    click(table, cell("c4"));
    QVERIFY(text(table, "outcome").contains(QStringLiteral("c2 stays green")));
    QVERIFY(pageOf(table).board()->position().at(cell("c4")).has_value());
    click(table, cell("f6"));
    QVERIFY(text(table, "outcome").contains(QStringLiteral("touches no piece")));
    QVERIFY(!pageOf(table).board()->position().at(cell("c4")).has_value());
    click(table, cell("c4"));
    QTest::mouseClick(button(table, "again"), Qt::LeftButton);
    QVERIFY(!pageOf(table).board()->position().at(cell("c4")).has_value());
    QTest::mouseClick(button(table, "solution"), Qt::LeftButton);
    QVERIFY(pageOf(table).board()->hint().has_value());
    QVERIFY2(text(table, "aside").startsWith(QStringLiteral("Green becomes yellow")), qPrintable(text(table, "aside")));
}

void LessonsTest::aRefusedCellChangesNothing() {
    Table table;
    open(table);
    QTest::mouseClick(pageOf(table).findChild<LessonList*>()->button(LessonId::kMix), Qt::LeftButton);
    BoardView* board = pageOf(table).board();
    const auto wanted = board->notes().wanted;
    QVERIFY(!wanted.empty());
    QTest::mouseClick(button(table, "solution"), Qt::LeftButton);
    const auto refuse = [&] {
        click(table, cell("f6"));
        QVERIFY(text(table, "outcome").contains(QStringLiteral("touches no piece")));
        QCOMPARE(board->notes().wanted, wanted);
        QVERIFY(board->position() == pageOf(table).course().step().position);
        QVERIFY(!button(table, "again")->isEnabled());
        QVERIFY(!part<QAction>(table.window.get(), "undo")->isEnabled());
    };
    refuse();
    QVERIFY(board->hint().has_value());
    // After a try, it begins where the try did.
    click(table, cell("c4"));
    QVERIFY(button(table, "again")->isEnabled());
    refuse();
}

void LessonsTest::lessonsCanBeDoneByKeyboard() {
    Table table;
    open(table);
    LessonPage& page = pageOf(table);
    QTest::keyClick(table.window->focusWidget(), Qt::Key_Period);  // to the next playable cell
    QTest::keyClick(table.window->focusWidget(), Qt::Key_Return);
    QVERIFY(page.course().is_step_done());
    page.board()->finishAnimation();
    QTest::keyClick(table.window->focusWidget(), Qt::Key_Return);
    QCOMPARE(page.course().step_number(), std::size_t{1});
    QVERIFY(page.board()->hasFocus());
    QTest::keyClick(table.window->focusWidget(), Qt::Key_Escape);
    QVERIFY(table.window->lessons()->page() == nullptr);
    QVERIFY(table.board()->isVisible() && table.board()->hasFocus());
}

void LessonsTest::aMatchOrAnotherPageClosesTheLesson() {
    Table table;
    open(table);
    table.window->startMatch(MatchSetup{{9, 9}, {}});
    QVERIFY(table.window->lessons()->page() == nullptr);
    QVERIFY(table.board()->isVisible());
    open(table);
    table.key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(table.window->lessons()->page() == nullptr);
    QVERIFY(table.window->startPage()->isVisible());
    // From the start page, and back to it.
    open(table);
    QVERIFY(pageOf(table).isVisible());
    QTest::keyClick(table.window->focusWidget(), Qt::Key_Escape);
    QVERIFY(table.window->startPage()->isVisible());
}

// During a lesson, undo and hint apply to it; other actions of the match are disabled until its board is shown again.
void LessonsTest::matchActionsAreDisabledDuringALesson() {
    Table table;
    for (int ply = 0; ply < 3; ++ply)
        QVERIFY(table.match().play(table.match().position().legal_moves().front()).has_value());
    const auto ofMatch = [&] {
        std::map<QString, bool> enabled;
        for (const char* name : {"redo", "nextRound", "resign", "pause", "previousPly", "analyse", "review", "why"})
            enabled[QLatin1String(name)] = table.window->findChild<QAction*>(QLatin1String(name))->isEnabled();
        return enabled;
    };
    const auto before = ofMatch();
    QVERIFY(before.at(QStringLiteral("resign")) && before.at(QStringLiteral("previousPly")));
    open(table);
    for (const auto& [name, enabled] : ofMatch()) QVERIFY2(!enabled, qPrintable(name));
    click(table, pageOf(table).course().step().position.legal_moves().front());
    QVERIFY(pageOf(table).course().shown());
    QTest::keyClick(table.window->focusWidget(), Qt::Key_U);
    QVERIFY(!pageOf(table).course().shown());
    QTest::keyClick(table.window->focusWidget(), Qt::Key_H);
    QVERIFY(pageOf(table).board()->hint().has_value());
    QCOMPARE(table.match().undoable_plies(), 3);
    QVERIFY(!table.status().contains(QStringLiteral("Hint")));
    QTest::keyClick(table.window->focusWidget(), Qt::Key_Escape);
    QCOMPARE(ofMatch(), before);
    // The start page hides the match as well.
    trigger(table, "new");
    QTest::keyClick(table.window->focusWidget(), Qt::Key_U);
    QVERIFY(!table.window->findChild<QAction*>(QStringLiteral("undo"))->isEnabled());
    QCOMPARE(table.match().undoable_plies(), 3);
    QTest::keyClick(table.window->focusWidget(), Qt::Key_Escape);
    QCOMPARE(ofMatch(), before);
    table.key(Qt::Key_U);
    QCOMPARE(table.match().undoable_plies(), 2);
}

void LessonsTest::clocksStopDuringALesson() {
    Table table;
    MatchSetup setup;
    setup.time_control = TimeControl{std::chrono::minutes(5), std::chrono::seconds(0)};
    table.window->startMatch(setup);
    table.click(table.match().position().legal_moves().front());
    QVERIFY(table.window->clocksRun());
    open(table);
    QVERIFY(!table.window->clocksRun());
    QTest::keyClick(table.window->focusWidget(), Qt::Key_Escape);
    QVERIFY(table.window->clocksRun());
}

void LessonsTest::theFirstStartOffersThemOnce() {
    Table table;
    table.window->welcome();
    auto* offer = table.window->startPage()->findChild<QPushButton*>(QStringLiteral("learn"));
    QCOMPARE(offer->text(), QStringLiteral("Start learning"));
    QTest::mouseClick(offer, Qt::LeftButton);
    QVERIFY(pageOf(table).isVisible());
    MainWindow second(*table.session);
    second.welcome();
    offer = second.startPage()->findChild<QPushButton*>(QStringLiteral("learn"));
    QCOMPARE(offer->text(), QStringLiteral("How to play"));
}

void LessonsTest::puzzlesAreOfferedAfterAllLessons() {
    Table table;
    table.window->welcome();
    for (const LessonId lesson : kLessonIds) QVERIFY(!lesson_file().finish(name_of(lesson)));
    emit table.window->lessons()->playRequested();
    QVERIFY(table.window->startPage()->isVisible());
    QVERIFY(table.window->startPage()->findChild<QPushButton*>(QStringLiteral("learn")) == nullptr);
    QVERIFY(table.window->startPage()->findChild<QPushButton*>(QStringLiteral("puzzles")) != nullptr);
}

void LessonsTest::startedLessonsResumeFromTheStartPage() {
    Table table;
    table.window->welcome();
    const auto offer = [&] { return table.window->startPage()->findChild<QPushButton*>(QStringLiteral("learn")); };
    QTest::mouseClick(offer(), Qt::LeftButton);
    for (const std::size_t done : {std::size_t{0}, std::size_t{1}}) {
        QVERIFY(!lesson_file().finish(name_of(kLessonIds[done])));
        if (done == 0)
            QTest::keyClick(table.window->focusWidget(), Qt::Key_Escape);
        else
            emit table.window->lessons()->playRequested();
        QVERIFY(table.window->startPage()->isVisible());
        QCOMPARE(offer()->text(), QStringLiteral("Resume"));
        const QString next = QString::fromStdString(lesson_title(kLessonIds[done + 1]));
        const auto labels = offer()->parentWidget()->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) { return label->text() == next; }));
        QTest::mouseClick(offer(), Qt::LeftButton);
        QVERIFY(pageOf(table).isVisible());
    }
}

void LessonsTest::nothingIsCutOffInAnyLanguage() {
    Table table;
    open(table);
    QStringList faults;
    for (const Language& language : languages()) {
        speak(language.choice);
        for (const QSize size : {QSize(640, 480), QSize(480, 800)}) {
            table.window->setFixedSize(size);
            for (const LessonId lesson : kLessonIds) {
                pageOf(table).begin(lesson);
                while (true) {
                    click(table, somethingElse(pageOf(table).course().step()));
                    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
                    for (const QString& fault : clipped(*table.window))
                        faults += QStringLiteral("%1 %2 %3-%4: %5")
                                      .arg(language.code)
                                      .arg(size.width())
                                      .arg(static_cast<int>(lesson) + 1)
                                      .arg(pageOf(table).course().step_number() + 1)
                                      .arg(fault);
                    if (!pageOf(table).course().has_next_step()) break;
                    QTest::mouseClick(button(table, "skip"), Qt::LeftButton);
                }
            }
        }
    }
    speak(LanguageChoice::kEnglish);
    QVERIFY2(faults.isEmpty(), qPrintable(QLatin1Char('\n') + faults.join(QLatin1Char('\n'))));
}

ATOM4_WINDOW_TEST(LessonsTest)

}  // namespace atom4::ui::lessons_test

#include "tests/ui/atom4/pages/lessons_test.moc"
