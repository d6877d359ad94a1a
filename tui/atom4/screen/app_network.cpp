// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Network matches on the full screen.
#include "tui/atom4/screen/app.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "core/base/strings.h"
#include "tui/common/i18n.h"
#include "tui/common/typed_text.h"

namespace atom4::tui {
namespace {

std::string in_one_line(const NetworkCommands::Lines& lines) {
    std::string text;
    for (const std::string& line : lines) text += (text.empty() ? "" : " ") + line;
    return text;
}

// The invitations among the lines.
std::vector<std::string> invitations_of(const NetworkCommands::Lines& lines) {
    std::vector<std::string> invitations;
    std::copy_if(lines.begin(), lines.end(), std::back_inserter(invitations),
                 [](const std::string& line) { return line.starts_with("atom4:"); });
    return invitations;
}

}  // namespace

void App::begin_network(const std::optional<net::NetworkOptions>& options) {
    if (options && options->is_link && options->invitation) {
        // The link may not be the player's own choice: they confirm with Enter, or cancel with Esc.
        show_message(ui_, fill(_("Press Enter to join the network match at {0}, or Esc to play here."),
                               {sanitized(to_text(options->invitation->addresses.front()))}));
        ui_.prompt.emplace(PromptPurpose::kNetwork, "join " + to_text(*options->invitation));
        return;
    }
    show_network(network_.begin(options));
}

// An invitation has a page to itself, so that it can be copied.
void App::show_network(NetworkCommands::Lines lines) {
    changed_ = true;
    follow_network();
    if (invitations_of(lines).empty()) {
        if (!lines.empty()) show_message(ui_, in_one_line(lines));
        return;
    }
    ui_.network_page = std::move(lines);
    ui_.page = PageShown::kNetwork;
    ui_.page_top = 0;
    ui_.news.clear();
    copy_invitation(0);
}

// The first invitation is to play, the second to watch.
void App::copy_invitation(std::size_t which) {
    const auto invitations = invitations_of(ui_.network_page);
    if (which >= invitations.size()) return;
    ui_.copied.clear();
    if (!terminal_.copy(invitations[which])) return;
    ui_.copied = which == 0
                     ? _("The invitation is on the clipboard, if your terminal allows it. You can also select it.")
                     : _("The invitation for spectators is on the clipboard, if your terminal allows it.");
}

void App::handle_network(NetworkCommands::Lines lines) {
    if (!lines.empty()) {
        show_message(ui_, in_one_line(lines));
        ui_.conversation = network_.conversation();
        changed_ = true;
        // The opponent has joined.
        if (ui_.page == PageShown::kNetwork && match_.remote()) ui_.page = PageShown::kGame;
    }
    follow_network();
}

void App::follow_network() {
    if (std::string now = network_.session().state(); now != line_state_) {
        std::replace(ui_.network_page.begin(), ui_.network_page.end(), line_state_, now);
        changed_ |= ui_.page == PageShown::kNetwork;
        line_state_ = std::move(now);
    }
    const std::string state = network_.short_state();
    const std::string question = network_.question();
    changed_ |= state != ui_.network || question != ui_.question;
    ui_.network = state;
    const bool arrives = !question.empty() && question != ui_.question;
    ui_.question = question;
    ui_.is_proposal = network_.has_proposal();
    // A new question closes the network page and the list of keys; choices and prompts are finished first.
    if (arrives && (ui_.page == PageShown::kNetwork || ui_.page == PageShown::kKeys)) ui_.page = PageShown::kGame;
}

// The answer clears the question, even if a yes has no message of its own.
void App::answer_network(bool yes) {
    ui_.news.clear();
    show_network(network_.answer(yes));
}

void App::take_network_effect(Effect effect) {
    switch (effect) {
        case Effect::kNetwork:
            // Hosts see the invitation again, above what they type.
            if (network_.session().is_open()) {
                if (auto lines = network_.status(); !invitations_of(lines).empty()) show_network(std::move(lines));
            }
            show_message(ui_, NetworkCommands::what_to_say());
            ui_.prompt.emplace(PromptPurpose::kNetwork, match_.remote()                ? "disconnect"
                                                        : network_.session().is_open() ? "online"
                                                                                       : "invite");
            if (ui_.is_proposal) ui_.prompt->set_text("name ");
            break;
        case Effect::kTalk:
            ui_.conversation = network_.conversation();
            ui_.prompt.emplace(PromptPurpose::kTalk);
            break;
        case Effect::kMute: show_network(network_.switch_mute()); break;
        case Effect::kInvite: show_network(network_.invite("", ui_.form.setup())); break;
        case Effect::kAgree: answer_network(true); break;
        case Effect::kDisagree: answer_network(false); break;
        case Effect::kAskTakeback: show_network(network_.ask(net::PeerRequest::kTakeback)); break;
        case Effect::kAskNextRound: show_network(network_.ask(net::PeerRequest::kNextRound)); break;
        case Effect::kAskResign: show_network(network_.ask(net::PeerRequest::kResign)); break;
        default: break;
    }
}

// Handles a key in the prompt for a chat message or a network command.
void App::take_network_key(int key) {
    const auto result = ui_.prompt->take(key);
    if (result != LinePrompt::Result::kDone && result != LinePrompt::Result::kLeft) return;
    const LinePrompt prompt = *ui_.prompt;
    // The prompt stays open for the next row of a pasted invitation.
    const bool is_typed = prompt.purpose() == PromptPurpose::kNetwork && result == LinePrompt::Result::kDone;
    if (is_typed && !network_.session().is_open())
        if (const auto missing = NetworkCommands::what_is_missing(prompt.text())) return show_message(ui_, *missing);
    ui_.prompt.reset();
    ui_.news.clear();
    if (is_typed) ui_.page = PageShown::kGame;
    if (result == LinePrompt::Result::kLeft || trimmed(prompt.text()).empty()) return;
    show_network(prompt.purpose() == PromptPurpose::kTalk ? network_.talk(prompt.text())
                                                          : network_.obey(prompt.text()));
}

}  // namespace atom4::tui
