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

/// A placement that would complete a row, and the row.
struct Four {
    Cell cell;
    std::vector<Cell> row;  ///< from end to end; four pieces or more

    friend bool operator==(const Four&, const Four&) = default;
};

/// Returns every placement of that wheel colour that would complete a row for its player, whoever is to move, in order
/// of cells; empty if find_win() finds none.
[[nodiscard]] std::vector<Four> fours_in_reach(const Position& position, Colour played);

/// Returns the cells with pieces, in order of cells.
[[nodiscard]] std::vector<Cell> cells_with_pieces(const Position& position);
/// Returns the cells with pieces, those where a piece may be placed, and the neighbours of the latter, theirs in turn
/// and so on, that many steps away; each once, in order of cells. With one step nothing that can become playable by the
/// next piece is missing.
[[nodiscard]] std::vector<Cell> cells_in_play(const Position& position, int steps);

/// Why the pieces of a position cannot lie there in any round: the two middle cells are filled from the start, and each
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
