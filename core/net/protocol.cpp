// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/protocol.h"

#include <algorithm>
#include <utility>

#include "core/net/sheet.h"

namespace atom4::link {
namespace {

using std::chrono::milliseconds;

bool is_among(Verb verb, std::initializer_list<Verb> verbs) {
    return std::find(verbs.begin(), verbs.end(), verb) != verbs.end();
}

// What somebody says goodbye with; a word that is not known here is no reason to keep away.
LinkEnd end_of(std::string_view word) {
    for (const LinkEnd end : {LinkEnd::kLeft, LinkEnd::kReplaced, LinkEnd::kVersion, LinkEnd::kRole, LinkEnd::kTaken,
                              LinkEnd::kSilent, LinkEnd::kDamaged, LinkEnd::kFlood})
        if (word == word_of(end)) return end;
    return LinkEnd::kNonsense;
}

}  // namespace

std::string_view word_of(Part role) {
    switch (role) {
        case Part::kHost: return "host";
        case Part::kGuest: return "guest";
        case Part::kWatcher: break;
    }
    return "watcher";
}

std::string_view word_of(LinkEnd end) {
    switch (end) {
        case LinkEnd::kLeft: return "leave";
        case LinkEnd::kReplaced: return "replaced";
        case LinkEnd::kVersion: return "version";
        case LinkEnd::kRole: return "role";
        case LinkEnd::kTaken: return "taken";
        case LinkEnd::kSilent: return "silent";
        case LinkEnd::kDamaged: return "damaged";
        case LinkEnd::kFlood: return "flood";
        case LinkEnd::kNonsense: break;
    }
    return "nonsense";
}

bool belongs(Verb verb, Part self, Part peer, Link::State state) {
    using State = Link::State;
    const bool with_guest = self == Part::kGuest || peer == Part::kGuest;
    if (state == State::kClosed || (state == State::kProposing && !with_guest)) return false;
    if (verb == Verb::kBye) return true;
    if (state == State::kGreeting) return verb == Verb::kHello;
    if (is_among(verb, {Verb::kPing, Verb::kPong, Verb::kRefused})) return true;
    const bool in_play = state == State::kPlaying;
    if (self == Part::kHost) {
        if (verb == Verb::kHave) return true;
        if (!with_guest) return false;
        if (verb == Verb::kSeat) return state == State::kJoining;
        if (is_among(verb, {Verb::kPlay, Verb::kFlag})) return in_play;
        if (is_among(verb, {Verb::kAccept, Verb::kDecline})) return state == State::kProposing;
    } else {
        if (verb == Verb::kSheet) return true;
        if (!with_guest) return verb == Verb::kTalk;
        if (verb == Verb::kPropose) return true;
    }
    if (is_among(verb, {Verb::kAsk, Verb::kAnswer})) return in_play;
    return verb == Verb::kTalk;
}

bool Link::Allowance::take(double most, double a_second, LinkTime now, double count) {
    const std::chrono::duration<double> since = now - std::exchange(at, now);
    left = std::min(most, left + std::max(since.count(), 0.0) * a_second);
    if (left < count) return false;
    left -= count;
    return true;
}

Link::Link(Part self, Part peer, LinkTime now, Dialect dialect)
    : self_(self),
      peer_(peer),
      dialect_(std::move(dialect)),
      began_(now),
      last_heard_(now),
      next_ping_(now),
      messages_{kMostAtOnce, now},
      steps_{kMostSteps, now},
      talk_{kTalkAtOnce, now} {
    Message hello{Verb::kHello, {dialect_.first, dialect_.last}, {std::string(word_of(self))}};
    hello.words.insert(hello.words.end(), dialect_.features.begin(), dialect_.features.end());
    say(hello);
}

bool Link::has(std::string_view feature) const {
    return std::find(shared_.begin(), shared_.end(), feature) != shared_.end();
}

void Link::say(const Message& message) {
    if (state_ == State::kClosed) return;
    if (message.verb == Verb::kTalk && !has(peer_ == Part::kWatcher ? "audience" : "talk")) return;
    if (message.verb == Verb::kSeat && !has("seat")) return;
    output_ += framed(++said_, to_text(message));
    move_on(message.verb);
}

void Link::refuse(const Message& message, std::string_view why) {
    const std::uint64_t number = message.numbers.empty() ? 0 : message.numbers.front();
    say({Verb::kRefused, {number}, {std::string(word_of(message.verb)), std::string(why)}});
}

// A proposal and a match in play are the same for both ends as soon as they are said.
void Link::move_on(Verb verb) {
    if (state_ == State::kGreeting || state_ == State::kClosed) return;
    if (verb == Verb::kPropose) state_ = State::kProposing;
    if (verb == Verb::kSheet) state_ = State::kPlaying;
}

void Link::receive(std::string_view bytes, LinkTime now) {
    if (state_ == State::kClosed) return;
    reader_.put(bytes);
    while (state_ != State::kClosed) {
        const auto line = reader_.take();
        if (!line) break;
        last_heard_ = now;
        hear(*line, now);
    }
    if (state_ != State::kClosed && reader_.fault()) close(LinkEnd::kDamaged);
}

void Link::hear(const std::string& line, LinkTime now) {
    if (!messages_.take(kMostAtOnce, kMostASecond, now)) return close(LinkEnd::kFlood);
    auto read = parse_message(line);
    if (!read) {
        const std::string_view why = read.error() == MessageFault::kCharacters ? "characters"
                                     : read.error() == MessageFault::kUnknown  ? "unknown"
                                                                               : "form";
        return spoilt("line", why);
    }
    Message& message = *read;
    if (message.verb == Verb::kBye) return end(end_of(message.words.front()));
    if (!belongs(message.verb, self_, peer_, state_)) return spoilt(word_of(message.verb), "state");
    if (state_ == State::kGreeting) return hear_hello(message);
    if (message.verb == Verb::kPing || message.verb == Verb::kPong) return hear_sign(message, now);
    if (message.verb == Verb::kTalk) {
        if (!talk_.take(kTalkAtOnce, kTalkASecond, now)) return refuse(message, "rate");
        if (as_talk(message.text) != message.text) return spoilt(word_of(message.verb), "form");
    }
    move_on(message.verb);
    if (message.verb == Verb::kSheet) return hear_sheet(std::move(message), now);
    events_.push_back({Event::Kind::kHeard, std::move(message)});
}

void Link::hear_sheet(Message message, LinkTime now) {
    if (!steps_.take(kMostSteps, kStepsASecond, now, static_cast<double>(message.words.size())))
        return close(LinkEnd::kFlood);
    while (message.words.size() > kMostStepsATurn) {
        const auto end = message.words.begin() + kMostStepsATurn;
        Message part{Verb::kSheet, message.numbers, {message.words.begin(), end}};
        events_.push_back({Event::Kind::kHeard, std::move(part)});
        message.words.erase(message.words.begin(), end);
        message.numbers.front() += kMostStepsATurn;
    }
    events_.push_back({Event::Kind::kHeard, std::move(message)});
}

void Link::hear_hello(const Message& message) {
    const std::uint64_t first = std::max(dialect_.first, message.numbers[0]);
    const std::uint64_t last = std::min(dialect_.last, message.numbers[1]);
    if (first > last) return close(LinkEnd::kVersion);
    if (message.words.front() != word_of(peer_)) return close(LinkEnd::kRole);
    version_ = last;
    for (const std::string& feature : dialect_.features)
        if (std::find(message.words.begin() + 1, message.words.end(), feature) != message.words.end())
            shared_.push_back(feature);
    state_ = State::kJoining;
    events_.push_back({Event::Kind::kAgreed});
}

void Link::hear_sign(const Message& message, LinkTime now) {
    if (message.verb == Verb::kPing) return say({Verb::kPong, {message.numbers.front()}});
    if (!pinged_ || message.numbers.front() != pings_) return;
    lag_ = std::chrono::duration_cast<milliseconds>(now - *std::exchange(pinged_, std::nullopt));
}

// Ends nothing, for a newer program may say what this one does not know; but whoever says little else is no use.
void Link::spoilt(std::string_view what, std::string_view why) {
    if (++spoilt_ > kMostSpoilt || state_ == State::kGreeting) return close(LinkEnd::kNonsense);
    events_.push_back({Event::Kind::kSpoilt});
    // An answer to every word would have two strange programs talk for ever.
    if (what != word_of(Verb::kRefused)) say({Verb::kRefused, {0}, {std::string(what), std::string(why)}});
}

void Link::close(LinkEnd why) {
    if (state_ == State::kClosed) return;
    say({Verb::kBye, {}, {std::string(word_of(why))}});
    end(why);
}

void Link::end(LinkEnd why) {
    state_ = State::kClosed;
    events_.push_back({Event::Kind::kEnded, {}, why});
}

void Link::tick(LinkTime now) {
    if (state_ == State::kClosed) return;
    if (state_ == State::kGreeting) {
        if (now - began_ >= kLongestGreeting) close(LinkEnd::kSilent);
        return;
    }
    if (now - last_heard_ >= kDeadAfter) return close(LinkEnd::kSilent);
    if (now < next_ping_) return;
    pinged_ = now;
    next_ping_ = now + kPingEvery;
    say({Verb::kPing, {++pings_}});
}

LinkTime Link::next_deadline() const {
    if (state_ == State::kClosed) return LinkTime::max();
    if (state_ == State::kGreeting) return began_ + kLongestGreeting;
    return std::min(last_heard_ + kDeadAfter, next_ping_);
}

std::string Link::take_output() {
    return std::exchange(output_, {});
}

std::optional<Link::Event> Link::take_event() {
    if (events_.empty()) return std::nullopt;
    std::optional<Event> first = std::move(events_.front());
    events_.pop_front();
    return first;
}

std::vector<Link::Event> Link::take_events() {
    std::vector<Event> events;
    while (auto event = take_event()) events.push_back(*std::move(event));
    return events;
}

}  // namespace atom4::link
