// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <span>

#include "core/atom4/engine/review.h"
#include "core/atom4/game/match.h"

namespace atom4::tui {

/// What a review said of the ply of that number, from 0, if it still stands: the round has come to it by the moves that
/// were reviewed.
[[nodiscard]] const ReviewedMove* review_of(const Match& match, std::span<const ReviewedMove> reviewed, int ply);

/// Whether a review marked any move.
[[nodiscard]] bool has_marked_move(std::span<const ReviewedMove> reviewed);

/// How many plies lead past the next move of the round that a review has marked, if `shown` of them are on the board;
/// from the last one round to the first. Nothing if the round has no review, or one without a mark.
[[nodiscard]] std::optional<int> next_marked(const Match& match, std::span<const ReviewedMove> reviewed, int shown);
/// The same the other way round.
[[nodiscard]] std::optional<int> previous_marked(const Match& match, std::span<const ReviewedMove> reviewed, int shown);

}  // namespace atom4::tui
