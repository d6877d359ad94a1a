// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <vector>

#include "tui/atom4/screen/screen.h"

namespace atom4::tui {

/// Returns white's share of the evaluation bar, from 0 to 1, after each move that was reviewed and is still part of the
/// round.
[[nodiscard]] std::vector<double> reviewed_shares(const Match& match, const UiState& ui);

/// Returns how many of the rows below the list of moves the curve takes; 0 if the list needs them.
[[nodiscard]] int review_curve_rows(const Match& match, const UiState& ui, int rows);

/// Draws reviewed_shares() as a curve, white above and black below, with a mark at the move that led to the position
/// shown.
void draw_review_curve(Grid& grid, Place place, Extent extent, const Scene& scene);

}  // namespace atom4::tui
