// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>

#include "core/lines/player.h"

namespace atom4::lines {

enum class PlayerKind : std::uint8_t { kGreedy, kExpectimax };

struct SelfPlayOptions {
    GameSetup setup;
    PlayerKind player = PlayerKind::kExpectimax;
    std::uint64_t seed = 1;  ///< of the throws and of the player's chance
    bool preview = false;    ///< whether the player is told the next colours
    int most_moves = 1'000'000;
    std::int64_t work = Expectimax::kWork;  ///< of expectimax, for a move
};

struct SelfPlayResult {
    std::int64_t score = 0;
    int moves = 0;
};

/// Plays one game to its end, or to so many moves. The same options give the same game.
[[nodiscard]] SelfPlayResult play_alone(const SelfPlayOptions& options);

}  // namespace atom4::lines
