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

/// Most bytes of a line, including its end (PROTOCOL.md, "Lines").
inline constexpr std::size_t kLongestLine = 4096;

/// Returns the CRC-32 (ISO 3309) of the bytes.
[[nodiscard]] std::uint32_t check_sum(std::string_view bytes);

/// Encodes `text` as line `number` of its direction.
[[nodiscard]] std::string framed(std::uint64_t number, std::string_view text);

/// Errors in received lines, after which the connection is unusable.
enum class FrameFault : std::uint8_t {
    kTooLong,
    kDamaged,  ///< wrong checksum or format
    kGap,      ///< an earlier line is missing
};

/// Splits a byte stream into lines. Buffers at most one line and the bytes just added. Skips repeated lines.
class FrameReader {
public:
    /// Adds received bytes; ignored after an error.
    void put(std::string_view bytes);
    /// Returns the text of the next line; std::nullopt if it is incomplete, or after an error.
    [[nodiscard]] std::optional<std::string> take();
    [[nodiscard]] const std::optional<FrameFault>& fault() const { return fault_; }

private:
    [[nodiscard]] std::optional<std::string> open(std::string_view line);

    std::string bytes_;
    std::size_t taken_ = 0;  // how many of the bytes were read
    std::uint64_t last_ = 0;
    std::optional<FrameFault> fault_;
};

/// The types of messages; PROTOCOL.md, "Messages", has their fields.
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

/// Returns the keyword of a type.
[[nodiscard]] std::string_view word_of(MessageType type);
[[nodiscard]] std::optional<MessageType> type_of(std::string_view word);

/// A message: its type and the fields that PROTOCOL.md defines for it, in order.
struct Message {
    MessageType type = MessageType::kBye;
    std::vector<std::uint64_t> numbers = {};
    std::vector<std::string> words = {};
    std::string text = {};  ///< text of a user; may contain blanks

    friend bool operator==(const Message&, const Message&) = default;
};

enum class MessageFault : std::uint8_t {
    kCharacters,  ///< unprintable or not UTF-8
    kUnknown,     ///< unknown type
    kForm,        ///< wrong fields for the type
};

/// Most bytes of a word in a message; enough for match settings with a whole board.
inline constexpr std::size_t kLongestWord = 2000;
/// The largest number in a message, so that sums cannot overflow.
inline constexpr std::uint64_t kLargestNumber = 999'999'999'999;

[[nodiscard]] std::string to_text(const Message& message);
/// Parses what to_text() writes, and nothing else.
[[nodiscard]] Result<Message, MessageFault> parse_message(std::string_view line);

/// Most characters of a chat message.
inline constexpr std::size_t kLongestTalk = 200;
/// Returns chat text as it may be sent and shown: one line, printable, at most that long.
[[nodiscard]] std::string as_talk(std::string_view text);

using PeerClock = std::chrono::steady_clock;
using PeerTime = PeerClock::time_point;

/// The role of a program in a connection.
enum class PeerRole : std::uint8_t {
    kHost,       ///< proposes the match, and writes the log
    kGuest,      ///< plays against the host
    kSpectator,  ///< watches
};
[[nodiscard]] std::string_view word_of(PeerRole role);

/// The protocol versions (first to last) and optional features that this end supports.
struct ProtocolSupport {
    std::uint64_t first = 1;
    std::uint64_t last = 1;
    std::vector<std::string> features = {"play", "talk", "takeback", "seat", "audience"};
};

/// Why a connection was closed.
enum class CloseReason : std::uint8_t {
    kLeft,      ///< either side left
    kReplaced,  ///< the same peer connected again
    kVersion,   ///< no common protocol version
    kRole,      ///< two hosts, or not the role of the invitation
    kTaken,     ///< another guest plays with this invitation
    kSilent,    ///< no sign of life for too long
    kDamaged,   ///< invalid or incomplete lines
    kFlood,     ///< too many messages
    kNonsense,  ///< too many unexpected messages
};
[[nodiscard]] std::string_view word_of(CloseReason end);
/// Returns whether reconnecting would fail for the same reason.
[[nodiscard]] constexpr bool is_final(CloseReason end) {
    return end == CloseReason::kLeft || end == CloseReason::kReplaced || end == CloseReason::kVersion ||
           end == CloseReason::kRole || end == CloseReason::kTaken;
}

/// The protocol state of one connection (PROTOCOL.md): greeting, order of messages, keep-alive, limits. The match, the
/// log and reconnecting are the owner's.
///
/// Does no I/O: takes bytes and the time, returns events and bytes. Never throws; its memory is bounded.
class PeerConnection {
public:
    enum class State : std::uint8_t {
        kGreeting,   ///< waiting for the peer's hello
        kJoining,    ///< comparing the logs of both sides
        kProposing,  ///< a proposed match is not accepted yet
        kPlaying,    ///< a match is being played
        kClosed,
    };
    struct Event {
        enum class Kind : std::uint8_t {
            kAgreed,    ///< version and features are agreed; state() is kJoining
            kMessage,   ///< message: a valid one
            kRejected,  ///< an unexpected message was rejected
            kEnded,     ///< end: the last event
        };
        Kind kind;
        Message message = {};
        CloseReason end = CloseReason::kLeft;
    };

