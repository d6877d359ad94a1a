// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/connection.h"

#include <poll.h>

#include <utility>

namespace atom4::link {

Connection::Connection(Socket socket, TlsSession session, Clock::time_point now)
    : socket_(std::move(socket)), session_(std::move(session)), role_(session_.role()), since_(now) {
    prepare_connection(socket_);
}

short Connection::waits_for(std::size_t room) const {
    short events = 0;
    if (room > 0 || deadline_) events |= POLLIN;
    if (is_blocked_ && wants_to_send()) events |= POLLOUT;
    return events;
}

bool Connection::has_more(std::size_t room) const {
    return (room > 0 && session_.has_more()) || (!is_blocked_ && wants_to_send());
}

std::optional<LostReason> Connection::serve(short happened, std::size_t room, std::string& arrived) {
    if ((happened & (POLLOUT | POLLERR | POLLHUP)) != 0) is_blocked_ = false;
    if (wants_to_send() && !is_blocked_)
        if (const auto lost = send()) return lost;
    const bool is_readable = (happened & (POLLIN | POLLERR | POLLHUP)) != 0 || session_.has_more();
    if (!is_readable) return std::nullopt;
    if (!deadline_) return room > 0 ? read(room, arrived) : std::nullopt;
    std::string unheard;
    return read(Transport::kMostToTake, unheard);
}

std::optional<LostReason> Connection::send() {
    while (wants_to_send()) {
        const bool is_end = outgoing.empty();
        switch (is_end ? session_.say_end() : session_.write(outgoing)) {
            case TlsSession::Step::kDone: has_said_end_ = is_end; break;
            case TlsSession::Step::kWaits: is_blocked_ = true; return std::nullopt;
            case TlsSession::Step::kEnded: return LostReason::kClosed;
            case TlsSession::Step::kFailed: return fault();
        }
    }
    return std::nullopt;
}

std::optional<LostReason> Connection::read(std::size_t room, std::string& arrived) {
    switch (session_.read(arrived, room)) {
        case TlsSession::Step::kDone:
        case TlsSession::Step::kWaits: return std::nullopt;
        case TlsSession::Step::kEnded: return LostReason::kClosed;
        case TlsSession::Step::kFailed: return fault();
    }
    return std::nullopt;
}

LostReason Connection::fault() const {
    return connecting_fault(socket_) == TransportFault::kNoAnswer ? LostReason::kSilent : LostReason::kBroken;
}

void Connection::begin_to_close(Clock::time_point deadline) {
    deadline_ = deadline;
}

}  // namespace atom4::link
