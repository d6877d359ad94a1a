// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/atom4/netplay/remote_session.h"

namespace atom4 {

using link::NetworkWish;

/// Returns whether a word of the command line is a link to a match, as a desktop hands it over, and not a file. The
/// scheme may be written in capitals (RFC 3986, section 3.1).
[[nodiscard]] bool is_invitation(std::string_view word);

/// Overwrites what stands behind the scheme of each invitation among the arguments of the program, so that a list of
/// processes does not show its key to other users for as long as the program runs.
void hide_invitations(std::span<char* const> arguments);

// Each sets the wish, or tells what is wrong.

/// An address to wait at; "" is any.
[[nodiscard]] std::optional<std::string> take_host(const std::string& word, std::optional<NetworkWish>& wish);
/// An invitation to what the role says; nothing: to either. "-" reads it from standard input, up to the line's end.
[[nodiscard]] std::optional<std::string> take_invitation(const std::string& word, std::optional<link::Role> role,
                                                         std::optional<NetworkWish>& wish);
/// A link as a desktop opens it, where nobody reads what a program says before it has a window: an invitation, or
/// unread. Others have chosen it, so it is no consent to connect.
void take_link(const std::string& word, std::optional<NetworkWish>& wish);
/// What is wrong with a link that is unread, after the part of it that tells whose it is.
[[nodiscard]] std::string refusal_of_link(const std::string& link);

}  // namespace atom4
