// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Scenes of network play.
#include <QLineEdit>

#include "core/atom4/netplay/network_texts.h"
#include "tests/ui/gallery/gallery_scenes.h"
#include "tests/ui/support/ui_fixture.h"
#include "ui/atom4/pages/invite_dialog.h"
#include "ui/atom4/pages/join_dialog.h"
#include "ui/atom4/pages/watch_dialog.h"
#include "ui/atom4/panels/network_panel.h"

using namespace atom4;
using namespace atom4::ui;

namespace {

const net::Key kGuest(net::Role::kPlayer, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16});
const net::Key kSpectator(net::Role::kSpectator, {16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1});
const std::vector<net::Address> kAddresses{{"192.168.2.7", 4004, ""}, {"2001:db8::7", 4004, ""}};

Exhibit terms(LanguageChoice language) {
    sayIn(language);
    MatchSetup setup;
    setup.time_control = TimeControl{std::chrono::minutes(90), std::chrono::seconds(30)};
    return shown(std::make_shared<InviteDialog>(setup, QStringLiteral("Ada")));
}

Exhibit invitation(LanguageChoice language) {
    sayIn(language);
    auto dialog = std::make_shared<InviteDialog>(MatchSetup{}, QStringLiteral("Ada"));
    dialog->showInvitations({{kAddresses, kGuest}, {kAddresses, kSpectator}});
    dialog->showState(QStringLiteral("..."));
    return shown(dialog);
}

Exhibit halfAnInvitation(LanguageChoice language) {
    sayIn(language);
    auto dialog = std::make_shared<JoinDialog>(QStringLiteral("Bob"));
    dialog->setInvitation(QStringLiteral("atom4:192.168.2.7:4004/9F3K-ABCD"));
    return shown(dialog);
}

Exhibit proposal(LanguageChoice language) {
    sayIn(language);
    auto dialog = std::make_shared<JoinDialog>(QStringLiteral("Bob"));
    dialog->setInvitation(QString::fromStdString(to_text(net::Invitation{kAddresses, kGuest})));
    net::Terms terms;
    terms.setup.time_control = TimeControl{std::chrono::minutes(90), std::chrono::seconds(30)};
    terms.setup.seats[Player::kFirst].name = "Ada";
    dialog->showProposal(QString::fromStdString(net::terms_in_words(terms)));
    return shown(dialog);
}

Exhibit watching(LanguageChoice language) {
    sayIn(language);
    return shown(std::make_shared<WatchDialog>(net::Invitation{kAddresses, kSpectator}));
}

// The panel below the board: the connection, a request and the chat.
Exhibit theOtherOne(LanguageChoice language) {
    sayIn(language);
    auto panel = std::make_shared<NetworkPanel>();
    panel->begin(false);
    panel->showState(QStringLiteral("Bob: 42 ms."));
    panel->ask(QString::fromStdString(
        net::sentence({.kind = net::Notice::Kind::kAsked, .ask = net::PeerRequest::kNextRound}, "Bob")));
    panel->addMessage(QStringLiteral("Bob"), QStringLiteral("hello <b>there</b>"));
    panel->addMessage(QString(), QStringLiteral("hello"));
    panel->letTalk(true);
    panel->offerWatching(true);
    panel->resize(760, panel->sizeHint().height());
    return shown(panel);
}

// The same for a spectator; left() shows it after the opponent has left.
Exhibit watched(LanguageChoice language) {
    sayIn(language);
    auto panel = std::make_shared<NetworkPanel>();
    panel->begin(true);
    panel->showState(QStringLiteral("Ada, Bob."));
    panel->addMessage(QStringLiteral("Bob"), QStringLiteral("hello"));
    panel->resize(760, panel->sizeHint().height());
    return shown(panel);
}

Exhibit left(LanguageChoice language) {
    sayIn(language);
    auto panel = std::make_shared<NetworkPanel>();
    panel->begin(false);
    panel->addMessage(QStringLiteral("Bob"), QStringLiteral("bye"));
    panel->showState(QString::fromStdString(net::sentence({.kind = net::Notice::Kind::kLeft}, "Bob")));
    panel->end();
    panel->resize(760, panel->sizeHint().height());
    return shown(panel);
}

}  // namespace

std::vector<Scene> networkScenes() {
    return {{"network-terms", true, terms},
            {"network-invitation", true, invitation},
            {"network-half-an-invitation", true, halfAnInvitation},
            {"network-proposal", true, proposal},
            {"network-watching", true, watching},
            {"network-other-one", true, theOtherOne},
            {"network-watched", true, watched},
            {"network-left", true, left}};
}
