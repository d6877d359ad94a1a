// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/board.h"

#include <gtest/gtest.h>

namespace atom4::lines {
namespace {

TEST(LinesNotation, NamesCellsByColumnLettersAndRowNumber) {
    for (const auto& [name, cell] : std::vector<std::pair<const char*, Cell>>{{"a1", {0, 0}},
                                                                              {"c5", {4, 2}},
                                                                              {"z64", {63, 25}},
                                                                              {"aa1", {0, 26}},
                                                                              {"az2", {1, 51}},
                                                                              {"ba3", {2, 52}},
                                                                              {"bl64", {63, 63}}}) {
        EXPECT_EQ(to_text(cell), name);
        EXPECT_EQ(parse_cell(name), cell) << name;
    }
    for (int row = 0; row < 64; ++row)
        for (int col = 0; col < 64; ++col) EXPECT_EQ(parse_cell(to_text(Cell{row, col})), (Cell{row, col}));
    for (const char* name :
         {"", "a", "1", "a0", "a01", "a65", "bm1", "A1", "aaa1", "a1 ", "a-1", "a+1", "a1x", "a999999999999"})
        EXPECT_EQ(parse_cell(name), std::nullopt) << name;
}

TEST(LinesNotation, ReadsChips) {
    EXPECT_EQ(parse_chip("c5:20"), (Chip{{4, 2}, 20}));
    for (const char* text : {"", ":", "a1", "a1:", ":1", "a1:0", "a1:-1", "a1:x", "a1:1:1"})
        EXPECT_EQ(parse_chip(text), std::nullopt) << text;
}

TEST(LinesNotation, WritesABoardColumnByColumn) {
    Board board(2, 3);
    board.put({{0, 2}, 4});
    board.put({{1, 0}, 2});
    board.put({{0, 0}, 3});
    EXPECT_EQ(to_text(board), "a1:3 a2:2 c1:4");
    EXPECT_EQ(to_text(Board(2, 2)), "");
}

}  // namespace
}  // namespace atom4::lines
