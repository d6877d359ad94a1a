// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// What happens before a network match: the invitation, hosts nearby, and match settings that are accepted or declined.
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>

#include "core/atom4/netplay/network_texts.h"
#include "core/atom4/rules/notation.h"
#include "tests/ui/atom4/pages/two_windows.h"
#include "tests/ui/support/window_test.h"
#include "ui/common/language.h"

namespace atom4::ui::inviting_test {

class InvitingTest : public QObject {
    Q_OBJECT

private slots:
    void aFaultyInvitationIsExplained();
    void enterJoinsFromTheInvitation();
    void joiningAWithdrawnInvitationFails();
    void closingEitherDialogPreventsTheMatch();
    void unreadMatchSettingsCannotBeAccepted();
    void aKeyAloneFindsAHostNearby();
    void aSetUpPositionIsHosted();
    void aSetUpPositionIsNotHostedOnceChanged();
    void whoStartsFollowsTheChosenSide();
    void aNameTypedToJoinIsOfferedAgain();
    void aReservedNameIsRefused();
    void nearbyMessagesFollowTheLanguage();
    void nothingIsAnnouncedWithoutConsent();
    void aNearbyHostIsFound();
};

void InvitingTest::aFaultyInvitationIsExplained() {
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
    const net::Invitation nobody{{{"127.0.0.1", 1, ""}}, net::Key(net::Role::kPlayer, {})};
    text->setPlainText(QString::fromStdString(to_text(nobody)));
    QVERIFY(Two::ok(dialog)->isEnabled());
    QTest::mouseClick(Two::ok(dialog), Qt::LeftButton);
    QVERIFY(QTest::qWaitFor([&] { return state->text().startsWith(QStringLiteral("No match is being hosted")); },
                            kPatience));
}

void InvitingTest::enterJoinsFromTheInvitation() {
    Table guest;
    guest.window->network()->join();
    auto* dialog = in<QDialog>(guest.window.get(), "joinDialog");
    auto* text = in<QPlainTextEdit>(dialog, "invitation");
    const net::Invitation nobody{{{"127.0.0.1", 1, ""}}, net::Key(net::Role::kPlayer, {})};
    // Line breaks of a mail may be pasted.
    QGuiApplication::clipboard()->setText(QString::fromStdString(to_text(nobody)).insert(12, QLatin1Char('\n')));
    text->paste();
    const QString pasted = text->toPlainText();
    QVERIFY(pasted.contains(QLatin1Char('\n')));
    QTest::keyClick(text, Qt::Key_Return);
    QCOMPARE(text->toPlainText(), pasted);
    QVERIFY(text->isReadOnly());
}

void InvitingTest::joiningAWithdrawnInvitationFails() {
    Two two;
    const QString invitation = two.invite();
    Two::dialogOf(two.host, "inviteDialog")->reject();
    QVERIFY(!two.host.window->network()->isOn());
    two.guest.window->network()->join(invitation);
    QDialog* dialog = Two::dialogOf(two.guest, "joinDialog");
    QTest::mouseClick(Two::ok(dialog), Qt::LeftButton);
    auto* state = in<QLabel>(dialog, "state");
    QVERIFY(QTest::qWaitFor([&] { return state->text().startsWith(QStringLiteral("No match is being hosted")); },
                            kPatience));
}

// On either side, closing the dialog with Escape.
void InvitingTest::closingEitherDialogPreventsTheMatch() {
    for (const bool isHost : {false, true}) {
        Two two;
        const QString invitation = two.invite();
        two.guest.window->network()->join(invitation);
        QDialog* joining = Two::dialogOf(two.guest, "joinDialog");
        QTest::mouseClick(Two::ok(joining), Qt::LeftButton);
        QVERIFY(QTest::qWaitFor([&] { return in<QPushButton>(joining, "play")->isVisible(); }, kPatience));
        QDialog* closed = isHost ? Two::dialogOf(two.host, "inviteDialog") : joining;
        QTest::keyClick(closed, Qt::Key_Escape);
        QVERIFY(!(isHost ? two.host : two.guest).window->network()->isOn());
        QVERIFY(!two.host.match().remote());
        if (isHost) {
            QVERIFY(QTest::qWaitFor([&] { return !two.guest.window->network()->isOn(); }, kPatience));
            QVERIFY(!in<QPushButton>(joining, "play")->isVisible());
            QVERIFY(in<QLabel>(joining, "state")->text().contains(QStringLiteral("has left")));
        } else {
            auto* state = in<QLabel>(Two::dialogOf(two.host, "inviteDialog"), "state");
            const QString no = QStringLiteral("declined these settings");
            QVERIFY(QTest::qWaitFor([&] { return state->text().contains(no); }, kPatience));
            // The message stays visible, and the invitation stays valid.
            QVERIFY(state->text().contains(QStringLiteral("Waiting for an opponent")));
            Table other;
            other.window->network()->join(invitation);
            QTest::mouseClick(Two::ok(Two::dialogOf(other, "joinDialog")), Qt::LeftButton);
            Two::accept(Two::dialogOf(other, "joinDialog"));
            QVERIFY(QTest::qWaitFor([&] { return two.host.match().remote().has_value(); }, kPatience));
        }
    }
}

// The second click of a double click, or Enter, comes before the settings were read.
void InvitingTest::unreadMatchSettingsCannotBeAccepted() {
    Two two;
    two.guest.window->network()->join(two.invite());
    QDialog* joining = Two::dialogOf(two.guest, "joinDialog");
    const QPoint there = Two::ok(joining)->mapTo(joining, Two::ok(joining)->rect().center());
    QTest::mouseClick(Two::ok(joining), Qt::LeftButton);
    auto* play = in<QPushButton>(joining, "play");
    QVERIFY(QTest::qWaitFor([&] { return play->isVisible(); }, kPatience));
    QWidget* under = joining->childAt(there);
    QVERIFY(under != play);
    if (under != nullptr) QTest::mouseClick(under, Qt::LeftButton);
    QTest::keyClick(joining->focusWidget() != nullptr ? joining->focusWidget() : joining, Qt::Key_Return);
    QVERIFY(joining->isVisible());
    QVERIFY(play->isVisible());
    QTest::keyClick(joining, Qt::Key_Y);
    QVERIFY(two.isPlaying());
}

// This test sets the list of hosts nearby itself.
void InvitingTest::aKeyAloneFindsAHostNearby() {
    Two two;
    const auto invitation = net::parse_invitation(two.invite().toStdString());
    QVERIFY(invitation.has_value());
    two.guest.window->network()->join();
    auto* dialog = two.guest.window->findChild<JoinDialog*>();
    auto* state = in<QLabel>(dialog, "state");
    QVERIFY(!in<QCheckBox>(dialog, "around")->isChecked());
    QVERIFY(!in<QLabel>(dialog, "neighbours")->isVisible());
    // In lower case, as typed by somebody who was told the key.
    in<QPlainTextEdit>(dialog, "invitation")->setPlainText(QString::fromStdString(invitation->key.text()).toLower());
    QVERIFY(!Two::ok(dialog)->isEnabled());
    QVERIFY(state->text().contains(QStringLiteral("local network")));
    in<QCheckBox>(dialog, "around")->setChecked(true);
    dialog->showNeighbours({{"<b>Ada</b>", invitation->addresses}, {"Somebody else", {{"127.0.0.1", 1, ""}}}});
    QVERIFY(in<QLabel>(dialog, "neighbours")->isVisible());
    QVERIFY(in<QLabel>(dialog, "neighbours")->text().contains(QStringLiteral("<b>Ada</b>, Somebody else")));
    QVERIFY(Two::ok(dialog)->isEnabled());
    dialog->showNeighbours({});
    QVERIFY(!Two::ok(dialog)->isEnabled());
    dialog->showNeighbours({{"Ada", invitation->addresses}, {"Somebody else", {{"127.0.0.1", 1, ""}}}});
    QTest::mouseClick(Two::ok(dialog), Qt::LeftButton);
    Two::accept(dialog);
    QVERIFY(two.isPlaying());
}

namespace {

MatchSetup fromAPosition() {
    MatchSetup setup;
    setup.position = *parse_position("8/8/8/3GR3/8/8/8/8 C");
    return setup;
}

}  // namespace

void InvitingTest::aSetUpPositionIsHosted() {
    Two two;
    two.host.window->startMatch(fromAPosition());
    const QString invitation = two.invite();
    two.guest.window->network()->join(invitation);
    QDialog* joining = Two::dialogOf(two.guest, "joinDialog");
    QTest::mouseClick(Two::ok(joining), Qt::LeftButton);
    const auto* state = in<QLabel>(joining, "state");
    QVERIFY(QTest::qWaitFor([&] { return state->text().contains(QStringLiteral("set-up position")); }, kPatience));
    Two::accept(joining);
    QVERIFY(two.isPlaying());
    for (Table* table : {&two.host, &two.guest}) QCOMPARE(table->match().first_position(), *fromAPosition().position);
}

// Neither by a move nor by settings that contradict it.
void InvitingTest::aSetUpPositionIsNotHostedOnceChanged() {
    Table host;
    host.window->startMatch(fromAPosition());
    host.window->network()->invite();
    const auto* dialog = host.window->findChild<InviteDialog*>();
    QVERIFY(dialog->setup().position);
    in<QSpinBox>(host.window.get(), "rows")->setValue(9);
    QVERIFY(!dialog->setup().position);
    QCOMPARE(dialog->setup().size, (BoardSize{9, 8}));
    Two::dialogOf(host, "inviteDialog")->reject();
    QTRY_VERIFY(Two::dialogOf(host, "inviteDialog") == nullptr);
    host.click(host.match().position().legal_moves().front());
    QCOMPARE(host.match().plies().size(), std::size_t{1});
    host.window->network()->invite();
    QVERIFY(!host.window->findChild<InviteDialog*>()->setup().position);
}

void InvitingTest::whoStartsFollowsTheChosenSide() {
    Table host;
    host.window->network()->invite();
    QDialog* dialog = Two::dialogOf(host, "inviteDialog");
    auto* wanted = in<QComboBox>(dialog, "begins");
    const auto* start = in<QComboBox>(dialog, "start");
    for (const Player side : {Player::kFirst, Player::kSecond}) {
        QTest::keyClick(wanted, side == Player::kFirst ? Qt::Key_Home : Qt::Key_End);
        QCOMPARE(start->count(), kWheelSize);
        for (int index = 0; index < kWheelSize; ++index)
            QCOMPARE(start->itemText(index).startsWith(QStringLiteral("You: ")),
                     player_of(wheel_colour(index)) == side);
    }
}

void InvitingTest::aNameTypedToJoinIsOfferedAgain() {
    Two two;
    QVERIFY(two.begin());
    Two::leave(two.guest);
    QTRY_VERIFY(Two::dialogOf(two.guest, "joinDialog") == nullptr);
    two.guest.window->network()->join();
    QCOMPARE(in<QLineEdit>(Two::dialogOf(two.guest, "joinDialog"), "name")->text(), QStringLiteral("Bob"));
}

void InvitingTest::aReservedNameIsRefused() {
    Two two;
    const QString reserved = QStringLiteral("That name is reserved.");
    const QString invitation = two.invite();
    two.guest.window->network()->join(invitation);
    Table third;
    third.window->network()->invite();
    for (QDialog* dialog : {Two::dialogOf(two.guest, "joinDialog"), Two::dialogOf(third, "inviteDialog")}) {
        auto* name = in<QLineEdit>(dialog, "name");
        const auto* state = in<QLabel>(dialog, "state");
        while (!name->text().isEmpty()) QTest::keyClick(name, Qt::Key_Backspace);
        QTest::keyClicks(name, QStringLiteral("Computer"));
        QCOMPARE(state->text(), reserved);
        QVERIFY(state->isVisible());
        QVERIFY(!Two::ok(dialog)->isEnabled());
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(state->text(), reserved);
    }
    QVERIFY(!two.guest.window->network()->isOn());
    QVERIFY(!third.window->network()->isOn());
    QDialog* joining = Two::dialogOf(two.guest, "joinDialog");
    QTest::keyClicks(in<QLineEdit>(joining, "name"), QStringLiteral("fan"));
    QTest::mouseClick(Two::ok(joining), Qt::LeftButton);
    Two::accept(joining);
    QVERIFY(two.isPlaying());
    QCOMPARE(two.host.match().setup().seats[Player::kSecond].name, std::string("Computerfan"));
}

void InvitingTest::nearbyMessagesFollowTheLanguage() {
    JoinDialog joining{QString()};
    in<QCheckBox>(&joining, "around")->setChecked(true);
    joining.showSearchFailure(net::NearbyFault::kNoService);
    InviteDialog inviting(MatchSetup{}, QString());
    inviting.showInvitations({{{{"127.0.0.1", 4004, ""}}, net::Key(net::Role::kPlayer, {})}});
    inviting.showNearby(net::NearbyFault::kNoService);
    const auto english = qScopeGuard([] { speak(LanguageChoice::kEnglish); });
    speak(*languageOf(QStringLiteral("de")));
    QCoreApplication::sendPostedEvents();
    const QString said = QString::fromStdString(net::why_not_nearby(net::NearbyFault::kNoService));
    QVERIFY(said.contains(QStringLiteral("läuft")));
    QCOMPARE(in<QLabel>(&joining, "neighbours")->text(), said);
    QCOMPARE(in<QLabel>(&inviting, "seenNearby")->text(), said);
}

void InvitingTest::nothingIsAnnouncedWithoutConsent() {
    Table host;
    host.window->network()->invite();
    QDialog* dialog = Two::dialogOf(host, "inviteDialog");
    QVERIFY(!in<QCheckBox>(dialog, "nearby")->isChecked());
    QTest::mouseClick(Two::ok(dialog), Qt::LeftButton);
    QVERIFY(!in<QLabel>(dialog, "seenNearby")->isVisible());
    dialog->reject();
    // If it is wanted but impossible, the dialog says so; the invitation works without it.
    if (qEnvironmentVariableIsSet("ATOM4_ISOLATED_AVAHI")) return;
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    host.window->network()->invite();
    dialog = Two::dialogOf(host, "inviteDialog");
    in<QCheckBox>(dialog, "nearby")->setChecked(true);
    QTest::mouseClick(Two::ok(dialog), Qt::LeftButton);
    auto* seen = in<QLabel>(dialog, "seenNearby");
    QVERIFY(QTest::qWaitFor([&] { return seen->text().contains(QStringLiteral("isn't running")); }, kPatience));
    QVERIFY(seen->isVisible());
    QVERIFY(in<QPlainTextEdit>(dialog, "invitation")->toPlainText().startsWith(QStringLiteral("atom4:")));
}

void InvitingTest::aNearbyHostIsFound() {
    if (!qEnvironmentVariableIsSet("ATOM4_ISOLATED_AVAHI")) QSKIP("no Avahi of its own runs");
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
    Two::accept(joining);
    QVERIFY(two.isPlaying());
    // A host with an opponent is no longer announced.
    Table third;
    third.window->network()->join();
    auto* looking = third.window->findChild<JoinDialog*>();
    in<QCheckBox>(looking, "around")->setChecked(true);
    const auto zoe = net::announce("Zoe", {"", 4104, ""}, nullptr);
    auto* seen = in<QLabel>(looking, "neighbours");
    QVERIFY(QTest::qWaitFor([&] { return seen->text().contains(QStringLiteral(": Zoe.")); }, kPatience));
}

ATOM4_WINDOW_TEST(InvitingTest)

}  // namespace atom4::ui::inviting_test

#include "tests/ui/atom4/pages/inviting_test.moc"
