// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The player card changes who plays at a seat in the middle of a round, and nothing else.
#include <QAccessible>
#include <QAction>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QPushButton>

#include "core/atom4/game/last_choice.h"
#include "tests/ui/support/parts.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/panels/player_card.h"
#include "ui/atom4/panels/seat_dialog.h"
#include "ui/common/language.h"
#include "ui/widgets/elided_label.h"

namespace atom4::ui::seats_test {

namespace {

PlayerCard* card(Table& table, Player player) {
    return table.window->findChildren<PlayerCard*>()[number(player) - 1];
}

SeatDialog* openDialog(Table& table) {
    return table.window->findChild<SeatDialog*>();
}

SeatDialog* clickedOpen(Table& table, Player player) {
    QTest::mouseClick(card(table, player), Qt::LeftButton, Qt::NoModifier, {20, 10});
    SeatDialog* dialog = openDialog(table);
    require(dialog != nullptr);
    return dialog;
}

void press(SeatDialog* dialog, QDialogButtonBox::StandardButton button) {
    QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(button), Qt::LeftButton);
}

// Chooses by key, as players do: the box has the focus, and Home or End chooses.
void chooseComputer(SeatDialog* dialog, bool computer) {
    QTest::keyClick(part<QComboBox>(dialog, "kindSeat"), computer ? Qt::Key_End : Qt::Key_Home);
}

}  // namespace

namespace {

// Removes invisible formatting characters, such as direction marks.
QString lettersOf(QString text) {
    return text.removeIf([](QChar c) { return c.category() == QChar::Other_Format; });
}

}  // namespace

class SeatsTest : public QObject {
    Q_OBJECT

private slots:
    void aLevelChangesInTheMiddleOfARound();
    void theCardNamesTheLevelAndCanBeClicked();
    void theCardSaysEachThingOnce();
    void namelessPlayersOfANetworkMatchHaveLikeCards();
    void theComputerTakesOver();
    void aHumanTakesOver();
    void aNameIsShownSavedAndOfferedAgain();
    void aReservedNameIsRefused();
    void sidesAreSwappedWithTheScore();
    void cancelChangesNothing();
    void keysOpenItAndEnterAccepts();
    void aScreenReaderOpensIt();
    void changingTheLevelRestartsTheSearch();
    void aLargerFontShortensTheLabel();
    void aLabelThatFitsIsNotElided();
};

void SeatsTest::aLevelChangesInTheMiddleOfARound() {
    Table table(against_computer(Player::kSecond, 2));
    table.click(cell("i9"));
    QTRY_COMPARE(table.match().plies().size(), std::size_t{2});
    const auto records = table.match().records();
    SeatDialog* dialog = clickedOpen(table, Player::kSecond);
    auto* level = part<QDoubleSpinBox>(dialog, "levelSeat");
    QCOMPARE(level->value(), 2);
    QTest::keyClick(level, Qt::Key_Up);
    takePicture(*dialog, QStringLiteral("seat"));
    press(dialog, QDialogButtonBox::Ok);
    QCOMPARE(table.match().setup().seats[Player::kSecond], Seat::computer(3));
    QCOMPARE(table.match().setup().seats[Player::kFirst], Seat::human());
    QCOMPARE(table.match().plies().size(), std::size_t{2});
    QCOMPARE(table.match().records().back().moves.size(), records.back().moves.size());
    QCOMPARE(table.status(),
             QStringLiteral("Player 1: You. Player 2: Computer, level 3. The round continues. This round is "
                            "no longer rated."));
    QVERIFY(card(table, Player::kSecond)->accessibleName().contains(QStringLiteral("Computer, friend (3)")));
}

