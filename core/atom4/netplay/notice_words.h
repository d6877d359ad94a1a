// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/atom4/netplay/remote_match.h"
#include "core/net/transport.h"

namespace atom4::link {

// What is said about the other one in a match over the network, in whole sentences.

/// What the other one is called, as it may be shown.
[[nodiscard]] std::string other_name(const LinkedMatch& linked);

/// Who says what a notice of talk holds.
[[nodiscard]] std::string speaker(const Notice& notice, const LinkedMatch& linked);

/// What is to be read of a notice; of talk, only what was said. Empty where nothing is.
[[nodiscard]] std::string sentence(const Notice& notice, const std::string& other);

/// What this side wants to get, when a match begins; empty for whoever looks on.
[[nodiscard]] std::string own_side(const LinkedMatch& linked);

/// Who plays, for whoever looks on.
[[nodiscard]] std::string watching_text(const LinkedMatch& linked);

/// What the other one asks and can be answered now; empty where nothing is.
[[nodiscard]] std::string open_question(const LinkedMatch& linked);

/// Whether the person wants to leave; empty where nobody would miss them.
[[nodiscard]] std::string leave_question(const LinkedMatch& linked);

/// Terms that are proposed by the host, for the guest.
[[nodiscard]] std::string terms_in_words(const Terms& terms);

/// How it stands with the line: who is there and how long a word takes, or why nobody is.
[[nodiscard]] std::string state_of_line(const LinkedMatch& linked, std::optional<TransportFault> trouble);

}  // namespace atom4::link
