// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/match/match.h"
#include "tui/grid.h"
#include "tui/layout.h"

namespace atom4::tui {

/// A screen as data, with the parts of the state that had to follow from its size.
struct Screen {
    Grid grid;
    Place cursor;  ///< where the terminal's own, invisible cursor goes, for those who follow it
    Scroll scroll;
    int help_top = 0;
};

[[nodiscard]] Screen build_screen(const Match& match, const UiState& ui, Extent extent, Capabilities capabilities);

/// The reaction that placing a piece under the cursor would have, if a person may place it there now.
[[nodiscard]] std::optional<Reaction> reaction_under_cursor(const Match& match, Cell cursor);

// The parts, each drawn into its place.
void draw_board(Grid& grid, const Layout& layout, const Match& match, const UiState& ui, Capabilities capabilities);
void draw_panel(Grid& grid, const Layout& layout, const Match& match, Capabilities capabilities);
void draw_state_line(Grid& grid, const Layout& layout, const Match& match);
/// Returns the first line really shown.
int draw_help(Grid& grid, int top);

}  // namespace atom4::tui
