// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <map>
#include <mutex>

#include "core/base/thread.h"
#include "core/net/connection.h"

namespace atom4::net {

/// The thread that serves a transport's connections, and the data that it exchanges with the transport's user.
class TransportThread final : public Transport {
public:
    /// Throws std::system_error if it cannot create a pipe.
    TransportThread(std::unique_ptr<ConnectionSource> source, std::vector<Invitation> invitations, OnEvents on_events);
    ~TransportThread() override;

    /// Returns false if there is no thread.
    [[nodiscard]] bool start() { return thread_.wake(); }

    void send(ConnectionId connection, std::string_view bytes) override;
    void close(ConnectionId connection) override;
    [[nodiscard]] std::vector<TransportEvent> take() override;
    [[nodiscard]] const std::vector<Invitation>& invitations() const override { return invitations_; }

private:
    // What the two threads exchange for one connection.
    struct Mailbox {
        std::string to_send;
        std::size_t sending = 0;  // bytes that the other thread has taken and not sent yet
        std::size_t to_take = 0;  // bytes in events_
        bool is_full = false;
        bool is_closed = false;
    };

    // What poll() waited for: the pipe, the connections in their order, and the source if it was asked.
    struct Waits {
        std::vector<pollfd> all;
        std::size_t first_of_source = 0;
        bool is_source_asked = false;
    };

    void run();
    void turn();
    void end();
    void give_up();
    [[nodiscard]] bool is_ending();
    [[nodiscard]] bool has_room_for_events();
    // Called on the thread, in the order of a turn.
    void take_orders(Clock::time_point now);
    [[nodiscard]] Waits wait();
    void serve(Clock::time_point now, const Waits& waits);
    void let_in(Clock::time_point now, SourceNews& news);
    void drop(ConnectionId id, LostReason reason, Clock::time_point now);
    [[nodiscard]] std::size_t room_of(ConnectionId id);
    void report(TransportEvent event);
    void deliver();

    const std::vector<Invitation> invitations_;
    const OnEvents on_events_;
    WakeupPipe pipe_;

    std::mutex mutex_;
    std::map<ConnectionId, Mailbox> mailboxes_;  // guarded by the mutex, like the next two
    std::vector<TransportEvent> events_;
    bool is_ending_ = false;

    std::unique_ptr<ConnectionSource> source_;  // used only by the thread, like the next three
    std::map<ConnectionId, Connection> connections_;
    std::vector<TransportEvent> news_;
    ConnectionId last_id_ = 0;

    WorkerThread thread_;  // last: ends before the rest is destroyed
};

/// Returns a running transport, or why it could not be started.
[[nodiscard]] Result<std::unique_ptr<Transport>, TransportFault> started(std::unique_ptr<ConnectionSource> source,
                                                                         std::vector<Invitation> invitations,
                                                                         OnEvents on_events);

}  // namespace atom4::net
