// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// What a person does about somebody elsewhere.
#include "core/atom4/netplay/network_texts.h"
#include "tui/atom4/textmode/text_game.h"
#include "tui/common/i18n.h"

namespace atom4::tui {

// What would end a match with somebody elsewhere, or change what was played there.
bool TextGame::refuses_elsewhere(TextVerb verb) {
    if (!match_.elsewhere()) return false;
    switch (verb) {
        case TextVerb::kNew:
        case TextVerb::kOpen:
        case TextVerb::kResume:
        case TextVerb::kSetUp: break;
        case TextVerb::kEnter:
        case TextVerb::kPromote:
            if (match_.may_branch()) return false;
            say_.prose(net::earlier_position_text());
            return true;
        default: return false;
    }
    say_.prose(_("You play over the network already; disconnect ends that."));
    return true;
}

void TextGame::obey_network(TextVerb verb, const std::string& operand) {
    switch (verb) {
        case TextVerb::kInvite: return say_.each(network_.invite(operand));
        case TextVerb::kJoin: return say_.each(network_.join(operand));
        case TextVerb::kNearby: return say_.each(network_.nearby());
        case TextVerb::kYes: return say_.each(network_.answer(true, operand));
        case TextVerb::kNo: return say_.each(network_.answer(false));
        case TextVerb::kTalk: return say_.each(network_.talk(operand));
        case TextVerb::kMute: return say_.each(network_.switch_mute());
        case TextVerb::kOnline: return say_.each(network_.tell());
        default: return say_.each(network_.ask_to_leave());
    }
}

}  // namespace atom4::tui
