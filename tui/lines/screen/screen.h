// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/lines/game/session.h"
#include "tui/lines/screen/animation.h"
#include "tui/lines/screen/look.h"
#include "tui/lines/screen/ui_state.h"
#include "tui/screen/grid.h"

namespace atom4::tui {

/// Where everything of Lines stands on a screen of that size. A cell is two columns: the cursor's and the chip's. With
/// room for it the panel is to the right of the board; else the title line holds what it says. A board larger than its
/// place is scrolled to the cursor.
struct LinesLayout {
    static constexpr Extent kSmallest{8, 32};

    LinesLayout(Extent screen, const lines::GameSetup& setup, const LinesUi& ui);

    bool too_small = false;  ///< nothing else is set then
    bool has_panel = false;
    bool has_frame = false;    ///< a line around the board
    bool has_letters = false;  ///< a row of column letters above the board
    Place origin;              ///< upper left corner of the whole, which is centred on a large screen
    Extent extent;             ///< of the whole
    Place board;               ///< of the first cell shown
    Extent shown;              ///< cells shown
    Scroll scroll;
    Place panel;
    int title_row = 0;
    int message_row = 0;
    int message_rows = 1;
    int spare_rows = 0;  ///< blank ones above the message, for one that is longer
    int key_row = 0;

    /// Where the cell's cursor column is, if it is in the part shown.
    [[nodiscard]] std::optional<Place> place_of(lines::Cell cell) const;
    /// The cell that is shown at that place, if any.
    [[nodiscard]] std::optional<lines::Cell> cell_at(Place place) const;
};

/// Everything that a screen follows from, besides its size.
struct LinesScene {
    const lines::Session& session;
    const LinesUi& ui;
    const LinesLook& look;
    const LinesFrame* frame = nullptr;  ///< what is shown of the board while a turn is seen to happen
};

/// A screen as data, with the parts of the state that had to follow from its size.
struct LinesScreen {
    Grid grid;
    Place cursor;
    Scroll scroll;
    int page_top = 0;
};

[[nodiscard]] LinesScreen build_lines_screen(const LinesScene& scene, Extent extent, Capabilities capabilities);

// The parts, each drawn into its place.
void draw_lines_board(Grid& grid, const LinesLayout& layout, const LinesScene& scene, Capabilities capabilities);
void draw_lines_panel(Grid& grid, const LinesLayout& layout, const LinesScene& scene, Capabilities capabilities);
/// The help, or the high scores; returns the first line really shown.
int draw_lines_page(Grid& grid, const LinesScene& scene);

}  // namespace atom4::tui
