// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Keyboard shortcuts that players change, in the windows of both games.
#include "ui/common/shortcuts.h"
#include "tests/ui/support/window_test.h"

#include <QDir>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QTextBrowser>
#include <QToolButton>
#include <algorithm>

#include "tests/ui/lines/fixture.h"
#include "tests/ui/support/parts.h"
#include "tests/ui/support/ui_fixture.h"
#include "ui/atom4/pages/help_dialog.h"
#include "ui/common/shortcuts_dialog.h"
#include "ui/common/stored_values.h"

namespace atom4::ui::shortcuts_test {

namespace {

QAction* action(QWidget& window, const char* name) {
    return window.findChild<QAction*>(QLatin1String(name));
}

ShortcutsDialog* open(QWidget& window) {
    action(window, "shortcuts")->trigger();
    auto* dialog = window.findChild<ShortcutsDialog*>();
    return dialog != nullptr && QTest::qWaitForWindowActive(dialog) ? dialog : nullptr;
}

void choose(ShortcutsDialog* dialog, const QString& text) {
    auto* list = dialog->findChild<QTreeWidget*>();
    const auto found = list->findItems(text, Qt::MatchExactly | Qt::MatchRecursive);
    QCOMPARE(found.size(), 1);
    list->scrollToItem(found.front());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(found.front()).center());
    QCOMPARE(list->currentItem(), found.front());
}

void press(ShortcutsDialog* dialog, int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    auto* edit = dialog->findChild<QKeySequenceEdit*>();
    edit->setFocus();
    QTest::keyClick(edit, static_cast<Qt::Key>(key), modifiers);
}

QPushButton* button(ShortcutsDialog* dialog, const char* name) {
    return dialog->findChild<QPushButton*>(QLatin1String(name));
}

QString verdict(ShortcutsDialog* dialog) {
    return dialog->findChild<QLabel*>(QStringLiteral("verdict"))->text();
}

QString keysShown(ShortcutsDialog* dialog, const QString& text) {
    return dialog->findChild<QTreeWidget*>()->findItems(text, Qt::MatchExactly | Qt::MatchRecursive).front()->text(1);
}

void confirm(ShortcutsDialog* dialog) {
    QPointer<ShortcutsDialog> gone(dialog);
    dialog->accept();
    QTRY_VERIFY(gone == nullptr);
}

}  // namespace

class ShortcutsTest : public QObject {
    Q_OBJECT

private slots:
    void aPlanAssignsEachKeyOnlyOnce();
    void aFreedKeyReturnsToItsAction();
    void anActionThatLosesItsKeyIsMarkedAndGetsItBack();
    void aChangedKeyIsSaved();
    void unsavedChangesAreReported();
    void aConflictIsReportedAndResolved();
    void reservedKeysAreRejected();
    void resetRestoresTheDefaultKeys();
    void cancellingChangesNothing();
    void textsNameTheCurrentKeys();
    void buttonsNameTheCurrentKeys();
    void linesHasKeysOfItsOwn();
    void actionsAreGroupedByMenuAndFound();
};

void ShortcutsTest::aPlanAssignsEachKeyOnlyOnce() {
    const QKeySequence a(Qt::Key_A);
    const QKeySequence b(Qt::Key_B);
    ShortcutPlan plan({{a}, {b}, {}});
    QVERIFY(!plan.isChanged());
    plan.add(2, b);
    QVERIFY(plan.keys(1).isEmpty() && plan.owner(b) == 2U);
    plan.set(0, {b});
    QVERIFY(plan.keys(2).isEmpty() && plan.owner(b) == 0U && !plan.owner(a));
    plan.reset(1);
    QVERIFY(plan.owner(b) == 1U && plan.keys(0).isEmpty() && plan.isChanged(0) && !plan.isChanged(1));
    plan.resetAll();
    QVERIFY(!plan.isChanged());
}

