// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace atom4::link {

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

}  // namespace atom4::link
