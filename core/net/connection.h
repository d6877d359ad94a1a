// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <poll.h>

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/net/discovery.h"
#include "core/net/socket.h"
#include "core/net/tls.h"
#include "core/net/transport.h"

namespace atom4::net {

using Clock = std::chrono::steady_clock;

/// A connection whose other side has proved that it has the key. Never blocks.
class Connection {
public:
    Connection(Socket socket, TlsSession session, Clock::time_point now);

    [[nodiscard]] Role role() const { return role_; }
    [[nodiscard]] Clock::time_point since() const { return since_; }
    [[nodiscard]] int descriptor() const { return socket_.descriptor(); }

    /// Returns the events to poll for, if `room` bytes can be received.
    [[nodiscard]] short waits_for(std::size_t room) const;
    /// Returns whether serve() has work to do that poll() does not report.
    [[nodiscard]] bool has_more(std::size_t room) const;

    /// Bytes to send; serve() removes what it has handed to the system.
    std::string outgoing;

    /// Sends and receives what it can, at most `room` bytes, which are appended to `arrived`. Returns the reason if the
    /// connection is over.
    [[nodiscard]] std::optional<LostReason> serve(short happened, std::size_t room, std::string& arrived);

    /// Starts to close: sends the rest and the TLS close notification, and waits for the other side's until `deadline`.
    void begin_to_close(Clock::time_point deadline);
    /// When a closing connection must be dropped; std::nullopt if it is not closing.
    [[nodiscard]] std::optional<Clock::time_point> deadline() const { return deadline_; }

private:
    [[nodiscard]] std::optional<LostReason> send();
    [[nodiscard]] std::optional<LostReason> read(std::size_t room, std::string& arrived);
    [[nodiscard]] LostReason fault() const;
    [[nodiscard]] bool wants_to_send() const { return !outgoing.empty() || (deadline_ && !has_said_end_); }

    Socket socket_;
    TlsSession session_;  // after the socket: destroyed first
    Role role_;
    Clock::time_point since_;
    bool is_blocked_ = false;  // until the socket is writable
    bool has_said_end_ = false;
    std::optional<Clock::time_point> deadline_;
};

/// Timeouts and limits; tests use smaller values.
struct Limits {
    std::chrono::milliseconds handshake{5000};     ///< from the first byte to authentication
    std::chrono::milliseconds connecting{10'000};  ///< to one address
    std::chrono::milliseconds next_address{300};   ///< before the next address is tried in parallel
    std::chrono::milliseconds attempt{20'000};     ///< all addresses together
    std::chrono::milliseconds first_pause{500};    ///< before the next attempt; doubles each time
    std::chrono::milliseconds longest_pause{30'000};
    std::chrono::milliseconds lasting{10'000};  ///< a connection that lasted this long is retried at once
    std::size_t strangers = 16;                 ///< most unauthenticated callers at a time
    LookUp look_up = net::look_up;              ///< resolver of host names; abandoned after `attempt`
};

/// What a source produced in one iteration of the loop.
struct SourceNews {
    struct Newcomer {
        Socket socket;
        TlsSession session;  // after the socket: destroyed first
    };
    std::vector<Newcomer> newcomers;
    std::vector<TransportEvent> events;
};

/// Source of a transport's connections: incoming or outgoing. Used on the transport's thread only.
class ConnectionSource {
public:
    ConnectionSource() = default;
    ConnectionSource(const ConnectionSource&) = delete;
    ConnectionSource& operator=(const ConnectionSource&) = delete;
    virtual ~ConnectionSource() = default;

    /// Adds descriptors to poll. Returns the latest time at which work() must be called, if any.
    virtual std::optional<Clock::time_point> collect(std::vector<pollfd>& waits) = 0;
    /// Does a bounded amount of work; `waits` are the entries that collect() added, with their results.
    virtual void work(Clock::time_point now, std::span<const pollfd> waits, SourceNews& news) = 0;
    /// Reports that a connection of this source was lost after `life`. Returns the pause before it is retried.
    virtual std::chrono::milliseconds lost(Clock::time_point now, Clock::duration life) = 0;
};

/// Accepts callers that know a key. Limits how many unauthenticated callers are handled per iteration and kept: half of
/// the places are for callers that have named a key. When a half is full, the oldest caller of the most frequent source
/// in it is dropped. Rejects replayed greetings.
[[nodiscard]] std::unique_ptr<ConnectionSource> listening_source(std::vector<ListeningSocket> sockets,
                                                                 std::shared_ptr<const TlsKeys> keys,
                                                                 const Limits& limits);
/// Connects to addresses, starting the next one in parallel when one is slow, until one proves to know the key. Host
/// names are resolved for each attempt, and their addresses tried as they arrive.
[[nodiscard]] std::unique_ptr<ConnectionSource> connecting_source(std::vector<Address> addresses,
                                                                  std::shared_ptr<const TlsKeys> keys,
                                                                  const Limits& limits);

/// host() and join() with other limits.
[[nodiscard]] Result<std::unique_ptr<Transport>, TransportFault> host_within(const Limits& limits,
                                                                             const HostOptions& options,
                                                                             OnEvents on_events);
[[nodiscard]] Result<std::unique_ptr<Transport>, TransportFault> join_within(const Limits& limits,
                                                                             const Invitation& invitation,
                                                                             OnEvents on_events);

}  // namespace atom4::net
