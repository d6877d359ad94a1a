// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/link/invitation/invitation.h"

namespace atom4 {

/// A match with a person elsewhere, as the command line asks for it: one of these is set.
struct NetworkWish {
    std::optional<std::string> host_at;  ///< as link::HostOptions has it: "" is wherever the computer can be reached
    std::optional<link::Invitation> invitation;
    std::string unread;  ///< a link that is no invitation, for a window to say what is wrong with it
};

/// Whether a word of the command line is an invitation, and no file: a desktop opens links so.
[[nodiscard]] bool is_invitation(std::string_view word);

// Each sets the wish, or tells what is wrong.

/// An address to wait at; "" is any.
[[nodiscard]] std::optional<std::string> take_host(const std::string& word, std::optional<NetworkWish>& wish);
/// An invitation to what the role says; nothing: to either.
[[nodiscard]] std::optional<std::string> take_invitation(const std::string& word, std::optional<link::Role> role,
                                                         std::optional<NetworkWish>& wish);
/// A link as a desktop opens it, where nobody reads what a program says before it has a window: an invitation, or
/// unread.
void take_link(const std::string& word, std::optional<NetworkWish>& wish);
/// What is wrong with a link that is unread, after the part of it that tells whose it is.
[[nodiscard]] std::string refusal_of_link(const std::string& link);

}  // namespace atom4
