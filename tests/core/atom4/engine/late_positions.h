// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/atom4/rules/position.h"
#include "core/base/random.h"

namespace atom4::test {

inline constexpr int kSmallestSide = BoardSize::kSmallest;

/// Returns the start of a round on a board of 4x4 or more.
[[nodiscard]] Position start_of(BoardSize size, Colour start);

/// Returns a position of a round in play with `empty` empty cells, or as few more as possible. The players of the round
/// move at random and avoid wins.
[[nodiscard]] Position late_position(BoardSize size, Colour start, int empty, Random& random);

/// Returns a position without a row of four, with `empty` empty cells, near each other or not, and pieces of any
/// colours, often many of those that a player wants, so that much can happen.
[[nodiscard]] Position scattered_position(BoardSize size, Colour to_play, int empty, Random& random);

}  // namespace atom4::test
