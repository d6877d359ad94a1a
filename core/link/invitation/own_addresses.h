// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace atom4::link {

/// An address that this machine has now, and the link that leads to it.
struct OwnAddress {
    std::string host;  ///< as numeric_host() writes it
    unsigned link;     ///< the system's number of it
};

/// All of them, IPv6 and IPv4, of links that are up; nothing where the system does not tell.
[[nodiscard]] std::optional<std::vector<OwnAddress>> own_addresses();

}  // namespace atom4::link
