// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The explanations of why pieces turn: as text, on the board, and on the colour wheel.
#include <QAction>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QStatusBar>
#include <QToolTip>

#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/board/wheel_view.h"
#include "ui/atom4/model/reaction_texts.h"

namespace atom4::ui::explain_test {

namespace {

WheelView* wheel(Table& table) {
    return table.window->findChild<WheelView*>();
}
QString detail(Table& table) {
    return table.window->findChild<QLabel*>(QStringLiteral("detail"))->text();
}
void pointAt(WheelView* wheel, QPointF at) {
    QMouseEvent move(QEvent::MouseMove, at, wheel->mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(wheel, &move);
}

}  // namespace

class ExplainTest : public QObject {
    Q_OBJECT

private slots:
    void combinationsAreExplained_data();
    void combinationsAreExplained();
    void everyCombinationHasAReason();
    void aKeyExplainsThePiecePointedAt();
    void repeatingTheKeyGoesBackInTheHistory();
    void aLongExplanationIsShownWhole();
    void aLongMessageIsShownWhole();
    void theExplanationNamesThePathOfAReaction();
    void aToolTipListsTheHistory();
    void aToolTipFollowsTheBoard();
    void theMenuOfACellListsItsHistory();
    void theMenuOfAnEmptyCellLeadsToThePageAboutIt();
    void theWheelExplains();
};

void ExplainTest::combinationsAreExplained_data() {
    QTest::addColumn<int>("played");
    QTest::addColumn<int>("reached");
    QTest::addColumn<QString>("expected");
    const auto row = [](Colour played, Colour reached, const char* expected) {
        QTest::addRow("%c%c", letter(played), letter(reached))
            << static_cast<int>(played) << static_cast<int>(reached) << QString::fromUtf8(expected);
    };
    using enum Colour;
    row(kRed, kBlue, "Blue becomes purple: red adds its light.");
    row(kRed, kCyan, "Cyan becomes white: red adds the light that cyan lacks.");
    row(kRed, kYellow, "Yellow stays as it is: yellow already has the light of red.");
    row(kRed, kBlack, "Black becomes red: black has no light, red brings its own.");
    row(kRed, kWhite, "White passes red on to the next piece.");
    row(kRed, kRed, "Red stays red, and black becomes red.");
    row(kCyan, kYellow, "Yellow becomes green: cyan takes the red out of yellow.");
    row(kCyan, kRed, "Red becomes black: cyan takes red away, and nothing is left.");
    row(kCyan, kGreen, "Green stays as it is: cyan takes red away, and green has none.");
    row(kCyan, kWhite, "White becomes cyan: cyan takes the red away from white.");
    row(kCyan, kBlack, "Black passes cyan on to the next piece.");
    row(kCyan, kCyan, "Cyan stays cyan, and white becomes cyan.");
}

void ExplainTest::combinationsAreExplained() {
    QFETCH(int, played);
    QFETCH(int, reached);
    QTEST(ReactionTexts::combination(static_cast<Colour>(played), static_cast<Colour>(reached)), "expected");
}

void ExplainTest::everyCombinationHasAReason() {
    for (const Colour played : kWheel) {
        for (const Colour reached : kColours) {
            const QString text = ReactionTexts::combination(played, reached);
            QVERIFY2(!text.contains(QLatin1Char('%')) && text.endsWith(QLatin1Char('.')), qPrintable(text));
        }
    }
}

void ExplainTest::aKeyExplainsThePiecePointedAt() {
    Table table;
    QVERIFY(!table.window->findChild<QAction*>(QStringLiteral("why"))->isEnabled());
    table.click(cell("i9"));
    table.board()->finishAnimation();
    table.hover(cell("h8"));
    table.key(Qt::Key_W);
    QCOMPARE(table.status(),
             QStringLiteral("h8: Move 1 turned green into yellow: red was placed next to it, at i9; red "
                            "adds its light."));
    QCOMPARE(table.board()->notes().trail, (std::vector<Cell>{cell("i9"), cell("h8")}));
    takePicture(*table.window, QStringLiteral("why"));
    table.hover(cell("i9"));
    table.key(Qt::Key_W);
    QCOMPARE(table.status(), QStringLiteral("i9: Move 1 placed red here."));
    QVERIFY(table.board()->notes().trail.empty());
    table.hover(cell("i8"));
    table.key(Qt::Key_W);
    QCOMPARE(table.status(), QStringLiteral("i8, purple. It was there at the start of the round."));
    // With the pointer on an empty cell, the question is about the piece that has just turned.
    table.hover(cell("a1"));
    table.key(Qt::Key_W);
    QVERIFY(table.status().startsWith(QStringLiteral("h8: Move 1 turned")));
    table.key(Qt::Key_U);
    QVERIFY(table.board()->notes().trail.empty());
}

void ExplainTest::repeatingTheKeyGoesBackInTheHistory() {
    Table table;
    table.playToTheEnd(Outcome::kFirstWins, 1);
    table.board()->finishAnimation();
    const auto plies = table.match().plies();
    const Cell start = cell("h8");
    const auto events = history_of(start, plies);
    QVERIFY(events.size() >= 2);
    table.hover(start);
    for (std::size_t back = 0; back <= events.size(); ++back) {
        table.key(Qt::Key_W);
        const CellEvent& event = events[events.size() - 1 - back % events.size()];
        QCOMPARE(table.status(), QStringLiteral("h8: ") + ReactionTexts::event(event));
    }
    // For an earlier position, only what had happened by then counts.
    table.key(Qt::Key_Home, Qt::AltModifier);
    for (int ply = 0; ply < events.front().ply; ++ply) table.key(Qt::Key_Right, Qt::AltModifier);
    table.hover(start);
    table.key(Qt::Key_W);
    table.key(Qt::Key_W);
    QCOMPARE(table.status(), QStringLiteral("h8: ") + ReactionTexts::event(events.front()));
}

void ExplainTest::aLongExplanationIsShownWhole() {
    Table table;
    const auto* detail = table.window->findChild<QLabel*>(QStringLiteral("detail"));
    table.click(cell("i9"));
    table.board()->finishAnimation();
    table.hover(cell("h8"));
    table.key(Qt::Key_W);
    for (const QSize size : {QSize(1120, 800), QSize(640, 480), QSize(480, 800)}) {
        table.window->resize(size);
        QTRY_COMPARE(table.window->size(), size);
        QCOMPARE(detail->text(), table.status());
        QTRY_VERIFY(detail->height() >= detail->heightForWidth(detail->width()));
        const auto* panel = table.window->findChild<SidePanel*>();
        QVERIFY(panel->rect().contains(QRect(detail->mapTo(panel, QPoint()), detail->size())));
    }
}

// Messages that are shown in the status bar, without a panel.
void ExplainTest::aLongMessageIsShownWhole() {
    Table table;
    auto* whole = table.window->findChild<QLabel*>(QStringLiteral("statusOverlay"));
    QStatusBar* bar = table.window->statusBar();
    const QString message = QStringLiteral("A sentence about something that cannot be done.");
    bar->showMessage(message);
    QVERIFY(!whole->isVisible());
    bar->setFixedWidth(table.window->fontMetrics().horizontalAdvance(message) / 2);
    QTRY_VERIFY(whole->isVisible());
    QCOMPARE(whole->text(), message);
    QCOMPARE(whole->width(), bar->width());
    QCOMPARE(whole->geometry().bottom(), bar->geometry().bottom());
    QVERIFY(whole->height() >= whole->heightForWidth(whole->width()));
    // The next message is shorter.
    bar->showMessage(QStringLiteral("A word."));
    QVERIFY(!whole->isVisible());
}

void ExplainTest::theExplanationNamesThePathOfAReaction() {
    Table table;
    table.playToTheEnd(Outcome::kFirstWins, 1);
    table.board()->finishAnimation();
    for (int row = 0; row < 16; ++row) {
        for (int col = 0; col < 16; ++col) {
            const auto events = history_of(Cell(row, col), table.match().plies());
            if (events.empty() || events.back().through.empty()) continue;
            table.hover(Cell(row, col));
            table.key(Qt::Key_W);
            const auto& trail = table.board()->notes().trail;
            QCOMPARE(trail.size(), events.back().through.size() + 2);
            QCOMPARE(trail.front(), events.back().placed);
            QCOMPARE(trail.back(), Cell(row, col));
            const bool white = player_of(events.back().colour) == Player::kFirst;
            QVERIFY2(table.status().contains(white ? QStringLiteral("reached it through white at ")
                                                   : QStringLiteral("reached it through black at ")),
                     qPrintable(table.status()));
            takePicture(*table.window, QStringLiteral("why-through"));
            return;
        }
    }
    QFAIL("no reaction ran through another piece");
}

void ExplainTest::aToolTipListsTheHistory() {
    Table table;
    table.click(cell("i9"));
    table.board()->finishAnimation();
    const QPoint at = table.board()->cellCentre(cell("h8"));
    QHelpEvent help(QEvent::ToolTip, at, table.board()->mapToGlobal(at));
    QCoreApplication::sendEvent(table.board(), &help);
    QCOMPARE(QToolTip::text(),
             QStringLiteral("h8, yellow\nMove 1 turned green into yellow: red was placed next to it, at "
                            "i9; red adds its light.\nIt was there at the start of the round."));
    const QPoint nowhere = table.board()->cellCentre(cell("a1"));
    QHelpEvent nothing(QEvent::ToolTip, nowhere, table.board()->mapToGlobal(nowhere));
    QCoreApplication::sendEvent(table.board(), &nothing);
    QTRY_VERIFY(!QToolTip::isVisible());
}

void ExplainTest::aToolTipFollowsTheBoard() {
    Table table;
    table.playAll({"i9", "i7", "h9"});
    table.board()->finishAnimation();
    table.board()->finishMoving();
    QVERIFY(QTest::qWaitForWindowActive(table.window.get()));
    QTest::mouseMove(table.board(), table.board()->cellCentre(cell("h9")));
    QTRY_VERIFY(QToolTip::isVisible());
    const QString before = QToolTip::text();
    // Back to the start, when the cell was empty.
    table.key(Qt::Key_Home, Qt::AltModifier);
    QVERIFY(!table.board()->position().at(cell("h9")));
    QTRY_VERIFY(!QToolTip::isVisible() || QToolTip::text() != before);
    // And when another cell comes under the pointer.
    table.key(Qt::Key_End, Qt::AltModifier);
    QTest::mouseMove(table.board(), table.board()->cellCentre(cell("i9")));
    QTRY_COMPARE(QToolTip::isVisible() ? QToolTip::text() : QString(),
                 ReactionTexts::history(table.board()->position(), cell("i9"), table.match().plies()));
    table.board()->setFollowing(false);
    table.board()->moveBy({400, 300});
    QTRY_VERIFY(!QToolTip::isVisible() || !QToolTip::text().startsWith(QStringLiteral("i9")));
}

void ExplainTest::theMenuOfACellListsItsHistory() {
    Table table;
    table.playAll({"i9", "i7", "j7", "h7"});
    const auto events = history_of(cell("h8"), table.match().plies());
    const QPoint at = table.board()->cellCentre(cell("h8"));
    QContextMenuEvent wanted(QContextMenuEvent::Mouse, at, table.board()->mapToGlobal(at));
    QCoreApplication::sendEvent(table.board(), &wanted);
    auto* menu = table.board()->findChild<QMenu*>(QStringLiteral("cellMenu"));
    QVERIFY(menu);
    // The name of the cell, its events and the start; after a separator, the handbook page that explains more.
    QCOMPARE(menu->actions().size(), static_cast<qsizetype>(events.size()) + 4);
    QCOMPARE(menu->actions().last()->text(), QStringLiteral("Handbook: How colours mix"));
    takePicture(*menu, QStringLiteral("why-menu"));
    QAction* last = menu->actions()[1];
    QCOMPARE(last->text(), ReactionTexts::event(events.back()));
    menu->setActiveAction(last);
    QCOMPARE(table.board()->notes().trail.back(), cell("h8"));
    QAction* first = menu->actions()[static_cast<qsizetype>(events.size())];
    first->trigger();
    menu->close();
    QVERIFY2(table.status().startsWith(
                 QStringLiteral("h8: Move %1 ").arg(move_number(events.front().ply, table.match().first_colour()))),
             qPrintable(table.status()));
    QCOMPARE(table.board()->notes().trail.front(), events.front().placed);
    menu->actions().last()->trigger();
    QVERIFY(table.window->handbook());
    QCOMPARE(table.window->handbook()->browser()->page(), HandbookPage::kMixing);
}

void ExplainTest::theMenuOfAnEmptyCellLeadsToThePageAboutIt() {
    for (const auto& [name, page] : {std::pair("i9", HandbookPage::kMixing), std::pair("j9", HandbookPage::kPlaces)}) {
        Table table;
        const QPoint at = table.board()->cellCentre(cell(name));
        QContextMenuEvent wanted(QContextMenuEvent::Mouse, at, table.board()->mapToGlobal(at));
        QCoreApplication::sendEvent(table.board(), &wanted);
        auto* menu = table.board()->findChild<QMenu*>(QStringLiteral("cellMenu"));
        QVERIFY2(menu, name);
        menu->findChild<QAction*>(QStringLiteral("handbook"))->trigger();
        menu->close();
        QCOMPARE(table.window->handbook()->browser()->page(), page);
    }
}

void ExplainTest::theWheelExplains() {
    Table table;
    pointAt(wheel(table), wheel(table)->at(Colour::kBlue));
    QCOMPARE(detail(table), QStringLiteral("Blue becomes purple: red adds its light."));
    QCOMPARE(wheel(table)->accessibleName(), QStringLiteral("Colour wheel: ") + detail(table));
    takePicture(*table.window, QStringLiteral("wheel-explains"));
    pointAt(wheel(table), wheel(table)->at(Colour::kWhite));
    QCOMPARE(detail(table), QStringLiteral("White passes red on to the next piece."));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(wheel(table), &leave);
    QVERIFY(detail(table).isEmpty());
    wheel(table)->setFocus(Qt::TabFocusReason);
    QTest::keyClick(wheel(table), Qt::Key_Right);
    QCOMPARE(wheel(table)->pointed(), std::optional(Colour::kRed));
    QTest::keyClick(wheel(table), Qt::Key_Left);
    QCOMPARE(wheel(table)->pointed(), std::optional(Colour::kPurple));
    QVERIFY(detail(table).startsWith(QStringLiteral("Purple stays as it is")));
}

ATOM4_WINDOW_TEST(ExplainTest)

}  // namespace atom4::ui::explain_test

#include "tests/ui/atom4/explain_test.moc"
