// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/layout.h"

#include <algorithm>

namespace atom4::tui {
namespace {

constexpr int kLabelCols = 3;  // a row number and a blank
constexpr int kGap = 3;        // between board and panel
constexpr int kPanelMin = 21;
constexpr int kPanelMax = 38;
constexpr int kPanelMinRows = 13;

}  // namespace

std::optional<Place> Layout::place_of(int row, int col) const {
    const int y = row - scroll.row;
    const int x = 2 * (col - scroll.col) + row % 2;
    if (y < 0 || y >= board_extent.rows || x < 0 || x + 2 > board_extent.cols) return std::nullopt;
    return Place{board.row + y, board.col + x};
}

Layout make_layout(Extent screen, BoardSize size, const UiState& ui) {
    Layout layout;
    if (screen.rows < Layout::kSmallest.rows || screen.cols < Layout::kSmallest.cols) {
        layout.too_small = true;
        return layout;
    }
    const int board_cols = 2 * size.cols + 1;
    const int beside_board = screen.cols - kLabelCols - board_cols - kGap;
    layout.has_panel = beside_board >= kPanelMin && screen.rows >= kPanelMinRows + 4;
    layout.message_rows = layout.has_panel || screen.cols < 60 ? 2 : 1;

    // Rows: title, letters, board, messages, help, and blank ones around the board where there is room.
    const int fixed = 1 + layout.message_rows + 1;
    layout.has_letters = screen.rows - fixed - 1 >= size.rows || screen.rows >= 16;
    const int above = fixed + (layout.has_letters ? 1 : 0);
    const int shown = std::min(size.rows, screen.rows - above);
    const int blanks = layout.has_panel ? std::clamp(screen.rows - above - std::max(shown, kPanelMinRows), 0, 3) : 0;
    const int middle = layout.has_panel ? std::max(shown, std::min(kPanelMinRows, screen.rows - above)) : shown;
    const int panel_cols = layout.has_panel ? std::min(beside_board, kPanelMax) : 0;
    layout.extent.rows = std::min(screen.rows, above + middle + blanks);
    layout.extent.cols = layout.has_panel ? kLabelCols + board_cols + kGap + panel_cols : screen.cols;
    if (layout.has_panel) layout.extent.cols = std::max(layout.extent.cols, std::min(screen.cols, 78));
    layout.origin = {(screen.rows - layout.extent.rows) / 2, (screen.cols - layout.extent.cols) / 2};

    int row = layout.origin.row;
    layout.title_row = row++;
    if (blanks > 0) ++row;
    layout.panel = {row, layout.origin.col + kLabelCols + board_cols + kGap};
    layout.panel_extent = {middle + (layout.has_letters ? 1 : 0), panel_cols};
    if (layout.has_letters) ++row;
    layout.board = {row, layout.origin.col + kLabelCols};
    layout.board_extent = {shown, std::min(board_cols, screen.cols - kLabelCols)};
    row += middle + (blanks > 1 ? 1 : 0);
    layout.message_row = row;
    layout.help_row = layout.origin.row + layout.extent.rows - 1;

    layout.scroll.row = scrolled(ui.scroll.row, shown, size.rows, ui.cursor.row());
    layout.scroll.col = scrolled(ui.scroll.col, (layout.board_extent.cols - 1) / 2, size.cols, ui.cursor.col());
    return layout;
}

}  // namespace atom4::tui
