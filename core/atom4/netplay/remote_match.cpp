// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/netplay/remote_match.h"

#include <algorithm>
#include <utility>

namespace atom4::net {
namespace {

using std::chrono::duration_cast;
using std::chrono::milliseconds;

// How soon an empty clock is checked again.
constexpr milliseconds kGrace{100};
// Number of notices of one kind that are reported separately within kShortTime; further ones are merged.
constexpr int kMaxInShortTime = 8;
constexpr std::chrono::seconds kShortTime{10};

}  // namespace

RemoteMatch::RemoteMatch(Match& match, PeerRole role, Surroundings surroundings)
    : role_(role),
      surroundings_(std::move(surroundings)),
      play_(match, surroundings_.keep),
      subscription_(match.subscribe([this](const MatchEvent& event) { match_changed(event); })) {}

RemoteMatch::~RemoteMatch() {
    play_.match().set_remote(std::nullopt);
}

bool RemoteMatch::adopt(const std::vector<std::string>& entries) {
    if (!play_.adopt(entries)) return false;
    line_changed();
    return true;
}

void RemoteMatch::opened(LineId line, PeerRole peer) {
    if (over_) return orders_.push_back({line, {}, true});
    connections_.try_emplace(line, role_, peer, surroundings_.now());
}

void RemoteMatch::received(LineId line, std::string_view bytes) {
    const auto found = connections_.find(line);
    if (found == connections_.end()) return;
    found->second.receive(bytes, surroundings_.now());
    take_events(line);
}

void RemoteMatch::lost(LineId line) {
    const auto found = connections_.find(line);
    if (found == connections_.end()) return;
    const PeerRole peer = found->second.peer();
    connections_.erase(found);
    gone(line, peer);
    line_changed();
}

// Processes a few steps of the log per iteration of the loop and leaves the rest for the next, so that a host cannot
// block the front end.
void RemoteMatch::take_events(LineId line) {
    for (std::size_t steps = 0; steps < kMaxStepsPerTurn;) {
        // The last event may have ended the connection.
        const auto found = connections_.find(line);
        if (found == connections_.end()) return;
        const auto event = found->second.take_event();
        if (!event) return;
        switch (event->kind) {
            case PeerConnection::Event::Kind::kAgreed:
                declined_ = false;
                agreed(line);
                break;
            case PeerConnection::Event::Kind::kMessage:
                if (event->message.type == MessageType::kSheet) steps += event->message.words.size();
                handle(line, event->message);
                break;
            case PeerConnection::Event::Kind::kRejected: break;
            case PeerConnection::Event::Kind::kEnded: return ended(line, event->end);
        }
    }
}

void RemoteMatch::ended(LineId line, CloseReason end) {
    const PeerRole peer = connections_.at(line).peer();
    // A spectator may come and go, and so may a guest who was not admitted or has not accepted the running match.
    const bool is_final_here = is_final(end) && peer != PeerRole::kSpectator && is_seated(line);
    forget(line);
    // A host keeps waiting for a guest, unless the guest of a started match has left: a guest who declines the settings
    // does not use up the invitation.
    const bool is_over =
        is_final_here && (role_ != PeerRole::kHost || (end == CloseReason::kLeft && terms() != nullptr));
    if (is_final_here && !declined_)
        notify({.kind = end == CloseReason::kLeft ? Notice::Kind::kLeft : Notice::Kind::kEnded, .end = end});
    if (is_over) leave();
    gone(line, peer);
    line_changed();
}

void RemoteMatch::forget(LineId line) {
    const auto found = connections_.find(line);
    orders_.push_back({line, found->second.take_output(), true});
    connections_.erase(found);
}

void RemoteMatch::leave() {
    while (!connections_.empty()) {
        connections_.begin()->second.close(CloseReason::kLeft);
        forget(connections_.begin()->first);
    }
    over_ = true;
    drop_asks();
    line_changed();
}

void RemoteMatch::tick() {
    std::vector<LineId> lines;
    for (const auto& [line, connection] : connections_) lines.push_back(line);
    for (const LineId line : lines) {
        if (const auto found = connections_.find(line); found != connections_.end())
            found->second.tick(surroundings_.now());
        take_events(line);
    }
    show_clock();
}

PeerTime RemoteMatch::next_deadline() const {
    PeerTime next = thinking_since_ ? shown_until_ : PeerTime::max();
    for (const auto& [line, connection] : connections_)
        next = std::min(next, connection.has_events() ? surroundings_.now() : connection.next_deadline());
    for (const auto& [kind, batch] : batches_)
        if (batch.held) next = std::min<PeerTime>(next, batch.since + kShortTime);
    return next;
}

std::vector<LineOrder> RemoteMatch::take_orders() {
    for (auto& [line, connection] : connections_)
        if (std::string bytes = connection.take_output(); !bytes.empty()) orders_.push_back({line, std::move(bytes)});
    return std::exchange(orders_, {});
}

std::vector<Notice> RemoteMatch::take_notices() {
    const PeerTime now = surroundings_.now();
    std::vector<Notice> notices;
    const auto release = [&](Batch& batch) {
        batch.since = now;
        batch.count = batch.held ? 1 : 0;
        if (batch.held) notices.push_back(*std::exchange(batch.held, std::nullopt));
    };
    for (auto& [kind, batch] : batches_)
        if (batch.held && now >= batch.since + kShortTime) release(batch);
    for (Notice& notice : std::exchange(notices_, {})) {
        // Chat has a limit of its own, and notices that end the match must not be held back.
        const bool is_single = notice.kind == Notice::Kind::kTalk || notice.kind == Notice::Kind::kLeft ||
                               notice.kind == Notice::Kind::kEnded;
        Batch& batch = batches_[notice.kind];
        if (now >= batch.since + kShortTime) release(batch);
        if (is_single || batch.count < kMaxInShortTime) {
            ++batch.count;
            notices.push_back(std::move(notice));
        } else {
            notice.times = batch.held ? batch.held->times + 1 : 1;
            batch.held = std::move(notice);
        }
    }
    return notices;
}

PeerConnection* RemoteMatch::other() {
    return const_cast<PeerConnection*>(std::as_const(*this).other());
}

const PeerConnection* RemoteMatch::other() const {
    for (const auto& [line, connection] : connections_)
        if (connection.peer() != PeerRole::kSpectator && connection.state() != PeerConnection::State::kGreeting &&
            is_let_in(line))
            return &connection;
    return nullptr;
}

RemoteMatch::Standing RemoteMatch::standing() const {
    if (over_) return Standing::kOver;
    const PeerConnection* connection = other();
    if ((connection != nullptr && connection->state() == PeerConnection::State::kProposing) || has_proposal())
        return Standing::kProposing;
    // A host without a guest is waiting, whether or not there are spectators.
    if (play_.log().is_empty()) return Standing::kWaiting;
    return connection != nullptr && connection->state() == PeerConnection::State::kPlaying && is_in_step()
               ? Standing::kPlaying
               : Standing::kAway;
}

const Terms* RemoteMatch::terms() const {
    return play_.steps().empty() ? nullptr : &play_.terms();
}

std::optional<Player> RemoteMatch::player() const {
    if (role_ == PeerRole::kSpectator || terms() == nullptr) return std::nullopt;
    return role_ == PeerRole::kHost ? terms()->host : opponent(terms()->host);
}

std::optional<milliseconds> RemoteMatch::lag() const {
    return other() != nullptr ? other()->lag() : std::nullopt;
}

bool RemoteMatch::can_talk() const {
    return role_ != PeerRole::kSpectator && other() != nullptr && other()->has("talk");
}

bool RemoteMatch::talk(std::string_view text) {
    std::string line = as_talk(text);
    if (!can_talk() || line.empty()) return false;
    other()->say({MessageType::kTalk, {}, {}, line});
    talked(line);
    return true;
}

Match::Remote RemoteMatch::seats_of(const Terms& terms, bool is_away) {
    Match::Remote remote{{true, true}, is_away, [this] { before_own_move(); }};
    if (role_ != PeerRole::kSpectator)
        remote.plays[role_ == PeerRole::kHost ? terms.host : opponent(terms.host)] = false;
    return remote;
}

void RemoteMatch::take_seat(const Step& step) {
    const auto* terms = std::get_if<Terms>(&step);
    if (terms != nullptr) play_.match().set_remote(seats_of(*terms, standing() == Standing::kAway));
}

void RemoteMatch::line_changed() {
    Match& match = play_.match();
    const bool plays = standing() == Standing::kPlaying;
    if (over_)
        match.part();
    else if (terms() == nullptr)
        match.set_remote(std::nullopt);
    else
        match.set_remote(seats_of(*terms(), !plays));
    if (is_thinking() == thinking_since_.has_value()) return;
    if (is_thinking())
        begin_thinking(thought_);
    else
        thought_ = thought(), thinking_since_.reset();
}

void RemoteMatch::begin_thinking(ClockTime thought) {
    thought_ = thought;
    if (is_thinking()) thinking_since_ = shown_until_ = surroundings_.now();
}

// The clocks stand still while the host's player decides whether the last move stays.
bool RemoteMatch::is_thinking() const {
    return standing() == Standing::kPlaying && !(their_ask_ && their_ask_->ask == PeerRequest::kRefusedMove);
}

void RemoteMatch::set_seat(std::string seat) {
    if (surroundings_.seat == seat) return;
    surroundings_.seat = std::move(seat);
    if (surroundings_.keep) surroundings_.keep(log());
}

ClockTime RemoteMatch::thought() const {
    return thinking_since_ ? thought_ + duration_cast<milliseconds>(surroundings_.now() - *thinking_since_) : thought_;
}

// Shows the running clock as measured here; only the times in the log count.
void RemoteMatch::show_clock() {
    Match& match = play_.match();
    shown_until_ = PeerTime::max();
    if (!thinking_since_ || match.is_over() || !is_timed(match)) return;
    const Player mover = match.position().mover();
    auto left = play_.agreed_time();
    const ClockTime given_back = mover == player() || role_ != PeerRole::kHost ? ClockTime(0) : kMaxDelayCredit;
    if (role_ != PeerRole::kSpectator && (mover == player() || role_ == PeerRole::kHost) &&
        thought() >= left[mover] + given_back)
        return out_of_time(mover);
    // An empty clock shows 1 ms until the move, or the step that says that time has run out, has arrived.
    const bool is_empty = left[mover] <= thought();
    left[mover] = is_empty ? ClockTime(1) : left[mover] - thought();
    shown_until_ = surroundings_.now() +
                   (is_empty ? kGrace : (left[mover] - ClockTime(1)) % std::chrono::seconds(1) + ClockTime(1));
    match.show_time_left(left);
}

void RemoteMatch::before_own_move() {
    show_clock();
    const Match& match = play_.match();
    used_ = is_timed(match)
                ? play_.agreed_time()[match.position().mover()] - match.time_left()[match.position().mover()]
                : ClockTime(0);
}

void RemoteMatch::match_changed(const MatchEvent& event) {
    const Match& match = play_.match();
    if (!match.is_held()) return;
    // Starting another match leaves this one.
    if (event.kind == MatchEvent::Kind::kMatchStarted) {
        play_.match().set_remote(std::nullopt);
        return leave();
    }
    if (event.kind != MatchEvent::Kind::kPlayed || match.is_trying()) return;
    play_.note_made();
    made(event.reaction->placed(), used_);
}

}  // namespace atom4::net

