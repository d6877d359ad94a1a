// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/atom4/netplay/remote_match.h"
#include "core/net/discovery.h"
#include "core/net/invitation.h"
#include "core/net/transport.h"

namespace atom4::net {

// Messages about invitations and connections.

/// Returns the message for an invalid invitation, which quotes the invalid part by sanitized().
[[nodiscard]] std::string what_is_wrong(const InvitationError& error);
/// Returns the description of an opened link, before anything connects.
[[nodiscard]] std::string about_a_link(const Invitation& invitation);
/// Returns the message for an invalid address to listen at, without full stop.
[[nodiscard]] std::string what_is_wrong(AddressFault fault);
/// Returns why hosting failed.
[[nodiscard]] std::string why_not_hosting(TransportFault fault);
/// Returns why connecting failed.
[[nodiscard]] std::string why_not_reached(TransportFault fault);
/// Returns why discovery failed.
[[nodiscard]] std::string why_not_nearby(NearbyFault fault);
/// Returns the hosts found on the local network, by name.
[[nodiscard]] std::string hosts_found_text(const std::vector<Neighbour>& neighbours);
/// Returns what an announcement shows, and the key that joining requires.
[[nodiscard]] std::string what_is_seen_nearby(const std::string& label, const Invitation& invitation);
/// Returns what may be needed to reach these addresses: port forwarding, a firewall rule, permissions of a path; "" for
/// nothing.
[[nodiscard]] std::string about_the_way(const Invitation& invitation);

// Messages about a network match and its players.

/// Returns the opponent's name, for a spectator the host's, safe to show.
[[nodiscard]] std::string other_name(const RemoteMatch& linked);

/// Returns the sender of a chat notice.
[[nodiscard]] std::string speaker(const Notice& notice, const RemoteMatch& linked);

/// Returns the text of a notice; for chat only the message; "" if there is nothing to show.
[[nodiscard]] std::string sentence(const Notice& notice, const std::string& other);

/// Returns the goal of this side, for the start of a match; "" for a spectator.
[[nodiscard]] std::string own_side(const RemoteMatch& linked);

/// Returns who plays, for a spectator.
[[nodiscard]] std::string watching_text(const RemoteMatch& linked);

/// Returns the opponent's request that can be answered now; "" if there is none.
[[nodiscard]] std::string open_question(const RemoteMatch& linked);

/// Returns the question to confirm leaving; "" if no one would be affected.
[[nodiscard]] std::string leave_question(const RemoteMatch& linked);

/// Returns the host's proposed settings, for the guest.
[[nodiscard]] std::string terms_in_words(const Terms& terms);

/// Returns the state of the connection: who is connected and the ping, or why there is no connection.
[[nodiscard]] std::string state_of_line(const RemoteMatch& linked, std::optional<TransportFault> trouble);

// Why an action is not possible in a network match.

[[nodiscard]] std::string earlier_position_text();
[[nodiscard]] std::string no_pause_text();
/// Returns the reminder to answer the question first.
[[nodiscard]] std::string question_open_text();

}  // namespace atom4::net
