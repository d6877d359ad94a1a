// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Review and analysis in an upright window: the board is at the top and stays the largest part.
#include <QAction>
#include <QLabel>

#include "tests/support/cost.h"
#include "tests/ui/support/clipping.h"
#include "tests/ui/support/parts.h"
#include "tests/ui/support/review_round.h"
#include "tests/ui/support/window_test.h"

namespace atom4::ui::portrait_test {

namespace {

// Returns the widget's place in the window.
QRect place(const Table& table, const QWidget* widget) {
    return {widget->mapTo(table.window.get(), QPoint()), widget->size()};
}

bool layOut(Table& table, QSize size) {
    table.window->setFixedSize(size);
    QCoreApplication::sendPostedEvents();
    return QTest::qWaitFor([&] { return table.window->centralWidget()->width() == size.width(); });
}

}  // namespace

class PortraitTest : public QObject {
    Q_OBJECT

private slots:
    void theBoardIsOnTopAndLarge_data();
    void theBoardIsOnTopAndLarge();
    void twoPanelsLieOneBelowTheOther();
    void theCellUnderThePointerIsExplainedBelowTheTurn();
};

void PortraitTest::theBoardIsOnTopAndLarge_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(480, 800), QSize(540, 960), QSize(600, 900), QSize(1080, 1920)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void PortraitTest::theBoardIsOnTopAndLarge() {
    QFETCH(const QSize, size);
    Table table;
    playCarelessly(table);
    table.key(Qt::Key_V);
    QTRY_VERIFY_WITH_TIMEOUT(isDone(table), test::kSlowness * 60'000);
    table.key(Qt::Key_Home, Qt::AltModifier);
    table.key(Qt::Key_Down, Qt::AltModifier);
    QVERIFY(layOut(table, size));
    const QRect board = place(table, table.board());
    const QRect review = place(table, panel(table));
    const auto* side = table.window->findChild<SidePanel*>();
    QCOMPARE(board.width(), size.width());
    QVERIFY(board.bottom() < review.top());
    QVERIFY(review.bottom() < place(table, side).top());
    // The board has half of the height, or nearly the width of the window.
    const QSizeF unit = BoardLayout::unitSize(table.match().position().size());
    const double across = std::min<double>(board.width(), board.height() * unit.width() / unit.height());
    QVERIFY2(board.height() * 2 >= size.height() || across > 0.9 * size.width(), qPrintable(QString::number(across)));
    QVERIFY(board.height() > review.height());
    QVERIFY(side->findChild<QWidget*>(QStringLiteral("state"))->isVisible());
    QVERIFY(side->findChild<QWidget*>(QStringLiteral("backToTheRound"))->isVisible());
    QVERIFY(table.window->findChild<QLabel*>(QStringLiteral("happens"))->isVisible());
    QVERIFY(graph(table)->isVisible());
    QCOMPARE(clipped(*table.window), QStringList());
}

void PortraitTest::twoPanelsLieOneBelowTheOther() {
    Table table;
    playCarelessly(table);
    table.key(Qt::Key_V);
    QTRY_VERIFY_WITH_TIMEOUT(isDone(table), test::kSlowness * 60'000);
    trigger(table, "analyse");
    QVERIFY(layOut(table, {480, 800}));
    const QWidget* analysis = table.window->findChild<QWidget*>(QStringLiteral("analysis"));
    QCOMPARE(analysis->width(), panel(table)->width());
    QVERIFY(place(table, panel(table)).bottom() < place(table, analysis).top());
    QVERIFY(analysis->findChild<QLabel*>(QStringLiteral("verdict"))->isVisible());
    QVERIFY(place(table, table.board()).height() * 5 >= 800 * 2);
}

void PortraitTest::theCellUnderThePointerIsExplainedBelowTheTurn() {
    Table table;
    table.playAll({"i7", "j7", "i9"});
    trigger(table, "analyse");
    QVERIFY(layOut(table, {480, 800}));
    const auto* state = table.window->findChild<QLabel*>(QStringLiteral("state"));
    const auto* detail = table.window->findChild<QLabel*>(QStringLiteral("detail"));
    const QRect before = place(table, state);
    table.hover(table.match().position().legal_moves().front());
    QTRY_VERIFY(detail->text().contains(QStringLiteral(" would ")));
    QVERIFY(state->isVisible() && detail->height() >= detail->heightForWidth(detail->width()));
    QCOMPARE(place(table, state), before);
}

ATOM4_WINDOW_TEST(PortraitTest)

}  // namespace atom4::ui::portrait_test

#include "tests/ui/atom4/window/portrait_test.moc"
