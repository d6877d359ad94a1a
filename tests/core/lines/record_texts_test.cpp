// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/texts.h"

#include <gtest/gtest.h>

#include <string>

// What a player reads whose saved game was changed by hand, or cut off: what is wrong, and at which word.

namespace atom4::lines {
namespace {

std::string fault_of_file(const std::string& text) {
    const auto record = parse_record(text);
    return record ? "it is read" : record_fault(record.error());
}

// Returns a game in which the tag has that value, with these events.
std::string game(const std::string& tag, const std::string& value, const std::string& events = "") {
    std::string text =
        "[Game \"Lines\"]\n[Size \"4x3\"]\n[Colours \"3\"]\n[Line \"3\"]\n[First \"2\"]\n[Each \"1\"]\n[Score "
        "\"0\"]\n\n";
    if (const std::size_t at = text.find('[' + tag + ' '); at != std::string::npos)
        text.replace(at, text.find('\n', at) - at, '[' + tag + " \"" + value + "\"]");
    return text + events;
}
std::string fault_after(const std::string& events) {
    return fault_of_file(game("", "", events));
}

TEST(LinesRecordFault, OfATagNamesTheAllowedValues) {
    EXPECT_EQ(fault_of_file(game("", "")), "it is read");
    EXPECT_EQ(fault_of_file(game("Game", "Chess")), "this is a saved game, but not of Lines");
    EXPECT_EQ(fault_of_file(game("Line", "three")), "invalid value for tag Line");
    EXPECT_EQ(fault_of_file(game("Size", "1x3")), "Size must be ROWSxCOLUMNS, each 2 to 64");
    EXPECT_EQ(fault_of_file(game("Size", "3x65")), "Size must be ROWSxCOLUMNS, each 2 to 64");
    EXPECT_EQ(fault_of_file(game("Colours", "21")), "Colours must be 2 to 20");
    EXPECT_EQ(fault_of_file(game("Line", "1")), "Line must be 2 or greater");
    EXPECT_EQ(fault_of_file(game("First", "0")), "First must be 1 or greater");
    EXPECT_EQ(record_fault({RecordFault::kOutOfBounds, 1, 1, "", SetupFault::kEach}), "Each must be 0 or greater");
    EXPECT_EQ(fault_of_file(game("Score", "7", "throw a1:1 c4:3\n")), "the score in this tag does not match the game");
}

TEST(LinesRecordFault, OfALineNamesTheWord) {
    EXPECT_EQ(fault_after("drop a1:1\n"), "\"drop\" is neither a move nor new chips");
    EXPECT_EQ(fault_after("throw a1:1 c4\n"), "\"c4\" is not a chip, such as c5:2");
    EXPECT_EQ(fault_after("throw a1:1 c4:3\nmove a1 2b\n"), "\"2b\" is not a cell, such as c5");
    EXPECT_EQ(fault_after("throw a1:1 c4:3\nmove a1\n"), "a move must have two cells, from and to");
    EXPECT_EQ(record_fault({RecordFault::kTooLong, 1, 1, "", {}}), "the game is too long for a board of this size");
}

TEST(LinesRecordFault, OfAThrowGivesItsReason) {
    EXPECT_EQ(fault_after("throw a1:1 c4:3\nthrow b1:1\n"), "a move is expected here, not new chips");
    EXPECT_EQ(fault_after("throw a1:1 c4:3\nmove a1 b2\nthrow a4:2 b4:1\n"), "wrong number of new chips");
    EXPECT_EQ(fault_after("throw a1:1 f9:3\n"), "f9:3 is not on the board");
    EXPECT_EQ(fault_after("throw a1:1 a1:3\n"), "there is already a chip where a1:3 appears");
    EXPECT_EQ(fault_after("throw a1:1 c4:4\n"), "c4:4 has a colour that this game does not have");
}

TEST(LinesRecordFault, OfAMoveGivesItsReason) {
    EXPECT_EQ(fault_after("throw a1:1 c4:3\nmove a1 b2\nmove b2 b3\n"), "new chips are expected before this move");
    EXPECT_EQ(fault_after("throw a1:1 c4:3\nmove a1 f9\n"), "f9 is not on the board");
    EXPECT_EQ(fault_after("throw a1:1 c4:3\nmove b1 b2\n"), "there is no chip at b1");
    EXPECT_EQ(fault_after("throw a1:1 c4:3\nmove a1 c4\n"), "there is already a chip at c4");
}

TEST(LinesRecordFault, NamesMissingPathsAndMovesAfterTheEnd) {
    const std::string small = "[Game \"Lines\"]\n[Size \"2x2\"]\n[Colours \"3\"]\n[Line \"3\"]\n";
    EXPECT_EQ(fault_of_file(small + "[First \"3\"]\n[Each \"1\"]\n\nthrow a1:1 b1:2 b2:3\nmove b1 a2\n"),
              "no free path leads to a2");
    const std::string full = small + "[First \"4\"]\n[Each \"1\"]\n\nthrow a1:1 b1:2 a2:3 b2:3\n";
    EXPECT_EQ(fault_of_file(full + "throw a1:1\n"), "the game is over before these new chips");
    EXPECT_EQ(fault_of_file(full + "move a1 b2\n"), "the game is over before this move");
}

}  // namespace
}  // namespace atom4::lines
