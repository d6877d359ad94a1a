// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

#include "core/atom4/game/seat.h"
#include "core/atom4/game/time_control.h"
#include "core/atom4/rules/position.h"

namespace atom4 {

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
