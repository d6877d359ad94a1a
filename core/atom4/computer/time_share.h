// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>

namespace atom4 {

/// What a player's clock shows, and what each finished move adds to it.
struct PlayerClock {
    std::chrono::milliseconds left{0};  ///< may be negative, as some front ends send it after a late move
    std::chrono::milliseconds increment{0};
};

/// How long to think about the next move, at least a millisecond: an even share of what is left for the moves that the
/// player may still have to make, most of the increment, and never so much that the clock could run out.
[[nodiscard]] std::chrono::milliseconds time_share(const PlayerClock& clock, int empty_cells);

}  // namespace atom4
