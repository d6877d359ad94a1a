// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/link/invitation/invitation.h"

namespace atom4 {

/// A match with a person elsewhere, as the command line asks for it: one of the two is set.
struct NetworkWish {
    std::optional<std::string> host_at;  ///< as link::HostOptions has it: "" is wherever the computer can be reached
    std::optional<link::Invitation> invitation;
};

/// Whether a word of the command line is an invitation, and no file: a desktop opens links so.
[[nodiscard]] bool is_invitation(std::string_view word);

// Each sets the wish, or tells what is wrong.

/// An address to wait at; "" is any.
[[nodiscard]] std::optional<std::string> take_host(const std::string& word, std::optional<NetworkWish>& wish);
/// An invitation to what the role says; nothing: to either.
[[nodiscard]] std::optional<std::string> take_invitation(const std::string& word, std::optional<link::Role> role,
                                                         std::optional<NetworkWish>& wish);

}  // namespace atom4
