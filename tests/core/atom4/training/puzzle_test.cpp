// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/puzzle.h"

#include <gtest/gtest.h>

#include "core/atom4/rules/notation.h"

namespace atom4 {
namespace {

constexpr const char* kLine = "w3-001 win 3 2R7/1KG7/1PBY6/BK8/GKBC6/RP8/10 Y ; c4 b7 b1 d1 d4";
constexpr const char* kDataLine =
    "w3-001 win 3 2R7/1KG7/1PBY6/BK8/GKBC6/RP8/10 Y ; c4 b7 b1 d1 d4 ; level 3 depth 1 nodes 38";

TEST(Puzzle, ALineIsReadAndWrittenTheSame) {
    const auto puzzle = parse_puzzle(kLine);
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(puzzle->id, "w3-001");
    EXPECT_EQ(puzzle->kind, PuzzleKind::kWin);
    EXPECT_EQ(puzzle->moves, 3);
    EXPECT_EQ(to_text(puzzle->position), "2R7/1KG7/1PBY6/BK8/GKBC6/RP8/10 Y");
    EXPECT_EQ(puzzle->line.size(), 5U);
    EXPECT_FALSE(puzzle->difficulty);
    EXPECT_EQ(to_text(*puzzle), kLine);
    EXPECT_EQ(to_data_text(*puzzle), kLine);
}

TEST(Puzzle, ALineMayEndWithTheDifficulty) {
    const auto puzzle = parse_puzzle(kDataLine);
    ASSERT_TRUE(puzzle);
    EXPECT_EQ(puzzle->difficulty, (PuzzleDifficulty{3, 1, 38}));
    EXPECT_EQ(to_text(*puzzle), kLine);
    EXPECT_EQ(to_data_text(*puzzle), kDataLine);
}

TEST(Puzzle, RejectsAnyOtherText) {
    const std::string board = "2R7/1KG7/1PBY6/BK8/GKBC6/RP8/10 Y";
    for (const std::string& bad : {std::string(),
                                   std::string("w3-001"),
                                   "W3 win 3 " + board + " ; c4",
                                   "w3 mate 3 " + board + " ; c4",
                                   "w3 win 0 " + board + " ; c4",
                                   "w3 win 10 " + board + " ; c4",
                                   "w3 win 03 " + board + " ; c4",
                                   "w3 win 3 " + board,
                                   "w3 win 3 " + board + " ; ",
                                   "w3 win 3 " + board + " ; c4 b7",
                                   "w3 win 1 " + board + " ; c4 b7 b1",
                                   "w3 win 3 " + board + " ; c4  b7 b1",
                                   "w3 win 3 " + board + " ; c4 ",
                                   "w3 win 3 " + board + " ; c3",
                                   "w3 win 3 " + board + " ; z9",
                                   "w3 win 3 " + board + " ;c4",
                                   "w3 win 3 " + board + " K ; c4",
                                   "w3 win 3 " + board + " ; c4 ; level 3",
                                   "w3 win 3 " + board + " ; c4 ; level 3 depth 1 nodes 038",
                                   "w3 win 3 " + board + " ; c4 ; level 3 depth 1 nodes 38 ",
                                   kDataLine + std::string(" ; ")})
        EXPECT_FALSE(parse_puzzle(bad)) << bad;
}

TEST(Puzzle, RejectsAFinishedRound) {
    EXPECT_FALSE(parse_puzzle("w1 win 1 WWWW2/RG4/6/6/6/6 R ; a3"));
}

}  // namespace
}  // namespace atom4
