// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/atom4/engine/review.h"
#include "core/atom4/rules/position.h"

namespace atom4 {

/// What the player whom the score belongs to may expect, from 0 (a loss) to 1 (a win): the odds grow by a factor of e
/// with every 600 centipoints, which is how the engine's values were learned (TrainingSettings::scale).
[[nodiscard]] double expectation(Score score);

/// How near a move came to the best one, from 0 to 100, by what it took off the player's expectation. The formula is
/// that of Lichess, with the expectation in percent (https://lichess.org/page/accuracy, "Then, compute Accuracy%"):
/// 103.1668 exp(-0.04354 (before - after)) - 3.1669.
[[nodiscard]] double accuracy(Score best, Score played);

/// The parts of a round. The middle begins with the first move of whoever finds two goal pieces in line side by side on
/// the board, the end with that of whoever finds a four in reach of the piece to be played or the one after it.
enum class Phase : std::uint8_t { kOpening, kMiddle, kEnd };
inline constexpr std::size_t kPhaseCount = 3;

/// The part of the round that each move belongs to. The moves must be legal.
[[nodiscard]] std::vector<Phase> phases_of(Position position, std::span<const Cell> moves);

/// The mean accuracy of some moves.
struct MeanAccuracy {
    double sum = 0;
    int moves = 0;

    void add(double accuracy);
    /// Rounded; nothing without a move.
    [[nodiscard]] std::optional<int> percent() const;
};

/// How accurately a player has played.
struct PlayerAccuracy {
    MeanAccuracy round;
    std::array<MeanAccuracy, kPhaseCount> phases;
};

/// That of both, in a round that began with that position; move by move, however far the review has come.
[[nodiscard]] ByPlayer<PlayerAccuracy> accuracy_of(const Position& start, std::span<const ReviewedMove> moves);

}  // namespace atom4
