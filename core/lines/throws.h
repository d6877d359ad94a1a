// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/lines/position.h"

namespace atom4::lines {

/// The colours of the next throw, independent and uniform. They follow from the seed and from how often the computer
/// has thrown, and not from the board: a preview that shows them stays right whatever the player moves.
[[nodiscard]] std::vector<int> draw_colours(std::uint64_t seed, const Position& position);

/// The next throw: those colours, on distinct free cells picked uniformly. The computer must be to throw.
[[nodiscard]] std::vector<Chip> draw_throw(std::uint64_t seed, const Position& position);

}  // namespace atom4::lines
