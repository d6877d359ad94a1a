// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/net/frame.h"
#include "core/net/message.h"

namespace atom4::link {

using LinkClock = std::chrono::steady_clock;
using LinkTime = LinkClock::time_point;

/// What an end of a line is there for.
enum class Part : std::uint8_t {
    kHost,     ///< proposes the match, and writes the sheet
    kGuest,    ///< plays against the host
    kWatcher,  ///< looks on
};
[[nodiscard]] std::string_view word_of(Part role);

/// Which way of the talk is known here: versions from first to last, and what is done beside a match itself.
struct Dialect {
    std::uint64_t first = 1;
    std::uint64_t last = 1;
    std::vector<std::string> features = {"play", "talk", "takeback", "seat", "audience"};
};

/// Why a line was given up.
enum class LinkEnd : std::uint8_t {
    kLeft,      ///< somebody said goodbye, here or there
    kReplaced,  ///< the same person has come by another line
    kVersion,   ///< no version is known to both
    kRole,      ///< two hosts, or somebody who is not what the invitation says
    kTaken,     ///< another guest plays with this invitation
    kSilent,    ///< nothing has come for too long
    kDamaged,   ///< what comes is no line of this protocol, or not whole
    kFlood,     ///< more than anybody says
    kNonsense,  ///< too much that does not belong there
};
[[nodiscard]] std::string_view word_of(LinkEnd end);
/// Whether another line to the same one would end the same way.
[[nodiscard]] constexpr bool is_final(LinkEnd end) {
    return end == LinkEnd::kLeft || end == LinkEnd::kReplaced || end == LinkEnd::kVersion || end == LinkEnd::kRole ||
           end == LinkEnd::kTaken;
}

/// One end of one line, from the first byte to the last (PROTOCOL.md): greeting, order of the messages, life signs,
/// bounds. What is beyond one line - the match, the sheet, another line after this one - is its owner's.
///
/// Pure: bytes and the time go in, events and bytes come out. Never throws, whatever comes; keeps a bounded amount.
class Link {
public:
    enum class State : std::uint8_t {
        kGreeting,   ///< waits for the other's hello
        kJoining,    ///< it is to be found out what both have
        kProposing,  ///< the host has proposed a match, which is not accepted yet
        kPlaying,    ///< there is a match
        kClosed,
    };
    struct Event {
        enum class Kind : std::uint8_t {
            kAgreed,  ///< both know how to talk; state() is kJoining
            kHeard,   ///< message: one that belongs here
            kSpoilt,  ///< something was said that does not belong here; it was refused, and nothing else happens
            kEnded,   ///< end: there will be no more
        };
        Kind kind;
        Message message = {};
        LinkEnd end = LinkEnd::kLeft;
    };

    static constexpr std::chrono::seconds kLongestGreeting{5};
    static constexpr std::chrono::seconds kPingEvery{4};   ///< how often a sign of life is asked for
    static constexpr std::chrono::seconds kDeadAfter{15};  ///< so long nothing is heard from the living
    static constexpr double kMostAtOnce = 1000;            ///< messages taken at once, and
    static constexpr double kMostASecond = 100;            ///< so many more each second
    static constexpr double kStepsASecond = 20;            ///< of the sheet, beyond the first kMostSteps
    static constexpr double kTalkAtOnce = 5;
    static constexpr double kTalkASecond = 0.5;
    static constexpr int kMostSpoilt = 20;

    /// A line to somebody who is `peer`, as far as is known from the key they came by.
    Link(Part self, Part peer, LinkTime now, Dialect dialect = {});

    void receive(std::string_view bytes, LinkTime now);
    /// To be called at next_deadline(), or later.
    void tick(LinkTime now);
    [[nodiscard]] LinkTime next_deadline() const;

    /// Says it. Nothing is said on a closed line, nor what the other has not learned to hear.
    void say(const Message& message);
    /// Refuses the message with a word that says why.
    void refuse(const Message& message, std::string_view why);
    void close(LinkEnd end);

    /// The bytes to be sent, once.
    [[nodiscard]] std::string take_output();
    /// What has happened, in order. Many steps of the sheet on one line are heard as several messages, so that the
    /// caller can do something else in between.
    [[nodiscard]] std::optional<Event> take_event();
    [[nodiscard]] std::vector<Event> take_events();
    [[nodiscard]] bool has_events() const { return !events_.empty(); }

    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] Part peer() const { return peer_; }
    /// The version that both talk, from kAgreed on.
    [[nodiscard]] std::uint64_t version() const { return version_; }
    /// Whether both have it.
    [[nodiscard]] bool has(std::string_view feature) const;
    /// How long a word there and back took last.
    [[nodiscard]] std::optional<std::chrono::milliseconds> lag() const { return lag_; }

private:
    struct Allowance {
        double left;
        LinkTime at;
        // Whether there is so much more to be had.
        bool take(double most, double a_second, LinkTime now, double count = 1);
    };

    void hear(const std::string& line, LinkTime now);
    void hear_hello(const Message& message);
    void hear_sign(const Message& message, LinkTime now);
    void hear_sheet(Message message, LinkTime now);
    void spoilt(std::string_view what, std::string_view why);
    void move_on(Verb verb);
    void end(LinkEnd end);

    Part self_;
    Part peer_;
    Dialect dialect_;
    State state_ = State::kGreeting;
    FrameReader reader_;
    std::string output_;
    std::uint64_t said_ = 0;  // lines
    std::deque<Event> events_;
    LinkTime began_;
    LinkTime last_heard_;
    LinkTime next_ping_;
    Allowance messages_;
    Allowance steps_;
    Allowance talk_;
    int spoilt_ = 0;
    std::uint64_t version_ = 0;
    std::vector<std::string> shared_;  // features
    std::uint64_t pings_ = 0;
    std::optional<LinkTime> pinged_;
    std::optional<std::chrono::milliseconds> lag_;
};

/// Whether an end may hear that from such a peer in that state (PROTOCOL.md, "States"). Never on a closed line.
[[nodiscard]] bool belongs(Verb verb, Part self, Part peer, Link::State state);

}  // namespace atom4::link
