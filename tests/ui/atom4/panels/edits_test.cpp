// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Comments and marks on moves, and changes to variations, by the menu of the move list, by keys and in a dialog.
#include <QContextMenuEvent>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPointer>
#include <QScrollBar>
#include <QToolButton>

#include "core/atom4/rules/notation.h"
#include "tests/support/cost.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/panels/comment_dialog.h"
#include "ui/atom4/panels/move_list.h"

namespace atom4::ui::edits_test {

namespace {

MoveList* list(Table& table) {
    return table.window->findChild<MoveList*>();
}

// Returns the first cell of the list that contains the text.
QModelIndex rowWith(Table& table, const QString& text) {
    const QAbstractItemModel* model = list(table)->model();
    for (int row = 0; row < model->rowCount(); ++row)
        for (int column = 0; column < 3; ++column)
            if (model->index(row, column).data().toString().contains(text)) return model->index(row, column);
    return {};
}

// Returns the visible menu; closed menus are deleted later.
QMenu* menuShown(Table& table) {
    for (auto* menu : table.window->findChildren<QMenu*>(QStringLiteral("moveMenu")))
        if (menu->isVisible()) return menu;
    return nullptr;
}

QMenu* openMenu(Table& table, const QModelIndex& index) {
    const QPoint at = list(table)->visualRect(index).center();
    QWidget* viewport = list(table)->viewport();
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, viewport->mapToGlobal(at));
    QCoreApplication::sendEvent(viewport, &event);
    return menuShown(table);
}

// Returns the entry that begins with those words, apart from its mnemonic.
QAction* entry(const QMenu* menu, const QString& words) {
    for (QAction* any : menu->actions())
        if (any->text().remove(QLatin1Char('&')).startsWith(words)) return any;
    return nullptr;
}

void choose(QMenu* menu, const QString& words) {
    QAction* wanted = entry(menu, words);
    QVERIFY2(wanted != nullptr && wanted->isEnabled(), qPrintable(words));
    menu->close();
    wanted->trigger();
}

CommentDialog* dialog(Table& table) {
    return table.window->findChild<CommentDialog*>();
}

// Plays four moves, and then another third move, which is on the board.
void playTwoLines(Table& table) {
    table.playAll({"i9", "i7", "h7", "h9"});
    table.key(Qt::Key_Left, Qt::AltModifier);
    table.key(Qt::Key_Left, Qt::AltModifier);
    for (const Cell other : table.board()->position().legal_moves()) {
        if (other == cell("h7")) continue;
        table.click(other);
        break;
    }
    table.board()->finishAnimation();
}

QString saved(Table& table) {
    return QString::fromStdString(to_text(table.match().records()));
}

}  // namespace

class EditsTest : public QObject {
    Q_OBJECT

private slots:
    void aMoveIsCommentedOnInTheListsMenu();
    void aMoveIsMarkedByKeys();
    void keysApplyToTheMoveShown();
    void variationsArePromotedAndDeleted();
    void theDecidingLineCannotBeDeleted();
    void markingAMoveDoesNotInterruptTheComputer();
    void untrustedCommentsAreShownOnOneLine();
    void commentsInScriptsWithoutItalicsStandUpright();
};

