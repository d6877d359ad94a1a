// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/transport_thread.h"

#include <algorithm>
#include <new>
#include <system_error>
#include <utility>

namespace atom4::net {
namespace {

constexpr std::chrono::milliseconds kClosing{1000};
constexpr std::chrono::milliseconds kEnding{500};
// A limit, so that a peer that connects and disconnects endlessly does not fill the memory of a program that is too
// busy to take its events.
constexpr std::size_t kMaxEvents = 256;

int milliseconds_until(Clock::time_point time, Clock::time_point now) {
    if (time <= now) return 0;
    const auto rest = std::chrono::ceil<std::chrono::milliseconds>(time - now);
    return static_cast<int>(std::min<std::chrono::milliseconds::rep>(rest.count(), 60'000));
}

}  // namespace

TransportThread::TransportThread(std::unique_ptr<ConnectionSource> source, std::vector<Invitation> invitations,
                                 OnEvents on_events)
    : invitations_(std::move(invitations)),
      on_events_(std::move(on_events)),
      source_(std::move(source)),
      thread_([this] { run(); }) {}

TransportThread::~TransportThread() {
    {
        const std::lock_guard lock(mutex_);
        is_ending_ = true;
    }
    (void)pipe_.put();
    thread_.wait();
}

void TransportThread::send(ConnectionId connection, std::string_view bytes) {
    {
        const std::lock_guard lock(mutex_);
        const auto found = mailboxes_.find(connection);
        if (found == mailboxes_.end()) return;
        Mailbox& mailbox = found->second;
        if (mailbox.is_full || mailbox.is_closed) return;
        if (mailbox.to_send.size() + mailbox.sending + bytes.size() > kMaxSendQueue)
            mailbox.is_full = true;
        else
            mailbox.to_send += bytes;
    }
    (void)pipe_.put();
}

void TransportThread::close(ConnectionId connection) {
    {
        const std::lock_guard lock(mutex_);
        const auto found = mailboxes_.find(connection);
        if (found != mailboxes_.end()) found->second.is_closed = true;
        std::erase_if(events_, [&](const TransportEvent& event) { return event.connection == connection; });
    }
    (void)pipe_.put();
}

std::vector<TransportEvent> TransportThread::take() {
    std::vector<TransportEvent> events;
    {
        const std::lock_guard lock(mutex_);
        events.swap(events_);
        for (const TransportEvent& event : events)
            if (const auto found = mailboxes_.find(event.connection); found != mailboxes_.end())
                found->second.to_take -= event.bytes.size();
    }
    (void)pipe_.put();  // there is room again
    return events;
}

void TransportThread::run() {
    try {
        while (!is_ending()) turn();
        end();
    } catch (const std::bad_alloc&) {
        give_up();
    }
}

// Without memory, all it can do is drop everything, and report that if there is memory again.
void TransportThread::give_up() {
    connections_.clear();
    source_.reset();
    try {
        report({.kind = TransportEvent::Kind::kFailed, .fault = TransportFault::kNoMeans});
        deliver();
    } catch (const std::bad_alloc&) {
    }
}

void TransportThread::turn() {
    take_orders(Clock::now());
    const Waits waits = wait();
    const auto now = Clock::now();
    serve(now, waits);
    if (waits.is_source_asked) {
        SourceNews news;
        source_->work(now, std::span(waits.all).subspan(waits.first_of_source), news);
        let_in(now, news);
    }
    deliver();
}

// Stops listening, and sends what is still queued.
void TransportThread::end() {
    source_.reset();
    const auto now = Clock::now();
    take_orders(now);
    for (auto& [id, connection] : connections_) connection.begin_to_close(now + kEnding);
    while (!connections_.empty()) {
        const Waits waits = wait();
        serve(Clock::now(), waits);
    }
}

bool TransportThread::is_ending() {
    const std::lock_guard lock(mutex_);
    return is_ending_;
}

bool TransportThread::has_room_for_events() {
    const std::lock_guard lock(mutex_);
    return events_.size() < kMaxEvents;
}

void TransportThread::take_orders(Clock::time_point now) {
    std::vector<ConnectionId> full;
    {
        const std::lock_guard lock(mutex_);
        for (auto& [id, connection] : connections_) {
            const auto found = mailboxes_.find(id);
            if (found == mailboxes_.end()) continue;
            Mailbox& mailbox = found->second;
            if (connection.outgoing.empty()) connection.outgoing = std::exchange(mailbox.to_send, {});
            mailbox.sending = connection.outgoing.size();
            if (mailbox.is_full) full.push_back(id);
            // Takes the rest as well, because the mailbox is removed.
            if (mailbox.is_closed) {
                connection.outgoing += mailbox.to_send;
                connection.begin_to_close(now + kClosing);
                mailboxes_.erase(found);
            }
        }
    }
    for (const ConnectionId id : full) drop(id, LostReason::kFull, now);
}

TransportThread::Waits TransportThread::wait() {
    Waits waits;
    auto until = Clock::time_point::max();
    waits.all.push_back({pipe_.descriptor(), POLLIN, 0});
    const auto now = Clock::now();
    for (const auto& [id, connection] : connections_) {
        const std::size_t room = room_of(id);
        const short events = connection.waits_for(room);
        // Even with no events requested, poll() would report again and again that the other side has closed the socket.
        waits.all.push_back({events != 0 ? connection.descriptor() : -1, events, 0});
        if (connection.has_more(room)) until = now;
        if (connection.deadline()) until = std::min(until, *connection.deadline());
    }
    waits.first_of_source = waits.all.size();
    waits.is_source_asked = source_ != nullptr && has_room_for_events();
    if (waits.is_source_asked)
        if (const auto its_time = source_->collect(waits.all)) until = std::min(until, *its_time);
    const int timeout = until == Clock::time_point::max() ? -1 : milliseconds_until(until, now);
    (void)::poll(waits.all.data(), waits.all.size(), timeout);
    while (pipe_.take()) {
    }
    return waits;
}

void TransportThread::serve(Clock::time_point now, const Waits& waits) {
    struct Gone {
        ConnectionId id;
        LostReason reason;
    };
    std::vector<Gone> gone;
    auto wait = waits.all.begin() + 1;
    for (auto& [id, connection] : connections_) {
        TransportEvent event{.kind = TransportEvent::Kind::kBytes, .connection = id};
        const auto lost = connection.serve(wait->revents, room_of(id), event.bytes);
        ++wait;
        if (!event.bytes.empty()) report(std::move(event));
        if (lost)
            gone.push_back({id, *lost});
        else if (connection.deadline() && *connection.deadline() <= now)
            gone.push_back({id, LostReason::kClosed});
    }
    for (const Gone& one : gone) drop(one.id, one.reason, now);
    const std::lock_guard lock(mutex_);
    for (const auto& [id, connection] : connections_)
        if (const auto found = mailboxes_.find(id); found != mailboxes_.end())
            found->second.sending = connection.outgoing.size();
}

void TransportThread::let_in(Clock::time_point now, SourceNews& news) {
    for (SourceNews::Newcomer& one : news.newcomers) {
        Connection connection(std::move(one.socket), std::move(one.session), now);
        const Role role = connection.role();
        const auto same = static_cast<std::size_t>(std::ranges::count_if(
            connections_, [&](const auto& other) { return other.second.role() == role && !other.second.deadline(); }));
        if (same >= (role == Role::kSpectator ? kMaxWatchers : kMaxPlayers)) continue;
        const ConnectionId id = ++last_id_;
        connections_.emplace(id, std::move(connection));
        {
            const std::lock_guard lock(mutex_);
            mailboxes_[id];
        }
        report({.kind = TransportEvent::Kind::kConnected, .connection = id, .role = role});
    }
    for (TransportEvent& event : news.events) report(std::move(event));
}

void TransportThread::drop(ConnectionId id, LostReason reason, Clock::time_point now) {
    const auto found = connections_.find(id);
    const auto life = now - found->second.since();
    const bool is_wanted =
        !found->second.deadline();  // neither close() nor the end of the transport has asked for this
    connections_.erase(found);
    TransportEvent event{.kind = TransportEvent::Kind::kLost, .connection = id, .lost = reason};
    if (source_) event.pause = source_->lost(now, life);
    if (is_wanted) report(std::move(event));
}

std::size_t TransportThread::room_of(ConnectionId id) {
    const std::lock_guard lock(mutex_);
    const auto found = mailboxes_.find(id);
    return found == mailboxes_.end() ? 0 : kMaxReceiveQueue - std::min(kMaxReceiveQueue, found->second.to_take);
}

void TransportThread::report(TransportEvent event) {
    news_.push_back(std::move(event));
}

void TransportThread::deliver() {
    if (news_.empty()) return;
    bool is_first = false;
    {
        const std::lock_guard lock(mutex_);
        is_first = events_.empty();
        for (TransportEvent& event : news_) {
            const auto mailbox = mailboxes_.find(event.connection);
            // Drops events of a connection that was closed in the meantime.
            const bool is_interactive =
                event.connection == 0 || (mailbox != mailboxes_.end() && !mailbox->second.is_closed);
            if (!is_interactive) continue;
            if (event.kind == TransportEvent::Kind::kLost) mailboxes_.erase(mailbox);
            const auto same = std::find_if(events_.begin(), events_.end(), [&](const TransportEvent& other) {
                return other.kind == TransportEvent::Kind::kBytes && other.connection == event.connection;
            });
            if (event.kind == TransportEvent::Kind::kBytes) mailbox->second.to_take += event.bytes.size();
            if (event.kind == TransportEvent::Kind::kBytes && same != events_.end())
                same->bytes += event.bytes;
            else
                events_.push_back(std::move(event));
        }
        is_first = is_first && !events_.empty();
    }
    news_.clear();
    if (is_first && on_events_) on_events_();
}

Result<std::unique_ptr<Transport>, TransportFault> started(std::unique_ptr<ConnectionSource> source,
                                                           std::vector<Invitation> invitations, OnEvents on_events) {
    try {
        auto loop = std::make_unique<TransportThread>(std::move(source), std::move(invitations), std::move(on_events));
        if (loop->start()) return std::unique_ptr<Transport>(std::move(loop));
    } catch (const std::system_error&) {
    }
    return Failure{TransportFault::kNoMeans};
}

}  // namespace atom4::net
