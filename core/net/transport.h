// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/net/invitation.h"

namespace atom4::net {

/// Identifies a connection of one transport; ids are never reused.
using ConnectionId = std::uint32_t;

/// Why connecting or listening failed.
enum class TransportFault : std::uint8_t {
    kNotBuilt,      ///< built without network support
    kNoLibrary,     ///< the TLS library is not installed
    kNoMeans,       ///< out of threads, descriptors, memory or random numbers
    kInUse,         ///< the address is in use
    kOtherFile,     ///< the path exists and is not a socket
    kNotPermitted,  ///< permission denied for the file or port
    kNoSuchPlace,   ///< this machine has no such address or folder
    kNotAnAddress,  ///< not an address
    kNoAnswer,      ///< timed out
    kRefused,       ///< connection refused
    kUnknownName,   ///< the host name has no address
    kUnreachable,   ///< unreachable
    kNoWord,        ///< connected, but the other side sent nothing
    kTurnedAway,    ///< the other side does not accept the key, or is full
};

/// Why a connection was lost.
enum class LostReason : std::uint8_t {
    kClosed,  ///< the other side closed it
    kBroken,  ///< reset, or a protocol violation
    kSilent,  ///< sent data was not acknowledged for too long
    kFull,    ///< more than kMaxSendQueue bytes were queued
};

struct TransportEvent {
    enum class Kind : std::uint8_t {
        kConnected,  ///< connection, role: the other side has proved that it has the key
        kBytes,      ///< connection, bytes: received data, in order, in pieces of any size
        kLost,       ///< connection, lost: its last event; a guest reconnects after `pause`
        kCouldNot,   ///< fault: a guest could not connect; it retries after `pause`, without limit
        kStranger,   ///< strangers: number of callers without the key that were rejected since the last such event; at
                     ///< most one a second
        kFailed,     ///< fault: the last event of the transport
    };
    Kind kind = Kind::kFailed;
    ConnectionId connection = 0;
    Role role = Role::kPlayer;
    std::string bytes{};
    LostReason lost = LostReason::kClosed;
    TransportFault fault = TransportFault::kNoMeans;
    std::chrono::milliseconds pause{0};
    unsigned strangers = 0;
};

/// Encrypted connections (TLS 1.3) to programs that know a key; unauthenticated callers cause no events but kStranger.
/// Does its work on a thread of its own. Not thread-safe. The destructor stops listening and closes all connections; it
/// blocks for at most half a second while queued data is sent.
class Transport {
public:
    /// Most bytes queued for sending on one connection; beyond that the connection is lost (kFull).
    static constexpr std::size_t kMaxSendQueue = 256 * 1024;
    /// Most received bytes of one connection that are held for take(); beyond that reading pauses.
    static constexpr std::size_t kMaxReceiveQueue = 256 * 1024;
    /// Most simultaneous connections by role; others are rejected. The protocol decides which player is the guest.
    static constexpr std::size_t kMaxWatchers = 8;
    static constexpr std::size_t kMaxPlayers = 4;

    Transport() = default;
    Transport(const Transport&) = delete;
    Transport& operator=(const Transport&) = delete;
    virtual ~Transport() = default;

    /// Queues bytes for sending, in order. Never blocks. Does nothing for a connection that has been lost.
    virtual void send(ConnectionId connection, std::string_view bytes) = 0;
    /// Closes the connection once queued data is sent, or after a second. It causes no more events. A guest reconnects,
    /// as after a loss; to stop, destroy the transport.
    virtual void close(ConnectionId connection) = 0;
    /// Returns the events since the last call, in order for each connection.
    [[nodiscard]] virtual std::vector<TransportEvent> take() = 0;
    /// Returns a host's invitations, for the player and, if offered, for spectators; or the invitation a guest uses.
    [[nodiscard]] virtual const std::vector<Invitation>& invitations() const = 0;
};

/// Called on the transport's thread when events become available. Must not call the transport.
using OnEvents = std::function<void()>;

/// Where to listen, and for whom.
struct HostOptions {
    std::string at{};  ///< address as for parse_address(), port 0 for any. "": all addresses of the machine, port 4004
                       ///< if it is free. A host name also listens on all, and is put in the invitation: it may be a
                       ///< router's
    std::optional<Key> player{};   ///< std::nullopt: a new one is made
    std::optional<Key> watcher{};  ///< likewise, if spectators are allowed
    bool offers_watching = false;
};

/// Starts to listen for a guest and for spectators. A socket at a path is accessible to its owner and its group.
[[nodiscard]] Result<std::unique_ptr<Transport>, TransportFault> host(const HostOptions& options, OnEvents on_events);

/// Starts to connect to the addresses of the invitation. An attempt takes at most twenty seconds. It is repeated after
/// pauses that grow from half a second to half a minute, also when a connection is lost.
[[nodiscard]] Result<std::unique_ptr<Transport>, TransportFault> join(const Invitation& invitation, OnEvents on_events);

/// Returns whether this program was built with network support. host() and join() load the TLS library.
[[nodiscard]] bool is_built_in();

}  // namespace atom4::net
