// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/layout.h"

#include <gtest/gtest.h>

namespace atom4::tui {
namespace {

UiState with_cursor(int row, int col) {
    UiState ui;
    ui.cursor = Cell(row, col);
    return ui;
}

TEST(Layout, TheWholeStandardBoardAndThePanelFitA80x24Terminal) {
    const Layout layout = make_layout({24, 80}, {16, 16}, with_cursor(8, 8));
    EXPECT_TRUE(layout.has_panel);
    EXPECT_TRUE(layout.has_letters);
    EXPECT_EQ(layout.scroll, Scroll{});
    EXPECT_EQ(layout.board_extent, (Extent{16, 34}));
    EXPECT_EQ(layout.help_row, 23);
    EXPECT_LE(layout.panel.col + layout.panel_extent.cols, 80);
}

TEST(Layout, OddRowsAreShiftedByHalfACell) {
    const Layout layout = make_layout({24, 80}, {16, 16}, with_cursor(8, 8));
    const auto even = layout.place_of(4, 5);
    const auto odd = layout.place_of(5, 5);
    ASSERT_TRUE(even && odd);
    EXPECT_EQ(odd->row, even->row + 1);
    EXPECT_EQ(odd->col, even->col + 1);
}

// Room is not wasted on an empty frame: cells are larger on larger screens, and always have the same shape.
TEST(Layout, CellsGrowWithTheScreen) {
    const std::pair<Extent, int> kScreens[] = {
        {{12, 40}, 1}, {{24, 80}, 1}, {{43, 132}, 2}, {{60, 200}, 3}, {{100, 300}, 5}};
    for (const auto& [screen, rows] : kScreens)
        EXPECT_EQ(make_layout(screen, {16, 16}, with_cursor(8, 8)).cell, Layout::cell_of(rows)) << screen.rows;
}

UiState close_to(CellRange play) {
    UiState ui = with_cursor((play.top + play.bottom) / 2, (play.left + play.right) / 2);
    ui.looks_closely = true;
    ui.play = play;
    return ui;
}

// With few pieces, cells are as large as possible while eight rows and columns of them fit beside the panel.
TEST(Layout, TheCloseViewHasLargerCellsAndKeepsThePanel) {
    const std::pair<Extent, int> kScreens[] = {{{24, 80}, 2}, {{43, 132}, 4}, {{60, 200}, 6}, {{100, 300}, 8}};
    for (const auto& [screen, rows] : kScreens) {
        const Layout layout = make_layout(screen, {16, 16}, close_to({7, 7, 8, 8}));
        EXPECT_EQ(layout.cell, Layout::cell_of(rows)) << screen.rows;
        EXPECT_TRUE(layout.has_panel);
        EXPECT_GE(layout.panel_extent.cols, 26);
        // The pieces are in the middle, as nearly as whole cells allow.
        for (const int far : {-3, 3}) EXPECT_TRUE(layout.place_of(8 + far, 8)) << screen.rows << ": " << far;
        for (const int far : {-3, 3}) EXPECT_TRUE(layout.place_of(8, 8 + far)) << screen.rows << ": " << far;
    }
}

// The pieces and one cell on each side of them are visible, in smaller cells if needed, down to those of the whole
// board.
TEST(Layout, TheCloseViewShowsAllPieces) {
    for (const Extent screen : {Extent{24, 80}, Extent{43, 132}, Extent{60, 200}}) {
        int before = Layout::kLargestCell;
        for (int reach = 0; reach < 8; ++reach) {
            const Layout layout = make_layout(screen, {16, 16}, close_to({7 - reach, 7 - reach, 8 + reach, 8 + reach}));
            EXPECT_LE(layout.cell.rows, before);
            before = layout.cell.rows;
            const int first = std::max(0, 6 - reach);
            const int last = std::min(15, 9 + reach);
            for (const int row : {first, last})
                for (const int col : {first, last})
                    EXPECT_TRUE(layout.place_of(row, col)) << screen.rows << ": " << reach << ", " << row << ' ' << col;
        }
        EXPECT_EQ(before, make_layout(screen, {16, 16}, with_cursor(8, 8)).cell.rows);
    }
}

// If the board is drawn as a picture, its size may be limited.
TEST(Layout, NoBoardIsLargerThanItsPictureMayBe) {
    for (const bool close : {false, true})
        for (const Extent screen : {Extent{24, 80}, Extent{43, 132}, Extent{60, 200}, Extent{100, 300}}) {
            UiState ui = close_to({7, 7, 8, 8});
            ui.looks_closely = close;
            ui.max_board = {30, 70};
            const Layout layout = make_layout(screen, {16, 16}, ui);
            EXPECT_LE(layout.board_extent.rows, 30) << screen.rows;
            EXPECT_LE(layout.board_extent.cols, 70) << screen.rows;
            EXPECT_TRUE(layout.place_of(8, 8));
            EXPECT_TRUE(close || (layout.place_of(0, 0) && layout.place_of(15, 15))) << screen.rows;
        }
}

TEST(Layout, TheCloseViewStaysWhileItShowsAllPieces) {
    UiState ui = close_to({7, 7, 8, 8});
    const Extent screen{24, 80};
    ui.scroll = make_layout(screen, {16, 16}, ui).scroll;
    const Scroll before = *ui.scroll;
    ui.play = CellRange{6, 7, 8, 9};
    EXPECT_EQ(make_layout(screen, {16, 16}, ui).scroll, before);
    // The cursor is visible wherever it goes.
    ui.cursor = Cell(0, 0);
    EXPECT_EQ(make_layout(screen, {16, 16}, ui).scroll, Scroll{});
    ui.cursor = Cell(8, 8);
    EXPECT_EQ(make_layout(screen, {16, 16}, ui).scroll, before);
}

// So a click anywhere on a piece finds its cell.
TEST(Layout, EveryPlaceBelongsToTheCellWhoseVertexIsNearest) {
    for (const Extent screen : {Extent{12, 40}, Extent{24, 80}, Extent{43, 132}, Extent{60, 200}, Extent{100, 300}}) {
        const Layout layout = make_layout(screen, {16, 16}, with_cursor(8, 8));
        for (const Cell cell : {Cell(8, 8), Cell(7, 7), Cell(8, 7)}) {
            const Place at = *layout.place_of(cell.row(), cell.col());
            const int up = (layout.cell.rows - 1) / 2;
            const int left = (layout.cell.cols - 1) / 2;
            for (int row = -up; row <= layout.cell.rows / 2; ++row)
                for (int col = -left; col <= layout.cell.cols / 2; ++col)
                    EXPECT_EQ(layout.cell_at({at.row + row, at.col + col}, {16, 16}), cell)
                        << screen.rows << ": " << row << ' ' << col;
        }
    }
}

// On every screen and board, the cell of the cursor is shown and no two parts overlap.
TEST(Layout, ShowsTheCursorOnEveryScreen) {
    for (const BoardSize size :
         {BoardSize{16, 16}, BoardSize{6, 6}, BoardSize{26, 26}, BoardSize{6, 26}, BoardSize{26, 6}}) {
        for (int rows = Layout::kSmallest.rows; rows <= 50; ++rows) {
            for (int cols = Layout::kSmallest.cols; cols <= 140; cols += 3) {
                for (const auto& [row, col] : {std::pair(0, 0), {size.rows - 1, size.cols - 1}, {size.rows / 2, 2}}) {
                    const Layout layout = make_layout({rows, cols}, size, with_cursor(row, col));
                    SCOPED_TRACE(testing::Message()
                                 << rows << 'x' << cols << ", board " << size.rows << 'x' << size.cols);
                    ASSERT_FALSE(layout.too_small);
                    const auto place = layout.place_of(row, col);
                    ASSERT_TRUE(place);
                    ASSERT_LT(place->col, cols);
                    ASSERT_GT(layout.board.row, layout.title_row);
                    ASSERT_LE(layout.board.row + layout.board_extent.rows, layout.message_row);
                    ASSERT_LE(layout.message_row + layout.message_rows, layout.help_row);
                    ASSERT_LT(layout.help_row, rows);
                    if (layout.has_panel) {
                        ASSERT_LT(layout.board.col + layout.board_extent.cols, layout.panel.col);
                        ASSERT_LE(layout.panel.col + layout.panel_extent.cols, cols);
                        ASSERT_LE(layout.panel.row + layout.panel_extent.rows, layout.message_row);
                    }
                }
            }
        }
    }
}

// A cursor at the edge of the play does not scroll the close view, on any screen.
TEST(Layout, TheCloseViewDoesNotScrollForACursorAtItsEdge) {
    for (const Extent screen : {Extent{24, 80}, Extent{30, 100}, Extent{43, 132}, Extent{60, 200}})
        for (int rows = 2; rows < 11; ++rows) {
            UiState ui = close_to({3, 5, 2 + rows, 10});
            ui.scroll = make_layout(screen, {16, 16}, ui).scroll;
            for (const int row : {2, 3, 2 + rows, 3 + rows}) {
                ui.cursor = Cell(row, 7);
                EXPECT_EQ(make_layout(screen, {16, 16}, ui).scroll, *ui.scroll) << screen.rows << ": " << rows;
            }
        }
}

TEST(Layout, ScrollsAsLittleAsNeeded) {
    UiState ui = with_cursor(8, 8);
    const Extent screen{12, 40};
    ui.scroll = make_layout(screen, {16, 16}, ui).scroll;
    const Scroll before = *ui.scroll;
    ui.cursor = Cell(7, 8);
    EXPECT_EQ(make_layout(screen, {16, 16}, ui).scroll, before);
    ui.cursor = Cell(0, 0);
    EXPECT_EQ(make_layout(screen, {16, 16}, ui).scroll, Scroll{});
}

TEST(Layout, SaysWhenThereIsTooLittleRoom) {
    EXPECT_TRUE(make_layout({Layout::kSmallest.rows - 1, 80}, {16, 16}, with_cursor(0, 0)).too_small);
    EXPECT_TRUE(make_layout({24, Layout::kSmallest.cols - 1}, {16, 16}, with_cursor(0, 0)).too_small);
}

}  // namespace
}  // namespace atom4::tui
