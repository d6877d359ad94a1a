// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "core/atom4/engine/evaluation.h"
#include "core/atom4/engine/search.h"

namespace atom4 {

/// A whole round, as training reads it.
struct PlayedGame {
    BoardSize size;
    Colour start = Colour::kRed;
    std::vector<Cell> moves;
    std::vector<Score> scores;  ///< before each move, for the player to move; as many as moves, or none
    Outcome outcome = Outcome::kOngoing;
};

struct SelfPlaySettings {
    BoardSize size;
    SearchLimits limits;
    int opening_plies = 4;       ///< played at random
    int min_random_percent = 2;  ///< each game draws its share of random moves between these two
    int max_random_percent = 12;
};

/// Plays a game of the engine against itself. The same seed and settings, without a time limit, give the same game.
[[nodiscard]] PlayedGame play_against_itself(Engine& engine, const SelfPlaySettings& settings, std::uint64_t seed);

struct TrainingSettings {
    int epochs = 6;
    double step = 0.01;          ///< of the first update of a weight; AdaGrad shrinks it from there
    double decay = 0.985;        ///< factor per ply by which the outcome says less about earlier positions
    int scale = 600;             ///< what a weight of 1 (a factor e in the odds to win) becomes in the table
    double score_share = 0.5;    ///< share of the target that is the search's score; the rest is the outcome
    int validation_percent = 5;  ///< games that are set aside to measure the error
    std::uint64_t seed = 1;
};

struct TrainingReport {
    int epoch = 0;
    double training_error = 0;  ///< mean square of predicted minus target score, both in 0..1
    double validation_error = 0;
    std::uint64_t positions = 0;
};

/// Fits the values of windows to games, their outcomes and the scores of their searches, by logistic regression: the
/// chance of the player to move is the logistic function of the sum of the weights of all windows in the folded frame.
/// Mirror images share a weight.
[[nodiscard]] std::array<std::int16_t, windows::kStates> fit_window_values(
    std::span<const PlayedGame> games, const TrainingSettings& settings,
    const std::function<void(const TrainingReport&)>& progress = {});

}  // namespace atom4
