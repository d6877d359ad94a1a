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

/// A connection whose other side has proved itself. Nothing of it waits.
class Connection {
public:
    Connection(Socket socket, TlsSession session, Clock::time_point now);

    [[nodiscard]] Role role() const { return role_; }
    [[nodiscard]] Clock::time_point since() const { return since_; }
    [[nodiscard]] int descriptor() const { return socket_.descriptor(); }

    /// What poll() is to wait for, if `room` bytes can be taken from here.
    [[nodiscard]] short waits_for(std::size_t room) const;
    /// Whether there is work without the socket telling of it.
    [[nodiscard]] bool has_more(std::size_t room) const;

    /// What is to be sent; empty once the library and the system have it all.
    std::string outgoing;

    /// Sends and reads what can be, `room` bytes at most, and appends what came. The reason when it is over; of a
    /// connection that is being closed whatever it be.
    [[nodiscard]] std::optional<LostReason> serve(short happened, std::size_t room, std::string& arrived);

    /// Sends the rest, says the end and waits for the other side to do so, until `deadline` at most.
    void begin_to_close(Clock::time_point deadline);
    /// When a connection that is being closed is to be given up.
    [[nodiscard]] std::optional<Clock::time_point> deadline() const { return deadline_; }

private:
    [[nodiscard]] std::optional<LostReason> send();
    [[nodiscard]] std::optional<LostReason> read(std::size_t room, std::string& arrived);
    [[nodiscard]] LostReason fault() const;
    [[nodiscard]] bool wants_to_send() const { return !outgoing.empty() || (deadline_ && !has_said_end_); }

    Socket socket_;
    TlsSession session_;  // after the socket: goes first
    Role role_;
    Clock::time_point since_;
    bool is_blocked_ = false;  // until the socket is writable
    bool has_said_end_ = false;
    std::optional<Clock::time_point> deadline_;
};

/// How long and how many; what a person is served with, and less of it where a test is.
struct Limits {
    std::chrono::milliseconds handshake{5000};     ///< from the first byte to the proof
    std::chrono::milliseconds connecting{10'000};  ///< to one address
    std::chrono::milliseconds next_address{300};   ///< before another is tried beside the one that has not answered
    std::chrono::milliseconds attempt{20'000};     ///< all addresses together
    std::chrono::milliseconds first_pause{500};    ///< before all is tried again; it doubles
    std::chrono::milliseconds longest_pause{30'000};
    std::chrono::milliseconds lasting{10'000};  ///< what lived so long is worth being tried again at once
    std::size_t strangers = 16;                 ///< who have not yet proved themselves, at a time
    LookUp look_up = net::look_up;              ///< of names; it is given up with all addresses together
};

/// What came from a source in one turn of the loop.
struct SourceNews {
    struct Newcomer {
        Socket socket;
        TlsSession session;  // after the socket: goes first
    };
    std::vector<Newcomer> newcomers;
    std::vector<TransportEvent> events;
};

/// Where a transport's connections come from: who asks to be let in, or whom this program asks. Used by the transport's
/// thread alone.
class ConnectionSource {
public:
    ConnectionSource() = default;
    ConnectionSource(const ConnectionSource&) = delete;
    ConnectionSource& operator=(const ConnectionSource&) = delete;
    virtual ~ConnectionSource() = default;

    /// Adds what is to be waited for, and tells until when at most.
    virtual std::optional<Clock::time_point> collect(std::vector<pollfd>& waits) = 0;
    /// Goes on, a few steps at most; `waits` is what collect() has added, with what happened.
    virtual void work(Clock::time_point now, std::span<const pollfd> waits, SourceNews& news) = 0;
    /// A connection that came through here is gone after so long a life; tells after which pause it is tried again.
    virtual std::chrono::milliseconds lost(Clock::time_point now, Clock::duration life) = 0;
};

/// Lets in who knows a key. However many strangers come, few are looked at in a turn, and few are kept waiting: half of
/// them may have named a key. Who comes too many displaces, of the half that is too large, the oldest of those who came
/// in the greatest number from one place. A greeting that was recorded and is sent again is sent away.
[[nodiscard]] std::unique_ptr<ConnectionSource> listening_source(std::vector<ListeningSocket> sockets,
                                                                 std::shared_ptr<const TlsKeys> keys,
                                                                 const Limits& limits);
/// Tries addresses, each while the one before has not answered for a while, until one proves to know the key. Names
/// are looked up meanwhile, anew each time: what is behind them is tried as it comes.
[[nodiscard]] std::unique_ptr<ConnectionSource> connecting_source(std::vector<Address> addresses,
                                                                  std::shared_ptr<const TlsKeys> keys,
                                                                  const Limits& limits);

/// host() and join() with limits of one's own.
[[nodiscard]] Result<std::unique_ptr<Transport>, TransportFault> host_within(const Limits& limits,
                                                                             const HostOptions& options, Told told);
[[nodiscard]] Result<std::unique_ptr<Transport>, TransportFault> join_within(const Limits& limits,
                                                                             const Invitation& invitation, Told told);

}  // namespace atom4::net
