// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Two windows play each other over a real connection on this machine, with mouse and keys.
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QTimer>
#include <functional>

#include "tests/ui/atom4/pages/two_windows.h"
#include "tests/ui/support/mnemonics.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/panels/network_panel.h"
#include "ui/common/language.h"

namespace atom4::ui::network_test {

class NetworkTest : public QObject {
    Q_OBJECT

private slots:
    void twoWindowsPlay();
    void chatIsPlainTextAndCanBeMuted();
    void aMoveIsTakenBackByBoth();
    void resigningIsConfirmedByTheResigningPlayer();
    void noOtherMatchIsOfferedDuringANetworkMatch();
    void spectatorsMayJoinLater();
    void joinOffersACopiedInvitation();
    void hintsAndAnalysisAreOff();
    void leavingEndsItForBoth();
    void mnemonicsDoNotClashInAnyLanguage();
    void aClosedWindowMayBeReopened();
    void aClickOnAnEarlierPositionPlaysNothing();
    void networkMatchesCannotBePaused();
    void leavingNeedsConfirmation();
    void startingAnotherMatchNeedsConfirmation();
    void eachPlayerIsYouInTheirOwnWindow();
    void aQuestionMovesNoButton();
    void inputIsBlockedUntilTheQuestionIsAnswered();
    void keysAnswerTheQuestion();
    void spectatorsAreOfferedOnlyWhatTheyCanDo();
    void resultAndChatStayAfterADeparture();
};

void NetworkTest::twoWindowsPlay() {
    Two two;
    QVERIFY(two.begin());
    QCOMPARE(two.guest.match().position().size().rows, 8);
    QCOMPARE(two.host.match().setup().seats[Player::kSecond].name, std::string("Bob"));
    QCOMPARE(two.guest.match().setup().seats[Player::kFirst].name, std::string("Ada"));
    for (int i = 0; i < 4; ++i) QVERIFY(two.move());
    // A click of the player who is not to move does nothing.
    Table& waiting = two.host.match().position().mover() == Player::kFirst ? two.guest : two.host;
    waiting.click(waiting.match().position().legal_moves().front());
    QCOMPARE(waiting.match().plies().size(), std::size_t{4});
    QVERIFY(in<QLabel>(two.host.window.get(), "lineState")->text().contains(QStringLiteral("Bob")));
}

void NetworkTest::chatIsPlainTextAndCanBeMuted() {
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
    auto* question = in<QPushButton>(two.guest.window.get(), "yes");
    QVERIFY(QTest::qWaitFor([&] { return question->isVisible(); }, kPatience));
    Two::press(two.guest.window.get(), "yes");
    QVERIFY(QTest::qWaitFor([&] { return two.host.match().plies().empty() && two.guest.match().plies().empty(); },
                            kPatience));
    QVERIFY(!question->isVisible());
}

// Only the player who resigns has to confirm it.
void NetworkTest::resigningIsConfirmedByTheResigningPlayer() {
    Two two;
    QVERIFY(two.begin());
    QVERIFY(two.move());
    QVERIFY(two.guestMayAsk(net::PeerRequest::kResign));
    QWidget* guest = two.guest.window.get();
    QTimer::singleShot(0, guest, [&] { Two::press(guest, "keepPlaying"); });
    in<QAction>(guest, "resign")->trigger();
    QVERIFY(two.move());
    QVERIFY(two.guestMayAsk(net::PeerRequest::kResign));
    two.guestResigns();
    QVERIFY(QTest::qWaitFor([&] { return two.host.match().is_over() && two.guest.match().is_over(); }, kPatience));
    QVERIFY(!in<QPushButton>(two.host.window.get(), "yes")->isVisible());
    // The next round needs the agreement of both.
    in<QAction>(two.host.window.get(), "nextRound")->trigger();
    auto* there = in<QPushButton>(two.guest.window.get(), "yes");
    QVERIFY(QTest::qWaitFor([&] { return there->isVisible(); }, kPatience));
    Two::press(two.guest.window.get(), "yes");
    QVERIFY(
        QTest::qWaitFor([&] { return two.host.match().round() == 2 && two.guest.match().round() == 2; }, kPatience));
}

void NetworkTest::noOtherMatchIsOfferedDuringANetworkMatch() {
    Two two;
    QVERIFY(two.begin());
    for (const char* action : {"invite", "join"}) QVERIFY(!in<QAction>(two.host.window.get(), action)->isEnabled());
    const auto offers = [&](const QString& text) {
        for (const QPushButton* button : two.host.window->findChildren<QPushButton*>())
            if (button->isVisible() && button->text() == text) return true;
        return false;
    };
    QVERIFY(!offers(QStringLiteral("Play the computer")));
    // The keyboard focus stays on the board after a click on these buttons.
    for (const char* name : {"yes", "no", "mute"})
        QVERIFY(!(in<QWidget>(two.host.window.get(), name)->focusPolicy() & Qt::ClickFocus));
    // After a round, the next one can be requested, but no rematch, which would be without the opponent.
    QVERIFY(two.move());
    QVERIFY(two.guestMayAsk(net::PeerRequest::kResign));
    two.guestResigns();
    QVERIFY(QTest::qWaitFor([&] { return two.host.match().is_over(); }, kPatience));
    QTRY_VERIFY(offers(QStringLiteral("Review")));
    QVERIFY(!offers(QStringLiteral("Rematch")));
    Two::leave(two.host);
    for (const char* action : {"invite", "join"}) QVERIFY(in<QAction>(two.host.window.get(), action)->isEnabled());
}

void NetworkTest::spectatorsMayJoinLater() {
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
    // A spectator may use hints and analysis.
    QVERIFY(!watcher.match().forbids_engine_help());
}

void NetworkTest::joinOffersACopiedInvitation() {
    Two two;
    QVERIFY(two.begin());
    Two::press(two.host.window.get(), "letWatch");
    QDialog* hosts = Two::dialogOf(two.host, "watchDialog");
    const QString invitation = in<QPlainTextEdit>(hosts, "invitation")->toPlainText();
    hosts->close();
    const auto restore = qScopeGuard([] { QGuiApplication::clipboard()->clear(); });
    const auto offered = [](const QString& copied) {
        QGuiApplication::clipboard()->setText(copied);
        Table guest;
        in<QAction>(guest.window.get(), "join")->trigger();
        return in<QPlainTextEdit>(Two::dialogOf(guest, "joinDialog"), "invitation")->toPlainText();
    };
    QCOMPARE(offered(QStringLiteral(" ") + invitation + QLatin1Char('\n')), invitation);
    QCOMPARE(offered(QStringLiteral("a shopping list")), QString());
    QCOMPARE(offered(invitation.left(invitation.size() / 2)), QString());
}

void NetworkTest::hintsAndAnalysisAreOff() {
    Two two;
    auto* analyse = in<QAction>(two.host.window.get(), "analyse");
    analyse->trigger();
    QVERIFY(two.begin());
    QVERIFY(two.move());
    QVERIFY(two.move());
    QVERIFY(two.host.match().forbids_engine_help());
    QVERIFY(!in<QAction>(two.host.window.get(), "hint")->isEnabled());
    QVERIFY(!in<QAction>(two.host.window.get(), "review")->isEnabled());
    const auto said = [&] {
        for (const QLabel* label : two.host.window->findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(QStringLiteral("Hints and analysis are off"))) return true;
        return false;
    };
    QVERIFY(said());
    QVERIFY(!two.host.window->isAnalysing());
    Two::leave(two.host);
    QVERIFY(in<QAction>(two.host.window.get(), "hint")->isEnabled());
    QTRY_VERIFY(!said());
}

void NetworkTest::leavingEndsItForBoth() {
    Two two;
    QVERIFY(two.begin());
    QVERIFY(two.move());
    Two::leave(two.host);
    QVERIFY(!two.host.window->network()->isOn());
    QVERIFY(!two.host.match().remote());
    QVERIFY(QTest::qWaitFor([&] { return !two.guest.window->network()->isOn(); }, kPatience));
    QVERIFY(!two.guest.match().remote());
    QCOMPARE(two.guest.match().plies().size(), std::size_t{1});
}

// The panel is in the same window as the menus, so their Alt keys must not clash.
void NetworkTest::mnemonicsDoNotClashInAnyLanguage() {
    Table table;
    auto* panel = new NetworkPanel(table.window.get());
    panel->show();
    panel->ask(QStringLiteral("Bob: ?"));
    panel->addMessage(QStringLiteral("Bob"), QStringLiteral("hello"));
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

void NetworkTest::aClosedWindowMayBeReopened() {
    Two two;
    QVERIFY(two.begin());
    QVERIFY(two.move());
    two.guest.window->close();
    QVERIFY(QTest::qWaitFor([&] { return two.host.match().remote()->is_away; }, kPatience));
    two.guest.window->network()->resume();
    QVERIFY(two.isPlaying());
    QVERIFY(two.move());
}

void NetworkTest::aClickOnAnEarlierPositionPlaysNothing() {
    Two two;
    QVERIFY(two.begin());
    QVERIFY(two.move());
    QVERIFY(two.move());
    in<QAction>(two.host.window.get(), "previousPly")->trigger();
    two.host.click(two.host.match().position().legal_moves().front());
    QCOMPARE(two.host.match().plies().size(), std::size_t{2});
    QVERIFY(two.host.status().contains(QStringLiteral("current position")));
    QVERIFY(in<QAction>(two.host.window.get(), "nextPly")->isEnabled());  // the earlier position is still shown
    two.host.key(Qt::Key_Escape);
    QVERIFY(two.move());
}

void NetworkTest::networkMatchesCannotBePaused() {
    Two two;
    MatchSetup timed;
    timed.time_control = TimeControl{std::chrono::minutes(5), std::chrono::seconds(0)};
    two.host.window->startMatch(timed);
    in<QAction>(two.host.window.get(), "pause")->trigger();
    QVERIFY(two.begin());
    QVERIFY(two.guest.match().setup().time_control);
    QVERIFY(two.move());
    for (Table* table : {&two.host, &two.guest}) {
        QVERIFY(!in<QAction>(table->window.get(), "pause")->isEnabled());
        QVERIFY(!in<QAction>(table->window.get(), "pause")->isChecked());
        QVERIFY(!table->state().contains(QStringLiteral("Paused")));
    }
}

void NetworkTest::leavingNeedsConfirmation() {
    Two two;
    QVERIFY(two.begin());
    QTimer::singleShot(0, two.host.window.get(), [&] { Two::press(two.host.window.get(), "keepPlaying"); });
    Two::press(two.host.window.get(), "leave");
    QVERIFY(two.host.window->network()->isOn());
    QVERIFY(two.move());
    Two::leave(two.host);
    QVERIFY(!two.host.window->network()->isOn());
}

// However the other match is started.
void NetworkTest::startingAnotherMatchNeedsConfirmation() {
    Two two;
    QVERIFY(two.begin());
    QVERIFY(two.move());
    in<QAction>(two.host.window.get(), "copyGame")->trigger();
    const std::vector<std::function<void()>> ways{[&] { two.host.window->startMatch({}); },
                                                  [&] { in<QAction>(two.host.window.get(), "rematch")->trigger(); },
                                                  [&] { in<QAction>(two.host.window.get(), "paste")->trigger(); }};
    int asked = 0;
    for (const auto& begin : ways) {
        QTimer::singleShot(0, two.host.window.get(), [&] {
            ++asked;
            Two::press(two.host.window.get(), "keepPlaying");
        });
        begin();
        QCOMPARE(two.host.match().plies().size(), std::size_t{1});
    }
    QTRY_COMPARE(asked, 3);
    QVERIFY(two.host.window->network()->isOn());
    QTimer::singleShot(0, two.host.window.get(), [&] { Two::press(two.host.window.get(), "leaveMatch"); });
    ways.front()();
    QVERIFY(two.host.match().plies().empty());
    QTRY_VERIFY(!two.host.window->network()->isOn());
    QVERIFY(!two.host.match().is_parted());
    QVERIFY(QTest::qWaitFor([&] { return !two.guest.window->network()->isOn(); }, kPatience));
}

void NetworkTest::eachPlayerIsYouInTheirOwnWindow() {
    Two two;
    QVERIFY(two.begin());
    const auto card = [](Table& table, const char* name) {
        return in<QWidget>(table.window.get(), name)->accessibleName();
    };
    QTRY_VERIFY(card(two.host, "player1").contains(QStringLiteral("You")));
    QVERIFY(card(two.host, "player2").contains(QStringLiteral("Bob")));
    QVERIFY(card(two.guest, "player1").contains(QStringLiteral("Ada")));
    QVERIFY(card(two.guest, "player2").contains(QStringLiteral("You")));
    QVERIFY(two.host.state().startsWith(QStringLiteral("Your turn")));
    QVERIFY(two.guest.state().startsWith(QStringLiteral("Ada's turn")));
    QVERIFY(two.move());
    QVERIFY(two.host.state().startsWith(QStringLiteral("Bob's turn")));
    QVERIFY(two.guest.state().startsWith(QStringLiteral("Your turn")));
}

// Returns the visible buttons and their places in the window.
QHash<QWidget*, QRect> buttonsOf(QWidget& window) {
    QHash<QWidget*, QRect> there;
    for (auto* button : window.findChildren<QAbstractButton*>())
        if (button->isVisible()) there.insert(button, QRect(button->mapTo(&window, QPoint()), button->size()));
    return there;
}

void NetworkTest::aQuestionMovesNoButton() {
    Two two;
    QVERIFY(two.begin());
    QVERIFY(two.move());
    QWidget& window = *two.guest.window;
    QTest::qWait(0);
    const auto before = buttonsOf(window);
    const QRect board(two.guest.board()->mapTo(&window, QPoint()), two.guest.board()->size());
    // A chat message moves none, either.
    auto* line = in<QLineEdit>(two.host.window.get(), "talk");
    QTest::keyClicks(line, QStringLiteral("Oh no"));
    QTest::keyClick(line, Qt::Key_Return);
    in<QAction>(two.host.window.get(), "undo")->trigger();
    auto* yes = in<QPushButton>(&window, "yes");
    QVERIFY(QTest::qWaitFor([&] { return yes->isVisible(); }, kPatience));
    QTRY_COMPARE(in<QListWidget>(&window, "talkHeard")->count(), 1);
    const auto after = buttonsOf(window);
    for (auto button = before.begin(); button != before.end(); ++button)
        QCOMPARE(after.value(button.key()), button.value());
    for (auto* answer : {yes, in<QPushButton>(&window, "no")}) {
        const QRect place = after.value(answer);
        QVERIFY(!place.isEmpty());
        QVERIFY(!place.intersects(board));
        for (const QRect& other : before) QVERIFY(!place.intersects(other));
    }
}

void NetworkTest::inputIsBlockedUntilTheQuestionIsAnswered() {
    Two two;
    QVERIFY(two.begin());
    QVERIFY(two.move());
    in<QAction>(two.host.window.get(), "undo")->trigger();
    auto* yes = in<QPushButton>(two.guest.window.get(), "yes");
    QVERIFY(QTest::qWaitFor([&] { return yes->isVisible(); }, kPatience));
    QVERIFY(in<QLabel>(two.guest.window.get(), "lineState")->text().contains(QStringLiteral("take a move back")));
    const QString first = QStringLiteral("Answer the question first.");
    two.guest.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(two.guest.window.get()));
    two.guest.board()->setFocus();
    two.guest.click(two.guest.match().position().legal_moves().front());
    QCOMPARE(two.guest.status(), first);
    for (const int key : {Qt::Key_Return, Qt::Key_U, Qt::Key_Left, Qt::Key_F1}) {
        two.guest.window->say(QString());
        two.guest.key(key);
        QCOMPARE(two.guest.status(), first);
    }
    Two::press(two.guest.window.get(), "leave");
    QVERIFY(two.guest.window->network()->isOn());
    two.guest.key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(two.guest.window->startPage() == nullptr);
    QVERIFY(yes->isVisible());
    QCOMPARE(two.guest.match().plies().size(), std::size_t{1});
}

void NetworkTest::keysAnswerTheQuestion() {
    for (const bool agrees : {false, true}) {
        Two two;
        QVERIFY(two.begin());
        QVERIFY(two.move());
        in<QAction>(two.host.window.get(), "undo")->trigger();
        auto* yes = in<QPushButton>(two.guest.window.get(), "yes");
        QVERIFY(QTest::qWaitFor([&] { return yes->isVisible(); }, kPatience));
        two.guest.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(two.guest.window.get()));
        two.guest.board()->setFocus();
        two.guest.key(agrees ? Qt::Key_Y : Qt::Key_N);
        QVERIFY(!yes->isVisible());
        if (agrees)
            QVERIFY(QTest::qWaitFor(
                [&] { return two.host.match().plies().empty() && two.guest.match().plies().empty(); }, kPatience));
        else
            QVERIFY(QTest::qWaitFor([&] { return two.host.status().contains(QStringLiteral("declined")); }, kPatience));
        QCOMPARE(two.guest.match().plies().size(), std::size_t(agrees ? 0 : 1));
    }
}

