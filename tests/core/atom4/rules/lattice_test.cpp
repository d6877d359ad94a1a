// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include "core/atom4/rules/lattice.h"
#include "tests/support/positions.h"
#include "tests/support/reference_rules.h"

namespace atom4 {
namespace {

using test::ReferenceGame;

// Rows and columns of the six neighbours, from the east counter-clockwise.
using Neighbours = std::array<std::pair<int, int>, 6>;

void expect_neighbours(int row, int col, const Neighbours& expected) {
    for (const Direction direction : kDirections) {
        const auto [r, c] = expected[static_cast<std::size_t>(direction)];
        EXPECT_EQ(step(Cell(row, col), direction), Cell(r, c)) << "direction " << static_cast<int>(direction);
    }
}

TEST(Lattice, NeighboursOfACellInAnEvenRow) {
    expect_neighbours(4, 5, {{{4, 6}, {3, 5}, {3, 4}, {4, 4}, {5, 4}, {5, 5}}});
}

TEST(Lattice, NeighboursOfACellInAnOddRow) {
    expect_neighbours(5, 5, {{{5, 6}, {4, 6}, {4, 5}, {5, 4}, {6, 5}, {6, 6}}});
}

TEST(Lattice, OppositeDirectionsCancel) {
    for (const Direction d : kDirections) {
        EXPECT_EQ(step(step(Cell(7, 8), d), opposite(d)), Cell(7, 8));
        EXPECT_EQ(step(step(Cell(8, 8), d, 3), opposite(d), 3), Cell(8, 8));
        EXPECT_EQ(opposite(opposite(d)), d);
    }
}

TEST(Lattice, NeighboursInTurnAreAdjacent) {
    for (const Cell centre : {Cell(7, 7), Cell(8, 7)})
        for (const Direction d : kDirections) {
            const auto turned = [&](int by) { return static_cast<Direction>((static_cast<int>(d) + by) % 6); };
            EXPECT_EQ(step(step(centre, d), turned(2)), step(centre, turned(1)));
        }
}

TEST(Lattice, DistanceIsTheLengthOfTheShortestPath) {
    const BoardSize size{9, 9};
    for (const Cell centre : {Cell(4, 4), Cell(5, 4), Cell(0, 0)}) {
        std::set<Cell> reached{centre};
        for (int steps = 0; steps <= 4; ++steps) {
            std::set<Cell> next;
            for (const Cell cell : reached)
                for (const Direction d : kDirections)
                    if (size.contains(step(cell, d))) next.insert(step(cell, d));
            for (int row = 0; row < size.rows; ++row)
                for (int col = 0; col < size.cols; ++col)
                    EXPECT_EQ(steps_between(centre, Cell(row, col)) <= steps, reached.contains(Cell(row, col)));
            reached.merge(next);
        }
    }
}

TEST(Lattice, CellsKnowTheirRowAndColumn) {
    std::set<int> indices;
    for (int row = 0; row < Cell::kMaxRows; ++row)
        for (int col = 0; col < Cell::kMaxCols; ++col) {
            const Cell cell(row, col);
            EXPECT_EQ(cell.row(), row);
            EXPECT_EQ(cell.col(), col);
            EXPECT_EQ(Cell::from_index(cell.index()), cell);
            EXPECT_TRUE(indices.insert(cell.index()).second) << "two cells share an index";
            EXPECT_LT(cell.index(), Cell::kIndexCount);
        }
}

// On boards of all sizes, neighbours by the parity of the row equal those by index, and both are on the board or both
// off it.
TEST(Lattice, NeighboursMatchTheReferenceOnEverySize) {
    for (int rows = BoardSize::kMin; rows <= BoardSize::kMax; ++rows)
        for (int cols = BoardSize::kMin; cols <= BoardSize::kMax; ++cols) {
            const BoardSize size{rows, cols};
            ASSERT_TRUE(size.is_valid());
            for (int row = 0; row < rows; ++row)
                for (int col = 0; col < cols; ++col)
                    for (const Direction d : kDirections) {
                        const auto [r, c] = ReferenceGame::neighbour({row, col}, static_cast<int>(d));
                        const Cell there = step(Cell(row, col), d);
                        const bool on_board = r >= 0 && r < rows && c >= 0 && c < cols;
                        ASSERT_EQ(size.contains(there), on_board)
                            << to_text(size) << ' ' << to_text(Cell(row, col)) << " direction " << static_cast<int>(d);
                        ASSERT_GE(there.index(), 0);
                        ASSERT_LT(there.index(), Cell::kIndexCount);
                        if (on_board) {
                            ASSERT_EQ(there, Cell(r, c));
                        }
                    }
        }
}

TEST(BoardSizes, GoFrom6To26) {
    for (int rows = -1; rows <= 30; ++rows)
        for (int cols = -1; cols <= 30; ++cols)
            EXPECT_EQ((BoardSize{rows, cols}.is_valid()), rows >= 6 && rows <= 26 && cols >= 6 && cols <= 26);
    EXPECT_EQ(BoardSize{}, (BoardSize{16, 16}));
    EXPECT_EQ((BoardSize{6, 9}.cell_count()), 54);
}

TEST(BoardSizes, ContainNoCellOutside) {
    const BoardSize size{8, 9};
    EXPECT_TRUE(size.contains(Cell(7, 8)));
    EXPECT_FALSE(size.contains(Cell(8, 8)));
    EXPECT_FALSE(size.contains(Cell(7, 9)));
    EXPECT_FALSE(size.contains(Cell()));
    EXPECT_FALSE(size.contains(-1, 0));
    EXPECT_FALSE(size.contains(0, -1));
}

}  // namespace
}  // namespace atom4