void SeatsTest::theCardNamesTheLevelAndCanBeClicked() {
    Table table(against_computer(Player::kSecond, 2));
    PlayerCard* computer = card(table, Player::kSecond);
    QVERIFY2(computer->accessibleName().contains(QStringLiteral("Computer, casual (2)")),
             qPrintable(computer->accessibleName()));
    for (const QSize size : {QSize(1120, 800), QSize(480, 600)}) {
        table.window->resize(size);
        QTRY_COMPARE(table.window->size(), size);
        for (const auto* shown : computer->findChildren<QLabel*>())
            if (shown->text().contains(QStringLiteral("(2)")))
                QTRY_VERIFY(shown->isVisible() &&
                            shown->width() >= shown->fontMetrics().horizontalAdvance(shown->text()));
        // There is an arrow beside the level, and a click on it reaches the card, whatever widget is under the mouse.
        const auto* level = computer->findChild<QLabel*>(QStringLiteral("level"));
        const QPoint beside(level->x() + level->fontMetrics().horizontalAdvance(level->text()) + 7,
                            level->geometry().center().y() + 1);
        const QImage picture = computer->grab().toImage();
        QVERIFY(picture.pixelColor(beside) != picture.pixelColor(beside + QPoint(0, 8)));
        QTest::mouseClick(computer->window()->childAt(computer->mapTo(computer->window(), beside)), Qt::LeftButton);
        SeatDialog* dialog = openDialog(table);
        QVERIFY(dialog != nullptr);
        dialog->reject();
        QTRY_VERIFY(!openDialog(table));
    }
    QCOMPARE(computer->cursor().shape(), Qt::PointingHandCursor);
    QVERIFY((computer->focusPolicy() & Qt::TabFocus) != 0);
}

void SeatsTest::theCardSaysEachThingOnce() {
    Table table;
    for (const LanguageChoice choice :
         {LanguageChoice::kEnglish, *languageOf(QStringLiteral("ar")), *languageOf(QStringLiteral("ja"))}) {
        speak(choice);
        QCoreApplication::sendPostedEvents();
        for (const Player player : {Player::kFirst, Player::kSecond}) {
            const auto* title = card(table, player)->findChild<QLabel*>(QStringLiteral("title"));
            const auto* level = card(table, player)->findChild<QLabel*>(QStringLiteral("level"));
            QVERIFY2(!title->text().isEmpty() && !level->text().isEmpty(), qPrintable(title->text()));
            QVERIFY2(lettersOf(title->text()) != lettersOf(level->text()), qPrintable(title->text()));
        }
    }
    speak(LanguageChoice::kEnglish);
}

void SeatsTest::namelessPlayersOfANetworkMatchHaveLikeCards() {
    Match match;
    match.set_remote(Match::Remote{{false, true}});
    Table table;
    const auto texts = [&](Player player) {
        PlayerCard* shown = card(table, player);
        shown->show(match);
        return lettersOf(shown->findChild<QLabel*>(QStringLiteral("title"))->text() + QStringLiteral(" / ") +
                         shown->findChild<QLabel*>(QStringLiteral("level"))->text());
    };
    QCOMPARE(texts(Player::kFirst), QStringLiteral("You / Player 1"));
    QCOMPARE(texts(Player::kSecond), QStringLiteral("Your opponent / Player 2"));
}

void SeatsTest::theComputerTakesOver() {
    Table table;
    table.playAll({"i9", "i7"});
    SeatDialog* dialog = clickedOpen(table, Player::kFirst);
    chooseComputer(dialog, true);
    auto* level = part<QDoubleSpinBox>(dialog, "levelSeat");
    QTRY_COMPARE(level->visibleRegion().boundingRect(), level->rect());  // the dialog grows to show the level
    press(dialog, QDialogButtonBox::Ok);
    QVERIFY(table.match().setup().seats[Player::kFirst].is_computer());
    QTRY_COMPARE(table.match().plies().size(), std::size_t{3});
    QVERIFY(!table.window->isThinking());
    // A match in which humans have moved can still be resumed when a computer takes over.
    QVERIFY(table.session->is_unfinished());
}

void SeatsTest::aHumanTakesOver() {
    Table table(against_computer(Player::kSecond, 2), patientThinker());
    table.click(cell("i9"));
    QTRY_VERIFY(table.window->isThinking());
    SeatDialog* dialog = clickedOpen(table, Player::kSecond);
    chooseComputer(dialog, false);
    press(dialog, QDialogButtonBox::Ok);
    QVERIFY(!table.window->isThinking());
    table.board()->finishAnimation();
    table.board()->finishMoving();
    table.click(cell("i7"));
    QCOMPARE(table.match().plies().size(), std::size_t{2});
}