void NetworkTest::spectatorsAreOfferedOnlyWhatTheyCanDo() {
    Two two;
    QVERIFY(two.begin());
    QVERIFY(two.move());
    Two::press(two.host.window.get(), "letWatch");
    QDialog* dialog = Two::dialogOf(two.host, "watchDialog");
    const QString invitation = in<QPlainTextEdit>(dialog, "invitation")->toPlainText();
    dialog->close();
    Table watcher;
    QWidget* window = watcher.window.get();
    watcher.window->network()->join(invitation);
    QTest::mouseClick(Two::ok(Two::dialogOf(watcher, "joinDialog")), Qt::LeftButton);
    QVERIFY(QTest::qWaitFor([&] { return watcher.match().plies().size() == 1; }, kPatience));
    QTRY_COMPARE(in<QLabel>(window, "lineState")->text(), QStringLiteral("You are watching Ada and Bob."));
    QVERIFY(watcher.state().startsWith(QStringLiteral("Bob's turn")));
    for (const char* action : {"undo", "redo", "resign", "nextRound", "pause", "moveNow"})
        QVERIFY2(!in<QAction>(window, action)->isEnabled(), action);
    QVERIFY(!in<QLineEdit>(window, "talk")->isVisible());
    auto* line = in<QLineEdit>(two.guest.window.get(), "talk");
    QTest::keyClicks(line, QStringLiteral("Hello"));
    QTest::keyClick(line, Qt::Key_Return);
    auto* heard = in<QListWidget>(window, "talkHeard");
    QVERIFY(QTest::qWaitFor([&] { return heard->count() == 1; }, kPatience));
    QCOMPARE(heard->item(0)->text(), QStringLiteral("Bob: Hello"));
    watcher.click(watcher.match().position().legal_moves().front());
    QCOMPARE(watcher.status(), QStringLiteral("You are watching. Only the players can do that."));
    in<QAction>(window, "previousPly")->trigger();
    QVERIFY(watcher.state().startsWith(QStringLiteral("Earlier position")));
    // A spectator leaves without a question.
    Two::press(window, "leave");
    QVERIFY(!watcher.window->network()->isOn());
}

