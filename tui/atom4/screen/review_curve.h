// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <vector>

#include "tui/atom4/screen/screen.h"

namespace atom4::tui {

/// White's share, from 0 to 1, after each move of the round, as far as a review has come that still stands.
[[nodiscard]] std::vector<double> reviewed_shares(const Match& match, const UiState& ui);

/// Returns how many of the rows below the list of moves the curve takes; 0 if the list needs them.
[[nodiscard]] int review_curve_rows(const Match& match, const UiState& ui, int rows);

/// Draws them as a curve, white above and black below; the move that led to the position shown is marked.
void draw_review_curve(Grid& grid, Place place, Extent extent, const Scene& scene);

}  // namespace atom4::tui
