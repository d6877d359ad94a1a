// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "tui/lines/board_view.h"

namespace atom4::tui {

/// A screen as data, with the parts of the state that depend on its size.
struct LinesScreen {
    Grid grid;
    Place cursor;
    Scroll scroll;
    int page_top = 0;
};

[[nodiscard]] LinesScreen build_lines_screen(const LinesScene& scene, Extent extent, Capabilities capabilities);

// The parts, each drawn into its place.
/// Draws score, chain, best score and the next chips; returns the first row below them.
int draw_lines_panel(Grid& grid, const LinesLayout& layout, const LinesScene& scene, Capabilities capabilities);
/// Draws the help or the high scores; returns the first line actually shown.
int draw_lines_page(Grid& grid, const LinesScene& scene);

}  // namespace atom4::tui
