// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/netplay/network_session.h"

#include <algorithm>
#include <atomic>
#include <utility>

#include "core/atom4/game/last_choice.h"
#include "core/atom4/game/match_texts.h"
#include "core/atom4/netplay/network_texts.h"
#include "core/base/strings.h"
#include "core/base/translation.h"

namespace atom4::net {

// Wakes the session from any thread. Rings are merged until the bell is heard. The letter is allocated in advance,
// because a ringing thread may have no memory for it.
struct NetworkSession::Bell {
    Bell(Mailbox& box, NetworkSession* session) : mailbox(box), owner(session) {}

    Mailbox& mailbox;
    NetworkSession* owner;  // nullptr once it is destroyed
    std::atomic<bool> rung = false;
    Mailbox::Prepared letter;

    static void prepare(const std::shared_ptr<Bell>& bell) {
        bell->letter = Mailbox::Prepared{[weak = std::weak_ptr(bell)] {
            const auto there = weak.lock();
            if (!there || there->owner == nullptr) return;
            prepare(there);
            there->rung = false;
            there->owner->bell_rang();
        }};
    }
    void ring() {
        if (!rung.exchange(true)) mailbox.post(std::move(letter));
    }
};

NetworkSession::NetworkSession(Session& session, Mailbox& mailbox, Listener listener)
    : session_(session), listener_(std::move(listener)), bell_(std::make_shared<Bell>(mailbox, this)) {
    Bell::prepare(bell_);
    if (session_.was_resumed())
        for (const Player player : kPlayers) resumed_.insert(session_.match().setup().seats[player].name);
    // RemoteSession sends changes made here by itself; the bell then brings the state and the deadline up to date.
    subscription_ = session_.match().subscribe([this](const MatchEvent&) {
        if (remote_ && !is_stepping_) bell_->ring();
    });
}

NetworkSession::~NetworkSession() {
    bell_->owner = nullptr;
}

OnEvents NetworkSession::wakeup() const {
    return [bell = bell_] { bell->ring(); };
}

void NetworkSession::bell_rang() {
    look_nearby();
    step();
}

Result<bool, std::string> NetworkSession::resume(const std::optional<NetworkOptions>& options) {
    if (!options && !is_built_in()) return false;
    auto made = options ? RemoteSession::host_again(session_.match(), file(), *options, wakeup())
                        : RemoteSession::resume(session_.match(), file(), wakeup());
    if (!made) return false;
    const bool hosts = !*made || (**made)->role() == PeerRole::kHost;
    if (const auto why = take(*std::move(made), hosts)) return Failure{*why};
    return true;
}

NetworkSession::WhyNot NetworkSession::invite(std::string_view at, const Terms& terms) {
    if (const auto address = parse_address(at); !at.empty() && !address) return what_is_wrong(address.error());
    close();
    offered_ = terms;
    HostOptions options;
    options.at = at;
    options.offers_watching = true;
    return take(RemoteSession::host(session_.match(), file(), std::move(options), terms, wakeup()), true);
}

Terms NetworkSession::proposal(std::optional<MatchSetup> setup) const {
    const Match& match = session_.match();
    Terms terms;
    terms.setup = setup ? *std::move(setup) : match.setup();
    if (!setup && !match.is_fresh()) terms.setup.position.reset();
    terms.host = terms.setup.seats[Player::kFirst].is_computer() ? Player::kSecond : Player::kFirst;
    const std::string name = own_name_in(terms.setup.seats);
    terms.setup.seats[opponent(terms.host)] = Seat::human();
    terms.setup.seats[terms.host] = human_named(name);
    return terms;
}

NetworkSession::WhyNot NetworkSession::join(const Invitation& invitation, std::string_view name) {
    close();
    return take(RemoteSession::join(session_.match(), file(), invitation, name, wakeup()), false);
}

NetworkSession::WhyNot NetworkSession::take(RemoteSession::Made made, bool hosts) {
    if (!made) return hosts ? why_not_hosting(made.error()) : why_not_reached(made.error());
    remote_ = *std::move(made);
    around_.reset();
    bell_->ring();
    return std::nullopt;
}

void NetworkSession::leave() {
    if (!remote_) return;
    remote_->leave();
    close();
}

void NetworkSession::close() {
    require(!is_stepping_);
    remote_.reset();
    proposed_.clear();
    fault_.reset();
}

bool NetworkSession::show_nearby(std::string_view name) {
    if (!remote_ || !remote_->announce(name, wakeup())) return false;
    bell_->ring();
    return true;
}

void NetworkSession::hide_nearby() {
    if (remote_) remote_->end_announcement();
}

void NetworkSession::look_around(bool wanted) {
    around_.reset();
    neighbours_.clear();
    if (!wanted) return;
    around_ = net::look_around(wakeup());
    bell_->ring();
}

void NetworkSession::look_nearby() {
    if (is_shown_nearby())
        if (const auto fault = remote_->announced()->fault()) {
            remote_->end_announcement();
            listener_(NearbyChanged{fault});
        }
    if (!around_) return;
    if (const auto fault = around_->fault()) {
        look_around(false);
        listener_(NearbyChanged{fault});
    } else if (auto neighbours = around_->neighbours(); neighbours != neighbours_) {
        neighbours_ = std::move(neighbours);
        listener_(NearbyChanged{});
    }
}

void NetworkSession::answer(bool yes) {
    if (!remote_) return;
    if (proposed().empty()) {
        remote_->answer(yes);
    } else if (yes) {
        remote_->accept(name_);
    } else {
        remote_->decline();
        return leave();
    }
    step();
}

NetworkSession::WhyNot NetworkSession::why_not_ask(PeerRequest ask) const {
    if (!remote_ || remote_->role() == PeerRole::kSpectator) return spectator_text();
    if (remote_->linked().own_question()) return translated("Still waiting for an answer to your last request.");
    if (!remote_->linked().may_ask(ask)) return translated("You can't ask that right now.");
    return std::nullopt;
}

std::string NetworkSession::ask(PeerRequest ask) {
    // why_not_ask() refuses every request during a trial, but RemoteMatch::ask() ends the trial first.
    const WhyNot why = why_not_ask(ask);
    if (!remote_ || !remote_->ask(ask)) return why.value_or(std::string());
    step();
    if (!remote_ || !remote_->linked().own_question()) return {};
    return translated("Waiting for your opponent to answer.");
}

NetworkSession::WhyNot NetworkSession::talk(std::string_view text) {
    if (remote_ && remote_->role() == PeerRole::kSpectator) return spectator_text();
    if (!remote_ || !remote_->talk(text)) return translated("Message not sent: no opponent is connected.");
    return std::nullopt;
}

std::string NetworkSession::call_me(std::string_view name) {
    if (const auto fault = name_fault(name, kLongestName)) return name_fault_text(*fault);
    name_ = sendable_name(name);
    propose_again();
    if (session_.match().remote())
        return translated("Names can't change during a match. Yours applies from the next one.");
    if (name_->empty()) return translated("You have no name in network matches.");
    return fill(translated("Your name in network matches is {0}."), {sanitized(*name_)});
}

std::string NetworkSession::own_name_in(const ByPlayer<Seat>& seats) const {
    if (name_) return *name_;
    const std::vector<std::string> typed = names_before();
    const auto is_own = [&](const std::string& name) {
        if (name.empty() || others_.contains(name)) return false;
        return !resumed_.contains(name) || std::find(typed.begin(), typed.end(), name) != typed.end();
    };
    for (const Player player : kPlayers)
        if (is_own(seats[player].name)) return seats[player].name;
    const auto last = std::find_if(typed.begin(), typed.end(), is_own);
    return is_nameless_ || last == typed.end() ? std::string() : *last;
}

// Other matches here may go on with the seats of a network match.
void NetworkSession::note_others() {
    const Match& match = session_.match();
    if (!match.remote()) return;
    const auto own = match.own_player();
    const auto& seats = match.setup().seats;
    for (const Player player : kPlayers)
        if (match.remote()->plays[player] && (!own || seats[player].name != seats[*own].name))
            others_.insert(seats[player].name);
}

void NetworkSession::follow_names() {
    const auto& seats = session_.match().setup().seats;
    is_nameless_ = seats[Player::kFirst].name.empty() && seats[Player::kSecond].name.empty();
    if (!name_) propose_again();
}

void NetworkSession::propose_again() {
    if (!remote_ || !offered_ || session_.match().remote()) return;
    Seat& seat = offered_->setup.seats[offered_->host];
    const std::string name = own_name();
    if (seat.name == name) return;
    seat = human_named(name);
    remote_->propose(*offered_);
}

std::string NetworkSession::proposed() const {
    return remote_ && remote_->standing() == RemoteMatch::Standing::kProposing ? proposed_ : std::string();
}

std::string NetworkSession::asked() const {
    return remote_ ? open_question(remote_->linked()) : std::string();
}

std::string NetworkSession::state() const {
    return remote_ ? state_of_line(remote_->linked(), fault()) : std::string();
}

std::optional<TransportFault> NetworkSession::fault() const {
    const auto& trying = remote_->trying();
    return trying ? std::optional(trying->fault) : std::nullopt;
}

std::string NetworkSession::leave_question() const {
    return remote_ ? net::leave_question(remote_->linked()) : std::string();
}

bool NetworkSession::waits_for_turn() const {
    if (!remote_ || remote_->role() == PeerRole::kSpectator) return false;
    const Match& match = session_.match();
    if (!match.remote()) return true;
    return !match.is_over() && (match.remote()->is_away || match.remote()->plays[match.position().mover()]);
}

bool NetworkSession::waits_for_proposal() const {
    return remote_ && remote_->role() == PeerRole::kGuest && remote_->standing() == RemoteMatch::Standing::kWaiting;
}

std::optional<PeerTime> NetworkSession::next_deadline() const {
    if (!remote_ || remote_->next_deadline() == PeerTime::max()) return std::nullopt;
    return remote_->next_deadline();
}

void NetworkSession::tick() {
    if (const auto due = next_deadline(); due && PeerClock::now() >= *due) step();
}

void NetworkSession::handle(const Notice& notice) {
    using Kind = Notice::Kind;
    if (muted_ && (notice.kind == Kind::kTalk || notice.times > 1)) return;
    const RemoteMatch& linked = remote_->linked();
    NoticeCame came{notice, sentence(notice, other_name(linked)), {}};
    if (notice.kind == Kind::kTalk) came.speaker = speaker(notice, linked);
    if (notice.kind == Kind::kBegun)
        came.text =
            remote_->role() == PeerRole::kSpectator ? watching_text(linked) : came.text + ' ' + own_side(linked);
    if (notice.kind == Kind::kProposed) proposed_ = came.text;
    listener_(came);
}

void NetworkSession::step() {
    if (!remote_ || is_stepping_) return;
    using Standing = RemoteMatch::Standing;
    const Standing before = remote_->standing();
    is_stepping_ = true;
    remote_->step();
    for (const Notice& notice : remote_->take_notices()) handle(notice);
    is_stepping_ = false;
    note_others();
    const bool came = before == Standing::kWaiting && remote_->standing() == Standing::kProposing &&
                      remote_->role() == PeerRole::kHost;
    const auto before_fault = std::exchange(fault_, fault());
    const LineChanged changed{came || (fault_ && fault_ != before_fault) ? state() : std::string()};
    if (remote_->standing() == Standing::kOver) close();
    listener_(changed);
}

}  // namespace atom4::net
