// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>

#include "core/atom4/engine/search.h"

namespace atom4 {

/// What a player's clock shows, and what each finished move adds to it.
struct PlayerClock {
    std::chrono::milliseconds left{0};  ///< may be negative, as some front ends send it after a late move
    std::chrono::milliseconds increment{0};
};

/// How long to think about a move.
struct TimeShare {
    std::chrono::milliseconds enough{0};  ///< after it no further depth is begun
    std::chrono::milliseconds most{0};    ///< a depth that was begun before takes no longer; not less than enough

    friend bool operator==(const TimeShare&, const TimeShare&) = default;
};

/// For the next move, each at least a millisecond: enough is an even share of what is left for the moves that the
/// player may still have to make, and most of the increment. A depth that is begun may take it to five times that, so
/// that it is seldom cut off. Never so much that the clock could run out.
[[nodiscard]] TimeShare time_share(const PlayerClock& clock, int empty_cells);

/// Lets a search take no more time than the share, besides what limits it already.
void keep_to(const TimeShare& share, SearchLimits& limits);

}  // namespace atom4
