// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The lessons of Lines, gone through as by somebody with a mouse: something else first, then what does it, then on.
#include <QAction>
#include <QLabel>
#include <QPushButton>

#include "tests/ui/lines/fixture.h"
#include "tests/ui/support/clipping.h"
#include "tests/ui/support/ui_fixture.h"

using namespace atom4;
using namespace atom4::ui;

namespace {

LinesLessonPage& pageOf(const LinesTable& table) {
    return *table.window->lessons()->page();
}

QPushButton* button(const LinesTable& table, const char* name) {
    return pageOf(table).findChild<QPushButton*>(QLatin1String(name));
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

// A chip and a free cell that do not do what is asked for, if there are any.
std::optional<lines::Move> somethingElse(const lines::LessonStep& step) {
    for (const lines::Chip& chip : step.position.board().chips())
        for (const lines::Cell to : step.position.board().free_cells())
            if (!attempt(step, chip.cell, to).does_it()) return lines::Move{chip.cell, to};
    return std::nullopt;
}

}  // namespace

class LinesLessonsTest : public QObject {
    Q_OBJECT

private slots:
    void everyLessonIsGoneThrough();
    void nothingIsCutOffInAnyLanguage();
};

void LinesLessonsTest::everyLessonIsGoneThrough() {
    LinesTable table(lines::SessionOptions{}, unmoved());
    table.window->findChild<QAction*>(QStringLiteral("lessons"))->trigger();
    const LinesLessonPage& page = pageOf(table);
    for (const lines::LessonId lesson : lines::kLessonIds) {
        QCOMPARE(page.run().lesson(), lesson);
        const std::size_t count = page.run().step_count();
        for (std::size_t number = 0; number < count; ++number) {
            const QString picture =
                QStringLiteral("lessons/lines-%1-%2").arg(static_cast<int>(lesson) + 1).arg(number + 1);
            takePicture(*table.window, picture);
            if (const auto other = somethingElse(page.run().step())) {
                move(table, *other);
                QVERIFY(!outcome(table).isEmpty());
                QVERIFY(!page.run().is_step_done());
                takePicture(*table.window, picture + QStringLiteral("-other"));
                // The board is back as soon as it is touched.
                QTest::mouseClick(button(table, "again"), Qt::LeftButton);
                QVERIFY(page.board()->position() == page.run().step().position);
            }
            QTest::mouseClick(button(table, "solution"), Qt::LeftButton);
            QVERIFY(page.board()->hint().has_value());
            move(table, solution(page.run().step()));
            QVERIFY(page.run().is_step_done());
            QVERIFY(button(table, "nextStep")->hasFocus());
            takePicture(*table.window, picture + QStringLiteral("-done"));
            QTest::mouseClick(button(table, "nextStep"), Qt::LeftButton);
        }
        QVERIFY(lines::lesson_file().progress().is_done(name_of(lesson)));
    }
    QVERIFY(table.window->lessons()->page() == nullptr);
    QVERIFY(table.window->startPage()->isVisible());
}

void LinesLessonsTest::nothingIsCutOffInAnyLanguage() {
    LinesTable table(lines::SessionOptions{}, unmoved());
    table.window->learn();
    QStringList faults;
    for (const Language& language : languages()) {
        speak(language.choice);
        for (const QSize size : {QSize(640, 480), QSize(480, 800)}) {
            table.window->setFixedSize(size);
            for (const lines::LessonId lesson : lines::kLessonIds) {
                pageOf(table).begin(lesson);
                while (true) {
                    if (const auto other = somethingElse(pageOf(table).run().step())) move(table, *other);
                    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
                    for (const QString& fault : clipped(*table.window))
                        faults += QStringLiteral("%1 %2: %3").arg(language.code).arg(size.width()).arg(fault);
                    if (!pageOf(table).run().has_next()) break;
                    QTest::mouseClick(button(table, pageOf(table).run().is_step_done() ? "nextStep" : "skip"),
                                      Qt::LeftButton);
                }
            }
        }
    }
    speak(LanguageChoice::kEnglish);
    QVERIFY2(faults.isEmpty(), qPrintable(QLatin1Char('\n') + faults.join(QLatin1Char('\n'))));
}

QTEST_MAIN(LinesLessonsTest)
#include "lessons_test.moc"