void ShortcutsTest::aFreedKeyReturnsToItsAction() {
    const QKeySequence a(Qt::Key_A);
    const QKeySequence b(Qt::Key_B);
    const QKeySequence c(Qt::Key_C);
    ShortcutPlan plan({{a}, {b}, {c}});
    plan.set(1, {a});
    QVERIFY(plan.keys(0).isEmpty());
    QCOMPARE(plan.lost(0), ShortcutPlan::Keys{a});
    plan.set(1, {c});
    QCOMPARE(plan.keys(0), ShortcutPlan::Keys{a});
    QVERIFY(plan.lost(0).isEmpty() && !plan.isChanged(0));
    QCOMPARE(plan.lost(2), ShortcutPlan::Keys{c});
    // A free key goes back to the previous choice, but not to an action whose keys were removed.
    plan.set(2, {a});
    plan.set(0, {});
    plan.set(1, {a});
    QVERIFY(plan.keys(2).isEmpty());
    plan.reset(1);
    QCOMPARE(plan.keys(2), ShortcutPlan::Keys{a});
    plan.reset(2);
    QVERIFY(plan.keys(0).isEmpty() && !plan.owner(a));
    // The saved choices result in the same plan.
    plan.set(2, {b, c});
    plan.set(1, {c});
    ShortcutPlan again({{a}, {b}, {c}});
    for (const auto& [action, keys] : plan.choices()) again.set(action, keys);
    for (ShortcutPlan* one : {&plan, &again}) {
        one->set(1, {a});
        QCOMPARE(one->keys(2), (ShortcutPlan::Keys{b, c}));
        QVERIFY(one->keys(0).isEmpty());
    }
}

void ShortcutsTest::anActionThatLosesItsKeyIsMarkedAndGetsItBack() {
    Table table;
    ShortcutsDialog* dialog = open(*table.window);
    const auto give = [&](const char* action, Qt::Key key, Qt::KeyboardModifiers modifiers) {
        choose(dialog, QString::fromLatin1(action));
        press(dialog, key, modifiers);
        QTest::mouseClick(button(dialog, "use"), Qt::LeftButton);
    };
    give("Lessons", Qt::Key_H, Qt::NoModifier);
    QCOMPARE(keysShown(dialog, QStringLiteral("Lessons")), QStringLiteral("H"));
    QCOMPARE(keysShown(dialog, QStringLiteral("Hint")), QStringLiteral("H is now \u201cLessons\u201d"));
    give("Lessons", Qt::Key_L, Qt::ControlModifier);
    QCOMPARE(keysShown(dialog, QStringLiteral("Hint")), QStringLiteral("H"));
    QCOMPARE(keysShown(dialog, QStringLiteral("Lines")), QStringLiteral("Ctrl+L is now \u201cLessons\u201d"));
    confirm(dialog);
    QCOMPARE(action(*table.window, "hint")->shortcuts(), {QKeySequence(Qt::Key_H)});
    QVERIFY(action(*table.window, "lines")->shortcuts().isEmpty());
    QCOMPARE(storedValue("shortcuts/atom4").toStringList(), QStringList{QStringLiteral("lessons=Ctrl+L")});
}

