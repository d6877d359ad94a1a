// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/atom4/engine/level.h"
#include "core/atom4/rules/position.h"

namespace atom4 {

/// Default level of a computer seat.
inline constexpr Level kDefaultLevel = 2;

/// Who plays for a player: a human, who may have a name, or the computer at a level.
struct Seat {
    std::optional<Level> computer_level;  ///< std::nullopt for a human
    std::string name;                     ///< of a human; may be empty

    [[nodiscard]] static Seat human(std::string name = {}) { return {std::nullopt, std::move(name)}; }
    [[nodiscard]] static Seat computer(Level level) { return {level, {}}; }
    [[nodiscard]] bool is_computer() const { return computer_level.has_value(); }
    friend bool operator==(const Seat&, const Seat&) = default;
};

/// Makes a human seat with an entered name, trimmed; without a name if it is reserved or could not be read back from a
/// record.
[[nodiscard]] Seat human_named(std::string_view name);
/// Maximum length of a typed name, in characters.
inline constexpr std::size_t kLongestName = 60;
/// Why a typed name cannot be used.
enum class NameFault : std::uint8_t { kReserved, kTooLong };
/// Returns why human_named() should not be given that name, if so; an empty name has no fault.
[[nodiscard]] std::optional<NameFault> name_fault(std::string_view name, std::size_t longest = kLongestName);

/// Returns the value of a player tag in a record: "Computer 2", "Computer 3.5", a human's name, or "Human" without one.
[[nodiscard]] std::string to_text(const Seat& seat);
/// Parses such a value. Anything but "Computer N" and "Human" is a human's name.
[[nodiscard]] Seat parse_seat(std::string_view text);

/// The time on a player's clock.
using ClockTime = std::chrono::milliseconds;

/// The time that each player has for a round, and the increment after each of the player's plies.
struct TimeControl {
    static constexpr std::chrono::seconds kLongestInitial{24 * 60 * 60};
    static constexpr std::chrono::seconds kLongestIncrement{60 * 60};

    std::chrono::seconds initial{5 * 60};  ///< at least a second
    std::chrono::seconds increment{0};

    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

/// Returns the time control as in PGN, in seconds: "300" or "300+5".
[[nodiscard]] std::string to_text(TimeControl control);
[[nodiscard]] std::optional<TimeControl> parse_time_control(std::string_view text);

/// Returns hours, minutes and seconds: "0:04:05.250". The time must not be negative.
[[nodiscard]] std::string to_text(ClockTime time);
[[nodiscard]] std::optional<ClockTime> parse_clock_time(std::string_view text);

/// The settings of a match.
struct MatchSetup {
    BoardSize size;
    ByPlayer<Seat> seats;
    Colour start = Colour::kRed;  ///< the first piece of the first round
    std::optional<TimeControl> time_control = {};
    std::optional<Position> position = {};  ///< start of the first round; it also determines size and start colour

    [[nodiscard]] bool has_human() const {
        return !seats[Player::kFirst].is_computer() || !seats[Player::kSecond].is_computer();
    }
    [[nodiscard]] bool has_computer() const {
        return seats[Player::kFirst].is_computer() || seats[Player::kSecond].is_computer();
    }
    friend bool operator==(const MatchSetup&, const MatchSetup&) = default;
};

}  // namespace atom4
