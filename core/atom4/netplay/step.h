// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/atom4/match/match_setup.h"
#include "core/atom4/rules/position.h"

namespace atom4::link {

/// On what terms two people play: what the host proposes.
struct Terms {
    MatchSetup setup;  ///< both seats are persons'
    int rounds = 0;    ///< so many are played; 0: as many as both like
    Player host = Player::kFirst;
    std::string date;  ///< of the first round, as records have it

    friend bool operator==(const Terms&, const Terms&) = default;
};

/// The player to move has placed there, with so much of the clock.
struct Placed {
    Cell cell;
    ClockTime used{0};
    friend bool operator==(const Placed&, const Placed&) = default;
};
struct TakenBack {
    int plies = 0;
    friend bool operator==(const TakenBack&, const TakenBack&) = default;
};
struct Resigned {
    Player player;
    friend bool operator==(const Resigned&, const Resigned&) = default;
};
struct OutOfTime {
    Player player;
    friend bool operator==(const OutOfTime&, const OutOfTime&) = default;
};
struct NextRound {
    std::string date;
    friend bool operator==(const NextRound&, const NextRound&) = default;
};

/// A step of the sheet (core/net/PROTOCOL.md, "The sheet").
using Step = std::variant<Terms, Placed, TakenBack, Resigned, OutOfTime, NextRound>;

[[nodiscard]] std::string to_text(const Step& step);
/// Reads exactly what to_text writes.
[[nodiscard]] std::optional<Step> parse_step(std::string_view text);

/// The most characters of a name that is sent.
inline constexpr std::size_t kLongestName = 40;
/// The name as it may be sent: one that prints, is no longer than that, and is not taken for the computer's.
[[nodiscard]] std::string sendable_name(std::string_view name);
/// The terms as they are sent: between two persons whose names may be, and of today where no day is said.
[[nodiscard]] Terms in_form(Terms terms);
/// A name as a word of a message, and back; what does not print or is longer has no name's form.
[[nodiscard]] std::string as_word(std::string_view name);
[[nodiscard]] std::optional<std::string> parse_name(std::string_view word);

}  // namespace atom4::link
