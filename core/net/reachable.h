// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/net/address.h"
#include "core/net/own_addresses.h"

namespace atom4::link {

/// Who can have a way to an address: the fewer, the later it is named.
enum class Reach { kAnybody, kNeighbours, kThisMachine };
/// Of an address in numbers; a name is for anybody, but for one that neighbours alone can look up.
[[nodiscard]] Reach reach_of(const Address& address);

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

}  // namespace atom4::link
