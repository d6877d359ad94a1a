// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <vector>

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
    int opening_plies = 4;         ///< played at random
    int least_random_percent = 2;  ///< each game draws its share of random moves between these two
    int most_random_percent = 12;
};

/// One game of the engine against itself; the same for the same seed and settings without a limit of time.
[[nodiscard]] PlayedGame play_against_itself(Engine& engine, const SelfPlaySettings& settings, std::uint64_t seed);

}  // namespace atom4
