// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace atom4::link {

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

}  // namespace atom4::link
