// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/result.h"
#include "core/link/invitation/address.h"
#include "core/link/invitation/key.h"

namespace atom4::link {

enum class InvitationFault {
    kEmpty,
    kTooLong,           ///< more than a thousand characters
    kNotAnInvitation,   ///< does not begin with atom4:
    kNoKey,             ///< ends before the slash and the key
    kTooManyAddresses,  ///< more than kMostAddresses
    kPortZero,          ///< nobody can be reached there
};

/// What is wrong with an invitation, and where.
struct InvitationError {
    std::variant<InvitationFault, AddressFault, KeyFault> fault;
    std::string part;  ///< the part of it that is meant
};

/// One word that lets another person in, atom4:192.0.2.7:4004,[2001:db8::7]:4004,example.org:4004/KEY or
/// atom4:/a/path/KEY: where somebody waits, and a key made for that match alone.
struct Invitation {
    static constexpr std::size_t kMostAddresses = 8;

    std::vector<Address> addresses;  ///< to be tried; one at least
    Key key;

    [[nodiscard]] Role role() const { return key.role(); }
    friend bool operator==(const Invitation&, const Invitation&) = default;
};

/// Blanks around it are no part of it, and what a browser has made %5B of is read as it was.
[[nodiscard]] Result<Invitation, InvitationError> parse_invitation(std::string_view text);

[[nodiscard]] std::string to_text(const Invitation& invitation);

/// A part of a link as it was before something like %20 was made of its blanks.
[[nodiscard]] std::string plain_of_link(std::string_view part);

}  // namespace atom4::link
