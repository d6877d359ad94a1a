// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

#include "core/lines/board.h"
#include "tui/common/grid.h"
#include "tui/lines/ui_state.h"

namespace atom4::tui {

/// The layout of the screen of Lines. Cells are as large as the whole board and the panel beside it allow; without room
/// for a panel, the title line shows the same. On a low screen the last message is in the panel, below the numbers. A
/// board larger than its place is scrolled to the cursor.
struct LinesLayout {
    static constexpr Extent kSmallest{8, 32};
    static constexpr int kLargestCell = 12;
    /// Returns the extent of a cell that many rows high; its chip is centred on the crossing of two lines.
    [[nodiscard]] static constexpr Extent cell_of(int rows) { return {rows, 2 * rows}; }

    /// What surrounds the board: title, message and keys; or the keys alone, if the page shows the rest.
    enum class Around { kAll, kKeysAlone };

    LinesLayout(Extent screen, const lines::GameSetup& setup, const LinesUi& ui, Around around = Around::kAll);

    bool too_small = false;       ///< only `smallest` and says_above are set then
    Extent smallest = kSmallest;  ///< the smallest screen for the page
    bool says_above = false;      ///< on a low screen, the result of a try is in place of the task
    bool has_panel = false;       ///< to the right
    bool has_title = false;       ///< in a row of its own
    bool has_letters = false;     ///< a row of column letters above the board
    Place origin;                 ///< upper left corner of the whole, which is centred on a large screen
    Extent extent;                ///< of the whole
    Extent cell = cell_of(1);     ///< the distance between crossings
    Place board;                  ///< upper left corner of what the board is drawn on
    Extent board_extent;          ///< of that
    Extent margin;                ///< from its edges to the first crossings
    Extent shown;                 ///< cells shown
    Scroll scroll;
    Place panel;
    Extent panel_extent;
    int title_row = 0;
    bool has_message_in_panel = false;
    int message_row = 0;  ///< its first row, if it is not in the panel
    int message_rows = 0;
    int key_row = 0;

    /// Returns the place of the cell's crossing, even if that is outside the part shown.
    [[nodiscard]] Place crossing(lines::Cell cell) const;
    /// Returns whether the place belongs to the board.
    [[nodiscard]] bool shows(Place place) const;
    /// Returns the place of the cell's crossing, if it is in the part shown.
    [[nodiscard]] std::optional<Place> place_of(lines::Cell cell) const;
    /// Returns the cell that is shown at that place, if any.
    [[nodiscard]] std::optional<lines::Cell> cell_at(Place place) const;
};

}  // namespace atom4::tui
