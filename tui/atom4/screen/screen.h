// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/atom4/match/match.h"
#include "tui/atom4/screen/layout.h"
#include "tui/screen/grid.h"

namespace atom4::tui {

/// A screen as data, with the parts of the state that had to follow from its size.
struct Screen {
    Grid grid;
    Place cursor;  ///< where the terminal's own, invisible cursor goes, for those who follow it
    Scroll scroll;
    int page_top = 0;
};

[[nodiscard]] Screen build_screen(const Match& match, const UiState& ui, Extent extent, Capabilities capabilities);

/// The reaction that placing a piece under the cursor would have, if a person may place it there now.
[[nodiscard]] std::optional<Reaction> reaction_under_cursor(const Match& match, Cell cursor);

/// What a screen with the board is drawn from.
struct Scene {
    const Match& match;
    const UiState& ui;
    Capabilities capabilities;
    Position position;         ///< the one that is shown: an earlier one while the person looks back
    const Reaction* last_ply;  ///< the ply that led to it, if any

    [[nodiscard]] bool looks_back() const { return ui.viewed.has_value(); }
    [[nodiscard]] bool is_over() const { return looks_back() ? position.is_over() : match.seat_to_move() == nullptr; }
    [[nodiscard]] bool persons_turn() const { return !looks_back() && !is_over() && !match.is_computers_turn(); }
};

[[nodiscard]] Scene make_scene(const Match& match, const UiState& ui, Capabilities capabilities);

// The parts, each drawn into its place.
void draw_board(Grid& grid, const Layout& layout, const Scene& scene);
void draw_panel(Grid& grid, const Layout& layout, const Scene& scene);
void draw_panel_below(Grid& grid, const Layout& layout, const Scene& scene);
void draw_state_line(Grid& grid, const Layout& layout, const Scene& scene);
void draw_messages(Grid& grid, const Layout& layout, const Scene& scene);
/// The keys that help now, the most useful first, as many as fit; or the line that is typed. Returns where the next
/// character of that line goes.
std::optional<Place> draw_foot(Grid& grid, const Layout& layout, const Scene& scene);

}  // namespace atom4::tui
