// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/result.h"
#include "core/net/address.h"

namespace atom4::net {

/// What somebody is invited to.
enum class Role : std::uint8_t { kPlayer, kWatcher };

enum class KeyFault {
    kNotALetter,  ///< a character that no key has
    kTooShort,
    kTooLong,
    kMistyped,  ///< letters are wrong, or have changed places
};

/// A secret of 128 bits, made for one match, which lets in who has it. As a text it is seven groups of four letters and
/// digits, in which small letters, O for 0 and I or L for 1 are read as well; one or two wrong ones are always found
/// out.
class Key {
public:
    static constexpr std::size_t kSize = 16;
    static constexpr std::size_t kTextLetters = 28;  ///< of its text, without the hyphens
    using Bytes = std::array<unsigned char, kSize>;

    /// From the system's random source; nothing where it has none.
    [[nodiscard]] static std::optional<Key> random(Role role);
    [[nodiscard]] static Result<Key, KeyFault> parse(std::string_view text);

    Key() = default;
    Key(Role role, const Bytes& bytes) : role_(role), bytes_(bytes) {}

    [[nodiscard]] Role role() const { return role_; }
    [[nodiscard]] const Bytes& bytes() const { return bytes_; }
    [[nodiscard]] std::string text() const;
    friend bool operator==(const Key&, const Key&) = default;

private:
    Role role_ = Role::kPlayer;
    Bytes bytes_{};
};

enum class InvitationFault {
    kEmpty,
    kTooLong,           ///< more than a thousand characters
    kNotAnInvitation,   ///< has no atom4: in it
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

/// Reads the first whole invitation in a text of any kind: one that was copied off a terminal with a line break in it,
/// quoted in a mail ("> "), put in brackets or quotes, followed by a full stop, or pasted with the sentence around it.
/// Blanks and characters without a width may stand anywhere. What a browser has made %5B of is read as it was. The
/// error is that of the last invitation in the text.
[[nodiscard]] Result<Invitation, InvitationError> parse_invitation(std::string_view text);

/// Whether the text begins with atom4:, or with what may stand around an invitation and that.
[[nodiscard]] bool begins_as_invitation(std::string_view text);

/// Whether more text may follow that makes an invitation of it: of two rows, the second may still have to be pasted.
[[nodiscard]] bool lacks_its_end(const InvitationError& error);

/// A key without an invitation, as it is told to a neighbour; read as freely, but nothing else may stand with it.
[[nodiscard]] std::optional<Key> parse_key_alone(std::string_view text);

[[nodiscard]] std::string to_text(const Invitation& invitation);

}  // namespace atom4::net
