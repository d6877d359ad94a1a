// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Two windows play each other over a real line on this machine, as hands have them do it.
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>

#include "tests/ui/support/mnemonics.h"
#include "tests/ui/support/ui_fixture.h"
#include "ui/atom4/network/network_panel.h"
#include "ui/language/language.h"

using namespace atom4;
using namespace atom4::ui;

namespace {

constexpr int kPatience = 20'000;

template <class Widget>
Widget* in(QObject* parent, const char* name) {
    auto* found = parent->findChild<Widget*>(QLatin1String(name));
    return found;
}

struct Two {
    Table host;
    Table guest;

    static QDialog* dialogOf(Table& table, const char* name) { return in<QDialog>(table.window.get(), name); }
    static void press(QObject* parent, const char* name) {
        QTest::mouseClick(in<QAbstractButton>(parent, name), Qt::LeftButton);
    }
    static QPushButton* ok(QDialog* dialog) {
        return dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    }
    QString invite(bool watched = false) {
        host.window->network()->invite();
        QDialog* dialog = dialogOf(host, "inviteDialog");
        in<QLineEdit>(dialog, "name")->setText(QStringLiteral("Ada"));
        in<QSpinBox>(dialog, "rows")->setValue(8);
        in<QSpinBox>(dialog, "columns")->setValue(8);
        in<QCheckBox>(dialog, "watched")->setChecked(watched);
        QTest::mouseClick(ok(dialog), Qt::LeftButton);
        press(dialog, "copy");
        return QApplication::clipboard()->text();
    }
    void join(const QString& invitation) {
        in<QAction>(guest.window.get(), "join")->trigger();
        QDialog* dialog = dialogOf(guest, "joinDialog");
        in<QPlainTextEdit>(dialog, "invitation")->setPlainText(invitation);
        in<QLineEdit>(dialog, "name")->setText(QStringLiteral("Bob"));
        QTest::mouseClick(ok(dialog), Qt::LeftButton);
        if (!QTest::qWaitFor([&] { return ok(dialog)->isVisible() && ok(dialog)->isEnabled(); }, kPatience)) return;
        QTest::mouseClick(ok(dialog), Qt::LeftButton);
    }
    [[nodiscard]] bool isPlaying() {
        return QTest::qWaitFor(
            [&] {
                return host.match().elsewhere() && guest.match().elsewhere() && !host.match().elsewhere()->is_away &&
                       !guest.match().elsewhere()->is_away;
            },
            kPatience);
    }
    // Once the host has written down the guest's last move.
    [[nodiscard]] bool guestMayAsk(link::Ask ask) {
        return QTest::qWaitFor([&] { return guest.window->network()->mayAsk(ask); }, kPatience);
    }
    [[nodiscard]] bool begin() {
        join(invite());
        return isPlaying();
    }
    [[nodiscard]] bool move() {
        const std::size_t before = host.match().plies().size();
        Table& mover = host.match().position().mover() == Player::kFirst ? host : guest;
        mover.click(mover.match().position().legal_moves().front());
        return QTest::qWaitFor(
            [&] { return host.match().plies().size() == before + 1 && guest.match().plies().size() == before + 1; },
            kPatience);
    }
};

}  // namespace