void SeatsTest::aNameIsShownSavedAndOfferedAgain() {
    Table table;
    SeatDialog* dialog = clickedOpen(table, Player::kFirst);
    QTest::keyClicks(part<QLineEdit>(dialog, "nameSeat"), QStringLiteral("Ada"));
    press(dialog, QDialogButtonBox::Ok);
    QCOMPARE(table.match().setup().seats[Player::kFirst], Seat::human("Ada"));
    QVERIFY(card(table, Player::kFirst)->accessibleName().contains(QStringLiteral("Ada")));
    QTRY_VERIFY(!openDialog(table));
    dialog = clickedOpen(table, Player::kSecond);
    const QCompleter* offered = part<QLineEdit>(dialog, "nameSeat")->completer();
    QVERIFY(offered);
    QCOMPARE(offered->model()->index(0, 0).data().toString(), QStringLiteral("Ada"));
    QCOMPARE(names_before(), std::vector<std::string>{"Ada"});
}

void SeatsTest::aReservedNameIsRefused() {
    Table table;
    SeatDialog* dialog = clickedOpen(table, Player::kFirst);
    QTest::keyClicks(part<QLineEdit>(dialog, "nameSeat"), QStringLiteral("Opponent"));
    QVERIFY(part<QLabel>(dialog, "faultSeat")->isVisible());
    QCOMPARE(part<QLabel>(dialog, "faultSeat")->text(), QStringLiteral("That name is reserved."));
    QTest::keyClick(part<QLineEdit>(dialog, "nameSeat"), Qt::Key_Return);
    QVERIFY(dialog->isVisible());
    // The computer needs no name.
    part<QComboBox>(dialog, "kindSeat")->setFocus();
    chooseComputer(dialog, true);
    QVERIFY(!part<QLabel>(dialog, "faultSeat")->isVisible());
    press(dialog, QDialogButtonBox::Ok);
    QVERIFY(table.match().setup().seats[Player::kFirst].is_computer());
    QVERIFY(names_before().empty());
}

void SeatsTest::sidesAreSwappedWithTheScore() {
    Table table(against_computer(Player::kSecond, 0));
    table.match().resign(Player::kSecond);
    table.key(Qt::Key_N);
    table.key(Qt::Key_P);  // pauses the computer, which begins this round
    const std::size_t played = table.match().plies().size();
    QCOMPARE(table.match().score()[Player::kFirst], 1);
    SeatDialog* dialog = clickedOpen(table, Player::kFirst);
    QTest::mouseClick(part<QPushButton>(dialog, "swapSides"), Qt::LeftButton);
    press(dialog, QDialogButtonBox::Ok);
    QVERIFY(table.match().setup().seats[Player::kFirst].is_computer());
    QCOMPARE(table.match().setup().seats[Player::kSecond], Seat::human());
    QCOMPARE(table.match().plies().size(), played);
    QCOMPARE(table.match().round(), 2);
    QCOMPARE(table.match().score()[Player::kSecond], 1);
    QVERIFY(card(table, Player::kSecond)->accessibleName().endsWith(QStringLiteral("rounds won: 1")));
}

void SeatsTest::cancelChangesNothing() {
    Table table(against_computer(Player::kSecond, 2));
    const MatchSetup before = table.match().setup();
    const std::uint64_t generation = table.match().generation();
    SeatDialog* dialog = clickedOpen(table, Player::kSecond);
    chooseComputer(dialog, false);
    QTest::mouseClick(part<QPushButton>(dialog, "swapSides"), Qt::LeftButton);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(table.match().setup() == before);
    QTRY_VERIFY(!openDialog(table));
    // OK without a change does not change anything, either: the computer continues its search.
    press(clickedOpen(table, Player::kFirst), QDialogButtonBox::Ok);
    QCOMPARE(table.match().generation(), generation);
}

