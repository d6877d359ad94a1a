// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "core/net/connection.h"

namespace atom4::net::test {

using Kind = TransportEvent::Kind;

/// A host or guest with a transport, which waits for its events and records them.
class Party {
public:
    static std::unique_ptr<Party> hosting(const HostOptions& options, const Limits& limits = {});
    static std::unique_ptr<Party> joining(const Invitation& invitation, const Limits& limits = {});

    /// Returns nullptr if the transport could not be created; fault() then has the reason.
    [[nodiscard]] Transport* transport() { return transport_.get(); }
    [[nodiscard]] std::optional<TransportFault> fault() const { return fault_; }
    [[nodiscard]] Invitation invitation(std::size_t which = 0) const { return transport_->invitations().at(which); }

    /// Waits, for at most ten seconds, until `count` events of the kind have arrived in all.
    [[nodiscard]] bool wait_for(Kind kind, std::size_t count = 1);
    /// Waits, for at most ten seconds, until as many bytes have arrived on the connection since it was opened; returns
    /// whether they are exactly these.
    [[nodiscard]] bool wait_for_bytes(ConnectionId connection, const std::string& bytes);
    /// Returns whether a new event arrives within the time.
    [[nodiscard]] bool hears_within(std::chrono::milliseconds time);

    [[nodiscard]] std::vector<TransportEvent> of(Kind kind) const;
    [[nodiscard]] std::size_t count(Kind kind) const { return of(kind).size(); }
    /// Returns the connection that was opened last.
    [[nodiscard]] ConnectionId latest() const { return of(Kind::kConnected).back().connection; }
    [[nodiscard]] const std::string& bytes_of(ConnectionId connection) { return bytes_[connection]; }
    void send(const std::string& bytes) { transport_->send(latest(), bytes); }
    /// Destroys the transport, which closes its connections.
    void end() { transport_.reset(); }

private:
    Party() = default;
    [[nodiscard]] OnEvents told();
    [[nodiscard]] bool wait_until(const std::function<bool()>& is_so, std::chrono::milliseconds time);
    void take();

    std::mutex mutex_;
    std::condition_variable changed_;
    bool is_told_ = false;
    std::vector<TransportEvent> events_;
    std::map<ConnectionId, std::string> bytes_;
    std::optional<TransportFault> fault_;
    std::unique_ptr<Transport> transport_;  // last, so that it never calls into a destroyed member
};

/// A host, by default on this machine only, and a guest that has joined.
struct Pair {
    explicit Pair(HostOptions options = {.at = "127.0.0.1:0"}, const Limits& limits = {});
    std::unique_ptr<Party> host;
    std::unique_ptr<Party> guest;
};

/// A stranger that speaks no TLS. Its functions block, for at most ten seconds without progress.
class Stranger {
public:
    /// Connects, from another address of this machine if one is given, such as 127.0.0.2.
    explicit Stranger(const Address& where, const std::string& from = {});
    Stranger(const Stranger&) = delete;
    Stranger& operator=(const Stranger&) = delete;
    ~Stranger();
    /// Returns false if the other side has closed the connection, or takes nothing for ten seconds.
    bool send(const std::string& bytes);
    void send_no_more();
    /// Returns what arrives until the other side closes the connection or there are at least `enough` bytes;
    /// std::nullopt if nothing arrives for ten seconds.
    std::optional<std::string> read(std::size_t enough = std::string::npos);

private:
    int descriptor_ = -1;
};

/// A relay between guest and host, which passes on what both send, and can damage it.
class Relay {
public:
    static constexpr std::size_t kAll = std::string::npos;
    struct Mischief {
        std::size_t cut_to_host = kAll;   ///< cuts the connection after that many bytes of the guest
        std::size_t cut_to_guest = kAll;  ///< or of the host
        std::size_t flip_to_host = kAll;  ///< flips a bit of that byte
        std::size_t flip_to_guest = kAll;
        std::size_t piece = 4096;            ///< passes on at most that many bytes at a time
        std::chrono::milliseconds delay{0};  ///< delays each piece by that time
    };
    Relay(const Address& host, const Mischief& mischief);
    Relay(const Relay&) = delete;
    Relay& operator=(const Relay&) = delete;
    ~Relay();

    [[nodiscard]] Address where() const { return where_; }
    /// Return what the guest, and the host, have sent so far.
    [[nodiscard]] std::string of_guest();
    [[nodiscard]] std::string of_host();

private:
    void run(const std::stop_token& end);
    void carry(int guest, int host, const std::stop_token& end);

    Address host_;
    Mischief mischief_;
    Address where_;
    int listening_ = -1;
    std::mutex mutex_;
    std::string of_guest_;
    std::string of_host_;
    std::jthread thread_;
};

/// Return the numbers of open descriptors and of threads of this process.
[[nodiscard]] std::size_t open_descriptors();
[[nodiscard]] std::size_t threads();
/// Returns whether that many threads are left within two seconds: the system lists a joined thread for a moment more.
[[nodiscard]] bool threads_become(std::size_t count);
/// Returns whether a program listens at the address.
[[nodiscard]] bool is_listening(const Address& where);

}  // namespace atom4::net::test
