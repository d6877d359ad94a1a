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

/// What an invitation is for.
enum class Role : std::uint8_t { kPlayer, kSpectator };

enum class KeyFault {
    kNotALetter,  ///< an invalid character
    kTooShort,
    kTooLong,
    kMistyped,  ///< the checksum does not match
};

/// A secret of 128 bits for one match; joining requires it. Its text is seven groups of four letters and digits.
/// parse() also accepts lower case, O for 0, and I or L for 1, and always detects one or two wrong characters.
class Key {
public:
    static constexpr std::size_t kSize = 16;
    static constexpr std::size_t kTextLetters = 28;  ///< characters of its text, without hyphens
    using Bytes = std::array<unsigned char, kSize>;

    /// Returns a new key from the system's random source, or std::nullopt if there is none.
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
    kNotAnInvitation,   ///< does not contain atom4:
    kNoKey,             ///< has no slash and key
    kTooManyAddresses,  ///< more than kMaxAddresses
    kPortZero,          ///< port 0 cannot be connected to
};

/// Why an invitation is invalid, and which part.
struct InvitationError {
    std::variant<InvitationFault, AddressFault, KeyFault> fault;
    std::string part;  ///< the invalid part
};

/// A text that lets another player join, atom4:192.0.2.7:4004,[2001:db8::7]:4004,example.org:4004/KEY or
/// atom4:/a/path/KEY: the addresses of the host, and a key for this match only.
struct Invitation {
    static constexpr std::size_t kMaxAddresses = 8;

    std::vector<Address> addresses;  ///< at least one
    Key key;

    [[nodiscard]] Role role() const { return key.role(); }
    friend bool operator==(const Invitation&, const Invitation&) = default;
};

/// Parses the first valid invitation in any text. It may have line breaks, mail quotes ("> "), brackets, quotation
/// marks or a sentence around it, blanks and zero-width characters anywhere, and percent encoding. The error is that of
/// the last candidate.
[[nodiscard]] Result<Invitation, InvitationError> parse_invitation(std::string_view text);

/// Returns whether the text begins with atom4:, possibly after quotes or brackets.
[[nodiscard]] bool begins_as_invitation(std::string_view text);

/// Returns whether more text could complete the invitation, as when its second line is not pasted yet.
[[nodiscard]] bool lacks_its_end(const InvitationError& error);

/// Parses a key without an invitation, for the local network. Nothing else may be in the text.
[[nodiscard]] std::optional<Key> parse_key_alone(std::string_view text);

[[nodiscard]] std::string to_text(const Invitation& invitation);

}  // namespace atom4::net
