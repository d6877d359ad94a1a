// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/layout.h"

#include <algorithm>

namespace atom4::tui {
namespace {

constexpr int kLabelCols = 2;  // a row number
constexpr int kGap = 3;        // between board and panel
constexpr int kPanelMin = 21;
constexpr int kPanelMax = 38;
constexpr int kPanelMinRows = 13;
constexpr int kBelowRows = 6;  // of a panel below the board, including the blank one above it
constexpr int kBelowMin = 40;
constexpr int kBelowMax = 60;

// Returns the margin that a piece as large as its cell needs at the edge.
Extent margin_of(Extent cell) {
    return {cell.rows / 2, cell.cols / 2};
}

// Returns the size from the first of `count` vertices to the last one, including the margins; count_in() is its
// inverse.
int span(int count, int step, int margin) {
    return (count - 1) * step + 1 + 2 * margin;
}
int count_in(int room, int step, int margin) {
    return std::max(0, room - 1 - 2 * margin) / step + 1;
}

Extent board_with(Extent cell, BoardSize size) {
    const Extent margin = margin_of(cell);
    return {span(size.rows, cell.rows, margin.rows), span(size.cols, cell.cols, margin.cols) + cell.cols / 2};
}

// Title, letters, two lines of messages, keys.
constexpr int kAround = 5;
// What is around the board: all of that, or only the keys on a low screen, which leaves three rows for the board.
enum class Around { kAll, kKeysAlone };
constexpr int kBareRows = 4;

Layout make_layout(Extent screen, BoardSize size, const UiState& ui, Around around);

bool has_room_for(Extent cell, Extent screen, BoardSize size) {
    const Extent board = board_with(cell, size);
    const bool beside = screen.cols >= kLabelCols + board.cols + kGap + kPanelMin;
    const bool below = screen.cols >= kLabelCols + board.cols && screen.rows >= board.rows + kAround + kBelowRows;
    return screen.rows >= board.rows + kAround && (beside || below);
}

Extent largest_cell(Extent screen, BoardSize size, Extent most) {
    for (int rows = Layout::kLargestCell; rows > 1; --rows) {
        const Extent board = board_with(Layout::cell_of(rows), size);
        if (board.rows <= most.rows && board.cols <= most.cols && has_room_for(Layout::cell_of(rows), screen, size))
            return Layout::cell_of(rows);
    }
    return Layout::cell_of(1);
}

// What the close view shows at least: the pieces, and a cell on each side of them.
CellRange to_be_seen(const CellRange& play, BoardSize size) {
    return {std::max(play.top - 1, 0), std::max(play.left - 1, 0), std::min(play.bottom + 1, size.rows - 1),
            std::min(play.right + 1, size.cols - 1)};
}

// Returns the columns that are reserved for a panel beside a part of the board; 0 if the screen is too narrow for it.
int reserved_for_panel(Extent screen) {
    if (screen.cols < kLabelCols + kGap + 2 * kPanelMin) return 0;
    return kGap + std::clamp(screen.cols / 3, kPanelMin, kPanelMax);
}

// Returns the largest cells that show the whole range, and at least eight rows and columns if the board has as many.
Extent close_cell(const CellRange& range, Extent screen, BoardSize size, Extent whole, Extent most) {
    constexpr int kMin = 8;
    const int rows = std::max(range.bottom - range.top + 1, std::min(kMin, size.rows));
    const int cols = std::max(range.right - range.left + 1, std::min(kMin, size.cols));
    const Extent room{std::min(screen.rows - kAround, most.rows),
                      std::min(screen.cols - kLabelCols - reserved_for_panel(screen), most.cols)};
    for (int height = Layout::kLargestCell; height > whole.rows; --height) {
        const Extent cell = Layout::cell_of(height);
        const Extent margin = margin_of(cell);
        if (count_in(room.rows, cell.rows, margin.rows) >= rows &&
            count_in(room.cols - cell.cols / 2, cell.cols, margin.cols) >= cols)
            return cell;
    }
    return whole;
}

// Returns where the part shown begins if `first` to `last` are in its middle.
int centred(int shown, int total, int first, int last) {
    return std::clamp((first + last + 1 - shown) / 2, 0, std::max(0, total - shown));
}
// The same, but keeps the former beginning if it shows them.
int following(int begin, int shown, int total, int first, int last) {
    return begin <= first && last < begin + shown ? begin : centred(shown, total, first, last);
}

}  // namespace

Place Layout::vertex(int row, int col) const {
    return {board.row + margin.rows + (row - scroll.row) * cell.rows,
            board.col + margin.cols + (col - scroll.col) * cell.cols + row % 2 * cell.cols / 2};
}

bool Layout::shows(Place place) const {
    const int y = place.row - board.row;
    const int x = place.col - board.col;
    return y >= 0 && y < board_extent.rows && x >= 0 && x < board_extent.cols;
}

std::optional<Place> Layout::place_of(int row, int col) const {
    const Place place = vertex(row, col);
    return shows(place) ? std::optional(place) : std::nullopt;
}

std::optional<Cell> Layout::cell_at(Place place, BoardSize size) const {
    if (too_small || !shows(place)) return std::nullopt;
    const auto steps = [](int distance, int step) { return (distance + (step - 1) / 2 + step) / step - 1; };
    const int row = scroll.row + steps(place.row - board.row - margin.rows, cell.rows);
    if (row < 0 || row >= size.rows) return std::nullopt;
    const int col = scroll.col + steps(place.col - vertex(row, scroll.col).col, cell.cols);
    return size.contains(row, col) ? std::optional(Cell(row, col)) : std::nullopt;
}

Layout make_layout(Extent screen, BoardSize size, const UiState& ui) {
    return make_layout(screen, size, ui, Around::kAll);
}

namespace {

Layout make_layout(Extent screen, BoardSize size, const UiState& ui, Around around) {
    const bool bare = around == Around::kKeysAlone;
    Layout layout;
    if (bare) layout.smallest.rows = kBareRows;
    if (screen.rows < layout.smallest.rows || screen.cols < layout.smallest.cols) {
        layout.too_small = true;
        return layout;
    }
    const Extent whole = largest_cell(screen, size, ui.max_board);
    layout.cell = whole;
    const auto seen = ui.looks_closely && ui.play ? std::optional(to_be_seen(*ui.play, size)) : std::nullopt;
    if (seen) layout.cell = close_cell(*seen, screen, size, whole, ui.max_board);
    const bool closer = layout.cell.rows > whole.rows;
    layout.margin = margin_of(layout.cell);
    Extent board = board_with(layout.cell, size);
    board.rows = std::min(board.rows, ui.max_board.rows);
    board.cols =
        std::min({board.cols, screen.cols - kLabelCols - (closer ? reserved_for_panel(screen) : 0), ui.max_board.cols});
    const int beside_board = screen.cols - kLabelCols - board.cols - kGap;
    layout.has_panel = beside_board >= kPanelMin && screen.rows >= kPanelMinRows + 4;
    layout.has_panel_below = !layout.has_panel && screen.cols >= std::max(kBelowMin, kLabelCols + board.cols) &&
                             screen.rows >= board.rows + kAround + kBelowRows;
    const bool has_any_panel = layout.has_panel || layout.has_panel_below;
    layout.message_rows = bare ? 0 : has_any_panel || screen.cols < 60 ? 2 : 1;
    const bool has_analysis_row = ui.analyses() && !layout.has_panel && screen.rows >= 10;

    // Rows: title, letters, board, panel, analysis, messages, keys, and blank ones around where there is room.
    const int fixed = (bare ? 0 : 1) + layout.message_rows + 1 + (has_analysis_row ? 1 : 0);
    const int below = layout.has_panel_below ? kBelowRows : 0;
    layout.has_letters = screen.rows - fixed - 1 >= board.rows || screen.rows >= 16;
    const int above = fixed + (layout.has_letters ? 1 : 0) + below;
    const int room = std::min(screen.rows - above, ui.max_board.rows);
    const int shown_rows = std::min(size.rows, count_in(room, layout.cell.rows, layout.margin.rows));
    const int shown = std::min(room, span(shown_rows, layout.cell.rows, layout.margin.rows));
    const int panel_rows = layout.has_panel ? std::min(kPanelMinRows, screen.rows - above) : 0;
    const int middle = std::max(shown, panel_rows);
    const int blanks = has_any_panel ? std::clamp(screen.rows - above - middle, 0, 3) : 0;
    const int panel_cols = layout.has_panel ? std::min(beside_board, kPanelMax) : 0;
    layout.extent.rows = std::min(screen.rows, above + middle + blanks);
    layout.extent.cols = screen.cols;
    if (layout.has_panel)
        layout.extent.cols = std::max(kLabelCols + board.cols + kGap + panel_cols, std::min(screen.cols, 78));
    if (layout.has_panel_below)
        layout.extent.cols = std::max(kLabelCols + board.cols, std::min(screen.cols, kBelowMax));
    layout.origin = {(screen.rows - layout.extent.rows) / 2, (screen.cols - layout.extent.cols) / 2};

    int row = layout.origin.row;
    layout.title_row = row;
    if (!bare) ++row;
    if (blanks > 0) ++row;
    layout.panel = {row, layout.origin.col + kLabelCols + board.cols + kGap};
    layout.panel_extent = {middle + (layout.has_letters ? 1 : 0), panel_cols};
    if (layout.has_letters) ++row;
    layout.board = {row, layout.origin.col + kLabelCols};
    layout.board_extent = {shown, board.cols};
    row += middle;
    if (layout.has_panel_below) {
        layout.panel = {row + 1, layout.origin.col};
        layout.panel_extent = {below - 1, layout.extent.cols};
        row += below;
    }
    if (blanks > 1) ++row;
    if (has_analysis_row) layout.analysis_row = row++;
    layout.message_row = row;
    layout.help_row = layout.origin.row + layout.extent.rows - 1;

    const int shown_cols = count_in(board.cols - layout.cell.cols / 2, layout.cell.cols, layout.margin.cols);
    Scroll scroll = ui.scroll.value_or(Scroll{});
    if (seen && !ui.scroll)
        scroll = {centred(shown_rows, size.rows, seen->top, seen->bottom),
                  centred(std::min(shown_cols, size.cols), size.cols, seen->left, seen->right)};
    else if (seen)
        scroll = {following(scroll.row, shown_rows, size.rows, seen->top, seen->bottom),
                  following(scroll.col, std::min(shown_cols, size.cols), size.cols, seen->left, seen->right)};
    // In the close view, the board does not scroll as long as the cursor can be seen.
    const auto with_cursor = [&](int begin, int shown, int total, int wanted) {
        const bool is_seen = seen && begin <= wanted && wanted < begin + shown;
        return is_seen ? begin : scrolled(begin, shown, total, wanted);
    };
    layout.scroll.row = with_cursor(scroll.row, shown_rows, size.rows, ui.cursor.row());
    layout.scroll.col = with_cursor(scroll.col, std::min(shown_cols, size.cols), size.cols, ui.cursor.col());
    return layout;
}

}  // namespace

Layout make_layout_below(int task, int messages, Extent screen, BoardSize size, const UiState& ui) {
    int head = 1 + task;
    const auto below = [&](int others, Around around) {
        return make_layout({screen.rows - head - others, screen.cols}, size, ui, around);
    };
    Layout layout = below(0, Around::kAll);
    if (!layout.too_small && messages > layout.message_rows)
        layout = below(messages - layout.message_rows, Around::kAll);
    if (layout.too_small) {
        if (messages > 0) head = 1 + messages;
        layout = below(0, Around::kKeysAlone);
        layout.says_above = true;
        layout.smallest.rows += 1 + std::max(task, messages);
    }
    if (layout.too_small) return layout;
    for (int* row : {&layout.origin.row, &layout.title_row, &layout.board.row, &layout.panel.row, &layout.message_row,
                     &layout.help_row})
        *row += head;
    return layout;
}

Layout make_layout_alone(Place corner, int cell_rows, BoardSize size) {
    Layout layout;
    layout.cell = Layout::cell_of(cell_rows);
    layout.margin = margin_of(layout.cell);
    layout.has_letters = true;
    layout.origin = corner;
    layout.board = {corner.row + 1, corner.col + kLabelCols};
    layout.board_extent = board_with(layout.cell, size);
    layout.extent = {layout.board_extent.rows + 1, layout.board_extent.cols + kLabelCols};
    return layout;
}

}  // namespace atom4::tui
