// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/move_line.h"

#include <gtest/gtest.h>

#include "tests/support/positions.h"

namespace atom4 {
namespace {

using test::cell;

// "a1 b1{why}"
std::string text(const MoveLine& line) {
    std::string words;
    for (const RecordedMove& move : line) {
        words += (words.empty() ? "" : " ") + to_text(move.cell);
        if (!move.comment.empty()) words += '{' + std::string(move.comment) + '}';
    }
    return words;
}

const MoveLine kLine{{cell("a1")}, {cell("b1"), "one"}, {cell("c1")}, {cell("d1"), "two"}};

TEST(MoveLine, YieldsItsMoves) {
    EXPECT_EQ(text(kLine), "a1 b1{one} c1 d1{two}");
    EXPECT_EQ(kLine.size(), 4U);
    EXPECT_EQ(kLine.front(), (RecordedMove{cell("a1"), ""}));
    EXPECT_EQ(kLine.back(), (RecordedMove{cell("d1"), "two"}));
    EXPECT_TRUE(MoveLine().empty());
    EXPECT_EQ(MoveLine(test::cells("a1 b1")), (MoveLine{{cell("a1")}, {cell("b1")}}));
}

TEST(MoveLine, CommentsOfTheLastMoveAreJoined) {
    MoveLine line{{cell("a1")}, {cell("b1")}};
    line.comment_last("");
    EXPECT_EQ(text(line), "a1 b1");
    line.comment_last("good");
    line.comment_last("");
    line.comment_last("very");
    EXPECT_EQ(text(line), "a1 b1{good very}");
    line.add({cell("c1")});
    line.comment_last("bad");
    EXPECT_EQ(text(line), "a1 b1{good very} c1{bad}");
}

TEST(MoveLine, CommentsCanBeChanged) {
    MoveLine line = kLine;
    line.set_comment(0, "first");
    line.set_comment(1, "");
    line.set_comment(3, "a longer one");
    EXPECT_EQ(text(line), "a1{first} b1 c1 d1{a longer one}");
}

TEST(MoveLine, PartsKeepTheirComments) {
    EXPECT_EQ(text(kLine.part(1)), "b1{one} c1 d1{two}");
    EXPECT_EQ(text(kLine.part(1, 2)), "b1{one} c1");
    EXPECT_EQ(text(kLine.part(3, 9)), "d1{two}");
    EXPECT_TRUE(kLine.part(4).empty());
    MoveLine line = kLine.part(0, 2);
    line.append(kLine.part(2));
    EXPECT_EQ(line, kLine);
}

TEST(MoveLine, ForgetsMovesAfterATruncation) {
    MoveLine line = kLine;
    line.cut(9);
    EXPECT_EQ(line, kLine);
    line.cut(3);
    EXPECT_EQ(text(line), "a1 b1{one} c1");
    line.cut(1);
    EXPECT_EQ(line, MoveLine{{cell("a1")}}) << "the same as if there had never been a comment";
    line.add({cell("b1"), "new"});
    EXPECT_EQ(text(line), "a1 b1{new}");
}

TEST(MoveLine, CopiesAreIndependent) {
    MoveLine copy = kLine;
    copy.comment_last("more");
    EXPECT_EQ(kLine.back().comment, "two");
    EXPECT_NE(copy, kLine);
    copy = kLine;
    EXPECT_EQ(copy, kLine);
}

}  // namespace
}  // namespace atom4
