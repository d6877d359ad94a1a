// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/atom4/engine/review.h"
#include "core/atom4/rules/position_facts.h"

namespace atom4 {

/// Why a move fell short of the best one: what it let happen, and what it missed, as facts that a front end puts into
/// words. Each fact that holds is there.
struct Shortfall {
    /// What the opponent's next piece can complete after the move played. As good as always it could before: a
    /// placement makes no goals of the opponent's (Position::find_opened_win), it only leaves them standing.
    std::vector<Four> lets;
    /// Whether after the best move the opponent's next piece completes nothing.
    bool better_stops = false;
    /// The row that the best move completes, if it wins at once.
    std::optional<Four> misses;
    /// What the mover's own next piece could complete after the best move, if the opponent passed, and after the move
    /// played.
    std::vector<Four> better_threatens;
    std::vector<Four> played_threatens;
    /// The opponent's best move after the one played, if that has not ended the round, and what the opponent's next
    /// piece but one could then complete if nothing were done.
    std::optional<Cell> answer;
    std::vector<Four> answer_threatens;

    friend bool operator==(const Shortfall&, const Shortfall&) = default;
};

/// The facts about that move in that position. Where the best move was played there is nothing to learn.
[[nodiscard]] Shortfall shortfall_of(const Position& before, const ReviewedMove& move);

}  // namespace atom4
