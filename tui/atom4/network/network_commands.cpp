// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/network/network_commands.h"

#include <algorithm>
#include <system_error>
#include <utility>

#include "core/atom4/game/record.h"
#include "core/atom4/game/reserved_names.h"
#include "core/atom4/netplay/network_texts.h"
#include "core/base/strings.h"
#include "tui/common/i18n.h"

namespace atom4::tui {

using net::PeerRole;
using net::RemoteMatch;
using net::RemoteSession;
using std::chrono::milliseconds;

namespace {

std::string no_means() {
    return net::why_not_hosting(net::TransportFault::kNoMeans);
}

}  // namespace

bool NetworkCommands::can_be_told() {
    try {
        if (!pipe_) pipe_.emplace();
    } catch (const std::system_error&) {
        return false;
    }
    return true;
}

net::Told NetworkCommands::told() const {
    return [this] { pipe_->put(); };
}

// As the match in play is, if nothing else is wished, between two persons.
net::Terms NetworkCommands::proposal(std::optional<MatchSetup> setup) const {
    net::Terms terms;
    terms.setup = setup ? *std::move(setup) : session_.match().setup();
    if (!setup && !session_.match().is_fresh()) terms.setup.position.reset();
    terms.host = terms.setup.seats[Player::kFirst].is_computer() ? Player::kSecond : Player::kFirst;
    terms.setup.seats[opponent(terms.host)] = Seat::human();
    if (!name_.empty()) terms.setup.seats[terms.host] = named_person(name_);
    return terms;
}

// As it was said for the network, or else in the match here.
std::string NetworkCommands::own_name() const {
    if (!name_.empty()) return name_;
    for (const Player player : kPlayers)
        if (const Seat& seat = session_.match().setup().seats[player]; !seat.name.empty()) return seat.name;
    return {};
}

void NetworkCommands::propose_again() {
    if (!is_open() || !proposed_ || holds_match()) return;
    Seat& seat = proposed_->setup.seats[proposed_->host];
    const std::string name = own_name();
    if (seat.name == name) return;
    seat = name.empty() ? Seat::human() : named_person(name);
    play_->propose(*proposed_);
}

void NetworkCommands::follow_names() {
    if (name_.empty()) propose_again();
}

NetworkCommands::Lines NetworkCommands::call_me(std::string_view name) {
    name_ = net::sendable_name(name);
    propose_again();
    if (name_.empty() && is_reserved_name(name))
        return {_("Nobody can be called that: it says who plays for nobody, or the computer.")};
    if (holds_match()) return {_("The names of a match are agreed upon; yours counts for the next one.")};
    if (name_.empty()) return {_("You have no name over the network.")};
    return {fill(_("Over the network you are called {0}."), {sanitized(name_)})};
}

NetworkCommands::Lines NetworkCommands::take(RemoteSession::Made made, bool hosts) {
    if (!made) return {hosts ? net::why_not_hosting(made.error()) : net::why_not_reached(made.error())};
    close();
    play_ = std::move(*made);
    around_.reset();
    Lines lines;
    if (play_->role() == PeerRole::kHost) {
        lines.emplace_back(_("Send this to whom you want to play:"));
        add_invitation(lines);
        const std::string way = net::about_the_way(play_->invitations().front());
        if (!way.empty()) lines.push_back(way);
    }
    lines.push_back(state());
    return lines;
}

void NetworkCommands::add_invitation(Lines& lines) const {
    lines.push_back(net::to_text(play_->invitations().front()));
}

NetworkCommands::Lines NetworkCommands::begin(const std::optional<net::NetworkOptions>& wish) {
    const auto file = net::kept_play_file(session_.kept_in());
    if (wish && wish->host_at) {
        if (!can_be_told()) return {no_means()};
        auto again = RemoteSession::host_again(session_.match(), file, *wish, told());
        return again ? take(*std::move(again), true) : invite(*wish->host_at);
    }
    if (wish && wish->invitation) {
        if (!wish->is_link) return join(*wish->invitation);
        offered_ = wish->invitation;
        return {net::about_a_link(*offered_), _("Type \"join\" to join it.")};
    }
    if (!session_.was_resumed() || !net::is_built_in()) return {};
    if (!can_be_told()) return {no_means()};
    auto resumed = RemoteSession::resume(session_.match(), file, told());
    if (!resumed) return {};
    const bool hosts = !resumed->has_value() || (*resumed)->get()->role() == PeerRole::kHost;
    return take(*std::move(resumed), hosts);
}

NetworkCommands::Lines NetworkCommands::invite(std::string_view at, std::optional<MatchSetup> setup) {
    if (is_open()) return tell();
    if (const auto address = net::parse_address(at); !at.empty() && !address)
        return {net::what_is_wrong(address.error())};
    if (!can_be_told()) return {no_means()};
    net::HostOptions options;
    options.at = at;
    options.offers_watching = true;
    proposed_ = proposal(std::move(setup));
    return take(RemoteSession::host(session_.match(), net::kept_play_file(session_.kept_in()), std::move(options),
                                    *proposed_, told()),
                true);
}

NetworkCommands::Lines NetworkCommands::join(std::string_view text) {
    if (is_open()) return {_("You play over the network already; disconnect ends that.")};
    if (text.empty() && offered_) return join(*std::exchange(offered_, std::nullopt));
    if (const auto key = net::parse_key_alone(text)) return join_by_key(*key);
    const auto invitation = net::parse_invitation(text);
    if (invitation) return join(*invitation);
    if (what_is_missing(text)) begun_ = text;
    return {net::what_is_wrong(invitation.error())};
}

std::optional<std::string> NetworkCommands::what_is_missing(std::string_view text) {
    const auto invitation = net::parse_invitation(text);
    if (invitation || !net::lacks_its_end(invitation.error())) return std::nullopt;
    return net::what_is_wrong(invitation.error());
}

// A terminal hands over what was copied from two rows as two lines.
std::optional<NetworkCommands::Lines> NetworkCommands::take_row(std::string_view row) {
    const std::string begun = std::exchange(begun_, {});
    if (net::begins_as_invitation(row) || net::parse_invitation(row)) return join(row);
    if (begun.empty() || is_open()) return std::nullopt;
    const std::string rows = begun + '\n' + std::string(row);
    if (const auto together = net::parse_invitation(rows)) return join(*together);
    // Of three rows the second is as long as a terminal is wide: anything shorter is a command.
    constexpr std::size_t kShortestRow = 20;
    if (!what_is_missing(rows) || row.size() < kShortestRow || words_of(row).size() > 2) return std::nullopt;
    begun_ = rows;
    return Lines{};
}

std::string NetworkCommands::invitation_in(std::string_view text) {
    const auto invitation = net::parse_invitation(text);
    return invitation ? net::to_text(*invitation) : std::string();
}

NetworkCommands::Lines NetworkCommands::join(const net::Invitation& invitation) {
    if (!can_be_told()) return {no_means()};
    return take(
        RemoteSession::join(session_.match(), net::kept_play_file(session_.kept_in()), invitation, own_name(), told()),
        false);
}

// Who of those nearby knows it is found out by asking all of them: nobody else can make anything of what is asked.
NetworkCommands::Lines NetworkCommands::join_by_key(const net::Key& key) {
    if (!around_) return {_("A key alone leads to somebody nearby. Say nearby first, which looks who is there.")};
    const auto invitation = net::to_neighbours(around_->neighbours(), key);
    if (!invitation) return {net::who_is_nearby({})};
    return join(*invitation);
}

NetworkCommands::Lines NetworkCommands::nearby() {
    if (!can_be_told()) return {no_means()};
    if (!is_open()) {
        if (around_) {
            around_.reset();
            return {_("Nobody is looked for nearby any more.")};
        }
        neighbours_.clear();
        around_ = net::look_around(told());
        return {_("Looking who waits nearby...")};
    }
    if (play_->announced() != nullptr) {
        play_->end_announcement();
        return {_("Nobody nearby is told any more that you wait.")};
    }
    if (!play_->announce(own_name(), told())) return {_("Only who waits for somebody to come can be seen nearby.")};
    return {net::what_is_seen_nearby(own_name(), play_->invitations().front())};
}

void NetworkCommands::add_nearby(Lines& lines) {
    const net::Discovery* announced = play_ ? play_->announced() : nullptr;
    const net::Discovery* nearby = around_ ? around_.get() : announced;
    if (nearby == nullptr) return;
    if (const auto fault = nearby->fault()) {
        lines.push_back(net::why_not_nearby(*fault));
        around_.reset();
        if (announced != nullptr) play_->end_announcement();
    } else if (auto neighbours = nearby->neighbours(); neighbours != neighbours_) {
        neighbours_ = std::move(neighbours);
        lines.push_back(net::who_is_nearby(neighbours_));
    }
}

NetworkCommands::Lines NetworkCommands::leave() {
    if (!is_open()) return {_("You do not play over the network.")};
    play_->leave();
    Lines lines = step();
    close();
    lines.emplace_back(_("You have left. The match is yours alone now."));
    return lines;
}

NetworkCommands::Lines NetworkCommands::ask_to_leave() {
    // Who says it again has answered.
    if (!is_open() || is_leaving_ || net::leave_question(play_->linked()).empty()) return leave();
    is_leaving_ = true;
    return {question(), _("Answer yes or no.")};
}

void NetworkCommands::close() {
    play_.reset();
    proposal_.clear();
    is_leaving_ = false;
    trouble_.reset();
}

NetworkCommands::Lines NetworkCommands::answer(bool yes, std::string_view name) {
    if (!has_question()) return {_("Nothing was asked.")};
    if (std::exchange(is_leaving_, false)) return yes ? leave() : Lines{state()};
    if (yes && !name.empty()) name_ = net::sendable_name(name);
    if (!std::exchange(proposal_, {}).empty()) {
        if (!yes) {
            play_->decline();
            (void)leave();
            return {_("You do not agree.")};
        }
        play_->accept(own_name());
        return step();
    }
    play_->answer(yes);
    Lines lines = step();
    // A yes is heard of by what it does.
    if (!yes) lines.emplace_back(_("You do not agree."));
    return lines;
}

NetworkCommands::Lines NetworkCommands::ask(net::PeerRequest ask) {
    if (!is_open() || play_->role() == PeerRole::kWatcher) return {net::spectator_text()};
    if (!play_->ask(ask)) {
        if (play_->linked().own_question()) return {_("You have asked; the answer is still to come.")};
        return {_("This cannot be asked now.")};
    }
    Lines lines = step();
    if (play_ && play_->linked().own_question())
        lines.push_back(fill(_("{0} is asked."), {net::other_name(play_->linked())}));
    return lines;
}

NetworkCommands::Lines NetworkCommands::talk(std::string_view text) {
    if (text.empty()) return {_("Say what? For example: talk Good luck!")};
    if (is_open() && play_->role() == PeerRole::kWatcher) return {net::spectator_text()};
    if (!is_open() || !play_->talk(text)) return {_("Nobody is there to hear it.")};
    return {fill(_("You say: {0}"), {net::as_talk(text)})};
}

NetworkCommands::Lines NetworkCommands::switch_mute() {
    muted_ = !muted_;
    return {muted_ ? _("What the other one says is not told any more.") : _("What the other one says is told.")};
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
    if (word == "name") return call_me(rest);
    if (word == "yes" || word == "no") return answer(word == "yes", rest);
    if (word == "talk") return talk(rest);
    if (word == "mute") return switch_mute();
    if (word == "online") return tell();
    if (word == "disconnect") return ask_to_leave();
    if (net::begins_as_invitation(line) || net::parse_invitation(line)) return join(line);
    return {what_to_say()};
}

std::string NetworkCommands::what_to_say() {
    return _("invite, join INVITATION, nearby, name NAME, online, mute or disconnect");
}

NetworkCommands::Lines NetworkCommands::tell() const {
    if (!is_open()) return {_("You do not play over the network.")};
    Lines lines{state()};
    if (play_->role() != PeerRole::kHost) return lines;
    lines.emplace_back(_("To play:"));
    add_invitation(lines);
    if (play_->invitations().size() < 2) return lines;
    lines.emplace_back(_("To look on:"));
    lines.push_back(net::to_text(play_->invitations()[1]));
    return lines;
}

void NetworkCommands::add_notice(const net::Notice& notice, Lines& lines) {
    using Kind = net::Notice::Kind;
    const std::string other = net::other_name(play_->linked());
    if (muted_ && notice.times > 1) return;
    if (notice.kind == Kind::kTalk) {
        if (muted_) return;
        last_talk_ = fill(_("{0} says: {1}"), {net::speaker(notice, play_->linked()), net::sentence(notice, other)});
        lines.push_back(last_talk_);
        return;
    }
    // What somebody says who leaves is still to be read then.
    if (const std::string talk = std::exchange(last_talk_, {}); notice.kind == Kind::kLeft && lines.empty())
        lines.push_back(talk);
    if (notice.kind == Kind::kProposed) proposal_ = net::sentence(notice, other);
    const bool watches = notice.kind == Kind::kBegun && play_->role() == PeerRole::kWatcher;
    lines.push_back(watches ? net::watching_text(play_->linked()) : net::sentence(notice, other));
    if (notice.kind == Kind::kBegun) lines.push_back(net::own_side(play_->linked()));
    if (notice.kind == Kind::kProposed || notice.kind == Kind::kAsked) lines.emplace_back(_("Answer yes or no."));
}

NetworkCommands::Lines NetworkCommands::step() {
    Lines lines;
    while (pipe_ && pipe_->take()) {
    }
    add_nearby(lines);
    if (!is_open()) return lines;
    const auto before = play_->standing();
    play_->step();
    if (before == RemoteMatch::Standing::kWaiting && play_->role() == PeerRole::kHost &&
        play_->standing() == RemoteMatch::Standing::kProposing)
        lines.push_back(state());
    for (const auto& notice : play_->take_notices()) add_notice(notice, lines);
    const auto& trying = play_->trying();
    const auto fault = trying ? std::optional(trying->fault) : std::nullopt;
    if (fault && fault != trouble_) lines.push_back(state());
    trouble_ = fault;
    if (play_->standing() == RemoteMatch::Standing::kOver) close();
    lines.erase(std::remove(lines.begin(), lines.end(), std::string()), lines.end());
    return lines;
}

std::optional<milliseconds> NetworkCommands::time_to_wait() const {
    if (!is_open()) return std::nullopt;
    const auto next = play_->next_deadline();
    if (next == net::PeerTime::max()) return std::nullopt;
    return std::max(milliseconds(0), std::chrono::ceil<milliseconds>(next - net::PeerClock::now()));
}

bool NetworkCommands::waits_for_turn() const {
    if (!is_open() || play_->role() == PeerRole::kWatcher) return false;
    const Match& match = session_.match();
    if (!match.elsewhere()) return true;
    return !match.is_over() && (match.elsewhere()->is_away || match.elsewhere()->plays[match.position().mover()]);
}

bool NetworkCommands::waits_for_proposal() const {
    return is_open() && play_->role() == PeerRole::kGuest && play_->standing() == RemoteMatch::Standing::kWaiting;
}

std::string NetworkCommands::question() const {
    if (!is_open()) return {};
    if (is_leaving_) return net::leave_question(play_->linked());
    if (play_->standing() == RemoteMatch::Standing::kProposing) return proposal_;
    return net::open_question(play_->linked());
}

NetworkCommands::Lines NetworkCommands::insist() const {
    return {net::question_open_text(), question(), _("Answer yes or no.")};
}

std::string NetworkCommands::short_state() const {
    if (!is_open()) return {};
    // TRANSLATORS: how it stands: the other player's line is broken.
    if (play_->standing() == RemoteMatch::Standing::kAway) return _("Away");
    if (play_->standing() != RemoteMatch::Standing::kPlaying) return _("Waiting");
    const auto lag = play_->linked().lag();
    // TRANSLATORS: how long the line takes, in thousandths of a second.
    return lag ? fill(_("{0} ms"), {std::to_string(lag->count())}) : std::string();
}

std::string NetworkCommands::state() const {
    if (!is_open()) return {};
    const auto& trying = play_->trying();
    return net::state_of_line(play_->linked(), trying ? std::optional(trying->fault) : std::nullopt);
}

}  // namespace atom4::tui
