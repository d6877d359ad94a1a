// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/netplay/host_match.h"

#include <algorithm>

#include "core/atom4/rules/notation.h"
#include "core/base/environment.h"

namespace atom4::net {
namespace {

// Most characters of a guest's seat; those of this program are no longer than a key.
constexpr std::size_t kLongestSeat = 64;

}  // namespace

HostMatch::HostMatch(Match& match, Terms terms, Surroundings surroundings)
    : RemoteMatch(match, PeerRole::kHost, std::move(surroundings)), proposal_(in_form(std::move(terms))) {}

void HostMatch::propose(Terms terms) {
    proposal_ = in_form(std::move(terms));
    ++proposals_;
    is_proposed_ = true;
    if (other() != nullptr && is_in_step()) propose_to_guest();
}

void HostMatch::propose_to_guest() {
    if (is_proposal_open()) other()->say({MessageType::kPropose, {proposals_}, {to_text(Step(proposal_))}});
}

// The initial proposal is for the first match only. Another match must be proposed by the player here, also after a
// restart.
bool HostMatch::is_proposal_open() const {
    return is_proposed_ && (proposals_ > 1 || play().log().is_empty()) && play().is_legal(proposal_);
}

int HostMatch::watchers() const {
    return static_cast<int>(std::count_if(copiers_.begin(), copiers_.end(), [&](const auto& each) {
        return connections().at(each.first).peer() == PeerRole::kSpectator;
    }));
}

void HostMatch::agreed(LineId line) {
    const PeerRole peer = connections().at(line).peer();
    copiers_[line] = {};
    if (peer == PeerRole::kSpectator) return notify({.kind = Notice::Kind::kWatchers, .number = watchers()});
    // A guest that has not reported its log yet must not keep others out: it is sent away when the next one comes.
    for (const auto& [old, copier] : copiers_)
        if (old != line && connections().at(old).peer() == peer && !copier.has_begun)
            return send_away(old, CloseReason::kSilent);
}

void HostMatch::send_away(LineId line, CloseReason why) {
    connections().at(line).close(why);
    copiers_.erase(line);
    forget(line);
}

// Returns whether to admit a guest; otherwise sends it away. A newcomer replaces the current guest only if its seat
// proves that it is the same one on a new connection, or the one who plays the match in the log, which the current
// guest has not accepted.
bool HostMatch::let_in(LineId line) {
    const Copier& newcomer = copiers_.at(line);
    for (const auto& [there, copier] : copiers_) {
        if (there == line || connections().at(there).peer() != PeerRole::kGuest || !copier.has_begun) continue;
        const bool is_same = copier.seat == newcomer.seat || (!copier.is_seated && newcomer.seat == seat());
        const bool is_proven = is_same && !newcomer.seat.empty();
        send_away(is_proven ? there : line, is_proven ? CloseReason::kReplaced : CloseReason::kTaken);
        line_changed();
        return is_proven;
    }
    return true;
}

bool HostMatch::is_let_in(LineId line) const {
    const auto found = copiers_.find(line);
    return found != copiers_.end() && found->second.has_begun;
}

bool HostMatch::is_seated(LineId line) const {
    const auto found = copiers_.find(line);
    return found != copiers_.end() && found->second.is_seated;
}

// Seats a guest whose log matches the start of this one.
void HostMatch::begin_to_play(Copier& copier) {
    copier.is_seated = true;
    const bool in_progress = !play().log().is_empty();
    if (in_progress) set_seat(copier.seat);
    line_changed();
    if (in_progress) {
        notify({.kind = Notice::Kind::kReconnected});
        ask_again();
    }
    propose_to_guest();
}

void HostMatch::gone(LineId line, PeerRole peer) {
    const bool was_seated = is_seated(line);
    const bool was_there = copiers_.erase(line) > 0;
    if (peer == PeerRole::kSpectator && was_there) notify({.kind = Notice::Kind::kWatchers, .number = watchers()});
    if (was_seated && standing() == Standing::kAway) notify({.kind = Notice::Kind::kAway});
}

bool HostMatch::is_in_step() const {
    return std::any_of(copiers_.begin(), copiers_.end(), [&](const auto& each) { return each.second.is_seated; });
}

void HostMatch::handle(LineId line, const Message& message) {
    PeerConnection& from = connections().at(line);
    const bool comes = message.type == MessageType::kSeat || message.type == MessageType::kHave ||
                       message.type == MessageType::kRefused;
    if (!comes && from.peer() == PeerRole::kGuest && !is_seated(line)) return from.refuse(message, "state");
    switch (message.type) {
        case MessageType::kSeat:
            // An admitted guest cannot change its seat.
            if (message.words.front().size() > kLongestSeat) return from.refuse(message, "form");
            if (!is_let_in(line)) copiers_.at(line).seat = message.words.front();
            return;
        case MessageType::kHave: return handle_have(line, message);
        case MessageType::kAccept: return handle_accept(line, message);
        case MessageType::kDecline:
            if (message.numbers.front() == proposals_) notify({.kind = Notice::Kind::kDeclined});
            return;
        case MessageType::kPlay: return handle_play(from, message);
        case MessageType::kFlag: {
            const Step step = OutOfTime{opponent(terms()->host)};
            if (message.numbers.front() == play().log().size() && play().is_legal(step)) take(step);
            return;
        }
        case MessageType::kAsk: return handle_ask(message);
        case MessageType::kAnswer:
            if (const auto asked = take_answered(message)) do_as_asked(*asked, terms()->host);
            return;
        case MessageType::kRefused:
            if (is_seated(line)) handle_refused(message);
            return;
        case MessageType::kTalk:
            if (terms() != nullptr) send_to_watchers(opponent(terms()->host), message.text);
            return notify({.kind = Notice::Kind::kTalk, .text = message.text});
        default: return;
    }
}

// Continues copying where the other log ends, or from the start if that log differs.
void HostMatch::handle_have(LineId line, const Message& message) {
    const AgreedLog& log = play().log();
    Copier& copier = copiers_.at(line);
    const bool fits = log.begins_with(message);
    const bool begins = !copier.has_begun;
    if (begins && connections().at(line).peer() == PeerRole::kGuest && !let_in(line)) return;
    if (fits && !begins) {
        copier.has = std::max(copier.has, static_cast<std::size_t>(message.numbers.front()));
    } else {
        copier.has_begun = true;
        copier.has = copier.sent = fits ? static_cast<std::size_t>(message.numbers.front()) : 0;
    }
    PeerConnection& to = connections().at(line);
    // If there is nothing to copy, says so, unless both logs are empty.
    if (begins && copier.sent == log.size() && !(fits && log.is_empty())) to.say(log.copy(copier.sent));
    copy_to(line, copier);
    // A guest that has nothing of a running match yet is first asked by its own program.
    const bool has_agreed = log.is_empty() || (fits && message.numbers.front() > 0);
    if (to.peer() == PeerRole::kGuest && !copier.is_seated && has_agreed) begin_to_play(copier);
}

// Sends one line of steps at a time while the other side catches up, then each step as it is written.
void HostMatch::copy_to(LineId line, Copier& copier) {
    const AgreedLog& log = play().log();
    if (!copier.has_begun || copier.sent >= log.size()) return;
    constexpr std::size_t kMaxInFlight = 16;
    const std::size_t on_the_way = copier.sent - copier.has;
    if (on_the_way > 0 && (on_the_way > kMaxInFlight || log.size() - copier.sent > 1)) return;
    const Message message = log.copy(copier.sent);
    copier.sent += message.words.size();
    connections().at(line).say(message);
}

void HostMatch::copy_to_all() {
    for (auto& [line, copier] : copiers_) copy_to(line, copier);
}

void HostMatch::take(const Step& step) {
    take_seat(step);
    play().take(step);
    copy_to_all();
    step_played(step);
}

void HostMatch::handle_accept(LineId line, const Message& message) {
    PeerConnection& guest = connections().at(line);
    const auto name = parse_name(message.words.front());
    if (!name) return guest.refuse(message, "form");
    if (message.numbers.front() != proposals_ || !is_proposal_open()) return guest.refuse(message, "late");
    is_proposed_ = false;
    set_seat(copiers_.at(line).seat);
    proposal_.setup.seats[opponent(proposal_.host)] = Seat::human(*name);
    take(proposal_);
    notify({.kind = Notice::Kind::kBegun, .terms = proposal_});
}

void HostMatch::handle_play(PeerConnection& guest, const Message& message) {
    const std::size_t number = play().log().size();
    const auto cell = parse_cell(message.words.front());
    if (!cell) return guest.refuse(message, "form");
    if (message.numbers[0] < number) {
        // A move that was sent again because the answer was lost is already in the log.
        const auto* there = std::get_if<Placed>(&play().steps()[static_cast<std::size_t>(message.numbers[0])]);
        if (there == nullptr || there->cell != *cell) guest.refuse(message, "late");
        return;
    }
    if (message.numbers[0] > number) return guest.refuse(message, "late");
    play().end_try();
    const Match& match = play().match();
    const Player guests = opponent(terms()->host);
    if (match.is_over() || match.position().mover() != guests) return guest.refuse(message, "turn");
    Placed placed{*cell};
    if (is_timed(match)) {
        // At most the time that has passed here, and at least that time minus the credit for network delay.
        const ClockTime passed = thought();
        const ClockTime said(static_cast<ClockTime::rep>(message.numbers[1]));
        placed.used = std::clamp(said, std::max(passed - kMaxDelayCredit, ClockTime(0)), passed);
        if (placed.used >= play().agreed_time()[guests]) {
            guest.refuse(message, "late");
            return take(OutOfTime{guests});
        }
    }
    if (!play().is_legal(placed)) return guest.refuse(message, "illegal");
    take(placed);
}

// If the guest's program rejects the last move, which is legal here, the player here decides whether to take it back,
// once per step.
void HostMatch::handle_refused(const Message& message) {
    const std::string& what = message.words.front();
    if (what == word_of(MessageType::kTalk)) return notify({.kind = Notice::Kind::kTalkTooFast});
    if (what == word_of(MessageType::kAsk)) return handle_refused_ask(message);
    if (what != word_of(MessageType::kSheet) || play().log().is_empty()) return;
    const std::size_t last = play().log().size() - 1;
    const bool is_move = std::holds_alternative<Placed>(play().steps().back());
    if (message.numbers.front() != last || refused_at_ == last || !is_move || play().match().is_over() ||
        play().mover(play().match().undoable_plies() - 1) != terms()->host)
        return;
    refused_at_ = last;
    be_asked({.kind = Notice::Kind::kAsked, .ask = PeerRequest::kRefusedMove});
}

// Removes the step from the log as well, since the guest does not have it.
void HostMatch::take_refused_move_back() {
    const std::size_t last = play().log().size() - 1;
    play().cut(last);
    for (auto& [line, copier] : copiers_) {
        copier.sent = std::min(copier.sent, last);
        copier.has = std::min(copier.has, last);
    }
    drop_asks();
    begin_thinking();
}

void HostMatch::made(Cell cell, ClockTime used) {
    const Placed placed{cell, used};
    play().confirm_made(placed);
    copy_to_all();
    step_played(placed);
}

void HostMatch::out_of_time(Player player) {
    const Step step = OutOfTime{player};
    if (play().is_legal(step)) take(step);
}

void HostMatch::answered(const Notice& ask, bool yes) {
    if (yes) do_as_asked(ask, opponent(terms()->host));
}

void HostMatch::talked(const std::string& text) {
    if (terms() != nullptr) send_to_watchers(terms()->host, text);
}

void HostMatch::send_to_watchers(Player player, const std::string& text) {
    for (auto& [line, connection] : connections())
        if (connection.peer() == PeerRole::kSpectator && connection.state() == PeerConnection::State::kPlaying)
            connection.say({MessageType::kTalk, {}, {}, as_talk(std::to_string(number(player)) + ' ' + text)});
}

void HostMatch::do_as_asked(const Notice& ask, Player asking) {
    if (!is_possible(ask, asking)) return;
    switch (ask.ask) {
        case PeerRequest::kTakeback: return take(TakenBack{ask.plies});
        case PeerRequest::kResign: return take(Resigned{asking});
        case PeerRequest::kNextRound: return take(NextRound{today()});
        case PeerRequest::kRefusedMove: return take_refused_move_back();
    }
}

}  // namespace atom4::net
