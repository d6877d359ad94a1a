// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/model/position_texts.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/atom4/rules/notation.h"

namespace atom4::tui {
namespace {

using Lines = std::vector<std::string>;

Position position_of(const char* text) {
    return *parse_position(text);
}

Lines why(const char* text, const char* cell) {
    return why_text(position_of(text), *parse_cell(cell), {});
}

bool has(const Lines& lines, const std::string& line) {
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

TEST(ExplainWords, NameNearbyPieces) {
    const Position start;
    EXPECT_EQ(near_text(start, *parse_cell("i9")),
              (Lines{"i9 is empty.", "A red piece can go there.", "north-east: i8 purple.", "north-west: h8 green.",
                     "Empty: east j9, west h9, south-west h10 and south-east i10."}));
    EXPECT_EQ(near_text(start, *parse_cell("a1")), (Lines{"a1 is empty.", "Empty: east b1 and south-east a2.",
                                                          "The edge: north-east, north-west, west and south-west."}));
    EXPECT_TRUE(has(near_text(position_of("8/8/8/2GWWK2/8/8/8/8 R"), *parse_cell("c4")),
                    "east: d4 white, then e4 white, then f4 black."))
        << "through the pieces that pass an action on";
}

TEST(ExplainWords, ExplainEachNeighbour) {
    const Lines lines = why("16/16/16/16/16/16/16/7GP7/16/16/16/16/16/16/16/16 R", "i9");
    EXPECT_EQ(lines, (Lines{"i8 stays purple. It is next to red on the wheel.",
                            "h8 turns from green to yellow. That is the colour between.",
                            "It starts no row and stops none."}));
    const Lines far = why("8/8/8/2WWK3/1GG5/8/8/8 R", "b4");
    EXPECT_TRUE(has(far, "e4 turns from black to red. It takes the colour red. Passed on by c4 and d4."))
        << ::testing::PrintToString(far);
    EXPECT_TRUE(has(why("8/8/8/3CG3/8/8/8/8 R", "e3"), "It starts no row and stops none."));
}

TEST(ExplainWords, ExplainWhatAPlacementMeans) {
    // From tests/data/tactics.txt: R wins at a1.
    EXPECT_EQ(why("1BP3/CCBG2/YWWKRP/WWKKK1/PWWGCC/BPYYK1/2YRG1 R", "a1").front(), "That wins the round.");
}

TEST(ExplainWords, ExplainWhyACellIsNotPlayable) {
    const char* start = "16/16/16/16/16/16/16/7GP7/16/16/16/16/16/16/16/16 R";
    EXPECT_EQ(why(start, "a1"),
              (Lines{"The piece must touch two pieces that touch each other.", "It touches no piece."}));
    EXPECT_EQ(why(start, "g8").back(), "It touches h8 alone.");
    EXPECT_EQ(why("8/8/8/2G1P3/8/8/8/3GP3 R", "d4").back(), "It touches e4 and c4, but these do not touch each other.");
}

TEST(ExplainWords, ExplainAPiecesColour) {
    Position position;
    std::vector<Reaction> plies;
    plies.push_back(position.play_legal(*parse_cell("i9")));
    EXPECT_EQ(why_text(position, *parse_cell("i9"), plies), (Lines{"i9 is red.", "Move 1 placed red here."}));
    EXPECT_EQ(why_text(position, *parse_cell("h8"), plies),
              (Lines{"h8 is yellow.", "Move 1, red at i9, turned green to yellow.",
                     "It was there at the start of the round."}));
}

TEST(ExplainWords, NameBothPlayersThreats) {
    EXPECT_EQ(rows_text(Position()), (Lines{"Neither player can make four soon.", "White has no two in a row.",
                                            "Black has no two in a row."}));
    const Lines lines = rows_text(position_of("1BP3/CCBG2/YWWKRP/WWKKK1/PWWGCC/BPYYK1/2YRG1 R"));
    EXPECT_TRUE(lines.front().starts_with("Now: red at a1 makes four, ")) << lines.front();
    EXPECT_TRUE(std::any_of(lines.begin(), lines.end(), [](const std::string& line) {
        return line.starts_with("3 black in a row, c4 to e4");
    })) << ::testing::PrintToString(lines);
}

TEST(ExplainWords, GiveTheWheelFromTheNextColour) {
    const Lines lines = wheel_text(position_of("8/8/8/3GP3/8/8/8/8 P"));
    EXPECT_EQ(lines.front(), "Now purple, then red, then yellow.");
    EXPECT_TRUE(has(lines, "Opposite: red and cyan."));
}

}  // namespace
}  // namespace atom4::tui
