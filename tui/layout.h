// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

#include "tui/grid.h"
#include "tui/ui_state.h"

namespace atom4::tui {

/// Where everything stands on a screen of that size. With room for it the panel is to the right of the board; else a
/// line of state on top replaces it. A board larger than its place is scrolled to the cursor.
struct Layout {
    static constexpr Extent kSmallest{8, 32};

    bool too_small = false;  ///< nothing else is set then
    bool has_panel = false;
    bool has_letters = false;  ///< a row of column letters above the board
    Place origin;              ///< upper left corner of the whole, which is centred on a large screen
    Extent extent;             ///< of the whole
    Place board;               ///< of the first cell shown
    Extent board_extent;       ///< of the part shown, two columns a cell and one for the shift of odd rows
    Scroll scroll;
    Place panel;
    Extent panel_extent;
    int title_row = 0;
    int message_row = 0;
    int message_rows = 1;
    int help_row = 0;

    /// Where the cell stands, two columns wide, if it is in the part shown.
    [[nodiscard]] std::optional<Place> place_of(int row, int col) const;
};

[[nodiscard]] Layout make_layout(Extent screen, BoardSize size, const UiState& ui);

}  // namespace atom4::tui
