// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "core/atom4/engine/level.h"
#include "core/atom4/rules/position.h"

namespace atom4 {

/// The level a computer seat has unless another is asked for.
inline constexpr Level kDefaultLevel = 2;

/// Who plays for a player: a person, who may have a name, or the computer at a level.
struct Seat {
    std::optional<Level> computer_level;  ///< nothing for a person
    std::string name;                     ///< of a person; may be empty

    [[nodiscard]] static Seat human(std::string name = {}) { return {std::nullopt, std::move(name)}; }
    [[nodiscard]] static Seat computer(Level level) { return {level, {}}; }
    [[nodiscard]] bool is_computer() const { return computer_level.has_value(); }
    friend bool operator==(const Seat&, const Seat&) = default;
};

/// Makes a human seat with an entered name, trimmed; without a name if it is reserved or could not be read back from a
/// record.
[[nodiscard]] Seat named_person(std::string_view name);
/// Bytes; what people type as a name is no longer.
inline constexpr std::size_t kLongestName = 60;

/// The value of a record's player tag: "Computer 2", "Computer 3.5", or the person's name, "Human" without one.
[[nodiscard]] std::string to_text(const Seat& seat);
/// Reads such a value back. Whatever does not say "Computer N" is a person's name.
[[nodiscard]] Seat parse_seat(std::string_view text);

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

/// What a match is played with.
struct MatchSetup {
    BoardSize size;
    ByPlayer<Seat> seats;
    Colour start = Colour::kRed;  ///< the first piece of the first round
    std::optional<TimeControl> time_control = {};
    std::optional<Position> position =
        {};  ///< what the first round begins with; it names the size and the start as well

    [[nodiscard]] bool has_person() const {
        return !seats[Player::kFirst].is_computer() || !seats[Player::kSecond].is_computer();
    }
    [[nodiscard]] bool has_computer() const {
        return seats[Player::kFirst].is_computer() || seats[Player::kSecond].is_computer();
    }
    friend bool operator==(const MatchSetup&, const MatchSetup&) = default;
};

}  // namespace atom4