void EditsTest::aMoveIsCommentedOnInTheListsMenu() {
    Table table;
    table.playAll({"i9", "i7", "h7", "h9"});
    const QString before = saved(table);
    QMenu* menu = openMenu(table, rowWith(table, QStringLiteral("i7")));
    QVERIFY(menu != nullptr && menu->isVisible());
    takePicture(*menu, QStringLiteral("move-menu"));
    choose(menu, QStringLiteral("Comment"));
    QTRY_VERIFY(dialog(table) != nullptr && dialog(table)->isVisible());
    auto* words = dialog(table)->findChild<QPlainTextEdit*>(QStringLiteral("words"));
    QTRY_VERIFY(words->hasFocus());
    QTest::keyClicks(words, QStringLiteral("Not {so} bad"));
    const auto buttons = dialog(table)->findChildren<QToolButton*>();
    const auto mark = std::ranges::find_if(buttons, [](auto* any) { return any->text() == QLatin1String("!?"); });
    QTest::mouseClick(*mark, Qt::LeftButton);
    QTest::keyClick(words, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(table.match().annotation(table.match().line_of_plies(2)),
             (Annotation{MoveMark::kInteresting, "Not {so) bad"}));
    QVERIFY(saved(table).contains(QLatin1String("{!? Not {so) bad}")));
    // The mark is shown after the move, and the comment below it.
    QCOMPARE(rowWith(table, QStringLiteral("i7")).data().toString(), QStringLiteral("i7!?"));
    const QModelIndex comment = rowWith(table, QStringLiteral("Not"));
    QCOMPARE(comment.row(), rowWith(table, QStringLiteral("i7")).row() + 1);
    QCOMPARE(list(table)->columnSpan(comment.row(), 1), 2);
    // A click on the comment shows the move, and the comment can be edited.
    QTRY_VERIFY(dialog(table) == nullptr);
    QTest::mouseClick(list(table)->viewport(), Qt::LeftButton, {}, list(table)->visualRect(comment).center());
    QVERIFY(table.board()->position() == table.match().position_after(2));
    table.key(Qt::Key_C);
    QTRY_VERIFY(dialog(table) != nullptr && dialog(table)->isVisible());
    QCOMPARE(dialog(table)->annotation(), (Annotation{MoveMark::kInteresting, "Not {so) bad"}));
    QTest::keyClick(dialog(table), Qt::Key_Escape);
    QTRY_VERIFY(dialog(table) == nullptr);
    // One undo removes both, and the same position is still shown.
    table.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(saved(table), before);
    QVERIFY(!rowWith(table, QStringLiteral("Not")).isValid());
    QVERIFY(table.board()->position() == table.match().position_after(2));
    table.key(Qt::Key_R);
    QVERIFY(saved(table).contains(QLatin1String("{!? Not {so) bad}")));
}

void EditsTest::aMoveIsMarkedByKeys() {
    Table table;
    table.playAll({"i9", "i7"});
    table.key(Qt::Key_4, Qt::ControlModifier);
    QCOMPARE(rowWith(table, QStringLiteral("i7")).data().toString(), QStringLiteral("i7??"));
    QVERIFY(table.status().contains(QLatin1String("Blunder")));
    table.key(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(rowWith(table, QStringLiteral("i7")).data().toString(), QStringLiteral("i7!"));
    QVERIFY(table.window->findChild<QAction*>(QStringLiteral("mark1"))->isChecked());
    // The same key again removes the mark.
    table.key(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(rowWith(table, QStringLiteral("i7")).data().toString(), QStringLiteral("i7"));
    QVERIFY(!table.window->findChild<QAction*>(QStringLiteral("mark1"))->isChecked());
    // A screen reader gets the meaning of the mark.
    table.key(Qt::Key_3, Qt::ControlModifier);
    QVERIFY(rowWith(table, QStringLiteral("i7"))
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(QLatin1String("Excellent move")));
}

void EditsTest::keysApplyToTheMoveShown() {
    Table table;
    const auto* comment = table.window->findChild<QAction*>(QStringLiteral("comment"));
    QVERIFY(!comment->isEnabled());
    table.playAll({"i9", "i7", "h7"});
    QVERIFY(comment->isEnabled());
    table.key(Qt::Key_Left, Qt::AltModifier);
    table.key(Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(rowWith(table, QStringLiteral("i7")).data().toString(), QStringLiteral("i7?"));
    QVERIFY(table.board()->position() == table.match().position_after(2));
    table.key(Qt::Key_Home, Qt::AltModifier);
    QVERIFY(!comment->isEnabled());
    // Opened by the keyboard, the menu is about the current move of the list.
    table.key(Qt::Key_Right, Qt::AltModifier);
    QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, {});
    QCoreApplication::sendEvent(list(table)->viewport(), &event);
    const QMenu* menu = menuShown(table);
    QVERIFY(menu != nullptr);
    QCOMPARE(menu->actions().front()->text(), QStringLiteral("1. i9"));
}

void EditsTest::variationsArePromotedAndDeleted() {
    Table table;
    playTwoLines(table);
    const QString before = saved(table);
    const auto other = table.match().line_of_variation(0, 99);
    choose(openMenu(table, rowWith(table, QStringLiteral("h7"))), QStringLiteral("Promote"));
    QCOMPARE(table.match().line_of_plies(99), other);
    QVERIFY(table.board()->position() == table.match().position());
    table.key(Qt::Key_U);
    QCOMPARE(saved(table), before);
    QVERIFY(table.board()->position() == table.match().position());
    choose(openMenu(table, rowWith(table, QStringLiteral("h7"))), QStringLiteral("Delete"));
    QVERIFY(table.match().variations().empty());
    QVERIFY(!rowWith(table, QStringLiteral("h7")).isValid());
    QVERIFY(table.status().contains(QLatin1String("Undo restores it")));
    table.key(Qt::Key_U);
    QCOMPARE(saved(table), before);
    // An undone promotion takes no moves back, although the main line is shorter then.
    choose(openMenu(table, rowWith(table, QStringLiteral("h7"))), QStringLiteral("Promote"));
    table.key(Qt::Key_U);
    QVERIFY2(!table.status().startsWith(QStringLiteral("Undid")), qPrintable(table.status()));
    // The keys do the same for the variation beside the line shown.
    table.key(Qt::Key_B, Qt::ControlModifier);
    QCOMPARE(table.match().line_of_plies(99), other);
    table.key(Qt::Key_Left, Qt::AltModifier);
    table.key(Qt::Key_Delete);
    QVERIFY(table.match().variations().empty());
    table.key(Qt::Key_Delete);
    table.key(Qt::Key_U);
    QCOMPARE(table.match().variations().size(), std::size_t{1});
}

void EditsTest::theDecidingLineCannotBeDeleted() {
    Table table;
    table.playToTheEnd(Outcome::kFirstWins, 1);
    table.board()->finishAnimation();
    table.key(Qt::Key_Left, Qt::AltModifier);
    table.key(Qt::Key_Left, Qt::AltModifier);
    const Cell played = table.match().plies()[table.match().plies().size() - 2].placed();
    const auto moves = table.board()->position().legal_moves();
    table.click(moves[moves[0] == played ? 1 : 0]);
    table.board()->finishAnimation();
    const QMenu* menu = openMenu(table, rowWith(table, QStringLiteral("The round:")));
    QVERIFY(menu != nullptr);
    QVERIFY(!entry(menu, QStringLiteral("Delete"))->isEnabled());
    QVERIFY(!entry(menu, QStringLiteral("Promote"))->isEnabled());
    QVERIFY(!table.window->findChild<QAction*>(QStringLiteral("deleteLine"))->isEnabled());
}

// A mark on a move does not interrupt the computer's search.
void EditsTest::markingAMoveDoesNotInterruptTheComputer() {
    std::atomic<int> asked = 0;
    std::atomic<int> ended = 0;
    Table table(against_computer(Player::kSecond, 5), endlessThinker(asked, ended));
    table.click(cell("i9"));
    QTRY_COMPARE_WITH_TIMEOUT(asked.load(), 1, test::kSlowness * 10'000);
    table.board()->finishAnimation();
    table.key(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(saved(table).contains(QLatin1String("i9 {!}")));
    QVERIFY(table.window->isThinking());
    QCOMPARE(asked.load(), 1);
    QCOMPARE(ended.load(), 0);
}

void EditsTest::untrustedCommentsAreShownOnOneLine() {
    Table table;
    table.playAll({"i9", "i7"});
    const std::string words =
        "<b>two</b>\nlines \xE2\x80\xAE"
        "and a turn";
    QVERIFY(table.match().annotate(table.match().line_of_plies(1), {MoveMark::kNone, words}));
    const QModelIndex row = rowWith(table, QStringLiteral("two"));
    QVERIFY(row.isValid());
    QVERIFY(!row.data().toString().contains(QChar(0x202E)));
    QVERIFY(row.data().toString().contains(QLatin1String("</b> lines")));
    QVERIFY(!row.data(Qt::ToolTipRole).toString().contains(QLatin1String("<b>")));
}

void EditsTest::commentsInScriptsWithoutItalicsStandUpright() {
    Table table;
    table.playAll({"i9", "i7"});
    const auto isSlanted = [&](const char* words) {
        require(table.match().annotate(table.match().line_of_plies(1), {MoveMark::kNone, words}));
        const QModelIndex row = rowWith(table, QString::fromUtf8(words));
        return row.isValid() && row.data(Qt::FontRole).value<QFont>().italic();
    };
    // It depends on the script of the comment, not on the language of the window.
    QVERIFY(isSlanted("not bad: 3 – 2"));
    QVERIFY(isSlanted("неплохо"));
    QVERIFY(!isSlanted("ليس سيئا"));
    QVERIFY(!isSlanted("לא רע i7"));
    QVERIFY(!isSlanted("悪くない"));
    QVERIFY(!isSlanted("나쁘지 않다"));
    QVERIFY(!isSlanted("\xF0\xA0\xAE\xB7"));  // a character that takes two QChars
}

ATOM4_WINDOW_TEST(EditsTest)

}  // namespace atom4::ui::edits_test

#include "tests/ui/atom4/panels/edits_test.moc"
