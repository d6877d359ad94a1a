// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/board.h"

#include <gtest/gtest.h>

#include "tests/core/lines/support.h"

namespace atom4::lines {
namespace {

using test::board_of;
using test::cell;
using test::Picture;

TEST(LinesScore, FollowsTheFormula) {
    struct Row {
        int chips, line, chain;
        std::int64_t score;
    };
    for (const Row& row :
         {Row{5, 5, 0, 5}, Row{6, 5, 0, 12}, Row{7, 5, 0, 21}, Row{5, 5, 1, 6}, Row{5, 5, 2, 9}, Row{5, 5, 3, 14},
          Row{3, 3, 0, 3}, Row{9, 5, 2, 49}, Row{2, 2, 0, 2}, Row{4096, 2, 0, 16'773'120}})
        EXPECT_EQ(removal_score(row.chips, row.line, row.chain), row.score) << row.chips;
}

struct LineCase {
    const char* what;
    Picture board;
    const char* placed;
    int length;
    const char* removed;  // as to_text writes a board
};

std::string text_of(const std::vector<Chip>& chips) {
    Board board(64, 64);
    for (const Chip& chip : chips) board.put(chip);
    return to_text(board);
}

TEST(CompletedLines, AreThoseOfTheRules) {
    const LineCase cases[] = {
        {"across", {".....", "11111", "....."}, "c2", 5, "a2:1 b2:1 c2:1 d2:1 e2:1"},
        {"down", {".2", ".2", ".2"}, "b3", 3, "b1:2 b2:2 b3:2"},
        {"diagonal down", {"3...", ".3..", "..3.", "...."}, "a1", 3, "a1:3 b2:3 c3:3"},
        {"diagonal up", {"...3", "..3.", ".3..", "...."}, "c2", 3, "b3:3 c2:3 d1:3"},
        {"longer than the shortest", {"111111"}, "f1", 3, "a1:1 b1:1 c1:1 d1:1 e1:1 f1:1"},
        {"too short", {"1111."}, "a1", 5, ""},
        {"another colour between", {"11211"}, "c1", 3, ""},
        {"a gap between", {"11.11"}, "a1", 3, ""},
        {"two lines, the chip in both once", {"111", "1..", "1.."}, "a1", 3, "a1:1 a2:1 a3:1 b1:1 c1:1"},
        {"all four at once",
         {"1.1.1", ".111.", "11111", ".111.", "1.1.1"},
         "c3",
         5,
         "a1:1 a3:1 a5:1 b2:1 b3:1 b4:1 c1:1 c2:1 c3:1 c4:1 c5:1 d2:1 d3:1 d4:1 e1:1 e3:1 e5:1"},
        {"a line beside one that is too short", {"111", "1.."}, "a1", 3, "a1:1 b1:1 c1:1"},
        {"only through what was placed", {"111", "...", "222"}, "a1", 3, "a1:1 b1:1 c1:1"},
        {"not through the line's own chips further on", {"111", "..1", "..1"}, "a1", 3, "a1:1 b1:1 c1:1"},
        {"placed twice", {"111"}, "a1 c1", 3, "a1:1 b1:1 c1:1"},
        {"two colours at once", {"111", "222"}, "a1 b2", 3, "a1:1 a2:2 b1:1 b2:2 c1:1 c2:2"},
        {"no wrapping round the edge", {"..11", "1..."}, "d1", 3, ""},
    };
    for (const LineCase& line : cases) {
        std::vector<Cell> placed;
        std::istringstream names(line.placed);
        for (std::string name; names >> name;) placed.push_back(cell(name));
        EXPECT_EQ(text_of(completed_lines(board_of(line.board), placed, line.length)), line.removed) << line.what;
    }
}

TEST(PathMap, GoesAcrossAndDownButNotDiagonally) {
    const Board board = board_of({"1.2", ".2.", "2.."});
    const PathMap paths(board, cell("a1"));
    EXPECT_EQ(paths.distance(cell("b1")), 1);
    EXPECT_EQ(paths.distance(cell("a2")), 1);
    EXPECT_EQ(paths.distance(cell("c3")), -1);
    EXPECT_FALSE(paths.contains(cell("a1")));
    EXPECT_FALSE(paths.contains(cell("c1")));  // a chip
    EXPECT_TRUE(paths.path_to(cell("c2")).empty());
}

TEST(PathMap, FindsAShortestPathAroundAWall) {
    const Board board = board_of({"1.2..", "..2..", "..2..", "....."});
    const auto path = PathMap(board, cell("a1")).path_to(cell("e1"));
    EXPECT_EQ(path.size(), 11U);
    EXPECT_EQ(path.front(), cell("a1"));
    EXPECT_EQ(path.back(), cell("e1"));
}

TEST(Flood, GoesToTheEdgesOfTheLargestBoard) {
    Board board(64, 64);
    board.put({{0, 0}, 1});
    board.put({{63, 63}, 1});
    Flood flood;
    EXPECT_TRUE(flood.reaches(board, {0, 0}, {63, 62}));
    EXPECT_TRUE(flood.reaches(board, {63, 63}, {0, 1}));
    EXPECT_TRUE(flood.reaches(board, {0, 0}, {0, 63}));
    for (int row = 0; row < 64; ++row) board.put({{row, 40}, 2});
    EXPECT_FALSE(flood.reaches(board, {0, 0}, {63, 41}));
    EXPECT_TRUE(flood.reaches(board, {0, 0}, {63, 39}));
}

// Calculates distances in another way: spreads them until nothing changes any more.
std::vector<int> slow_distances(const Board& board, Cell from) {
    const int rows = board.rows();
    const int cols = board.cols();
    std::vector<int> distances(static_cast<std::size_t>(rows * cols), 1'000'000);
    const auto at = [&](int row, int col) -> int& { return distances[static_cast<std::size_t>(row * cols + col)]; };
    at(from.row, from.col) = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (int row = 0; row < rows; ++row)
            for (int col = 0; col < cols; ++col) {
                if (!board.is_free({row, col})) continue;
                int best = at(row, col);
                if (row > 0) best = std::min(best, at(row - 1, col) + 1);
                if (col > 0) best = std::min(best, at(row, col - 1) + 1);
                if (row + 1 < rows) best = std::min(best, at(row + 1, col) + 1);
                if (col + 1 < cols) best = std::min(best, at(row, col + 1) + 1);
                changed = changed || best != at(row, col);
                at(row, col) = best;
            }
    }
    return distances;
}

TEST(PathMap, AgreesWithFloodFillAndPathsAreShortest) {
    Random random(5);
    Flood flood;
    for (int i = 0; i < 300; ++i) {
        Board board(2 + static_cast<int>(random.below(9)), 2 + static_cast<int>(random.below(9)));
        for (const Cell free : board.free_cells())
            if (random.below(100) < 45) board.put({free, 1});
        for (const Chip& chip : board.chips()) {
            const PathMap paths(board, chip.cell);
            const auto distances = slow_distances(board, chip.cell);
            for (const Cell to : board.free_cells()) {
                const int distance = distances[static_cast<std::size_t>(to.row * board.cols() + to.col)];
                const auto path = paths.path_to(to);
                ASSERT_EQ(paths.contains(to), distance < 1'000'000);
                ASSERT_EQ(flood.reaches(board, chip.cell, to), paths.contains(to));
                ASSERT_EQ(path.empty(), distance == 1'000'000);
                if (path.empty()) continue;
                ASSERT_EQ(paths.distance(to), distance);
                ASSERT_EQ(static_cast<int>(path.size()), distance + 1);
                ASSERT_EQ(path.front(), chip.cell);
                ASSERT_EQ(path.back(), to);
                for (std::size_t at = 1; at < path.size(); ++at) {
                    ASSERT_TRUE(board.is_free(path[at]));
                    ASSERT_EQ(std::abs(path[at].row - path[at - 1].row) + std::abs(path[at].col - path[at - 1].col), 1);
                }
            }
        }
    }
}

}  // namespace
}  // namespace atom4::lines
