// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

#include "tui/atom4/screen/ui_state.h"
#include "tui/common/grid.h"

namespace atom4::tui {

/// Where everything is on a screen of that size. Cells are as large as possible with room for the whole board and the
/// panel; in the close view, with room for the pieces and some cells around them. The panel is to the right of the
/// board, or below it on a narrow and high screen; without room for it, a status line on top replaces it. A board
/// larger than its area is scrolled to the cursor.
struct Layout {
    static constexpr Extent kSmallest{8, 32};
    static constexpr int kLargestCell = 8;
    /// Returns the extent of a cell that many rows high; rows are offset by half a cell.
    [[nodiscard]] static constexpr Extent cell_of(int rows) { return {rows, 2 * rows}; }

    bool too_small = false;       ///< only `smallest` and says_above are set then
    Extent smallest = kSmallest;  ///< smallest screen on which the page can be shown
    bool says_above = false;      ///< messages replace the task, since the screen is low
    bool has_panel = false;       ///< to the right
    bool has_panel_below = false;
    bool has_letters = false;  ///< a row of column letters above the board
    Place origin;              ///< upper left corner of the whole, which is centred on a large screen
    Extent extent;             ///< of the whole
    Extent cell = cell_of(1);  ///< distance between vertices
    Place board;               ///< upper left corner of the paper
    Extent board_extent;       ///< of the paper; odd rows of vertices are shifted by half a cell
    Extent margin;             ///< from its edges to the first vertices
    Scroll scroll;
    Place panel;
    Extent panel_extent;
    int title_row = 0;
    std::optional<int> analysis_row;  ///< for the evaluation, if there is no panel beside the board
    int message_row = 0;
    int message_rows = 1;
    int help_row = 0;

    /// Returns where the vertex of the cell is, or would be if the paper had no edges.
    [[nodiscard]] Place vertex(int row, int col) const;
    /// Returns whether the place is on the paper.
    [[nodiscard]] bool shows(Place place) const;
    /// Returns where the cell's vertex is, if it is in the part shown.
    [[nodiscard]] std::optional<Place> place_of(int row, int col) const;
    /// Returns the cell of a board of that size that is shown at the place, if any.
    [[nodiscard]] std::optional<Cell> cell_at(Place place, BoardSize size) const;
};

[[nodiscard]] Layout make_layout(Extent screen, BoardSize size, const UiState& ui);
/// The same, below a heading and a task of that many rows. Message rows beyond those of the layout are taken from the
/// board; fewer do not move it. A screen too low for both shows the messages, if there are any, instead of the task,
/// and only a row of keys besides the board.
[[nodiscard]] Layout make_layout_below(int task, int messages, Extent screen, BoardSize size, const UiState& ui);

/// Lays out a whole board with coordinates and cells that many rows high at `corner`; `extent` is its size.
[[nodiscard]] Layout make_layout_alone(Place corner, int cell_rows, BoardSize size);

}  // namespace atom4::tui
