// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <algorithm>

#include "core/atom4/rules/notation.h"
#include "core/atom4/training/puzzle_texts.h"
#include "tests/support/matches.h"
#include "tests/tui/atom4/textmode/text_fixture.h"

namespace atom4::tui {
namespace {

using TextStudyTest = TextTest;

bool begins(const std::vector<std::string>& lines, const std::string& text) {
    return std::any_of(lines.begin(), lines.end(), [&](const std::string& line) { return line.starts_with(text); });
}

TEST_F(TextStudyTest, ShowsEarlierPositionsAndReturns) {
    EXPECT_EQ(told("back"), "No moves in this round yet.");
    play({"i9", "i7", "h9"});
    EXPECT_EQ(told("forward"), "Current position of the round.");
    EXPECT_EQ(ask("first"), (Lines{"Start of the round.", "Next: red."}));
    EXPECT_EQ(told("moves"), "A red piece can go to i7 and i9.") << "what is told is of the board looked at";
    EXPECT_EQ(ask("forward"), (Lines{"1. Player 1: red at i9 turns green at h8 to yellow.", "Next: yellow."}));
    EXPECT_TRUE(begins(ask("go 1..."), "1... Player 2: yellow at i7"));
    EXPECT_TRUE(begins(ask("go to move 1"), "1. Player 1:"));
    EXPECT_TRUE(begins(ask("forward 1"), "1... Player 2:"));
    EXPECT_EQ(told("back x"), "How many moves? A whole number, such as 3.");
    EXPECT_EQ(told("go 9"), "Which move? Type a number from 1 to 2.");
    EXPECT_EQ(ask("last").front(), "Current position.");
    ask("back 99");
    EXPECT_FALSE(begins(ask("h8"), "Player"));
    EXPECT_EQ(match().plies().size(), 3U) << "nothing is placed where one looks back";
    EXPECT_EQ(ask("leave").front(), "Back to the round.");
    EXPECT_EQ(ask("undo").front(), "Undid h9.");
}

TEST_F(TextStudyTest, EntersPromotesAndDeletesVariations) {
    play({"i9", "i7", "h9"});
    EXPECT_EQ(told("lines"), "The round has no variations.");
    ask("go 1");
    EXPECT_EQ(ask("enter").front(), "2 moves set aside.");
    EXPECT_EQ(match().plies().size(), 1U);
    EXPECT_EQ(ask("lines"), (Lines{"1. At move 1: i7 and h9.", "Type \"enter 1\" for the first of these."}));
    ask("j9");
    EXPECT_EQ(ask("enter 1").front(), "The variation is on the board.");
    EXPECT_EQ(match().plies().size(), 3U);
    EXPECT_TRUE(begins(ask("lines"), "1. At move 1: j9."));
    EXPECT_EQ(told("enter 2"), "Which variation? Type a number from 1 to 1; \"lines\" lists them.");
    EXPECT_EQ(ask("promote 1").front(), "This is now the main line.");
    EXPECT_EQ(match().plies().size(), 2U);
    EXPECT_EQ(ask("undo").front(), "Undone.");
    EXPECT_EQ(told("delete 1"), "Variation deleted. Type \"undo\" to restore it.");
    EXPECT_TRUE(match().variations().empty());
    ask("undo");
    EXPECT_EQ(match().variations().size(), 1U);
}

TEST_F(TextStudyTest, CommentsOnAMove) {
    EXPECT_EQ(told("comment x"), "No moves in this round yet.");
    play({"i9", "i7"});
    EXPECT_EQ(told("comment Well Done!"), "1... i7 Well Done!");
    ask("back");
    EXPECT_EQ(told("comment ?! too early"), "1. i9?! too early");
    ask("first");
    EXPECT_EQ(told("comment x"), "Start of the round.");
    EXPECT_TRUE(begins(ask("forward"), "Comment: ?! too early"));
    EXPECT_EQ(told("comment"), "1. i9") << "without text, remove the comment";
    EXPECT_FALSE(begins(ask("go 1"), "Comment:"));
}

TEST_F(TextStudyTest, ShowsACommentOfSeveralLinesOnOne) {
    play({"i9", "i7"});
    ASSERT_TRUE(match().annotate(match().line_of_plies(1), {MoveMark::kNone, "first line\nsecond line"}));
    EXPECT_TRUE(begins(ask("go 1"), "Comment: first line second line"));
}

TEST_F(TextStudyTest, UndoingACommentLeavesTheResignation) {
    play({"i9"});
    ask("resign");
    ask("yes");
    ask("comment hello");
    EXPECT_EQ(ask("undo").front(), "Undone.");
    EXPECT_TRUE(match().is_over());
    EXPECT_EQ(ask("undo").front(), "The round continues.");
    EXPECT_FALSE(match().is_over());
}

TEST_F(TextStudyTest, MovesAfterTheEndDoNotChangeTheResult) {
    play({"i9", "i7"});
    ask("resign");
    ask("resign");
    ASSERT_TRUE(match().is_over());
    ask("back");
    const Lines said = ask("enter");
    EXPECT_TRUE(begins(said, "This is a trial move")) << ::testing::PrintToString(said);
    ask("j9");
    EXPECT_TRUE(match().is_trying());
    EXPECT_TRUE(begins(ask("leave"), "End of the round."));
    EXPECT_FALSE(match().is_trying());
    EXPECT_TRUE(match().is_over());
}

TEST_F(TextStudyTest, ReviewsAndGoesFromMistakeToMistake) {
    EXPECT_EQ(told("review"), "No moves in this round yet.");
    EXPECT_EQ(told("next mistake"), "This round hasn't been reviewed. Type \"review\" to review it.");
    EXPECT_EQ(told("keep"), "This round hasn't been reviewed. Type \"review\" to review it.");
    test::miss_a_win(match());
    const Player mover = match().plies().front().mover();
    EXPECT_EQ(told("review"), "Reviewing the round...");
    EXPECT_TRUE(told("keep").starts_with("Reviewing the round: move "));
    const Lines found = wait();
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found.front(), "Reviewed: 1 mistake.");
    const std::string of = "Player " + std::to_string(number(mover)) + ": ";
    EXPECT_TRUE(begins(found, of)) << "how accurately each has played";
    EXPECT_FALSE(begins(found, "Opening ")) << "nothing was at stake then";
    EXPECT_TRUE(begins(found, "Middle ") || begins(found, "End "));
    EXPECT_EQ(ask("review"), found) << "nothing has changed";
    EXPECT_EQ(ask("review list").size(), 1U);
    // Shows the position before the mistake, and its judgement.
    const Lines mistake = ask("next mistake");
    EXPECT_EQ(mistake.front(), "Position before " + std::string(mover == Player::kFirst ? "1. " : "1... ") +
                                   to_text(match().plies().front().placed()) + ".");
    EXPECT_TRUE(begins(mistake, "1. " + of) || begins(mistake, "1... " + of)) << ::testing::PrintToString(mistake);
    EXPECT_EQ(game_->study().shown_plies(), 0);
    for (const char* line : {"next mistake", "previous mistake"})
        EXPECT_EQ(told(line), "The review found no other mistakes.");
}

TEST_F(TextStudyTest, TurnsOneMistakeOrAllIntoPuzzles) {
    ::setenv("XDG_DATA_HOME", folder_.path().c_str(), 1);
    test::miss_a_win(match());
    ask("review");
    wait();
    EXPECT_EQ(told("keep these"), "Type \"keep\" to turn all mistakes into puzzles, \"keep this\" for the one shown.");
    ask("next mistake");
    EXPECT_EQ(told("keep this"), proving_mistakes_text());
    const Lines kept = wait();
    ASSERT_FALSE(kept.empty());
    EXPECT_EQ(kept.front(), "1 puzzle added.");
    ask("keep");
    const Lines all = wait();
    ASSERT_FALSE(all.empty());
    EXPECT_EQ(all.front(), "No new puzzles from this round's") << "and \"puzzle.\" on a second line";
    ask("keep this");
    Lines again = wait();
    EXPECT_TRUE(begins(again, "No puzzle added")) << ::testing::PrintToString(again);
    ::unsetenv("XDG_DATA_HOME");
}

TEST_F(TextStudyTest, AnalysesWithTheGivenTimeAndNumberOfLines) {
    EXPECT_EQ(told("analysis stop"), "Analysis is not running.");
    EXPECT_TRUE(ask("analysis lines 99").front().starts_with("Type \"analysis\","));
    EXPECT_EQ(told("analysis lines 2 seconds 1"), "Analysing for 1 second.");
    const Lines found = wait();
    ASSERT_GE(found.size(), 4U);
    EXPECT_TRUE(found[0].starts_with("Evaluation: ")) << found[0];
    EXPECT_TRUE(begins(found, "1: ")) << found[2];
    EXPECT_TRUE(begins(found, "2: "));
    EXPECT_FALSE(begins(found, "3: "));
    ask("analysis seconds 100");
    EXPECT_FALSE(ask("analysis stop").empty());
    EXPECT_FALSE(game_->study().is_busy());
}

}  // namespace
}  // namespace atom4::tui
