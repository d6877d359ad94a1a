// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "tui/atom4/screen/screen.h"

namespace atom4::tui {

/// Returns the evaluation of the position shown, such as "white +1.25", or why there is none.
[[nodiscard]] std::string opinion_text(const Scene& scene);

/// Draws the analysis of the position shown: a bar, the evaluation, and the best lines, one per row. In a single row
/// they are side by side.
void draw_analysis(Grid& grid, Place place, Extent extent, const Scene& scene);

}  // namespace atom4::tui
