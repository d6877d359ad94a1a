// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/strings.h"

namespace atom4 {

/// How well the computer plays: a whole level of 0 or more, or a step between two of them, in tenths. An int converts
/// to a whole level.
class Level {
public:
    static constexpr int kTenths = 10;  ///< from one whole level to the next

    constexpr Level(int whole = 0) : tenths_(std::int64_t{whole} * kTenths) {}
    /// Makes a level from tenths, clamped to levels whose whole part fits an int.
    [[nodiscard]] static Level of_tenths(std::int64_t tenths);
    [[nodiscard]] constexpr std::int64_t in_tenths() const { return tenths_; }

    [[nodiscard]] constexpr bool is_whole() const { return tenths_ % kTenths == 0; }
    /// Returns the whole level that is reached: 3 for 3.7.
    [[nodiscard]] constexpr int reached() const { return static_cast<int>(tenths_ / kTenths); }
    /// Returns the tenths beyond the whole level, from 0 to 9.
    [[nodiscard]] constexpr int beyond() const { return static_cast<int>(tenths_ % kTenths); }
    /// Returns the nearest whole level: 4 for 3.5.
    [[nodiscard]] int nearest() const;
    /// Returns the whole level `by` steps up or down, at least 0: from 3.5, one step up is 4 and one down 3.
    [[nodiscard]] Level stepped(int by) const;

    friend constexpr auto operator<=>(const Level&, const Level&) = default;

private:
    std::int64_t tenths_ = 0;
};

/// The highest level that can be chosen, stepped to, typed or read; the lowest is 0. Texts may hold any level up
/// to it, and every front end shows and saves the level that it is given.
inline constexpr Level kHighestLevel = std::numeric_limits<int>::max();

/// Returns "3", or "3.5" between two levels.
[[nodiscard]] std::string to_text(Level level);
/// Parses digits, and optionally a point and one to three decimals, as older versions wrote; rounds to tenths.
[[nodiscard]] std::optional<Level> parse_level(std::string_view text, TooLarge too_large = TooLarge::kRefused);
/// Parses a level as a player types it: with a point or a comma; a number that is too large becomes the highest level.
[[nodiscard]] std::optional<Level> parse_typed_level(std::string_view text);

}  // namespace atom4
