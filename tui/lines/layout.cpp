// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/layout.h"

#include <algorithm>

namespace atom4::tui {
namespace {

constexpr int kLabelCols = 3;  // a row number and a blank
constexpr int kGap = 3;        // between board and panel
constexpr int kPanelMin = 15;
constexpr int kPanelMax = 30;
constexpr int kPanelRows = 6;  // title or score, chain, best, next chips
// Title, letters, message, keys.
constexpr int kAround = 4;
// Three rows of the board, and the keys.
constexpr int kBareRows = 4;

// Room at the edges for chips as large as their cells.
Extent margin_of(Extent cell) {
    return {cell.rows / 2, cell.cols / 2};
}

// The length from the first of `count` crossings to the last, with the margins.
int span(int count, int step, int margin) {
    return (count - 1) * step + 1 + 2 * margin;
}
int count_in(int room, int step, int margin) {
    return std::max(0, (room - 1 - 2 * margin) / step + 1);
}

Extent board_with(Extent cell, Extent cells) {
    const Extent margin = margin_of(cell);
    return {span(cells.rows, cell.rows, margin.rows), span(cells.cols, cell.cols, margin.cols)};
}

bool has_room_for(Extent cell, Extent screen, Extent cells) {
    const Extent board = board_with(cell, cells);
    return screen.rows >= board.rows + kAround && screen.cols >= kLabelCols + board.cols;
}

// A panel with the numbers is worth more than larger chips.
Extent largest_cell(Extent screen, Extent cells) {
    const bool can_have_panel =
        has_room_for(LinesLayout::cell_of(1), {screen.rows, screen.cols - kGap - kPanelMin}, cells);
    const int cols = screen.cols - (can_have_panel ? kGap + kPanelMin : 0);
    for (int rows = LinesLayout::kLargestCell; rows > 1; --rows)
        if (has_room_for(LinesLayout::cell_of(rows), {screen.rows, cols}, cells)) return LinesLayout::cell_of(rows);
    return LinesLayout::cell_of(1);
}

}  // namespace

LinesLayout::LinesLayout(Extent screen, const lines::GameSetup& setup, const LinesUi& ui, Around around) {
    const bool bare = around == Around::kKeysAlone;
    if (bare) smallest.rows = kBareRows;
    too_small = screen.rows < smallest.rows || screen.cols < smallest.cols;
    if (too_small) return;
    const Extent cells{setup.rows, setup.cols};
    cell = largest_cell(screen, cells);
    margin = margin_of(cell);
    const Extent whole = board_with(cell, cells);
    shown.cols = std::min(cells.cols, count_in(screen.cols - kLabelCols, cell.cols, margin.cols));
    board_extent.cols = span(shown.cols, cell.cols, margin.cols);
    const int beside = screen.cols - kLabelCols - board_extent.cols - kGap;
    has_panel = beside >= kPanelMin && screen.rows >= kPanelRows + 4;

    // On a low screen the message has no row of its own, and goes to the panel.
    has_message_in_panel = has_panel && screen.rows < whole.rows + kAround;
    const int message = has_message_in_panel || bare ? 0 : 1;
    has_title = bare ? screen.rows > kBareRows && !has_panel : !has_panel || screen.rows >= whole.rows + message + 3;
    const int fixed = 1 + message + (has_title ? 1 : 0);
    has_letters = screen.rows - fixed - 1 >= std::min(whole.rows, 6);
    const int above = fixed + (has_letters ? 1 : 0);
    shown.rows = std::min(cells.rows, count_in(screen.rows - above, cell.rows, margin.rows));
    board_extent.rows = span(shown.rows, cell.rows, margin.rows);
    const int middle = std::max(board_extent.rows, has_panel ? kPanelRows : 0);
    const int blanks = std::clamp(screen.rows - above - middle, 0, 3);
    const int panel_cols = has_panel ? std::min(beside, kPanelMax) : 0;
    const int width = kLabelCols + board_extent.cols;
    extent.rows = above + middle + blanks;
    extent.cols = has_panel ? std::max(width + kGap + panel_cols, std::min(screen.cols, 78)) : screen.cols;
    origin = {(screen.rows - extent.rows) / 2, (screen.cols - extent.cols) / 2};

    int row = origin.row;
    title_row = row;
    if (has_title) ++row;
    if (blanks > 1) ++row;
    if (has_letters) ++row;
    board = {row, origin.col + kLabelCols};
    key_row = origin.row + extent.rows - 1;
    message_rows = message == 0 ? 0 : blanks > 0 ? 2 : 1;
    message_row = key_row - message_rows;
    panel = {has_title ? board.row : board.row - (has_letters ? 1 : 0), origin.col + width + kGap};
    panel_extent = {(has_message_in_panel ? key_row : message_row) - panel.row, panel_cols};
    scroll.row = scrolled(ui.scroll.row, shown.rows, cells.rows, ui.cursor.row);
    scroll.col = scrolled(ui.scroll.col, shown.cols, cells.cols, ui.cursor.col);
}

Place LinesLayout::crossing(lines::Cell at) const {
    return {board.row + margin.rows + (at.row - scroll.row) * cell.rows,
            board.col + margin.cols + (at.col - scroll.col) * cell.cols};
}

bool LinesLayout::shows(Place place) const {
    const int y = place.row - board.row;
    const int x = place.col - board.col;
    return y >= 0 && y < board_extent.rows && x >= 0 && x < board_extent.cols;
}

std::optional<Place> LinesLayout::place_of(lines::Cell at) const {
    const Place place = crossing(at);
    return shows(place) ? std::optional(place) : std::nullopt;
}

std::optional<lines::Cell> LinesLayout::cell_at(Place place) const {
    if (too_small || !shows(place)) return std::nullopt;
    const auto steps = [](int distance, int step) { return (distance + (step - 1) / 2 + step) / step - 1; };
    const int y = steps(place.row - board.row - margin.rows, cell.rows);
    const int x = steps(place.col - board.col - margin.cols, cell.cols);
    // A click into the margin belongs to the cell beside it.
    return lines::Cell{scroll.row + std::clamp(y, 0, shown.rows - 1), scroll.col + std::clamp(x, 0, shown.cols - 1)};
}

}  // namespace atom4::tui
