// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace atom4::net {

/// The longest line that travels, its end included (PROTOCOL.md, "Lines").
inline constexpr std::size_t kLongestLine = 4096;

/// The check sum of the bytes (CRC-32 of ISO 3309).
[[nodiscard]] std::uint32_t check_sum(std::string_view bytes);

/// The line that carries this text as the so-manieth of its direction.
[[nodiscard]] std::string framed(std::uint64_t number, std::string_view text);

/// What is wrong with a line: from there on nothing that comes can be relied upon.
enum class FrameFault : std::uint8_t {
    kTooLong,
    kDamaged,  ///< its check sum is another, or its form
    kGap,      ///< a line before it is missing
};

/// Makes lines of bytes, however they are cut. Keeps no more than a line and what it is handed. A line that comes once
/// more is passed over.
class FrameReader {
public:
    /// Bytes that have come. Nothing is taken any more after a fault.
    void put(std::string_view bytes);
    /// The text of the next line; nothing until more has come, or after a fault.
    [[nodiscard]] std::optional<std::string> take();
    [[nodiscard]] const std::optional<FrameFault>& fault() const { return fault_; }

private:
    [[nodiscard]] std::optional<std::string> open(std::string_view line);

    std::string bytes_;
    std::size_t taken_ = 0;  // of the bytes
    std::uint64_t last_ = 0;
    std::optional<FrameFault> fault_;
};

/// What one end says to the other (PROTOCOL.md, "Messages", has what each carries).
enum class MessageType : std::uint8_t {
    kHello,
    kSeat,
    kHave,
    kPropose,
    kAccept,
    kDecline,
    kSheet,
    kPlay,
    kFlag,
    kAsk,
    kAnswer,
    kRefused,
    kTalk,
    kPing,
    kPong,
    kBye,
};
inline constexpr std::size_t kVerbCount = 16;

/// The word that stands for it in a line.
[[nodiscard]] std::string_view word_of(MessageType type);
[[nodiscard]] std::optional<MessageType> type_of(std::string_view word);

/// A message: its type, and behind it what PROTOCOL.md says for that type, in that order.
struct Message {
    MessageType type = MessageType::kBye;
    std::vector<std::uint64_t> numbers = {};
    std::vector<std::string> words = {};
    std::string text = {};  ///< what a person wrote; may hold blanks

    friend bool operator==(const Message&, const Message&) = default;
};

enum class MessageFault : std::uint8_t {
    kCharacters,  ///< some do not print, or are no UTF-8
    kUnknown,     ///< no such type
    kForm,        ///< not what belongs to that type
};

/// The longest word within a message; a match's terms with a whole board fit.
inline constexpr std::size_t kLongestWord = 2000;
/// No number is larger, so that sums of them are numbers still.
inline constexpr std::uint64_t kLargestNumber = 999'999'999'999;

[[nodiscard]] std::string to_text(const Message& message);
/// Reads what to_text writes, and nothing else.
[[nodiscard]] Result<Message, MessageFault> parse_message(std::string_view line);

/// The most characters of a line of talk.
inline constexpr std::size_t kLongestTalk = 200;
/// What somebody wrote as it may travel and be shown: on one line, without what does not print, no longer than that.
[[nodiscard]] std::string as_talk(std::string_view text);

using PeerClock = std::chrono::steady_clock;
using PeerTime = PeerClock::time_point;

/// What an end of a line is there for.
enum class PeerRole : std::uint8_t {
    kHost,     ///< proposes the match, and writes the log
    kGuest,    ///< plays against the host
    kWatcher,  ///< looks on
};
[[nodiscard]] std::string_view word_of(PeerRole role);

/// Which way of the talk is known here: versions from first to last, and what is done beside a match itself.
struct ProtocolSupport {
    std::uint64_t first = 1;
    std::uint64_t last = 1;
    std::vector<std::string> features = {"play", "talk", "takeback", "seat", "audience"};
};

/// Why a line was given up.
enum class CloseReason : std::uint8_t {
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
[[nodiscard]] std::string_view word_of(CloseReason end);
/// Whether another line to the same one would end the same way.
[[nodiscard]] constexpr bool is_final(CloseReason end) {
    return end == CloseReason::kLeft || end == CloseReason::kReplaced || end == CloseReason::kVersion ||
           end == CloseReason::kRole || end == CloseReason::kTaken;
}

/// One end of one line, from the first byte to the last (PROTOCOL.md): greeting, order of the messages, life signs,
/// bounds. What is beyond one line - the match, the log, another line after this one - is its owner's.
///
/// Pure: bytes and the time go in, events and bytes come out. Never throws, whatever comes; keeps a bounded amount.
class PeerConnection {
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
        CloseReason end = CloseReason::kLeft;
    };