// The players' requests, and what becomes of them as the match continues.

namespace atom4::net {
namespace {

std::optional<PeerRequest> parse_ask(std::string_view word) {
    for (const PeerRequest ask : {PeerRequest::kTakeback, PeerRequest::kResign, PeerRequest::kNextRound})
        if (word == word_of(ask)) return ask;
    return std::nullopt;
}

// Returns whether the step does what was requested.
bool fulfils(const Step& step, const Notice& asked) {
    switch (asked.ask) {
        case PeerRequest::kTakeback:
            return std::holds_alternative<TakenBack>(step) && std::get<TakenBack>(step).plies == asked.plies;
        case PeerRequest::kResign: return std::holds_alternative<Resigned>(step);
        case PeerRequest::kRefusedMove: return false;
        case PeerRequest::kNextRound: break;
    }
    return std::holds_alternative<NextRound>(step);
}

}  // namespace

std::string_view word_of(PeerRequest ask) {
    switch (ask) {
        case PeerRequest::kTakeback: return "takeback";
        case PeerRequest::kResign: return "resign";
        case PeerRequest::kRefusedMove: return "refused";
        case PeerRequest::kNextRound: break;
    }
    return "next";
}

// Returns the number of plies from the current position back to before the player's last move.
int RemoteMatch::plies_to_take_back(Player player) const {
    const int now = play_.match().undoable_plies();
    for (int ply = now - 1; ply >= 0; --ply)
        if (play_.mover(ply) == player) return now - ply;
    return 0;
}

bool RemoteMatch::is_possible(const Notice& ask, Player asking) const {
    switch (ask.ask) {
        case PeerRequest::kTakeback:
            return ask.plies > 0 && ask.plies == plies_to_take_back(asking) && play_.is_legal(TakenBack{ask.plies});
        case PeerRequest::kResign: return play_.is_legal(Resigned{asking});
        case PeerRequest::kRefusedMove: return true;
        case PeerRequest::kNextRound: break;
    }
    return play_.is_legal(NextRound{});
}

bool RemoteMatch::may_ask(PeerRequest ask) const {
    const auto here = player();
    if (!here || standing() != Standing::kPlaying || own_ask_) return false;
    if (play_.match().is_trying()) return false;
    if (ask == PeerRequest::kTakeback && !other()->has("takeback")) return false;
    return is_possible({.kind = Notice::Kind::kAsked, .ask = ask, .plies = plies_to_take_back(*here)}, *here);
}

bool RemoteMatch::ask(PeerRequest ask) {
    play_.end_try();
    if (!may_ask(ask)) return false;
    // Both players have asked for the next round.
    if (ask == PeerRequest::kNextRound && their_ask_ && their_ask_->ask == ask) return answer(true), true;
    own_ask_ = Notice{.kind = Notice::Kind::kAsked, .ask = ask};
    if (ask == PeerRequest::kTakeback) own_ask_->plies = plies_to_take_back(*player());
    asked_at_ = play_.log().size() + (play_.has_made() ? 1 : 0);
    ask_again();
    return true;
}

bool RemoteMatch::has_asked(PeerRequest ask) const {
    return own_ask_ && own_ask_->ask == ask && asked_at_ == play_.log().size();
}

void RemoteMatch::ask_again() {
    if (!own_ask_ || !has_asked(own_ask_->ask) || other() == nullptr) return;
    other()->say({MessageType::kAsk,
                  {play_.log().size(), static_cast<std::uint64_t>(own_ask_->plies)},
                  {std::string(word_of(own_ask_->ask))}});
}

void RemoteMatch::handle_ask(const Message& message) {
    play_.end_try();
    const auto kind = parse_ask(message.words.front());
    if (!kind) return other()->refuse(message, "unknown");
    if (!player()) return other()->refuse(message, "state");
    const bool is_late = message.numbers[0] != play_.log().size();
    // A guest that rejects the last move cannot ask about the position after it.
    const bool is_behind = their_ask_ && their_ask_->ask == PeerRequest::kRefusedMove;
    if (is_late || is_behind) return other()->refuse(message, "late");
    Notice asked{.kind = Notice::Kind::kAsked, .ask = *kind};
    asked.plies = static_cast<int>(std::min<std::uint64_t>(message.numbers[1], 1000));
    if (!is_possible(asked, opponent(*player()))) return other()->refuse(message, "illegal");
    const bool is_again = their_ask_ && their_ask_->ask == asked.ask;
    their_ask_ = asked;
    // Both players have asked for the next round.
    if (asked.ask == PeerRequest::kNextRound && has_asked(asked.ask)) return answer(true);
    // Resigning needs no consent, and what was accepted before is accepted again.
    if (asked.ask == PeerRequest::kResign || has_agreed_to(asked)) return answer(true);
    if (!is_again) notify(std::move(asked));
}

void RemoteMatch::be_asked(Notice ask) {
    their_ask_ = ask;
    notify(std::move(ask));
    line_changed();
}

void RemoteMatch::answer(bool yes) {
    if (!their_ask_ || standing() != Standing::kPlaying) return;
    play_.end_try();
    const Notice asked = *std::exchange(their_ask_, std::nullopt);
    if (asked.ask != PeerRequest::kRefusedMove)
        other()->say(
            {MessageType::kAnswer, {play_.log().size()}, {std::string(word_of(asked.ask)), yes ? "yes" : "no"}});
    answered(asked, yes);
    line_changed();
}

std::optional<Notice> RemoteMatch::take_answered(const Message& message) {
    const auto kind = parse_ask(message.words[0]);
    if (!kind || !has_asked(*kind) || message.numbers.front() != asked_at_) return std::nullopt;
    if (message.words[1] != "yes") {
        notify({.kind = Notice::Kind::kRefusedAsk, .ask = own_ask_->ask});
        own_ask_.reset();
        return std::nullopt;
    }
    play_.end_try();
    return own_ask_;
}

void RemoteMatch::handle_refused_ask(const Message& message) {
    const std::uint64_t about = message.numbers.front();
    // A request about an earlier step is already void.
    if (own_ask_ && has_asked(own_ask_->ask) && (about == asked_at_ || about == 0))
        notify({.kind = Notice::Kind::kVoidAsk, .ask = std::exchange(own_ask_, std::nullopt)->ask});
}

void RemoteMatch::drop_asks() {
    for (auto* asked : {&own_ask_, &their_ask_})
        if (const auto dropped = std::exchange(*asked, std::nullopt))
            notify({.kind = Notice::Kind::kVoidAsk, .ask = dropped->ask});
}

void RemoteMatch::step_played(const Step& step) {
    if (own_ask_ && fulfils(step, *own_ask_)) {
        if (own_ask_->ask != PeerRequest::kResign) notify({.kind = Notice::Kind::kAgreed, .ask = own_ask_->ask});
        own_ask_.reset();
        their_ask_.reset();
    }
    if (their_ask_ && fulfils(step, *their_ask_)) their_ask_.reset();
    // A request made while a move of this side was unconfirmed has waited for that move.
    const auto waited = own_ask_ && has_asked(own_ask_->ask) ? std::exchange(own_ask_, std::nullopt) : std::nullopt;
    drop_asks();
    begin_thinking();
    line_changed();
    own_ask_ = waited;
    ask_again();
}

}  // namespace atom4::net
