// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/atom4/rules/position.h"
#include "core/base/random.h"

namespace atom4::test {

inline constexpr int kSmallestSide = BoardSize::kSmallest;

/// The start of a round on a board from 4 by 4 up.
[[nodiscard]] Position start_of(BoardSize size, Colour start);

/// A position of a round in play with so many empty cells, or as few more as there must be: players without plan, who
/// pass wins by.
[[nodiscard]] Position late_position(BoardSize size, Colour start, int empty, Random& random);

/// A position without a row of four, with so many empty cells, near each other or not, and pieces of any colours, often
/// many of those that players want: much can happen in it.
[[nodiscard]] Position scattered_position(BoardSize size, Colour to_play, int empty, Random& random);

}  // namespace atom4::test
