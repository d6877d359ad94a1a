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

// What is said about the way to a person elsewhere, in whole sentences.

/// What is wrong with an invitation, and what would be right. The part that is meant is quoted as sanitized() has it.
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

// What is said about the other one in a match over the network, in whole sentences.

/// What the other one is called, as it may be shown.
[[nodiscard]] std::string other_name(const RemoteMatch& linked);

/// Who says what a notice of talk holds.
[[nodiscard]] std::string speaker(const Notice& notice, const RemoteMatch& linked);

/// What is to be read of a notice; of talk, only what was said. Empty where nothing is.
[[nodiscard]] std::string sentence(const Notice& notice, const std::string& other);

/// What this side wants to get, when a match begins; empty for whoever looks on.
[[nodiscard]] std::string own_side(const RemoteMatch& linked);

/// Who plays, for whoever looks on.
[[nodiscard]] std::string watching_text(const RemoteMatch& linked);

/// What the other one asks and can be answered now; empty where nothing is.
[[nodiscard]] std::string open_question(const RemoteMatch& linked);

/// Whether the person wants to leave; empty where nobody would miss them.
[[nodiscard]] std::string leave_question(const RemoteMatch& linked);

/// Terms that are proposed by the host, for the guest.
[[nodiscard]] std::string terms_in_words(const Terms& terms);

/// How it stands with the line: who is there and how long a word takes, or why nobody is.
[[nodiscard]] std::string state_of_line(const RemoteMatch& linked, std::optional<TransportFault> trouble);

// Why somebody does not do what nobody does in a match with another machine.

[[nodiscard]] std::string earlier_position_text();
[[nodiscard]] std::string no_pause_text();
/// Behind anything but an answer, while there is a question.
[[nodiscard]] std::string question_open_text();

}  // namespace atom4::net
