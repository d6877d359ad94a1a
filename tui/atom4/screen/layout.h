// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

#include "tui/atom4/screen/ui_state.h"
#include "tui/common/grid.h"

namespace atom4::tui {

/// Where everything stands on a screen of that size. Cells are as large as lets the whole board and the panel have
/// room; where the person looks closely, as large as shows the pieces and something around them. The panel is to the
/// right of the board, or below it on a narrow and high screen; where it has no room a line of state on top replaces
/// it. A board larger than its place is scrolled to the cursor.
struct Layout {
    static constexpr Extent kSmallest{8, 32};
    static constexpr int kLargestCell = 8;
    /// Returns the extent of a cell that many rows high; rows are offset by half a cell.
    [[nodiscard]] static constexpr Extent cell_of(int rows) { return {rows, 2 * rows}; }

    bool too_small = false;       ///< nothing else is set then, but what the page needs
    Extent smallest = kSmallest;  ///< that the page can be shown on
    bool says_above = false;      ///< messages stand where the task would, since the screen is low
    bool has_panel = false;       ///< to the right
    bool has_panel_below = false;
    bool has_letters = false;  ///< a row of column letters above the board
    Place origin;              ///< upper left corner of the whole, which is centred on a large screen
    Extent extent;             ///< of the whole
    Extent cell = cell_of(1);  ///< how far vertices are apart
    Place board;               ///< upper left corner of the paper
    Extent board_extent;       ///< of the paper; odd rows of vertices are shifted by half a cell
    Extent margin;             ///< from its edges to the first vertices
    Scroll scroll;
    Place panel;
    Extent panel_extent;
    int title_row = 0;
    std::optional<int> analysis_row;  ///< for the engine's opinion, where there is no panel
    int message_row = 0;
    int message_rows = 1;
    int help_row = 0;

    /// Where the vertex of the cell would be if the paper went on for ever.
    [[nodiscard]] Place vertex(int row, int col) const;
    /// Whether the place is on the paper.
    [[nodiscard]] bool shows(Place place) const;
    /// Where the cell's vertex is, if it is in the part shown.
    [[nodiscard]] std::optional<Place> place_of(int row, int col) const;
    /// The cell of a board of that size that is shown at the place, if any.
    [[nodiscard]] std::optional<Cell> cell_at(Place place, BoardSize size) const;
};

[[nodiscard]] Layout make_layout(Extent screen, BoardSize size, const UiState& ui);
/// The same below a heading and a task of that many rows. More rows of messages than the layout has take them from the
/// board, fewer leave it where it is. A screen too low for both task and messages shows either, and no more around it
/// than a row of keys.
[[nodiscard]] Layout make_layout_below(int task, int messages, Extent screen, BoardSize size, const UiState& ui);

/// Lays out a whole board with coordinates and cells that many rows high at `corner`; `extent` is its size.
[[nodiscard]] Layout make_layout_alone(Place corner, int cell_rows, BoardSize size);

}  // namespace atom4::tui
