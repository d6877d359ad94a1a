// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/model/network_commands.h"

#include <algorithm>
#include <utility>

#include "core/atom4/game/match_texts.h"
#include "core/atom4/netplay/network_texts.h"
#include "core/base/strings.h"
#include "tui/common/i18n.h"
#include "tui/common/key_bindings.h"

namespace atom4::tui {

using net::PeerRole;
using net::RemoteMatch;

void NetworkCommands::handle(const net::NoticeCame& came) {
    using Kind = net::Notice::Kind;
    const Kind kind = came.notice.kind;
    if (kind == Kind::kTalk) {
        last_talk_ = fill(_("{0} says: {1}"), {came.speaker, came.text});
        pending_.push_back(last_talk_);
        note_said(last_talk_);
        return;
    }
    // Show the opponent's last chat message again, which would otherwise be replaced at once by the news that they
    // left.
    if (std::string talk = std::exchange(last_talk_, {}); kind == Kind::kLeft && pending_.empty() && !talk.empty())
        pending_.push_back(std::move(talk));
    if (!came.text.empty()) pending_.push_back(came.text);
    if (kind == Kind::kProposed || kind == Kind::kAsked) pending_.emplace_back(_("Answer yes or no."));
}

void NetworkCommands::handle(const net::NetworkEvent& event) {
    if (const auto* came = std::get_if<net::NoticeCame>(&event)) return handle(*came);
    if (const auto* line = std::get_if<net::LineChanged>(&event)) {
        if (!line->text.empty()) pending_.push_back(line->text);
        if (!session_.is_open()) is_leaving_ = false;
    } else {
        const auto& fault = std::get<net::NearbyChanged>(event).fault;
        pending_.push_back(fault ? net::why_not_nearby(*fault) : net::hosts_found_text(session_.neighbours()));
    }
    if (!in_command_) show_(std::exchange(pending_, {}));
}

template <class Work>
NetworkCommands::Lines NetworkCommands::carry_out(Work work) {
    in_command_ = true;
    const std::string said = work();
    in_command_ = false;
    if (!said.empty()) pending_.push_back(said);
    return std::exchange(pending_, {});
}

NetworkCommands::Lines NetworkCommands::begin(const std::optional<net::NetworkOptions>& options) {
    if (options && options->invitation) {
        if (!options->is_link) return join(*options->invitation);
        offered_ = options->invitation;
        return {net::about_a_link(*offered_), _("Type \"join\" to join it.")};
    }
    const auto hosting = options && options->host_at ? options : std::nullopt;
    if (!hosting && !was_resumed_) return {};
    const auto resumed = session_.resume(hosting);
    if (!resumed) return {resumed.error()};
    if (*resumed) return invited();
    return hosting ? invite(*hosting->host_at) : Lines{};
}

// Returns the invitation to send, if this side hosts, and the state of the connection.
NetworkCommands::Lines NetworkCommands::invited() const {
    Lines lines;
    if (session_.remote()->role() == PeerRole::kHost) {
        const net::Invitation& invitation = session_.remote()->invitations().front();
        lines = {_("Send your opponent this invitation:"), net::to_text(invitation)};
        if (std::string way = net::about_the_way(invitation); !way.empty()) lines.push_back(std::move(way));
    }
    lines.push_back(session_.state());
    return lines;
}

NetworkCommands::Lines NetworkCommands::invite(std::string_view at, std::optional<MatchSetup> setup) {
    if (session_.is_open()) return status();
    if (auto why = session_.invite(at, session_.proposal(std::move(setup)))) return {*std::move(why)};
    return invited();
}

NetworkCommands::Lines NetworkCommands::join(std::string_view text) {
    if (session_.is_open()) return {_("You are already in a network match. Type \"disconnect\" to leave it.")};
    if (text.empty() && offered_) return join(*std::exchange(offered_, std::nullopt));
    if (const auto key = net::parse_key_alone(text)) {
        // Which host has this key is found out by asking all of them: the key is of no use to any other.
        if (!session_.looks_around())
            return {_("A key alone works only on the local network. Type \"nearby\" first to find matches there.")};
        const auto invitation = net::to_neighbours(session_.neighbours(), *key);
        return invitation ? join(*invitation) : Lines{net::hosts_found_text({})};
    }
    const auto invitation = net::parse_invitation(text);
    if (invitation) return join(*invitation);
    if (what_is_missing(text)) begun_ = text;
    return {net::what_is_wrong(invitation.error())};
}

NetworkCommands::Lines NetworkCommands::join(const net::Invitation& invitation) {
    if (auto why = session_.join(invitation, session_.own_name())) return {*std::move(why)};
    return invited();
}

std::optional<std::string> NetworkCommands::what_is_missing(std::string_view text) {
    const auto invitation = net::parse_invitation(text);
    if (invitation || !net::lacks_its_end(invitation.error())) return std::nullopt;
    return net::what_is_wrong(invitation.error());
}

// Text copied from two rows of a terminal is pasted as two lines.
std::optional<NetworkCommands::Lines> NetworkCommands::take_row(std::string_view row) {
    const std::string begun = std::exchange(begun_, {});
    if (net::begins_as_invitation(row) || net::parse_invitation(row)) return join(row);
    if (begun.empty() || session_.is_open()) return std::nullopt;
    const std::string rows = begun + '\n' + std::string(row);
    if (const auto together = net::parse_invitation(rows)) return join(*together);
    // If there are three rows, the second is as long as the terminal is wide: anything shorter is a command.
    constexpr std::size_t kShortestRow = 20;
    if (!what_is_missing(rows) || row.size() < kShortestRow || words_of(row).size() > 2) return std::nullopt;
    begun_ = rows;
    return Lines{};
}

std::string NetworkCommands::invitation_in(std::string_view text) {
    const auto invitation = net::parse_invitation(text);
    return invitation ? net::to_text(*invitation) : std::string();
}

NetworkCommands::Lines NetworkCommands::nearby() {
    if (!session_.is_open()) {
        session_.look_around(!session_.looks_around());
        return {session_.looks_around() ? _("Searching the local network...")
                                        : _("No longer searching the local network.")};
    }
    if (session_.is_shown_nearby()) {
        session_.hide_nearby();
        return {_("Your match is no longer shown on the local network.")};
    }
    const std::string name = session_.own_name();
    if (!session_.show_nearby(name))
        return {_("Only a host that is waiting for an opponent can be shown on the local network.")};
    return {net::what_is_seen_nearby(name, session_.remote()->invitations().front())};
}

NetworkCommands::Lines NetworkCommands::leave() {
    if (!session_.is_open()) return {_("You are not in a network match.")};
    is_leaving_ = false;
    return carry_out([this] {
        session_.leave();
        return std::string(_("You left the network match. Your copy is kept."));
    });
}

NetworkCommands::Lines NetworkCommands::ask_to_leave() {
    // Giving the command a second time confirms it.
    if (!session_.is_open() || is_leaving_ || session_.leave_question().empty()) return leave();
    is_leaving_ = true;
    return {question(), _("Answer yes or no.")};
}

NetworkCommands::Lines NetworkCommands::answer(bool yes, std::string_view name) {
    if (!has_question()) return {_("There is nothing to answer.")};
    if (std::exchange(is_leaving_, false)) return yes ? leave() : Lines{session_.state()};
    if (yes && !name.empty()) {
        if (const auto fault = name_fault(name, net::kLongestName)) return {name_fault_text(*fault)};
        (void)session_.call_me(name);
    }
    return carry_out([&] {
        session_.answer(yes);
        // A yes needs no message: its effect is announced.
        return yes ? std::string() : std::string(_("You declined."));
    });
}

NetworkCommands::Lines NetworkCommands::ask(net::PeerRequest ask) {
    return carry_out([&] { return session_.ask(ask); });
}

NetworkCommands::Lines NetworkCommands::talk(std::string_view text) {
    if (text.empty()) return {_("Say what? For example: \"talk Good luck!\"")};
    if (auto why = session_.talk(text)) return {*std::move(why)};
    std::string said = fill(_("You say: {0}"), {net::as_talk(text)});
    note_said(said);
    return {std::move(said)};
}

void NetworkCommands::note_said(const std::string& line) {
    constexpr std::size_t kMax = 100;
    conversation_.push_back(line);
    if (conversation_.size() > kMax) conversation_.erase(conversation_.begin());
}

NetworkCommands::Lines NetworkCommands::switch_mute() {
    session_.set_muted(!session_.is_muted());
    return {session_.is_muted() ? _("Your opponent's messages are hidden.") : _("Your opponent's messages are shown.")};
}

NetworkCommands::Lines NetworkCommands::obey(std::string_view line) {
    const std::size_t first = line.find_first_not_of(' ');
    line.remove_prefix(std::min(first, line.size()));
    const std::string_view word = line.substr(0, line.find(' '));
    std::string_view rest = line.substr(word.size());
    rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
    const bool answers = word == "yes" || word == "no" || word == "disconnect" || (word == "name" && has_proposal());
    if (has_question() && !answers) return insist();
    if (word == "invite") return invite(rest);
    if (word == "join") return join(rest);
    if (word == "nearby") return nearby();
    if (word == "name") return {session_.call_me(rest)};
    if (word == "yes" || word == "no") return answer(word == "yes", rest);
    if (word == "talk") return talk(rest);
    if (word == "mute") return switch_mute();
    if (word == "online") return status();
    if (word == "disconnect") return ask_to_leave();
    if (net::begins_as_invitation(line) || net::parse_invitation(line)) return join(line);
    return {what_to_say()};
}

std::string NetworkCommands::already_in_match_text() {
    return fill(_("You are already in a network match. To leave it, press {0} and type \"disconnect\"."),
                {key_name("I")});
}

std::string NetworkCommands::what_to_say() {
    return _("invite, join INVITATION, nearby, name NAME, online, mute or disconnect");
}

NetworkCommands::Lines NetworkCommands::status() const {
    if (!session_.is_open()) return {_("You are not in a network match.")};
    Lines lines{session_.state()};
    if (session_.remote()->role() != PeerRole::kHost) return lines;
    const auto& invitations = session_.remote()->invitations();
    lines.emplace_back(_("Invitation to play:"));
    lines.push_back(net::to_text(invitations.front()));
    if (invitations.size() < 2) return lines;
    lines.emplace_back(_("Invitation to watch:"));
    lines.push_back(net::to_text(invitations[1]));
    return lines;
}

std::string NetworkCommands::question() const {
    if (is_leaving_) return session_.leave_question();
    return session_.proposed().empty() ? session_.asked() : session_.proposed();
}

NetworkCommands::Lines NetworkCommands::insist() const {
    return {net::question_open_text(), question(), _("Answer yes or no.")};
}

std::string NetworkCommands::short_state() const {
    if (!session_.is_open()) return {};
    const RemoteMatch& linked = session_.remote()->linked();
    // TRANSLATORS: the state of the connection to the opponent.
    if (linked.standing() == RemoteMatch::Standing::kAway) return _("Disconnected");
    if (linked.standing() != RemoteMatch::Standing::kPlaying) return _("Waiting");
    const auto lag = linked.lag();
    // TRANSLATORS: the ping, in milliseconds.
    return lag ? fill(_("Ping {0} ms"), {std::to_string(lag->count())}) : std::string();
}

}  // namespace atom4::tui
