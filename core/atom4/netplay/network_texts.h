// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/net/invitation.h"
#include "core/net/nearby.h"
#include "core/net/transport.h"

namespace atom4::link {

// What is said about the way to a person elsewhere, in whole sentences.

/// What is wrong with an invitation, and what would be right. The part that is meant is quoted as printable() has it.
[[nodiscard]] std::string what_is_wrong(const InvitationError& error);
/// What a link is that was opened, and where it leads, before anything connects.
[[nodiscard]] std::string about_a_link(const Invitation& invitation);
/// What is wrong with an address to wait at.
[[nodiscard]] std::string what_is_wrong(AddressFault fault);
/// Why nobody can be waited for.
[[nodiscard]] std::string why_not_hosting(TransportFault fault);
/// Why nobody was reached.
[[nodiscard]] std::string why_not_reached(TransportFault fault);
/// Why nobody nearby is found.
[[nodiscard]] std::string why_not_nearby(NearbyFault fault);
/// Who waits nearby, by name.
[[nodiscard]] std::string who_is_nearby(const std::vector<Neighbour>& neighbours);
/// What people nearby see of an invitation, and what they need besides.
[[nodiscard]] std::string what_is_seen_nearby(const std::string& label, const Invitation& invitation);
/// What a router may need, for whoever waits at those addresses, and whom the rights of a path let in; empty where
/// nothing stands in between.
[[nodiscard]] std::string about_the_way(const Invitation& invitation);

}  // namespace atom4::link
