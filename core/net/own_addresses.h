// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace atom4::link {

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

}  // namespace atom4::link
