// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>

#include "core/atom4/engine/window_table.h"
#include "core/atom4/tuning/self_play.h"

namespace atom4 {

struct TrainingSettings {
    int epochs = 6;
    double step = 0.01;          ///< of the first update of a weight; AdaGrad shrinks it from there
    double decay = 0.985;        ///< how much less the outcome says about a position, for each ply between them
    int scale = 600;             ///< what a weight of 1 (a factor e in the odds to win) becomes in the table
    double score_share = 0.5;    ///< how far the target is drawn from the outcome towards what the search thought
    int validation_percent = 5;  ///< games that are kept apart to measure the error
    std::uint64_t seed = 1;
};

struct TrainingReport {
    int epoch = 0;
    double training_error = 0;  ///< mean square of expected minus decayed score, both in 0..1
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
