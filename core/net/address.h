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

/// Where a program listens: an address in numbers or a name and a port, or a path on this machine.
struct Address {
    /// IPv4 or IPv6 in numbers, of one link with the link behind a "%", or a name in small letters; "" all of the
    /// machine's, to listen.
    std::string host;
    std::uint16_t port = 0;
    std::string path;  ///< of a socket in the file system, from the root; then the rest is empty

    [[nodiscard]] bool is_path() const { return !path.empty(); }
    [[nodiscard]] bool is_ipv6() const { return host.find(':') != std::string::npos; }
    /// Whether the host is one that is to be looked up first.
    [[nodiscard]] bool is_name() const;
    friend bool operator==(const Address&, const Address&) = default;
};

enum class AddressFault {
    kNoAddress,    ///< nothing stands there
    kNotAHost,     ///< neither 192.0.2.7 nor [2001:db8::7] nor example.org
    kNoBracket,    ///< IPv6 without its brackets
    kNoPort,       ///< a colon and a number are missing
    kNotAPort,     ///< no number from 0 to 65535
    kNotFromRoot,  ///< a path that does not begin with a slash
    kPathTooLong,  ///< longer than the system takes, 107 bytes
};

/// Reads 192.0.2.7:4004, [2001:db8::7]:4004, [fe80::7%eth0]:4004, example.org:4004, localhost:4004 (a number), :4004
/// (all addresses), or /a/path.
[[nodiscard]] Result<Address, AddressFault> parse_address(std::string_view text);

/// What parse_address reads.
[[nodiscard]] std::string to_text(const Address& address);

}  // namespace atom4::net

struct sockaddr;

namespace atom4::net {

/// The host of an IPv4 or IPv6 address in numbers; empty for any other address.
[[nodiscard]] std::string numeric_host(const sockaddr& address);

/// Whether such a host is reached over one link alone (fe80::/10), which may stand behind a "%".
[[nodiscard]] bool is_of_one_link(std::string_view host);

/// An address that this machine has now, and the link that leads to it.
struct OwnAddress {
    std::string host;         ///< as numeric_host() writes it
    unsigned link = 0;        ///< the system's number of it
    unsigned prefix = 0;      ///< so many bits name the network
    bool is_bridge = false;   ///< of a link between programs of this machine, such as Docker's, or a bridge to others
    bool is_old = false;      ///< deprecated: no longer to be told to anybody
    bool is_passing = false;  ///< temporary: another takes its place within hours
    std::optional<unsigned> default_route{};  ///< the metric of the link's, for addresses of this family
};

/// All of them, IPv6 and IPv4, of links that are up; nothing where the system does not tell.
[[nodiscard]] std::optional<std::vector<OwnAddress>> own_addresses();

/// Who can have a way to an address: the fewer, the later it is named.
enum class AddressScope { kAnybody, kNeighbours, kThisMachine };
/// Of an address in numbers; a name is for anybody, but for one that neighbours alone can look up.
[[nodiscard]] AddressScope scope_of(const Address& address);

/// Where others may reach what listens at `where`: itself, or for all addresses of this machine, `own`, those that
/// others can have a way to, at most four. One of each network, those of the default route first and public ones before
/// others; later those that are deprecated, and last those of bridges such as Docker's. An address of one link stands
/// there where nothing else does, and this machine's own where it has no other.
[[nodiscard]] std::vector<Address> reachable_addresses(const Address& where, const std::vector<OwnAddress>& own);
[[nodiscard]] std::vector<Address> reachable_addresses(const Address& where);

/// Who on this machine has a way to the socket of a path: its owner does, and whom the file's rights let in besides.
struct PathRights {
    std::optional<std::string> group{};  ///< by its name
    bool everybody = false;
};
/// Nothing where there is no such file.
[[nodiscard]] std::optional<PathRights> rights_of(const std::string& path);

}  // namespace atom4::net
