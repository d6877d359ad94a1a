// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/atom4/engine/search.h"
#include "core/atom4/rules/position.h"

namespace atom4 {

/// The main reason for a move: the first one that holds, in this order (but see kHoldsDraw).
enum class HintReason : std::uint8_t {
    kWinsAtOnce,    ///< completes a row
    kForcesWin,     ///< wins however the opponent answers; the score says in how many plies
    kPreventsLoss,  ///< the opponent's next piece would win at `prevented`
    kThreatens,     ///< the mover's next piece would win at `threat`
    kDelaysLoss,    ///< loses, but no other move loses later
    kMakesRow,      ///< `row` grows
    kBestLine,      ///< `line` is the best that was found
    kHoldsDraw,     ///< neither player can force a win, and this move keeps it so; comes before the last two
};

/// A suggested move and the facts that support it, for a front end to put into words. All facts that hold are set,
/// whatever the reason.
struct Hint {
    Cell move;
    HintReason reason = HintReason::kBestLine;
    /// Where the opponent's next piece would win if the mover passed; set only if the move leaves no such win.
    std::optional<Cell> prevented;
    /// Where the mover's next piece would win after the move if the opponent passed.
    std::optional<Cell> threat;
    /// The number of cells for `prevented` and for `threat`. Two fours threatened at once are hard to answer.
    int fours_prevented = 0;
    int fours_threatened = 0;
    /// The longest row of the mover's goal colour that the move makes or extends, from end to end; two pieces or more,
    /// or none.
    std::vector<Cell> row;
    Score score;             ///< for the mover
    std::vector<Cell> line;  ///< best play for both, the move first
};

/// Returns the best move of a search of that position, with the reason and the facts that support it. The report must
/// have a line.
[[nodiscard]] Hint explain(const Position& position, const SearchReport& report);

/// Returns the settings of the search for a hint, which takes a second at most.
[[nodiscard]] SearchSettings hint_search();

/// Searches with the limits of hint_search() and explains the best move; std::nullopt if stopped. The round must not be
/// over.
[[nodiscard]] std::optional<Hint> find_hint(Engine& engine, const Position& position, std::stop_token stop = {});

}  // namespace atom4
