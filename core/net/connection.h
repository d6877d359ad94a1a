// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "core/net/socket.h"
#include "core/net/tls.h"
#include "core/net/transport.h"

namespace atom4::link {

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

}  // namespace atom4::link
