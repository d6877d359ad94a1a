// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/atom4/game/match.h"
#include "tui/atom4/screen/layout.h"
#include "tui/atom4/screen/scene.h"
#include "tui/common/grid.h"

namespace atom4::tui {

/// A screen as data, with the scroll positions adjusted to its size.
struct Screen {
    Grid grid;
    Place cursor;  ///< where the terminal's own, invisible cursor goes, for programs that follow it
    Scroll scroll;
    int page_top = 0;
};

[[nodiscard]] Screen build_screen(const Match& match, const UiState& ui, Extent extent, Capabilities capabilities);

// The parts, each drawn into its place.
void draw_panel(Grid& grid, const Layout& layout, const Scene& scene);
void draw_panel_below(Grid& grid, const Layout& layout, const Scene& scene);
void draw_state_line(Grid& grid, const Layout& layout, const Scene& scene);
void draw_messages(Grid& grid, const Layout& layout, const Scene& scene);
/// Draws the opponent's request, with the keys to answer in its first row.
void draw_question(Grid& grid, Place place, Extent extent, const UiState& ui);
/// Draws the useful keys, the most useful first, as many as fit; or the open prompt. Returns where the next character
/// of the prompt goes, if one is open.
std::optional<Place> draw_foot(Grid& grid, const Layout& layout, const Scene& scene);

}  // namespace atom4::tui
