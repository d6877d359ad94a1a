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

/// A connection of one transport; no number is given twice.
using ConnectionId = std::uint32_t;

/// Why there is no connection, or nothing listens.
enum class TransportFault : std::uint8_t {
    kNotBuilt,      ///< a program without the network
    kNoLibrary,     ///< the library for the encryption is not installed
    kNoMeans,       ///< the system gives no thread, descriptor, memory or random number
    kInUse,         ///< another program listens there
    kOtherFile,     ///< what has that name is no socket
    kNotPermitted,  ///< the rights of a file, or of a port, say no
    kNoSuchPlace,   ///< an address that this machine does not have, or a folder that is not there
    kNotAnAddress,  ///< what was said is no address
    kNoAnswer,      ///< nobody answered in time
    kRefused,       ///< nobody listens there
    kUnknownName,   ///< no address is behind the name
    kUnreachable,   ///< no way leads there
    kNoWord,        ///< somebody took the call and said nothing
    kTurnedAway,    ///< somebody answered who does not know the key, or has no room
};

/// Why a connection is no more.
enum class LostReason : std::uint8_t {
    kClosed,  ///< the other side closed it
    kBroken,  ///< cut, or not what was agreed
    kSilent,  ///< what was sent has not arrived for long
    kFull,    ///< more was to be sent than kMostToSend
};

struct TransportEvent {
    enum class Kind : std::uint8_t {
        kConnected,  ///< connection, role: somebody proved to have the key
        kBytes,      ///< connection, bytes: what the other side sent, in its order, in pieces of any size
        kLost,       ///< connection, lost: the last that is heard of it; the guest's side tries again after `pause`
        kCouldNot,   ///< fault: the guest's side reached nobody, and tries again after `pause`, for ever
        kStranger,   ///< strangers: so many without the key were sent away since the last time, told once a second at
                     ///< most
        kFailed,     ///< fault: nothing will come any more
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

/// Connections with those who know a key, encrypted and proven (TLS 1.3) before anything is told of them, in a thread
/// of its own. To be used by one thread. Its end closes all, sending for half a second at most what was still to go;
/// nothing listens after.
class Transport {
public:
    /// Bytes that wait to be sent on one connection, at most: more of them, and it is lost.
    static constexpr std::size_t kMostToSend = 256 * 1024;
    /// Bytes of one connection that wait for take(), at most: what the other side sends beyond that waits in the
    /// network.
    static constexpr std::size_t kMostToTake = 256 * 1024;
    /// At a time; the next is sent away. Who of the players is the guest is found out by what they say.
    static constexpr std::size_t kMostWatchers = 8;
    static constexpr std::size_t kMostPlayers = 4;

    Transport() = default;
    Transport(const Transport&) = delete;
    Transport& operator=(const Transport&) = delete;
    virtual ~Transport() = default;

    /// Sends soon, in order, and never waits. Of a connection that is no more it does nothing.
    virtual void send(ConnectionId connection, std::string_view bytes) = 0;
    /// Closes once all has gone, or after a second. Nothing is heard of the connection from here on; the guest's side
    /// tries again, as after a loss. Who wants no more ends the transport.
    virtual void close(ConnectionId connection) = 0;
    /// What has happened since the last time, in order for each connection.
    [[nodiscard]] virtual std::vector<TransportEvent> take() = 0;
    /// The host's side: the player's, and the watchers' if they are let in; the guest's side: the one it was given.
    [[nodiscard]] virtual const std::vector<Invitation>& invitations() const = 0;
};

/// Called by the transport's thread when there is something to take() and there was nothing before. It may call nothing
/// of the transport.
using Told = std::function<void()>;

/// Where somebody waits, and for whom.
struct HostOptions {
    std::string at{};  ///< as parse_address has it, port 0 any; "" is all addresses of the machine, port 4004 if it is
                       ///< free; a name, which the invitation says then, is all of them, too: it may be a router's
    std::optional<Key> player{};   ///< made anew if there is none
    std::optional<Key> watcher{};  ///< likewise, where watching is offered
    bool offers_watching = false;
};

/// Listens from now on for a guest and for watchers. The socket of a path
/// can be used by its owner and its group.
[[nodiscard]] Result<std::unique_ptr<Transport>, TransportFault> host(const HostOptions& options, Told told);

/// Tries the addresses of the invitation, twenty seconds at most, and again after a pause that grows from half a second
/// to half a minute; likewise when the connection is lost.
[[nodiscard]] Result<std::unique_ptr<Transport>, TransportFault> join(const Invitation& invitation, Told told);

/// Whether this program has the network. That the library is there as well is seen when host() or join() load it.
[[nodiscard]] bool is_built_in();

}  // namespace atom4::net