void SeatsTest::keysOpenItAndEnterAccepts() {
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter}) {
        Table table(against_computer(Player::kSecond, 2));
        for (int steps = 0; steps < 30 && !card(table, Player::kSecond)->hasFocus(); ++steps)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(card(table, Player::kSecond)->hasFocus());
        takePicture(*card(table, Player::kSecond), QStringLiteral("card-with-focus"));
        QTest::keyClick(card(table, Player::kSecond), key);
        SeatDialog* dialog = openDialog(table);
        QVERIFY(dialog);
        QTest::keyClick(part<QDoubleSpinBox>(dialog, "levelSeat"), Qt::Key_Down);
        QTest::keyClick(dialog, Qt::Key_Return);
        QCOMPARE(table.match().setup().seats[Player::kSecond], Seat::computer(1));
    }
}

void SeatsTest::aScreenReaderOpensIt() {
    Table table(against_computer(Player::kSecond, 2));
    QAccessibleInterface* seen = QAccessible::queryAccessibleInterface(card(table, Player::kFirst));
    QVERIFY(seen);
    QCOMPARE(seen->role(), QAccessible::Button);
    QVERIFY2(seen->text(QAccessible::Name).startsWith(QStringLiteral("Player 1, You, goal: four whites")),
             qPrintable(seen->text(QAccessible::Name)));
    QVERIFY(!seen->text(QAccessible::Description).isEmpty());
    QVERIFY(seen->actionInterface()->actionNames().contains(QAccessibleActionInterface::pressAction()));
    seen->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_VERIFY(openDialog(table));
}

void SeatsTest::changingTheLevelRestartsTheSearch() {
    std::atomic<int> level = 0;
    const MoveFinder patient = patientThinker();
    Table table(against_computer(Player::kSecond, 7),
                [&](Engine& engine, const MoveQuestion& question, std::stop_token hurry) {
                    level = question.level.reached();
                    return patient(engine, question, std::move(hurry));
                });
    table.click(cell("i9"));
    QTRY_COMPARE(level.load(), 7);
    SeatDialog* dialog = clickedOpen(table, Player::kSecond);
    QTest::keyClick(part<QDoubleSpinBox>(dialog, "levelSeat"), Qt::Key_Up);
    press(dialog, QDialogButtonBox::Ok);
    QTRY_COMPARE(level.load(), 8);
    QCOMPARE(table.match().plies().size(), std::size_t{1});
    table.key(Qt::Key_M);
    QTRY_COMPARE(table.match().plies().size(), std::size_t{2});
}

// The desktop's font may change while the window is open.
void SeatsTest::aLargerFontShortensTheLabel() {
    ElidedLabel label(40);
    const QString whole = QStringLiteral("Computer, newcomer (0)");
    const QString brief = QStringLiteral("Newcomer (0)");
    label.setTexts(whole, brief);
    label.resize(label.fontMetrics().horizontalAdvance(whole), 20);
    label.show();
    QCOMPARE(label.text(), whole);
    QFont larger = label.font();
    larger.setPointSizeF(larger.pointSizeF() * 1.2);
    label.setFont(larger);
    QCOMPARE(label.text(), brief);
}

// In some fonts, a text is a fraction of a pixel wider than the whole pixels that Qt reports.
void SeatsTest::aLabelThatFitsIsNotElided() {
    QWidget window;
    window.resize(400, 60);
    ElidedLabel label(40, &window);
    window.show();
    const QString whole = QStringLiteral("Computer, newcomer (0)");
    label.setTexts(whole, QStringLiteral("Newcomer (0)"));
    QFont font = label.font();
    for (double size = 8; size <= 16; size += 0.125) {
        font.setPointSizeF(size);
        label.setFont(font);
        const QFontMetrics letters = label.fontMetrics();
        for (const int width : {letters.horizontalAdvance(whole), label.minimumSizeHint().width()}) {
            label.resize(width, 20);
            QCOMPARE(letters.elidedText(label.text(), Qt::ElideMiddle, width), label.text());
        }
    }
}

ATOM4_WINDOW_TEST(SeatsTest)

}  // namespace atom4::ui::seats_test

#include "tests/ui/atom4/panels/seats_test.moc"
