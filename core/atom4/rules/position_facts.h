// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/atom4/rules/position.h"

namespace atom4 {

/// What a placement means for the two rows of four, as facts that a front end puts into words. It looks one piece of
/// each player ahead and no farther, so that it can be asked for whatever cell is pointed at: it costs microseconds.
struct PlacementMeaning {
    bool wins = false;
    /// Where the opponent's next piece would have won if the turn were passed, and cannot win anywhere any more.
    std::optional<Cell> stops;
    /// Where the opponent's next piece wins after it.
    std::optional<Cell> lets_win;
    /// Whether it made that possible itself; else the opponent could win there or elsewhere before.
    bool opens_win = false;
    /// Where the mover's next piece would win after it if the opponent passed, in the order of rows and columns; seven
    /// at most.
    std::vector<Cell> threatens;
    /// The longest row of the mover's goal colour that it makes or makes longer, from end to end; two pieces or more,
    /// or none.
    std::vector<Cell> row;

    friend bool operator==(const PlacementMeaning&, const PlacementMeaning&) = default;
};

/// What weighs most in it, the weightiest first.
enum class PlacementWeight : std::uint8_t { kWins, kOpensWin, kLetsWin, kStops, kThreatens, kNone };

[[nodiscard]] PlacementWeight weight_of(const PlacementMeaning& meaning);

/// The meaning of a legal placement.
[[nodiscard]] PlacementMeaning meaning_of(const Position& position, Cell cell);

}  // namespace atom4
