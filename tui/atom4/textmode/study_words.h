// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/atom4/engine/review.h"
#include "core/atom4/game/match.h"

namespace atom4::tui {

/// As many of the moves as can be kept in mind.
[[nodiscard]] std::vector<Cell> first_cells(const MoveLine& line);

/// What an analysis of that position has found: who stands better, then the best moves, a line for each.
[[nodiscard]] std::vector<std::string> report_text(const Position& position, const SearchReport& report);

}  // namespace atom4::tui
