// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/rules/notation.h"
#include "tests/tui/atom4/plain/plain_fixture.h"

namespace atom4::tui {
namespace {

using PlainSetupTest = PlainTest;

TEST_F(PlainSetupTest, SetsUpPieceByPiece) {
    EXPECT_EQ(ask("put i9 red"), Lines{"First setup: it begins to set up a position."});
    EXPECT_EQ(ask("setup").size(), 5U);
    EXPECT_EQ(ask("clear 8x8"), Lines{"The board is empty."});
    EXPECT_EQ(ask("put d4 green"), Lines{"d4 is green."});
    EXPECT_EQ(ask("put e4 P"), Lines{"e4 is purple."});
    EXPECT_EQ(ask("put e4 white"), Lines{"e4 is white."}) << "one piece in place of another";
    EXPECT_EQ(ask("put z9 red"), Lines{"That is not on the board."});
    EXPECT_EQ(ask("put e4 mauve"), Lines{"put, a cell and a colour: put i9 red."});
    EXPECT_EQ(ask("begin cyan"), Lines{"cyan is played first."});
    EXPECT_EQ(ask("begin white"), Lines{"Which colour of the wheel? begin red, for one."});
    EXPECT_EQ(ask("board").back(), "Row 4: d4 green and e4 white.");
    EXPECT_EQ(ask("position"), Lines{"8/8/8/3GW3/8/8/8/8 C"});
    EXPECT_EQ(ask("resign"), (Lines{"You are setting up a position.", "First done or leave."}));
    EXPECT_EQ(ask("undo"), Lines{"Took that back."});
    EXPECT_EQ(ask("undo"), Lines{"Took that back."});
    EXPECT_EQ(ask("position"), Lines{"8/8/8/3GP3/8/8/8/8 R"});
    ask("redo");
    EXPECT_EQ(ask("redo"), Lines{"Did that again."});
    EXPECT_EQ(ask("redo"), Lines{"There is nothing to play again."});
    EXPECT_EQ(match().position().size(), BoardSize{}) << "not before it is done";
    ask("done");
    EXPECT_EQ(to_text(match().position()), "8/8/8/3GW3/8/8/8/8 C");
    ask("new");
    EXPECT_FALSE(match().setup().position) << "the next match has its own start";
}

TEST_F(PlainSetupTest, TakesAPositionInALine) {
    ask("setup 8/8/8/3GP3/8/8/8/8 Y");
    EXPECT_EQ(to_text(match().position()), "8/8/8/3GP3/8/8/8/8 Y");
    EXPECT_EQ(ask("setup 8/8/8x"),
              (Lines{"That is no position, from character 6 on.", "position tells how one is written."}));
    EXPECT_EQ(ask("setup 8/8/8/2WWWW2/8/8/8/8 R"), Lines{"No: the round would be over at once."});
    EXPECT_EQ(to_text(match().position()), "8/8/8/3GP3/8/8/8/8 Y");
}

TEST_F(PlainSetupTest, CannotLetBothWin) {
    ask("setup 8/8/8/2WWW3/8/2KKKG2/8/8 R");
    ask("setup");
    EXPECT_EQ(ask("put f4 white"), Lines{"f4 is white."});
    EXPECT_EQ(ask("put f6 black"), Lines{"No: then both players would have four in a row."});
    EXPECT_EQ(ask("done"), Lines{"No: the round would be over at once."});
    EXPECT_EQ(ask("leave").front(), "What was set up is forgotten.");
    EXPECT_FALSE(match().position().at(*parse_cell("f4")));
}

}  // namespace
}  // namespace atom4::tui
