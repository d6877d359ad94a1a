// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <vector>

#include "core/atom4/rules/position.h"

namespace atom4 {

/// The straight rows of at least so many pieces of the player's goal colour, each from end to end and as long as it is;
/// the longest first, then in the order of their cells.
[[nodiscard]] std::vector<std::vector<Cell>> goal_rows(const Position& position, Player player, std::size_t least);

}  // namespace atom4
