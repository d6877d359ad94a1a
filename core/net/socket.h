// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "core/base/result.h"
#include "core/net/address.h"
#include "core/net/transport.h"

namespace atom4::net {

/// A socket that nothing blocks on, closed with its end.
class Socket {
public:
    Socket() = default;
    explicit Socket(int descriptor) : descriptor_(descriptor) {}
    Socket(Socket&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    Socket& operator=(Socket&& other) noexcept {
        std::swap(descriptor_, other.descriptor_);
        return *this;
    }
    ~Socket();

    [[nodiscard]] int descriptor() const { return descriptor_; }
    [[nodiscard]] bool is_open() const { return descriptor_ >= 0; }

private:
    int descriptor_ = -1;
};

/// A socket that listens, and the path that is there as long as it does.
class ListeningSocket {
public:
    /// Host "" listens for IPv6 and IPv4 alike, where the system has both. A path that a killed program has left is
    /// taken over; it can be used by its owner and its group.
    [[nodiscard]] static Result<ListeningSocket, TransportFault> open(const Address& where);

    ListeningSocket(ListeningSocket&& other) noexcept;
    ListeningSocket& operator=(ListeningSocket&&) = delete;
    ~ListeningSocket();

    [[nodiscard]] int descriptor() const { return socket_.descriptor(); }
    /// With the port that it got.
    [[nodiscard]] const Address& where() const { return where_; }

    /// Where somebody comes from: the address without the port, of IPv6 the first half.
    using Source = std::string;
    struct Caller {
        Socket socket;
        Source source;
    };
    enum class Accept { kCaller, kNobody, kNoMeans };
    [[nodiscard]] Accept accept(Caller& caller) const;

private:
    ListeningSocket(Socket socket, Address where) : socket_(std::move(socket)), where_(std::move(where)) {}

    Socket socket_;
    Address where_;
    std::string path_;              // ours to remove
    std::uint64_t path_inode_ = 0;  // as long as it is this one
};

/// Begins to connect; the socket becomes writable when it is decided, and outcome() tells how.
[[nodiscard]] Result<Socket, TransportFault> start_connecting(const Address& where);
/// Whether the connection stands, or what came instead.
[[nodiscard]] std::optional<TransportFault> connecting_fault(const Socket& socket);
/// Small messages go at once, and a line that is dead is found out within half a minute.
void prepare_connection(const Socket& socket);

}  // namespace atom4::net
