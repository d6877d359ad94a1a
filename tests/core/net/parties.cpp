// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/core/net/parties.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "core/net/socket.h"

namespace atom4::net::test {
namespace {

constexpr std::chrono::seconds kPatience{10};

std::size_t entries_of(const char* folder) {
    std::size_t count = 0;
    for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(folder)) ++count;
    return count;
}

bool is_ready(int descriptor, short events, std::chrono::milliseconds time) {
    pollfd wait{descriptor, events, 0};
    return ::poll(&wait, 1, static_cast<int>(time.count())) == 1;
}

int connected(const Address& where, const std::string& from = {}) {
    if (!from.empty()) {
        sockaddr_in here{};
        here.sin_family = AF_INET;
        sockaddr_in there = here;
        there.sin_port = htons(where.port);
        require(::inet_pton(AF_INET, from.c_str(), &here.sin_addr) == 1 &&
                ::inet_pton(AF_INET, where.host.c_str(), &there.sin_addr) == 1);
        const int descriptor = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        const bool is_there = ::bind(descriptor, reinterpret_cast<sockaddr*>(&here), sizeof here) == 0 &&
                              ::connect(descriptor, reinterpret_cast<sockaddr*>(&there), sizeof there) == 0;
        if (!is_there) ::close(descriptor);
        return is_there ? descriptor : -1;
    }
    auto socket = start_connecting(where);
    if (!socket) return -1;
    const bool is_there = is_ready(socket->descriptor(), POLLOUT, kPatience) && !connecting_fault(*socket);
    return is_there ? ::dup(socket->descriptor()) : -1;
}

}  // namespace

std::unique_ptr<Party> Party::hosting(const HostOptions& options, const Limits& limits) {
    std::unique_ptr<Party> party(new Party);
    auto transport = host_within(limits, options, party->told());
    if (transport)
        party->transport_ = *std::move(transport);
    else
        party->fault_ = transport.error();
    return party;
}

std::unique_ptr<Party> Party::joining(const Invitation& invitation, const Limits& limits) {
    std::unique_ptr<Party> party(new Party);
    auto transport = join_within(limits, invitation, party->told());
    if (transport)
        party->transport_ = *std::move(transport);
    else
        party->fault_ = transport.error();
    return party;
}

OnEvents Party::told() {
    return [this] {
        {
            const std::lock_guard lock(mutex_);
            is_told_ = true;
        }
        changed_.notify_all();
    };
}

void Party::take() {
    for (TransportEvent& event : transport_->take()) {
        if (event.kind == Kind::kBytes) bytes_[event.connection] += event.bytes;
        events_.push_back(std::move(event));
    }
}

bool Party::wait_until(const std::function<bool()>& is_so, std::chrono::milliseconds time) {
    const auto end = std::chrono::steady_clock::now() + time;
    while (true) {
        {
            const std::lock_guard lock(mutex_);
            is_told_ = false;
        }
        take();
        if (is_so()) return true;
        std::unique_lock lock(mutex_);
        if (!changed_.wait_until(lock, end, [this] { return is_told_; })) return false;
    }
}

bool Party::wait_for(Kind kind, std::size_t count) {
    return wait_until([&] { return this->count(kind) >= count; }, kPatience);
}

bool Party::wait_for_bytes(ConnectionId connection, const std::string& bytes) {
    return wait_until([&] { return bytes_[connection].size() >= bytes.size(); }, kPatience) &&
           bytes_[connection] == bytes;
}

bool Party::hears_within(std::chrono::milliseconds time) {
    const std::size_t before = events_.size();
    return wait_until([&] { return events_.size() > before; }, time);
}

std::vector<TransportEvent> Party::of(Kind kind) const {
    std::vector<TransportEvent> found;
    std::copy_if(events_.begin(), events_.end(), std::back_inserter(found),
                 [&](const TransportEvent& event) { return event.kind == kind; });
    return found;
}

Pair::Pair(HostOptions options, const Limits& limits)
    : host(Party::hosting(options, limits)), guest(Party::joining(host->invitation(), limits)) {
    require(host->wait_for(Kind::kConnected) && guest->wait_for(Kind::kConnected));
}

Stranger::Stranger(const Address& where, const std::string& from) : descriptor_(connected(where, from)) {}

Stranger::~Stranger() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

