// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

#include "core/lines/board.h"
#include "tui/common/grid.h"
#include "tui/lines/ui_state.h"

namespace atom4::tui {

/// Where everything of Lines stands on a screen of that size. Cells are as large as lets the whole board have room, and
/// the panel beside it; where it has none, the title line holds what it says. On a low screen what happened last stands
/// in the panel, below the numbers. A board larger than its place is scrolled to the cursor.
struct LinesLayout {
    static constexpr Extent kSmallest{8, 32};
    static constexpr int kLargestCell = 12;
    /// Returns the extent of a cell that many rows high; its chip is centred on the crossing of two lines.
    [[nodiscard]] static constexpr Extent cell_of(int rows) { return {rows, 2 * rows}; }

    /// What stands around the board: title, message and keys; or the keys alone, where a page says the rest.
    enum class Around { kAll, kKeysAlone };

    LinesLayout(Extent screen, const lines::GameSetup& setup, const LinesUi& ui, Around around = Around::kAll);

    bool too_small = false;       ///< nothing else is set then, but what the page needs
    Extent smallest = kSmallest;  ///< that the page can be shown on
    bool says_above = false;      ///< what a try did stands where the task would, since the screen is low
    bool has_panel = false;       ///< to the right
    bool has_title = false;       ///< in a row of its own
    bool has_letters = false;     ///< a row of column letters above the board
    Place origin;                 ///< upper left corner of the whole, which is centred on a large screen
    Extent extent;                ///< of the whole
    Extent cell = cell_of(1);     ///< how far crossings are apart
    Place board;                  ///< upper left corner of what the board is drawn on
    Extent board_extent;          ///< of that
    Extent margin;                ///< from its edges to the first crossings
    Extent shown;                 ///< cells shown
    Scroll scroll;
    Place panel;
    Extent panel_extent;
    int title_row = 0;
    bool has_message_in_panel = false;
    int message_row = 0;  ///< else: the first one
    int message_rows = 0;
    int key_row = 0;

    /// Where the cell's crossing would be if the board went on for ever.
    [[nodiscard]] Place crossing(lines::Cell cell) const;
    /// Whether the place belongs to the board.
    [[nodiscard]] bool shows(Place place) const;
    /// Where the cell's crossing is, if it is in the part shown.
    [[nodiscard]] std::optional<Place> place_of(lines::Cell cell) const;
    /// The cell that is shown at that place, if any.
    [[nodiscard]] std::optional<lines::Cell> cell_at(Place place) const;
};

}  // namespace atom4::tui