void ShortcutsTest::aChangedKeyIsSaved() {
    QTemporaryDir settings;
    qputenv("ATOM4_TEST_SETTINGS", settings.path().toUtf8());
    {
        Table table;
        table.playAll({"i9", "i7"});
        ShortcutsDialog* dialog = open(*table.window);
        QVERIFY(dialog != nullptr);
        choose(dialog, QStringLiteral("Undo"));
        QVERIFY(!button(dialog, "use")->isEnabled());
        press(dialog, Qt::Key_X, Qt::ControlModifier);
        QTest::mouseClick(button(dialog, "use"), Qt::LeftButton);
        QCOMPARE(keysShown(dialog, QStringLiteral("Undo")), QStringLiteral("Ctrl+X"));
        choose(dialog, QStringLiteral("Undo"));
        press(dialog, Qt::Key_X);
        QTest::mouseClick(button(dialog, "add"), Qt::LeftButton);
        QCOMPARE(keysShown(dialog, QStringLiteral("Undo")), QStringLiteral("Ctrl+X, X"));
        QCOMPARE(action(*table.window, "undo")->shortcuts().size(), 2);
        QVERIFY(action(*table.window, "undo")->shortcuts().contains(QKeySequence(Qt::Key_U)));
        confirm(dialog);
        table.key(Qt::Key_U);
        QCOMPARE(table.match().undoable_plies(), 2);
        table.key(Qt::Key_X);
        QCOMPARE(table.match().undoable_plies(), 1);
    }
    Table table;
    table.playAll({"i9", "i7"});
    table.key(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(table.match().undoable_plies(), 1);
    // Unknown actions are ignored, and an entry without a key leaves its action without one.
    storeValue("shortcuts/atom4", QStringList{QStringLiteral("undo=Ctrl+X"), QStringLiteral("gone=G"),
                                              QStringLiteral("=J"), QStringLiteral("hint"), QStringLiteral("redo=B")});
    Table another;
    QCOMPARE(action(*another.window, "undo")->shortcuts(), {QKeySequence(Qt::CTRL | Qt::Key_X)});
    QVERIFY(action(*another.window, "hint")->shortcuts().isEmpty());
    // A chosen key is taken from the action that has it by default.
    QVERIFY(action(*another.window, "otherLine")->shortcuts().isEmpty());
    qunsetenv("ATOM4_TEST_SETTINGS");
}

void ShortcutsTest::unsavedChangesAreReported() {
    Table table;
    require(QDir().mkpath(settingsFile()));  // a folder in place of the file
    ShortcutsDialog* dialog = open(*table.window);
    choose(dialog, QStringLiteral("Hint"));
    press(dialog, Qt::Key_J);
    QTest::mouseClick(button(dialog, "use"), Qt::LeftButton);
    confirm(dialog);
    QCOMPARE(action(*table.window, "hint")->shortcuts(), {QKeySequence(Qt::Key_J)});
    QVERIFY2(table.status().contains(QStringLiteral("couldn't be saved")), qPrintable(table.status()));
    QVERIFY2(table.status().contains(QStringLiteral("settings.ini")), qPrintable(table.status()));
}

void ShortcutsTest::aConflictIsReportedAndResolved() {
    Table table;
    ShortcutsDialog* dialog = open(*table.window);
    choose(dialog, QStringLiteral("Hint"));
    press(dialog, Qt::Key_U);
    QVERIFY2(verdict(dialog).contains(QLatin1String("U is already assigned to")), qPrintable(verdict(dialog)));
    QVERIFY(verdict(dialog).contains(QLatin1String("Undo")));
    QTest::mouseClick(button(dialog, "use"), Qt::LeftButton);
    QCOMPARE(keysShown(dialog, QStringLiteral("Hint")), QStringLiteral("U"));
    QCOMPARE(keysShown(dialog, QStringLiteral("Undo")), QStringLiteral("Ctrl+Z; U is now \u201cHint\u201d"));
    confirm(dialog);
    QCOMPARE(action(*table.window, "hint")->shortcuts(), {QKeySequence(Qt::Key_U)});
    QCOMPARE(action(*table.window, "undo")->shortcuts(), {QKeySequence(Qt::CTRL | Qt::Key_Z)});
}

void ShortcutsTest::reservedKeysAreRejected() {
    Table table;
    ShortcutsDialog* dialog = open(*table.window);
    choose(dialog, QStringLiteral("Hint"));
    for (const auto& [key, modifiers] : {std::pair(Qt::Key_Left, Qt::NoModifier),
                                         {Qt::Key_Comma, Qt::NoModifier},
                                         {Qt::Key_Space, Qt::NoModifier},
                                         {Qt::Key_G, Qt::AltModifier}}) {
        press(dialog, key, modifiers);
        QVERIFY2(!button(dialog, "use")->isEnabled(), qPrintable(verdict(dialog)));
        QVERIFY(!button(dialog, "add")->isEnabled());
    }
    QVERIFY2(verdict(dialog).contains(QLatin1String("Game")), qPrintable(verdict(dialog)));
    press(dialog, Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(button(dialog, "use")->isEnabled());
}

void ShortcutsTest::resetRestoresTheDefaultKeys() {
    Table table;
    ShortcutsDialog* dialog = open(*table.window);
    choose(dialog, QStringLiteral("Undo"));
    QTest::mouseClick(button(dialog, "none"), Qt::LeftButton);
    QCOMPARE(keysShown(dialog, QStringLiteral("Undo")), QString());
    choose(dialog, QStringLiteral("Hint"));
    press(dialog, Qt::Key_U);
    QTest::mouseClick(button(dialog, "use"), Qt::LeftButton);
    choose(dialog, QStringLiteral("Undo"));
    QTest::mouseClick(button(dialog, "reset"), Qt::LeftButton);
    QCOMPARE(keysShown(dialog, QStringLiteral("Undo")), QStringLiteral("Ctrl+Z, U"));
    QCOMPARE(keysShown(dialog, QStringLiteral("Hint")), QStringLiteral("U is now \u201cUndo\u201d"));
    QTest::mouseClick(button(dialog, "resetAll"), Qt::LeftButton);
    QCOMPARE(keysShown(dialog, QStringLiteral("Hint")), QStringLiteral("H"));
    QVERIFY(!button(dialog, "resetAll")->isEnabled());
}

void ShortcutsTest::cancellingChangesNothing() {
    Table table;
    ShortcutsDialog* dialog = open(*table.window);
    choose(dialog, QStringLiteral("Hint"));
    QTest::mouseClick(button(dialog, "none"), Qt::LeftButton);
    dialog->reject();
    QCOMPARE(action(*table.window, "hint")->shortcuts(), {QKeySequence(Qt::Key_H)});
}

void ShortcutsTest::textsNameTheCurrentKeys() {
    Table table;
    table.playAll({"i9", "i7"});
    QCOMPARE(action(*table.window, "previousPly")->toolTip(), QStringLiteral("Previous Position (Alt+Left)"));
    QCOMPARE(action(*table.window, "new")->toolTip(), QStringLiteral("New Match (Ctrl+N)"));
    action(*table.window, "keys")->trigger();
    auto* help = table.window->findChild<HelpDialog*>();
    const auto keys = [&] {
        QString all;
        for (auto* page : help->findChildren<QTextBrowser*>()) all += page->toPlainText();
        return all.replace(QChar(0xA0), QLatin1Char(' '));
    };
    QVERIFY(keys().contains(QLatin1String("U or Ctrl+Z")));
    auto* shortcuts = table.window->findChild<Shortcuts*>();
    ShortcutPlan plan = shortcuts->plan();
    const auto index = [&](const char* name) {
        const auto& all = shortcuts->actions();
        return static_cast<std::size_t>(std::ranges::find(all, action(*table.window, name)) - all.begin());
    };
    plan.set(index("undo"), {QKeySequence(Qt::Key_X)});
    plan.set(index("nextPly"), {QKeySequence(Qt::CTRL | Qt::Key_J)});
    plan.set(index("lastPly"), {});
    shortcuts->use(plan);
    QVERIFY(!keys().contains(QLatin1String("U or Ctrl+Z")));
    QVERIFY(keys().contains(QLatin1String("Alt+Home, Alt+Left, Ctrl+J")));
    QCOMPARE(action(*table.window, "undo")->toolTip(), QStringLiteral("Undo (X)"));
    table.key(Qt::Key_Home, Qt::AltModifier);
    QVERIFY2(table.status().contains(QLatin1String("Ctrl+J: next move. Last Position: current position")),
             qPrintable(table.status()));
}

void ShortcutsTest::buttonsNameTheCurrentKeys() {
    Table table;
    ShortcutsDialog* dialog = open(*table.window);
    const auto give = [&](const char* action, Qt::Key key) {
        choose(dialog, QString::fromLatin1(action));
        press(dialog, key);
        QTest::mouseClick(button(dialog, "use"), Qt::LeftButton);
    };
    give("Pause", Qt::Key_J);
    give("Next Round", Qt::Key_X);
    confirm(dialog);
    MatchSetup timed;
    timed.time_control = TimeControl{std::chrono::minutes(5), std::chrono::seconds(0)};
    table.window->startMatch(timed);
    table.click(cell("i9"));
    table.key(Qt::Key_J);
    QCOMPARE(table.status(), QStringLiteral("Paused. Clocks stopped. Press J to resume."));
    QCOMPARE(part<QToolButton>(table, "pauseButton")->toolTip(), QStringLiteral("Resume (J)"));
    QVERIFY(table.match().resign(Player::kFirst));
    const auto* next = part<QPushButton>(table, "nextRound");
    QCOMPARE(next->text(), QStringLiteral("Next round (X)"));
    dialog = open(*table.window);
    choose(dialog, QStringLiteral("Next Round"));
    QTest::mouseClick(button(dialog, "none"), Qt::LeftButton);
    confirm(dialog);
    QCOMPARE(next->text(), QStringLiteral("Next round"));
}

void ShortcutsTest::linesHasKeysOfItsOwn() {
    LinesTable table;
    QVERIFY(QTest::qWaitForWindowActive(table.window.get()));
    ShortcutsDialog* dialog = open(*table.window);
    QVERIFY(dialog != nullptr);
    choose(dialog, QStringLiteral("Next Chips"));
    press(dialog, Qt::Key_J);
    QTest::mouseClick(button(dialog, "use"), Qt::LeftButton);
    confirm(dialog);
    QCOMPARE(action(*table.window, "preview")->shortcuts(), {QKeySequence(Qt::Key_J)});
    QCOMPARE(storedValue("shortcuts/lines").toStringList(), QStringList{QStringLiteral("preview=J")});
    QVERIFY(!storedValue("shortcuts/atom4").isValid());
}

void ShortcutsTest::actionsAreGroupedByMenuAndFound() {
    Table table;
    ShortcutsDialog* dialog = open(*table.window);
    auto* list = dialog->findChild<QTreeWidget*>();
    QStringList groups;
    for (int i = 0; i < list->topLevelItemCount(); ++i)
        if (!list->topLevelItem(i)->isHidden()) groups += list->topLevelItem(i)->text(0);
    QCOMPARE(groups.mid(0, 5), QStringList({"Game", "Edit", "Move", "View", "Learn"}));
    const auto seen = [&] {
        QStringList texts;
        for (QTreeWidgetItemIterator item(list, QTreeWidgetItemIterator::NotHidden); *item != nullptr; ++item)
            if ((*item)->parent() != nullptr) texts += (*item)->text(0);
        return texts;
    };
    const QStringList all = seen();
    QCOMPARE(all.size(), static_cast<qsizetype>(table.window->findChild<Shortcuts*>()->actions().size()));
    auto* search = dialog->findChild<QLineEdit*>(QStringLiteral("search"));
    search->setFocus();
    QTest::keyClicks(search, QStringLiteral("OUS m"));
    QCOMPARE(seen(), QStringList{"Previous Mistake"});
    QCOMPARE(list->currentItem()->text(0), QStringLiteral("Previous Mistake"));
    search->selectAll();
    QTest::keyClicks(search, QStringLiteral("ctrl+p"));
    QVERIFY(seen().contains(QStringLiteral("Print")));
    // When the search finds nothing, there is no action to assign a key to.
    QTest::keyClicks(search, QStringLiteral("xyz"));
    QVERIFY(seen().isEmpty());
    press(dialog, Qt::Key_J);
    QVERIFY(!button(dialog, "use")->isEnabled());
    search->clear();
    QCOMPARE(seen(), all);
}

ATOM4_WINDOW_TEST(ShortcutsTest)

}  // namespace atom4::ui::shortcuts_test

#include "tests/ui/common/shortcuts_test.moc"
