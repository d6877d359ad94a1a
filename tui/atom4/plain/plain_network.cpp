// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// What a person does about somebody elsewhere.
#include "core/atom4/netplay/network_texts.h"
#include "tui/atom4/plain/plain_game.h"
#include "tui/common/i18n.h"

namespace atom4::tui {

// What nobody does alone while somebody plays elsewhere: it is asked there, or not done at all. Whether it is one of
// these.
bool PlainGame::obey_by_agreement(PlainVerb verb, const std::string& operand) {
    if (match_.is_watched() && (verb == PlainVerb::kResign || (verb == PlainVerb::kNext && operand.empty()))) {
        say_.prose(net::spectator_text());
        return true;
    }
    switch (verb) {
        case PlainVerb::kUndo: say_.each(network_.ask(net::PeerRequest::kTakeback)); return true;
        case PlainVerb::kNext:
            if (!operand.empty()) return false;
            say_.each(network_.ask(net::PeerRequest::kNextRound));
            return true;
        case PlainVerb::kName:
            if (operand.empty()) return false;
            break;
        case PlainVerb::kRedo:
        case PlainVerb::kNew:
        case PlainVerb::kLevel:
        case PlainVerb::kOpen:
        case PlainVerb::kResume:
        case PlainVerb::kSetUp: break;
        case PlainVerb::kEnter:
        case PlainVerb::kPromote:
            if (match_.may_branch()) return false;
            say_.prose(net::earlier_position_text());
            return true;
        case PlainVerb::kPause: say_.prose(net::no_pause_text()); return true;
        default: return false;
    }
    say_.prose(_("You play over the network already; disconnect ends that."));
    return true;
}

void PlainGame::obey_network(PlainVerb verb, const std::string& operand) {
    switch (verb) {
        case PlainVerb::kInvite: return say_.each(network_.invite(operand));
        case PlainVerb::kJoin: return say_.each(network_.join(operand));
        case PlainVerb::kNearby: return say_.each(network_.nearby());
        case PlainVerb::kYes: return say_.each(network_.answer(true, operand));
        case PlainVerb::kNo: return say_.each(network_.answer(false));
        case PlainVerb::kTalk: return say_.each(network_.talk(operand));
        case PlainVerb::kMute: return say_.each(network_.switch_mute());
        case PlainVerb::kOnline: return say_.each(network_.tell());
        default: return say_.each(network_.ask_to_leave());
    }
}

}  // namespace atom4::tui
