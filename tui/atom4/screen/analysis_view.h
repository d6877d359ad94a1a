// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "tui/atom4/screen/screen.h"

namespace atom4::tui {

/// White's share of the evaluation bar, from 0 (black wins) to 1 (white wins), for a score seen by the mover.
[[nodiscard]] double share_of_white(Score score, Player mover);

/// The engine's opinion of the position shown, which is not the end of a round: "white +0.45".
[[nodiscard]] std::string opinion_text(const Scene& scene);

/// The engine's opinion of the position shown, in up to three rows: a bar, the evaluation, the best line. On one row
/// they stand side by side.
void draw_analysis(Grid& grid, Place place, Extent extent, const Scene& scene);

}  // namespace atom4::tui