void NetworkTest::resultAndChatStayAfterADeparture() {
    Two two;
    QVERIFY(two.begin());
    QVERIFY(two.move());
    auto* line = in<QLineEdit>(two.host.window.get(), "talk");
    QTest::keyClicks(line, QStringLiteral("Bye"));
    QTest::keyClick(line, Qt::Key_Return);
    Two::leave(two.host);
    QWidget* window = two.guest.window.get();
    QVERIFY(QTest::qWaitFor([&] { return !two.guest.window->network()->isOn(); }, kPatience));
    QVERIFY(in<QListWidget>(window, "talkHeard")->isVisible());
    QCOMPARE(in<QListWidget>(window, "talkHeard")->count(), 1);
    QVERIFY(in<QLabel>(window, "lineState")->text().contains(QStringLiteral("has left")));
    QCOMPARE(two.guest.state(), QStringLiteral("The network match has ended."));
    QVERIFY(!in<QLineEdit>(window, "talk")->isEnabled());
    QVERIFY(in<QAction>(window, "invite")->isEnabled());
    Two::press(window, "leave");
    QVERIFY(!in<QWidget>(window, "networkPanel")->isVisible());
}

ATOM4_WINDOW_TEST(NetworkTest)

}  // namespace atom4::ui::network_test

#include "tests/ui/atom4/pages/network_test.moc"
