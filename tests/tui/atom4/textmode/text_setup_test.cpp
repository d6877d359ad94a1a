// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/rules/notation.h"
#include "tests/tui/atom4/textmode/text_fixture.h"

namespace atom4::tui {
namespace {

using TextSetupTest = TextTest;

TEST_F(TextSetupTest, SetsUpPieceByPiece) {
    EXPECT_EQ(told("put i9 red"), "Type \"setup\" first, to set up a position.");
    EXPECT_EQ(ask("setup").front(), "Setting up a position, starting from the");
    EXPECT_EQ(told("clear 8x8"), "The board is empty.");
    EXPECT_EQ(told("put d4 green"), "d4 is green.");
    EXPECT_EQ(told("put e4 P"), "e4 is purple.");
    EXPECT_EQ(told("put e4 white"), "e4 is white.") << "one piece in place of another";
    EXPECT_EQ(told("put z9 red"), "That is not on the board.");
    EXPECT_EQ(told("put e4 mauve"), "Type \"put\", a cell and a colour: \"put i9 red\".");
    EXPECT_EQ(told("begin cyan"), "cyan is played first.");
    EXPECT_EQ(told("begin white"), "Which colour of the wheel? For example: \"begin red\"");
    EXPECT_EQ(ask("board").back(), "Row 4: d4 green and e4 white.");
    EXPECT_EQ(told("position"), "8/8/8/3GW3/8/8/8/8 C");
    EXPECT_EQ(ask("resign"), (Lines{"You are setting up a position.", "Type \"done\" or \"leave\" first."}));
    EXPECT_EQ(told("undo"), "Undone.");
    EXPECT_EQ(told("undo"), "Undone.");
    EXPECT_EQ(told("position"), "8/8/8/3GP3/8/8/8/8 R");
    ask("redo");
    EXPECT_EQ(told("redo"), "Redone.");
    EXPECT_EQ(told("redo"), "Nothing to redo.");
    EXPECT_EQ(match().position().size(), BoardSize{}) << "not before it is done";
    ask("done");
    EXPECT_EQ(to_text(match().position()), "8/8/8/3GW3/8/8/8/8 C");
    ask("new");
    EXPECT_FALSE(match().setup().position) << "the next match has its own start";
}

TEST_F(TextSetupTest, ANetworkMatchThatBeginsCancelsIt) {
    ask("setup");
    ask("put i9 green");
    said_.clear();
    match().set_remote(Match::Remote{{false, true}});
    {
        const Match::ByAgreement agreed(match());
        match().start({});
    }
    EXPECT_EQ(said_.front(), "Setup cancelled.");
    EXPECT_EQ(told("done"), "You are already in a network match. Type \"disconnect\" to leave it.");
    ask("i9");
    EXPECT_EQ(match().plies().size(), 1U);
}

TEST_F(TextSetupTest, TheBoardChangesItsSizeAndKeepsItsPieces) {
    EXPECT_EQ(told("size 9x9"), "Type \"setup\" first, to set up a position.");
    ask("setup");
    ask("clear 8x8");
    ask("put d4 green");
    ask("put h8 red");
    EXPECT_EQ(told("size"), "The size must be ROWSxCOLUMNS, each 6 to 26: \"size 9x9\".");
    EXPECT_EQ(told("size 6x6"), "Board: 6 rows, 6 columns. 1 piece was removed. Type \"undo\" to restore it.");
    EXPECT_EQ(told("position"), "6/6/6/3G2/6/6 R");
    ask("undo");
    EXPECT_EQ(told("position"), "8/8/8/3G4/8/8/8/7R R");
    EXPECT_EQ(told("size 9x8"), "Board: 9 rows, 8 columns.");
    EXPECT_EQ(told("reset"), "The board has only the first two pieces.");
    EXPECT_EQ(match().position().piece_count(), 2);
    ask("done");
    EXPECT_EQ(match().position().piece_count(), 2);
    EXPECT_EQ(match().position().size(), (BoardSize{9, 8}));
}

TEST_F(TextSetupTest, TakesAPositionInALine) {
    ask("setup 8/8/8/3GP3/8/8/8/8 Y");
    EXPECT_EQ(to_text(match().position()), "8/8/8/3GP3/8/8/8/8 Y");
    EXPECT_EQ(ask("setup 8/8/8x"),
              (Lines{"Invalid position at character 6.", "Type \"position\" to see the position as", "text."}));
    EXPECT_EQ(told("setup 8/8/8/2WWWW2/8/8/8/8 R"),
              "Player 1 already has four in a row, so there is nothing left to play.");
    EXPECT_EQ(to_text(match().position()), "8/8/8/3GP3/8/8/8/8 Y");
}

TEST_F(TextSetupTest, RefusesFourInARowForBothPlayers) {
    ask("setup 8/8/8/2WWW3/8/2KKKG2/8/8 R");
    ask("setup");
    EXPECT_EQ(told("put f4 white"), "f4 is white.");
    EXPECT_EQ(told("put f6 black"), "Not placed: that piece would give both players four in a row.");
    EXPECT_EQ(told("done"), "Player 1 already has four in a row, so there is nothing left to play.");
    EXPECT_EQ(ask("leave").front(), "Setup cancelled.");
    EXPECT_FALSE(match().position().at(*parse_cell("f4")));
}

}  // namespace
}  // namespace atom4::tui
