// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Two windows play each other over a real line on this machine, as hands have them do it.
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>

#include "tests/ui/atom4/network/two_windows.h"
#include "tests/ui/support/mnemonics.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/network/network_panel.h"
#include "ui/language/language.h"

namespace atom4::ui::network_test {

class NetworkTest : public QObject {
    Q_OBJECT

private slots:
    void twoWindowsPlay();
    void talkIsPlainText();
    void aMoveIsTakenBackByBoth();
    void resigningIsAsked();
    void nothingElseIsOfferedInAMatch();
    void othersMayLookOnLater();
    void theComputerDoesNotHelp();
    void leavingEndsItForBoth();
    void noKeyMeansTwoThingsInAnyLanguage();
    void aWindowThatIsClosedMayComeBack();
};

void NetworkTest::twoWindowsPlay() {
    Two two;
    QVERIFY(two.begin());
    QCOMPARE(two.guest.match().position().size().rows, 8);
    QCOMPARE(two.host.match().setup().seats[Player::kSecond].name, std::string("Bob"));
    QCOMPARE(two.guest.match().setup().seats[Player::kFirst].name, std::string("Ada"));
    for (int i = 0; i < 4; ++i) QVERIFY(two.move());
    // Whose turn it is not, does nothing.
    Table& waiting = two.host.match().position().mover() == Player::kFirst ? two.guest : two.host;
    waiting.click(waiting.match().position().legal_moves().front());
    QCOMPARE(waiting.match().plies().size(), std::size_t{4});
    QVERIFY(in<QLabel>(two.host.window.get(), "lineState")->text().contains(QStringLiteral("Bob")));
}

void NetworkTest::talkIsPlainText() {
    Two two;
    QVERIFY(two.begin());
    auto* line = in<QLineEdit>(two.guest.window.get(), "talk");
    line->setText(QStringLiteral("<b>hello</b>"));
    QTest::keyClick(line, Qt::Key_Return);
    auto* heard = in<QListWidget>(two.host.window.get(), "talkHeard");
    QVERIFY(QTest::qWaitFor([&] { return heard->count() == 1; }, kPatience));
    QVERIFY(heard->item(0)->text().contains(QStringLiteral("<b>hello</b>")));
    Two::press(two.host.window.get(), "mute");
    line->setText(QStringLiteral("more"));
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY(two.move());
    QCOMPARE(heard->count(), 1);
}

void NetworkTest::aMoveIsTakenBackByBoth() {
    Two two;
    QVERIFY(two.begin());
    QVERIFY(two.move());
    in<QAction>(two.host.window.get(), "undo")->trigger();
    auto* question = in<QLabel>(two.guest.window.get(), "question");
    QVERIFY(QTest::qWaitFor([&] { return question->isVisible(); }, kPatience));
    Two::press(two.guest.window.get(), "yes");
    QVERIFY(QTest::qWaitFor([&] { return two.host.match().plies().empty() && two.guest.match().plies().empty(); },
                            kPatience));
    QVERIFY(!question->isVisible());
}

void NetworkTest::resigningIsAsked() {
    Two two;
    QVERIFY(two.begin());
    QVERIFY(two.move());
    QVERIFY(two.guestMayAsk(link::Ask::kResign));
    in<QAction>(two.guest.window.get(), "resign")->trigger();
    QVERIFY(!two.guest.match().is_over());
    auto* question = in<QLabel>(two.host.window.get(), "question");
    QVERIFY(QTest::qWaitFor([&] { return question->isVisible(); }, kPatience));
    Two::press(two.host.window.get(), "no");
    QVERIFY(two.move());
    QVERIFY(two.guestMayAsk(link::Ask::kResign));
    in<QAction>(two.guest.window.get(), "resign")->trigger();
    QVERIFY(QTest::qWaitFor([&] { return question->isVisible(); }, kPatience));
    Two::press(two.host.window.get(), "yes");
    QVERIFY(QTest::qWaitFor([&] { return two.host.match().is_over() && two.guest.match().is_over(); }, kPatience));
    // And the next round by both.
    in<QAction>(two.host.window.get(), "nextRound")->trigger();
    auto* there = in<QLabel>(two.guest.window.get(), "question");
    QVERIFY(QTest::qWaitFor([&] { return there->isVisible(); }, kPatience));
    Two::press(two.guest.window.get(), "yes");
    QVERIFY(
        QTest::qWaitFor([&] { return two.host.match().round() == 2 && two.guest.match().round() == 2; }, kPatience));
}

void NetworkTest::nothingElseIsOfferedInAMatch() {
    Two two;
    QVERIFY(two.begin());
    QVERIFY(!in<QAction>(two.host.window.get(), "invite")->isEnabled());
    const auto offers = [&](const QString& text) {
        for (const QPushButton* button : two.host.window->findChildren<QPushButton*>())
            if (button->isVisible() && button->text() == text) return true;
        return false;
    };
    QVERIFY(!offers(QStringLiteral("Play the computer")));
    // Whoever answers by the mouse has the keys on the board still.
    for (const char* name : {"yes", "no", "mute"})
        QVERIFY(!(in<QWidget>(two.host.window.get(), name)->focusPolicy() & Qt::ClickFocus));
    // The round is over: another is asked for, and another match would be none with the other one.
    QVERIFY(two.move());
    QVERIFY(two.guestMayAsk(link::Ask::kResign));
    in<QAction>(two.guest.window.get(), "resign")->trigger();
    auto* question = in<QLabel>(two.host.window.get(), "question");
    QVERIFY(QTest::qWaitFor([&] { return question->isVisible(); }, kPatience));
    Two::press(two.host.window.get(), "yes");
    QVERIFY(QTest::qWaitFor([&] { return two.host.match().is_over(); }, kPatience));
    QTRY_VERIFY(offers(QStringLiteral("Review")));
    QVERIFY(!offers(QStringLiteral("Rematch")));
    Two::press(two.host.window.get(), "leave");
    QVERIFY(in<QAction>(two.host.window.get(), "invite")->isEnabled());
}

void NetworkTest::othersMayLookOnLater() {
    Two two;
    QVERIFY(two.begin());
    QVERIFY(two.move());
    QVERIFY(!in<QPushButton>(two.guest.window.get(), "letWatch")->isVisible());
    Two::press(two.host.window.get(), "letWatch");
    QDialog* dialog = Two::dialogOf(two.host, "watchDialog");
    QVERIFY(dialog != nullptr);
    const QString invitation = in<QPlainTextEdit>(dialog, "invitation")->toPlainText();
    dialog->close();
    Table watcher;
    watcher.window->network()->join(invitation);
    QTest::mouseClick(Two::ok(Two::dialogOf(watcher, "joinDialog")), Qt::LeftButton);
    QVERIFY(QTest::qWaitFor([&] { return watcher.match().plies().size() == 1; }, kPatience));
    QVERIFY(two.move());
    QVERIFY(QTest::qWaitFor([&] { return watcher.match().plies().size() == 2; }, kPatience));
    // Nobody who looks on is helped by being kept from help.
    QVERIFY(!watcher.match().bars_help());
}

void NetworkTest::theComputerDoesNotHelp() {
    Two two;
    auto* analyse = in<QAction>(two.host.window.get(), "analyse");
    analyse->trigger();
    QVERIFY(two.begin());
    QVERIFY(two.move());
    QVERIFY(two.move());
    QVERIFY(two.host.match().bars_help());
    QVERIFY(!in<QAction>(two.host.window.get(), "hint")->isEnabled());
    QVERIFY(!in<QAction>(two.host.window.get(), "review")->isEnabled());
    const auto said = [&] {
        for (const QLabel* label : two.host.window->findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(QStringLiteral("does not help"))) return true;
        return false;
    };
    QVERIFY(said());
    QVERIFY(!two.host.window->isAnalysing());
    Two::press(two.host.window.get(), "leave");
    QVERIFY(in<QAction>(two.host.window.get(), "hint")->isEnabled());
    QTRY_VERIFY(!said());
}

void NetworkTest::leavingEndsItForBoth() {
    Two two;
    QVERIFY(two.begin());
    QVERIFY(two.move());
    Two::press(two.host.window.get(), "leave");
    QVERIFY(!two.host.window->network()->isOn());
    QVERIFY(!two.host.match().elsewhere());
    QVERIFY(QTest::qWaitFor([&] { return !two.guest.window->network()->isOn(); }, kPatience));
    QVERIFY(!two.guest.match().elsewhere());
    QCOMPARE(two.guest.match().plies().size(), std::size_t{1});
}

// The panel stands below the board, so its keys are those of the menus, too.
void NetworkTest::noKeyMeansTwoThingsInAnyLanguage() {
    Table table;
    auto* panel = new NetworkPanel(table.window.get());
    panel->show();
    panel->ask(QStringLiteral("Bob: ?"));
    panel->hear(QStringLiteral("Bob"), QStringLiteral("hello"));
    panel->letTalk(true);
    panel->offerWatching(true);
    QStringList faults;
    for (const Language& language : languages()) {
        speak(language.choice);
        QCoreApplication::sendPostedEvents();
        for (const QString& fault : clashes(*table.window)) faults += language.code + QLatin1Char(' ') + fault;
    }
    speak(LanguageChoice::kEnglish);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

void NetworkTest::aWindowThatIsClosedMayComeBack() {
    Two two;
    QVERIFY(two.begin());
    QVERIFY(two.move());
    two.guest.window->close();
    QVERIFY(QTest::qWaitFor([&] { return two.host.match().elsewhere()->is_away; }, kPatience));
    two.guest.window->network()->resume();
    QVERIFY(two.isPlaying());
    QVERIFY(two.move());
}

ATOM4_WINDOW_TEST(NetworkTest)

}  // namespace atom4::ui::network_test

#include "tests/ui/atom4/network/network_test.moc"
