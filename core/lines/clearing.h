// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <vector>

#include "core/lines/position.h"

namespace atom4::lines {

/// The most that can be cleared from a position before anything falls, one row behind the other, and how.
struct BestClearing {
    int chips = 0;            ///< so many chips
    std::int64_t ways = 1;    ///< in so many ways: another move or another order is another way
    std::vector<Move> moves;  ///< the first of them
};

/// Proves it by trying every way. The player must be to move. Boards with a handful of rows take milliseconds.
[[nodiscard]] BestClearing best_clearing(const Position& position);

/// Whether a move completes a row now.
[[nodiscard]] bool can_clear(const Position& position);

}  // namespace atom4::lines
