// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/atom4/rules/position.h"

namespace atom4 {

/// What a placement means for both players' rows of four, as facts that a front end puts into words. It looks ahead one
/// piece of each player only, which takes microseconds, so that it can be called for any cell under the pointer.
struct PlacementMeaning {
    bool wins = false;
    /// Where the opponent's next piece would have won after a pass, if it cannot win anywhere now.
    std::optional<Cell> stops;
    /// Where the opponent's next piece wins after the placement.
    std::optional<Cell> lets_win;
    /// Whether the placement itself made that possible; otherwise the opponent could win somewhere before.
    bool opens_win = false;
    /// Where the mover's next piece would win after it if the opponent passed, in the order of rows and columns; seven
    /// at most.
    std::vector<Cell> threatens;
    /// The longest row of the mover's goal colour that the placement makes or extends, from end to end: two pieces or
    /// more, or none.
    std::vector<Cell> row;

    friend bool operator==(const PlacementMeaning&, const PlacementMeaning&) = default;
};

/// What can be the most important fact of a placement; the most important first.
enum class PlacementWeight : std::uint8_t { kWins, kOpensWin, kLetsWin, kStops, kThreatens, kNone };

[[nodiscard]] PlacementWeight weight_of(const PlacementMeaning& meaning);

/// The meaning of a legal placement.
[[nodiscard]] PlacementMeaning meaning_of(const Position& position, Cell cell);

/// A placement that would complete a row, and the row.
struct Four {
    Cell cell;
    std::vector<Cell> row;  ///< from end to end; four pieces or more

    friend bool operator==(const Four&, const Four&) = default;
};

/// Returns every placement of that wheel colour that would complete a row for its player, regardless of who is to move,
/// in order of cells; empty if find_win() finds none.
[[nodiscard]] std::vector<Four> fours_in_reach(const Position& position, Colour played);

/// Returns the cells with pieces, in order of cells.
[[nodiscard]] std::vector<Cell> cells_with_pieces(const Position& position);
/// Returns the cells with pieces, the playable cells, and all cells up to that many steps from a playable one; each
/// once, in order of cells. With one step, every cell that the next piece can make playable is included.
[[nodiscard]] std::vector<Cell> cells_in_play(const Position& position, int steps);

/// Why the pieces of a position cannot occur in any round: the two middle cells are filled from the start, and each
/// later piece touches two that touch each other.
struct Unreachable {
    enum class Reason : std::uint8_t { kMiddleEmpty, kLoosePiece };
    Reason reason;
    Cell cell;  ///< the empty cell, or the piece; the first one in the order of rows
    friend bool operator==(const Unreachable&, const Unreachable&) = default;
};

/// Returns why the position cannot occur in a game, judging by the places of pieces only; std::nullopt if none was
/// found.
[[nodiscard]] std::optional<Unreachable> why_unreachable(const Position& position);

/// Returns the maximal straight rows of at least that many goal pieces of the player, the longest first, then in order
/// of cells.
[[nodiscard]] std::vector<std::vector<Cell>> goal_rows(const Position& position, Player player, std::size_t least);

}  // namespace atom4
