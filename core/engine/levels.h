// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>

#include "core/atom4/position.h"
#include "core/engine/search.h"

namespace atom4 {

/// How a level plays: how far it looks, and how often it errs.
struct LevelSettings {
    SearchLimits limits;
    int blunder_percent = 0;  ///< chance of a move picked by a shallow look instead
    int noise = 0;            ///< spread of the random amount added to the score of each move, in centipoints
};

/// Any level of 0 or more.
[[nodiscard]] LevelSettings level_settings(int level);

/// The computer's move at that level, the same for the same position, level and seed. Nothing if stopped before it was
/// found; stops within 50 ms. The round must be in play.
[[nodiscard]] std::optional<Cell> choose_move(Engine& engine, const Position& position, int level, std::uint64_t seed,
                                              std::stop_token stop);

}  // namespace atom4
