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

/// Somebody with a transport, who waits for what happens and remembers it.
class Party {
public:
    static std::unique_ptr<Party> hosting(const HostOptions& options, const Limits& limits = {});
    static std::unique_ptr<Party> joining(const Invitation& invitation, const Limits& limits = {});

    /// Nothing where it could not begin; then fault() tells why.
    [[nodiscard]] Transport* transport() { return transport_.get(); }
    [[nodiscard]] std::optional<TransportFault> fault() const { return fault_; }
    [[nodiscard]] Invitation invitation(std::size_t which = 0) const { return transport_->invitations().at(which); }

    /// Waits until so many events of the kind have come, ten seconds at most.
    [[nodiscard]] bool wait_for(Kind kind, std::size_t count = 1);
    /// Waits until those bytes have come on the connection, all of them together and no others.
    [[nodiscard]] bool wait_for_bytes(ConnectionId connection, const std::string& bytes);
    /// Whether anything comes within the time, beyond what is known.
    [[nodiscard]] bool hears_within(std::chrono::milliseconds time);

    [[nodiscard]] std::vector<TransportEvent> of(Kind kind) const;
    [[nodiscard]] std::size_t count(Kind kind) const { return of(kind).size(); }
    /// The connection that was opened last.
    [[nodiscard]] ConnectionId latest() const { return of(Kind::kConnected).back().connection; }
    [[nodiscard]] const std::string& bytes_of(ConnectionId connection) { return bytes_[connection]; }
    void send(const std::string& bytes) { transport_->send(latest(), bytes); }
    /// Takes nothing for a while, as a program that is busy.
    void end() { transport_.reset(); }

private:
    Party() = default;
    [[nodiscard]] Told told();
    [[nodiscard]] bool wait_until(const std::function<bool()>& is_so, std::chrono::milliseconds time);
    void take();

    std::mutex mutex_;
    std::condition_variable changed_;
    bool is_told_ = false;
    std::vector<TransportEvent> events_;
    std::map<ConnectionId, std::string> bytes_;
    std::optional<TransportFault> fault_;
    std::unique_ptr<Transport> transport_;  // last: tells nobody who is gone
};

/// A host on this machine alone, and a guest who has come.
struct Pair {
    explicit Pair(HostOptions options = {.at = "127.0.0.1:0"}, const Limits& limits = {});
    std::unique_ptr<Party> host;
    std::unique_ptr<Party> guest;
};

/// Somebody who speaks no TLS, over a socket that blocks.
class Stranger {
public:
    /// From another address of this machine, if one is named, such as 127.0.0.2.
    explicit Stranger(const Address& where, const std::string& from = {});
    Stranger(const Stranger&) = delete;
    Stranger& operator=(const Stranger&) = delete;
    ~Stranger();
    /// False if the other side has closed already.
    bool send(const std::string& bytes);
    void send_no_more();
    /// All that comes until the other side closes, or until there are so many bytes; nothing if that takes ten seconds.
    std::optional<std::string> read(std::size_t enough = std::string::npos);

private:
    int descriptor_ = -1;
};

/// Somebody in between, who hands on what both sides send, and can do worse.
class Relay {
public:
    static constexpr std::size_t kAll = std::string::npos;
    struct Mischief {
        std::size_t cut_to_host = kAll;   ///< cuts the line after so many bytes of the guest
        std::size_t cut_to_guest = kAll;  ///< or of the host
        std::size_t flip_to_host = kAll;  ///< turns a bit of that byte
        std::size_t flip_to_guest = kAll;
        std::size_t piece = 4096;            ///< hands on so many bytes at a time
        std::chrono::milliseconds delay{0};  ///< so long each piece is on its way
    };
    Relay(const Address& host, const Mischief& mischief);
    Relay(const Relay&) = delete;
    Relay& operator=(const Relay&) = delete;
    ~Relay();

    [[nodiscard]] Address where() const { return where_; }
    /// What the guest, and the host, have sent so far.
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

/// Descriptors and threads of this process.
[[nodiscard]] std::size_t open_descriptors();
[[nodiscard]] std::size_t threads();
/// Whether so many threads are left within two seconds: the system lists one that was joined for a moment more.
[[nodiscard]] bool threads_become(std::size_t count);
/// Whether anybody listens there.
[[nodiscard]] bool is_listening(const Address& where);

}  // namespace atom4::net::test
