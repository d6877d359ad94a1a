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

/// Owns a non-blocking socket; closes it.
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

/// A listening socket. Owns its path in the file system, if it has one, and removes it.
class ListeningSocket {
public:
    /// Listens at an address. Host "" listens for IPv6 and IPv4, as available. A stale path of a killed program is
    /// replaced; a path is accessible to its owner and its group.
    [[nodiscard]] static Result<ListeningSocket, TransportFault> open(const Address& where);

    ListeningSocket(ListeningSocket&& other) noexcept;
    ListeningSocket& operator=(ListeningSocket&&) = delete;
    ~ListeningSocket();

    [[nodiscard]] int descriptor() const { return socket_.descriptor(); }
    /// The address, with the actual port.
    [[nodiscard]] const Address& where() const { return where_; }

    /// Origin of a caller: its address without the port, for IPv6 the first 64 bits.
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
    std::string path_;              // to remove, or empty
    std::uint64_t path_inode_ = 0;  // removed only while it has this inode
};

/// Starts to connect. The socket becomes writable when the attempt ends; connecting_fault() returns its result.
[[nodiscard]] Result<Socket, TransportFault> start_connecting(const Address& where);
/// Returns why the attempt failed, or std::nullopt if the socket is connected.
[[nodiscard]] std::optional<TransportFault> connecting_fault(const Socket& socket);
/// Turns off Nagle's algorithm, and turns on keep-alive so that a dead connection is detected within 30 seconds.
void prepare_connection(const Socket& socket);

}  // namespace atom4::net
