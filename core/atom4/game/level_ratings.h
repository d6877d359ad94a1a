// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

#include "core/atom4/engine/level.h"
#include "core/atom4/game/glicko.h"
#include "core/atom4/rules/position.h"

namespace atom4 {

/// The board on which the levels were measured. On smaller ones the stronger side wins less often, on larger ones more
/// often: the same README has numbers.
inline constexpr BoardSize kRatedBoard{16, 16};

/// How strong a level of the computer is, one between two as far on the way as it lies; nothing for a level that was
/// not measured. Only differences mean something:
/// they are those of tests/strength/README.md, counted from 600 for level 0.
[[nodiscard]] std::optional<Rating> rating_of_level(Level level);

/// The level of that strength, or the measured one that comes closest to it; between two to a tenth, finer than which
/// nobody's rating is known.
[[nodiscard]] Level even_level(const Rating& rating);

/// Where a person begins of whom nothing is known: at the level that the game begins at.
[[nodiscard]] Rating rating_of_a_newcomer();

}  // namespace atom4
