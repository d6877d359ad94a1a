// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace atom4::net {

/// Where a program listens: an IP address or host name with a port, or the path of a socket.
struct Address {
    /// A numeric IPv4 or IPv6 address, link-local with "%" and the link, or a host name in lower case. "": all
    /// addresses of the machine, for listening.
    std::string host;
    std::uint16_t port = 0;
    std::string path;  ///< absolute path of a socket; then host and port are empty

    [[nodiscard]] bool is_path() const { return !path.empty(); }
    [[nodiscard]] bool is_ipv6() const { return host.find(':') != std::string::npos; }
    /// Returns whether the host is a name, which has to be resolved.
    [[nodiscard]] bool is_name() const;
    friend bool operator==(const Address&, const Address&) = default;
};

enum class AddressFault {
    kNoAddress,    ///< empty
    kNotAHost,     ///< neither 192.0.2.7 nor [2001:db8::7] nor example.org
    kNoBracket,    ///< IPv6 without its brackets
    kNoPort,       ///< the port is missing
    kNotAPort,     ///< not a number from 0 to 65535
    kNotFromRoot,  ///< the path does not begin with a slash
    kPathTooLong,  ///< longer than 107 bytes, the system's limit
};

/// Parses 192.0.2.7:4004, [2001:db8::7]:4004, [fe80::7%eth0]:4004, example.org:4004, localhost:4004 (a number), :4004
/// (all addresses), or /a/path.
[[nodiscard]] Result<Address, AddressFault> parse_address(std::string_view text);

/// Returns the text that parse_address() reads.
[[nodiscard]] std::string to_text(const Address& address);

}  // namespace atom4::net

struct sockaddr;

namespace atom4::net {

/// Returns the numeric host of an IPv4 or IPv6 address; "" for other families.
[[nodiscard]] std::string numeric_host(const sockaddr& address);

/// Returns whether the host is link-local (fe80::/10), with or without its link after "%".
[[nodiscard]] bool is_of_one_link(std::string_view host);

/// A current address of this machine, and its link.
struct OwnAddress {
    std::string host;                         ///< as numeric_host() writes it
    unsigned link = 0;                        ///< index of its interface
    unsigned prefix = 0;                      ///< length of the network prefix in bits
    bool is_bridge = false;                   ///< of a bridge or a virtual link, such as Docker's
    bool is_old = false;                      ///< deprecated
    bool is_passing = false;                  ///< temporary (privacy extensions)
    std::optional<unsigned> default_route{};  ///< metric of the link's default route for this family, if any
};

/// Returns the IPv6 and IPv4 addresses of all links that are up; std::nullopt if the system does not list them.
[[nodiscard]] std::optional<std::vector<OwnAddress>> own_addresses();

/// From where an address can be reached; ordered from wide to narrow.
enum class AddressScope { kAnybody, kNeighbours, kThisMachine };
/// Returns the scope of a numeric address. A host name has kAnybody, unless only the local network resolves it.
[[nodiscard]] AddressScope scope_of(const Address& address);

/// Returns up to four addresses at which others can reach a program that listens at `where`: `where` itself, or for all
/// addresses of this machine, those of `own`. There is one per network, in this order: default route, public, others,
/// deprecated, bridges such as Docker's. Link-local addresses and loopback are used only if there is no other.
[[nodiscard]] std::vector<Address> reachable_addresses(const Address& where, const std::vector<OwnAddress>& own);
[[nodiscard]] std::vector<Address> reachable_addresses(const Address& where);

/// Who may connect to the socket at a path besides its owner, by the permissions of the file.
struct PathRights {
    std::optional<std::string> group{};  ///< name of the group that may
    bool everybody = false;
};
/// Returns std::nullopt if there is no such file.
[[nodiscard]] std::optional<PathRights> rights_of(const std::string& path);

}  // namespace atom4::net