    static constexpr std::chrono::seconds kLongestGreeting{5};
    static constexpr std::chrono::seconds kPingEvery{4};   ///< how often a sign of life is asked for
    static constexpr std::chrono::seconds kDeadAfter{15};  ///< so long nothing is heard from the living
    static constexpr double kMostAtOnce = 1000;            ///< messages taken at once, and
    static constexpr double kMostASecond = 100;            ///< so many more each second
    static constexpr double kStepsASecond = 20;            ///< of the log, beyond the first kMostSteps
    static constexpr double kTalkAtOnce = 5;
    static constexpr double kTalkASecond = 0.5;
    static constexpr int kMostSpoilt = 20;

    /// A line to somebody who is `peer`, as far as is known from the key they came by.
    PeerConnection(PeerRole self, PeerRole peer, PeerTime now, ProtocolSupport dialect = {});

    void receive(std::string_view bytes, PeerTime now);
    /// To be called at next_deadline(), or later.
    void tick(PeerTime now);
    [[nodiscard]] PeerTime next_deadline() const;

    /// Says it. Nothing is said on a closed line, nor what the other has not learned to hear.
    void say(const Message& message);
    /// Refuses the message with a word that says why.
    void refuse(const Message& message, std::string_view why);
    void close(CloseReason end);

    /// The bytes to be sent, once.
    [[nodiscard]] std::string take_output();
    /// What has happened, in order. Many steps of the log on one line are heard as several messages, so that the
    /// caller can do something else in between.
    [[nodiscard]] std::optional<Event> take_event();
    [[nodiscard]] std::vector<Event> take_events();
    [[nodiscard]] bool has_events() const { return !events_.empty(); }

    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] PeerRole peer() const { return peer_; }
    /// The version that both talk, from kAgreed on.
    [[nodiscard]] std::uint64_t version() const { return version_; }
    /// Whether both have it.
    [[nodiscard]] bool has(std::string_view feature) const;
    /// How long a word there and back took last.
    [[nodiscard]] std::optional<std::chrono::milliseconds> lag() const { return lag_; }

private:
    struct Allowance {
        double left;
        PeerTime at;
        // Whether there is so much more to be had.
        bool take(double most, double a_second, PeerTime now, double count = 1);
    };

    void hear(const std::string& line, PeerTime now);
    void hear_hello(const Message& message);
    void hear_sign(const Message& message, PeerTime now);
    void hear_sheet(Message message, PeerTime now);
    void spoilt(std::string_view what, std::string_view why);
    void move_on(MessageType type);
    void end(CloseReason end);

    PeerRole self_;
    PeerRole peer_;
    ProtocolSupport dialect_;
    State state_ = State::kGreeting;
    FrameReader reader_;
    std::string output_;
    std::uint64_t said_ = 0;  // lines
    std::deque<Event> events_;
    PeerTime began_;
    PeerTime last_heard_;
    PeerTime next_ping_;
    Allowance messages_;
    Allowance steps_;
    Allowance talk_;
    int spoilt_ = 0;
    std::uint64_t version_ = 0;
    std::vector<std::string> shared_;  // features
    std::uint64_t pings_ = 0;
    std::optional<PeerTime> pinged_;
    std::optional<std::chrono::milliseconds> lag_;
};

/// Whether an end may hear that from such a peer in that state (PROTOCOL.md, "States"). Never on a closed line.
[[nodiscard]] bool belongs(MessageType type, PeerRole self, PeerRole peer, PeerConnection::State state);

/// The most steps that a log has, and the most of them that are gone through in a turn of the loop.
inline constexpr std::size_t kMostSteps = 10'000;
inline constexpr std::size_t kMostStepsATurn = 16;

/// The steps agreed upon, which PROTOCOL.md calls the sheet: the host writes it, everybody else copies it, so that all
/// have the same. Each step is a word whose meaning is not known here.
class AgreedLog {
public:
    [[nodiscard]] std::size_t size() const { return entries_.size(); }
    [[nodiscard]] bool is_empty() const { return entries_.empty(); }
    [[nodiscard]] const std::vector<std::string>& entries() const { return entries_; }

    void write(std::string entry);
    /// Strikes out what was written after the first so many.
    void cut(std::size_t size);

    /// A word that stands for the first so many steps: two logs with the same word have the same steps. There must
    /// be as many.
    [[nodiscard]] std::string digest(std::size_t size) const;

    /// "I have so many of them."
    [[nodiscard]] Message have() const;
    /// Whether a message like that speaks of a beginning of this log.
    [[nodiscard]] bool begins_with(const Message& have) const;
    /// The steps from there on, as many as go on a line; none where nothing is missing.
    [[nodiscard]] Message copy(std::size_t from) const;

    friend bool operator==(const AgreedLog& a, const AgreedLog& b) { return a.entries_ == b.entries_; }

private:
    std::vector<std::string> entries_;
    std::vector<std::uint64_t> digests_;  // of the steps up to each
};

}  // namespace atom4::net