bool Stranger::send(const std::string& bytes) {
    std::size_t sent = 0;
    while (sent < bytes.size() && is_ready(descriptor_, POLLOUT, kPatience)) {
        const ssize_t gone = ::send(descriptor_, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
        if (gone < 0) return false;
        sent += static_cast<std::size_t>(gone);
    }
    return sent == bytes.size();
}

void Stranger::send_no_more() {
    (void)::shutdown(descriptor_, SHUT_WR);
}

std::optional<std::string> Stranger::read(std::size_t enough) {
    std::string all;
    std::array<char, 4096> bytes{};
    while (all.size() < enough) {
        if (!is_ready(descriptor_, POLLIN, kPatience)) return std::nullopt;
        const ssize_t got = ::recv(descriptor_, bytes.data(), bytes.size(), 0);
        if (got <= 0) break;
        all.append(bytes.data(), static_cast<std::size_t>(got));
    }
    return all;
}

Relay::Relay(const Address& host, const Mischief& mischief) : host_(host), mischief_(mischief) {
    listening_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in here{};
    here.sin_family = AF_INET;
    here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof here;
    require(::bind(listening_, reinterpret_cast<sockaddr*>(&here), size) == 0 && ::listen(listening_, 8) == 0 &&
            ::getsockname(listening_, reinterpret_cast<sockaddr*>(&here), &size) == 0);
    where_ = {"127.0.0.1", ntohs(here.sin_port), ""};
    thread_ = std::jthread([this](const std::stop_token& end) { run(end); });
}

Relay::~Relay() {
    thread_.request_stop();
    thread_.join();
    ::close(listening_);
}

std::string Relay::of_guest() {
    const std::lock_guard lock(mutex_);
    return of_guest_;
}

std::string Relay::of_host() {
    const std::lock_guard lock(mutex_);
    return of_host_;
}

void Relay::run(const std::stop_token& end) {
    while (!end.stop_requested()) {
        if (!is_ready(listening_, POLLIN, std::chrono::milliseconds(5))) continue;
        const int guest = ::accept4(listening_, nullptr, nullptr, SOCK_CLOEXEC);
        const int host = connected(host_);
        if (guest >= 0 && host >= 0) carry(guest, host, end);
        ::close(guest);
        ::close(host);
    }
}

void Relay::carry(int guest, int host, const std::stop_token& end) {
    struct Way {
        int from;
        int to;
        std::size_t cut;
        std::size_t flip;
        std::string& all;
        std::size_t carried = 0;
    };
    std::array<Way, 2> ways{{{guest, host, mischief_.cut_to_host, mischief_.flip_to_host, of_guest_},
                             {host, guest, mischief_.cut_to_guest, mischief_.flip_to_guest, of_host_}}};
    std::string bytes(mischief_.piece, '\0');
    while (!end.stop_requested()) {
        std::array<pollfd, 2> waits{{{guest, POLLIN, 0}, {host, POLLIN, 0}}};
        (void)::poll(waits.data(), waits.size(), 5);
        for (std::size_t i = 0; i < ways.size(); ++i) {
            Way& way = ways[i];
            if (waits[i].revents == 0) continue;
            const ssize_t got = ::recv(way.from, bytes.data(), std::min(bytes.size(), way.cut - way.carried), 0);
            if (got <= 0) return;
            const auto size = static_cast<std::size_t>(got);
            if (way.flip - way.carried < size) bytes[way.flip - way.carried] ^= 1;
            {
                // Recorded before it is sent, so that a test that has seen it arrive finds it here.
                const std::lock_guard lock(mutex_);
                way.all.append(bytes, 0, size);
            }
            if (mischief_.delay.count() > 0) std::this_thread::sleep_for(mischief_.delay);
            if (::send(way.to, bytes.data(), size, MSG_NOSIGNAL) != got) return;
            way.carried += size;
            if (way.carried >= way.cut) return;
        }
    }
}

std::size_t open_descriptors() {
    return entries_of("/proc/self/fd");
}

std::size_t threads() {
    return entries_of("/proc/self/task");
}

bool threads_become(std::size_t count) {
    for (int waited = 0; threads() != count; ++waited) {
        if (waited == 200) return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return true;
}

bool is_listening(const Address& where) {
    const int descriptor = connected(where);
    if (descriptor >= 0) ::close(descriptor);
    return descriptor >= 0;
}

}  // namespace atom4::net::test