class NetworkTest : public QObject {
    Q_OBJECT

private slots:
    void twoWindowsPlay();
    void talkIsPlainText();
    void aMoveIsTakenBackByBoth();
    void resigningIsAsked();
    void theInvitationIsToldWhatIsWrong();
    void aKeyAloneLeadsToSomebodyNearby();
    void nobodyNearbyIsToldUnasked();
    void somebodyNearbyIsFound();
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

void NetworkTest::theInvitationIsToldWhatIsWrong() {
    Table guest;
    guest.window->network()->join();
    auto* dialog = in<QDialog>(guest.window.get(), "joinDialog");
    auto* text = in<QPlainTextEdit>(dialog, "invitation");
    auto* state = in<QLabel>(dialog, "state");
    QVERIFY(!Two::ok(dialog)->isEnabled());
    QVERIFY(state->text().isEmpty());
    text->setPlainText(QStringLiteral("https://example.org"));
    QVERIFY(state->text().contains(QStringLiteral("atom4:")));
    text->setPlainText(QStringLiteral("atom4:127.0.0.1:1/9F3K"));
    QVERIFY(!state->text().isEmpty());
    QVERIFY(!Two::ok(dialog)->isEnabled());
    const link::Invitation nobody{{{"127.0.0.1", 1, ""}}, link::Key(link::Role::kPlayer, {})};
    text->setPlainText(QString::fromStdString(to_text(nobody)));
    QVERIFY(Two::ok(dialog)->isEnabled());
    QTest::mouseClick(Two::ok(dialog), Qt::LeftButton);
    QVERIFY(QTest::qWaitFor([&] { return state->text().startsWith(QStringLiteral("Nobody waits there")); }, kPatience));
}

// Who is nearby is said by hand here.
void NetworkTest::aKeyAloneLeadsToSomebodyNearby() {
    Two two;
    const auto invitation = link::parse_invitation(two.invite().toStdString());
    QVERIFY(invitation.has_value());
    two.guest.window->network()->join();
    auto* dialog = two.guest.window->findChild<JoinDialog*>();
    auto* state = in<QLabel>(dialog, "state");
    QVERIFY(!in<QCheckBox>(dialog, "around")->isChecked());
    QVERIFY(!in<QLabel>(dialog, "neighbours")->isVisible());
    // As it is read to somebody, and typed.
    in<QPlainTextEdit>(dialog, "invitation")->setPlainText(QString::fromStdString(invitation->key.text()).toLower());
    QVERIFY(!Two::ok(dialog)->isEnabled());
    QVERIFY(state->text().contains(QStringLiteral("nearby")));
    in<QCheckBox>(dialog, "around")->setChecked(true);
    dialog->showNeighbours({{"<b>Ada</b>", invitation->addresses}, {"Somebody else", {{"127.0.0.1", 1, ""}}}});
    QVERIFY(in<QLabel>(dialog, "neighbours")->isVisible());
    QVERIFY(in<QLabel>(dialog, "neighbours")->text().contains(QStringLiteral("<b>Ada</b>, Somebody else")));
    QVERIFY(Two::ok(dialog)->isEnabled());
    dialog->showNeighbours({});
    QVERIFY(!Two::ok(dialog)->isEnabled());
    dialog->showNeighbours({{"Ada", invitation->addresses}, {"Somebody else", {{"127.0.0.1", 1, ""}}}});
    QTest::mouseClick(Two::ok(dialog), Qt::LeftButton);
    QVERIFY(QTest::qWaitFor([&] { return Two::ok(dialog)->isVisible() && Two::ok(dialog)->isEnabled(); }, kPatience));
    QTest::mouseClick(Two::ok(dialog), Qt::LeftButton);
    QVERIFY(two.isPlaying());
}

void NetworkTest::nobodyNearbyIsToldUnasked() {
    Table host;
    host.window->network()->invite();
    QDialog* dialog = Two::dialogOf(host, "inviteDialog");
    QVERIFY(!in<QCheckBox>(dialog, "nearby")->isChecked());
    QTest::mouseClick(Two::ok(dialog), Qt::LeftButton);
    QVERIFY(!in<QLabel>(dialog, "seenNearby")->isVisible());
    dialog->reject();
    // And where it is wanted and cannot be, that is said; the invitation is as good without.
    if (qEnvironmentVariableIsSet("ATOM4_OWN_NEIGHBOURHOOD")) return;
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    host.window->network()->invite();
    dialog = Two::dialogOf(host, "inviteDialog");
    in<QCheckBox>(dialog, "nearby")->setChecked(true);
    QTest::mouseClick(Two::ok(dialog), Qt::LeftButton);
    auto* seen = in<QLabel>(dialog, "seenNearby");
    QVERIFY(QTest::qWaitFor([&] { return seen->text().contains(QStringLiteral("does not run")); }, kPatience));
    QVERIFY(seen->isVisible());
    QVERIFY(in<QPlainTextEdit>(dialog, "invitation")->toPlainText().startsWith(QStringLiteral("atom4:")));
}

void NetworkTest::somebodyNearbyIsFound() {
    if (!qEnvironmentVariableIsSet("ATOM4_OWN_NEIGHBOURHOOD")) QSKIP("no Avahi of its own runs");
    Two two;
    two.guest.window->network()->join();
    auto* joining = two.guest.window->findChild<JoinDialog*>();
    in<QCheckBox>(joining, "around")->setChecked(true);
    auto* neighbours = in<QLabel>(joining, "neighbours");
    two.host.window->network()->invite();
    auto* inviting = two.host.window->findChild<InviteDialog*>();
    in<QLineEdit>(inviting, "name")->setText(QStringLiteral("Ada"));
    in<QCheckBox>(inviting, "nearby")->setChecked(true);
    QTest::mouseClick(Two::ok(inviting), Qt::LeftButton);
    QVERIFY(QTest::qWaitFor([&] { return neighbours->text().contains(QStringLiteral("Ada")); }, kPatience));
    const QString shown = in<QLabel>(inviting, "seenNearby")->text();
    in<QPlainTextEdit>(joining, "invitation")->setPlainText(shown.section(QLatin1Char(' '), -1));
    QVERIFY(Two::ok(joining)->isEnabled());
    QTest::mouseClick(Two::ok(joining), Qt::LeftButton);
    QVERIFY(QTest::qWaitFor([&] { return Two::ok(joining)->isVisible() && Two::ok(joining)->isEnabled(); }, kPatience));
    QTest::mouseClick(Two::ok(joining), Qt::LeftButton);
    QVERIFY(two.isPlaying());
    // Whoever has somebody to play with waits for nobody.
    Table third;
    third.window->network()->join();
    auto* looking = third.window->findChild<JoinDialog*>();
    in<QCheckBox>(looking, "around")->setChecked(true);
    const auto zoe = link::announce("Zoe", {"", 4104, ""}, nullptr);
    auto* seen = in<QLabel>(looking, "neighbours");
    QVERIFY(QTest::qWaitFor([&] { return seen->text().contains(QStringLiteral(": Zoe.")); }, kPatience));
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

QTEST_MAIN(NetworkTest)
#include "network_test.moc"
