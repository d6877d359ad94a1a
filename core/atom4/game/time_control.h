// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace atom4 {

/// What a player's clock reads.
using ClockTime = std::chrono::milliseconds;

/// The time that each player has for a round, and what every ply adds to it.
struct TimeControl {
    static constexpr std::chrono::seconds kLongestInitial{24 * 60 * 60};
    static constexpr std::chrono::seconds kLongestIncrement{60 * 60};

    std::chrono::seconds initial{5 * 60};  ///< at least a second
    std::chrono::seconds increment{0};

    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

/// As PGN writes it, in seconds: "300" or "300+5".
[[nodiscard]] std::string to_text(TimeControl control);
[[nodiscard]] std::optional<TimeControl> parse_time_control(std::string_view text);

/// Hours, minutes and seconds: "0:04:05.250". Not below zero.
[[nodiscard]] std::string to_text(ClockTime time);
[[nodiscard]] std::optional<ClockTime> parse_clock_time(std::string_view text);

}  // namespace atom4
