// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/grid.h"

#include <gtest/gtest.h>

#include <clocale>

namespace atom4::tui {
namespace {

class GridTest : public testing::Test {
protected:
    static void SetUpTestSuite() { std::setlocale(LC_CTYPE, "C.UTF-8"); }
};

TEST_F(GridTest, PutsTextWithinItsBounds) {
    Grid grid({2, 6});
    EXPECT_EQ(grid.put(0, 1, "abc"), 4);
    grid.put(1, 4, "xyz");
    grid.put(2, 0, "below");
    grid.put(-1, 0, "above");
    EXPECT_EQ(grid.text(), " abc\n    x~\n");
}

TEST_F(GridTest, ShowsWhereTextWasCut) {
    Grid grid({1, 20});
    grid.put(0, 0, "a long sentence", Role::kText, 6);
    EXPECT_EQ(grid.row_text(0), "a lon~");
    grid.put(0, 0, "exact!", Role::kText, 6);
    EXPECT_EQ(grid.row_text(0), "exact!");
}

TEST_F(GridTest, WideCharactersTakeTwoPlaces) {
    Grid grid({1, 8});
    EXPECT_EQ(grid.put(0, 0, "a漢b"), 4);
    EXPECT_EQ(grid.at(0, 1).text, "漢");
    EXPECT_EQ(grid.at(0, 2).text, "");
    EXPECT_EQ(grid.at(0, 3).text, "b");
    EXPECT_EQ(width_of("a漢b"), 4);
}

TEST_F(GridTest, CombiningCharactersTakeNone) {
    Grid grid({1, 8});
    EXPECT_EQ(grid.put(0, 0, "e\xCC\x81x"), 2);
    EXPECT_EQ(grid.at(0, 0).text, "e\xCC\x81");
}

TEST_F(GridTest, InvalidTextBecomesAQuestionMark) {
    Grid grid({1, 16});
    grid.put(0, 0,
             "a\x1b"
             "b\xFF"
             "c\xC3");
    EXPECT_EQ(grid.row_text(0), "a?b?c?");
}

TEST_F(GridTest, DirectionMarksAreInvisible) {
    Grid grid({1, 8});
    EXPECT_EQ(grid.put(0, 0, "\u200Fa\u200E1\u061Cb\u200F", Role::kText), 3);
    EXPECT_EQ(grid.row_text(0), "a1b");
    EXPECT_EQ(width_of("\u200Fa\u200E1\u061Cb\u200F"), 3);
    // A character that changes the direction of all that follows is made visible.
    grid.put(0, 0, "a\u202Eb", Role::kText);
    EXPECT_EQ(grid.row_text(0), "a?b");
}

TEST_F(GridTest, WrapsAtBlanks) {
    EXPECT_EQ(wrapped("one two three", 8), (std::vector<std::string>{"one two", "three"}));
    EXPECT_EQ(wrapped("one two three", 80), (std::vector<std::string>{"one two three"}));
    EXPECT_EQ(wrapped("abcdefgh x", 4), (std::vector<std::string>{"abcdefgh", "x"}));
    EXPECT_EQ(wrapped("", 4), (std::vector<std::string>{""}));
}

// No line begins with a full stop or a closing bracket, or ends with an opening bracket.
TEST_F(GridTest, WrapsTextWithoutSpaces) {
    EXPECT_EQ(wrapped("駒は二つに", 4), (std::vector<std::string>{"駒は", "二つ", "に"}));
    EXPECT_EQ(wrapped("駒は二。つ", 8), (std::vector<std::string>{"駒は二。", "つ"}));
    EXPECT_EQ(wrapped("駒は二。つ", 6), (std::vector<std::string>{"駒は", "二。つ"}));
    EXPECT_EQ(wrapped("駒「は」に", 4), (std::vector<std::string>{"駒", "「は」", "に"}));
    EXPECT_EQ(wrapped("h8が黄色", 5), (std::vector<std::string>{"h8が", "黄色"}));
    EXPECT_EQ(wrapped("말을 놓는다", 7), (std::vector<std::string>{"말을", "놓는다"}));
}

TEST_F(GridTest, AccentsJoinTheLetterBeforeThem) {
    Grid grid({1, 8});
    EXPECT_EQ(grid.put(0, 0, "か\u3099e\u0301x"), 4);
    EXPECT_EQ(grid.at(0, 0).text, "か\u3099");
    EXPECT_EQ(grid.at(0, 1).text, "");
    EXPECT_EQ(grid.at(0, 2).text, "e\u0301");
    EXPECT_EQ(grid.at(0, 3).text, "x");
}

}  // namespace
}  // namespace atom4::tui