    static constexpr std::chrono::seconds kLongestGreeting{5};
    static constexpr std::chrono::seconds kPingEvery{4};   ///< interval of pings
    static constexpr std::chrono::seconds kDeadAfter{15};  ///< silence after which the peer counts as dead
    static constexpr double kMaxBurst = 1000;              ///< messages accepted in a burst, and
    static constexpr double kMaxPerSecond = 100;           ///< messages per second beyond that
    static constexpr double kStepsPerSecond = 20;          ///< log steps per second beyond the first kMaxSteps
    static constexpr double kTalkBurst = 5;
    static constexpr double kTalkPerSecond = 0.5;
    static constexpr int kMaxRejected = 20;

    /// `peer` is the role that the peer's key implies.
    PeerConnection(PeerRole self, PeerRole peer, PeerTime now, ProtocolSupport dialect = {});

    void receive(std::string_view bytes, PeerTime now);
    /// To be called at next_deadline() or later.
    void tick(PeerTime now);
    [[nodiscard]] PeerTime next_deadline() const;

    /// Queues a message. Ignored on a closed connection, or if the peer does not support it.
    void say(const Message& message);
    /// Rejects a message with a reason.
    void refuse(const Message& message, std::string_view why);
    void close(CloseReason end);

    /// Returns and clears the bytes to send.
    [[nodiscard]] std::string take_output();
    /// Returns the events so far, in order. A line with many log steps is delivered as several messages, so that the
    /// caller can interleave other work.
    [[nodiscard]] std::optional<Event> take_event();
    [[nodiscard]] std::vector<Event> take_events();
    [[nodiscard]] bool has_events() const { return !events_.empty(); }

    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] PeerRole peer() const { return peer_; }
    /// Returns the agreed version, from kAgreed on.
    [[nodiscard]] std::uint64_t version() const { return version_; }
    /// Returns whether both sides support the feature.
    [[nodiscard]] bool has(std::string_view feature) const;
    /// Returns the last round-trip time.
    [[nodiscard]] std::optional<std::chrono::milliseconds> lag() const { return lag_; }

private:
    struct Allowance {
        double left;
        PeerTime at;
        // Uses up `count` and returns true, if that much is left at this time.
        bool take(double most, double a_second, PeerTime now, double count = 1);
    };

    void handle(const std::string& line, PeerTime now);
    void handle_hello(const Message& message);
    void handle_sign(const Message& message, PeerTime now);
    void handle_sheet(Message message, PeerTime now);
    void spoilt(std::string_view what, std::string_view why);
    void move_on(MessageType type);
    void end(CloseReason end);

    PeerRole self_;
    PeerRole peer_;
    ProtocolSupport dialect_;
    State state_ = State::kGreeting;
    FrameReader reader_;
    std::string output_;
    std::uint64_t said_ = 0;  // number of the last line sent
    std::deque<Event> events_;
    PeerTime began_;
    PeerTime last_received_;
    PeerTime next_ping_;
    Allowance messages_;
    Allowance steps_;
    Allowance talk_;
    int spoilt_ = 0;
    std::uint64_t version_ = 0;
    std::vector<std::string> shared_;  // features that both sides support
    std::uint64_t pings_ = 0;
    std::optional<PeerTime> pinged_;
    std::optional<std::chrono::milliseconds> lag_;
};

/// Returns whether a message type is allowed from that peer in that state (PROTOCOL.md, "States").
[[nodiscard]] bool belongs(MessageType type, PeerRole self, PeerRole peer, PeerConnection::State state);

/// Most steps of a log, and most that are processed per iteration of the loop.
inline constexpr std::size_t kMaxSteps = 10'000;
inline constexpr std::size_t kMaxStepsPerTurn = 16;

/// The log of agreed steps (PROTOCOL.md: the sheet), which the host writes and the others copy. Steps are opaque words.
class AgreedLog {
public:
    [[nodiscard]] std::size_t size() const { return entries_.size(); }
    [[nodiscard]] bool is_empty() const { return entries_.empty(); }
    [[nodiscard]] const std::vector<std::string>& entries() const { return entries_; }

    void write(std::string entry);
    /// Removes all steps after the first `size`.
    void cut(std::size_t size);

    /// Returns a digest of the first `size` steps, which must exist; equal digests mean equal steps.
    [[nodiscard]] std::string digest(std::size_t size) const;

    /// Returns the message that reports the length of this log.
    [[nodiscard]] Message have() const;
    /// Returns whether such a message matches the start of this log.
    [[nodiscard]] bool begins_with(const Message& have) const;
    /// Returns a message with the steps from there on, as many as fit on a line; without steps if none is missing.
    [[nodiscard]] Message copy(std::size_t from) const;

    friend bool operator==(const AgreedLog& a, const AgreedLog& b) { return a.entries_ == b.entries_; }

private:
    std::vector<std::string> entries_;
    std::vector<std::uint64_t> digests_;  // of the steps up to and including each
};

}  // namespace atom4::net
