// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/plain/plain_game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "core/atom4/rules/notation.h"
#include "tests/support/folders_and_processes.h"
#include "tui/atom4/plain/plain_words.h"
#include "tui/atom4/words/words.h"

namespace atom4::tui {
namespace {

class PlainGameTest : public testing::Test {
protected:
    PlainGameTest() {
        ::setenv("XDG_STATE_HOME", folder_.path().c_str(), 1);
        session_ = std::move(*Session::begin({}));
        game_.emplace(*session_, [this](const std::string& line) { said_.push_back(line); });
    }
    ~PlainGameTest() override { ::unsetenv("XDG_STATE_HOME"); }

    // What is said to the line.
    std::vector<std::string> ask(const std::string& line) {
        said_.clear();
        game_->take(line);
        return said_;
    }
    using Lines = std::vector<std::string>;

    test::TemporaryFolder folder_;
    std::unique_ptr<Session> session_;
    std::vector<std::string> said_;
    std::optional<PlainGame> game_;
};

TEST_F(PlainGameTest, ACellIsAMoveAndItsReactionIsTold) {
    EXPECT_EQ(ask("i9"), (Lines{"Player 1: red at i9 turns green at h8 to yellow.", "Player 2's turn: yellow"}));
    EXPECT_EQ(ask(" I7\t\r").front().substr(0, 20), "Player 2: yellow at ");
    EXPECT_EQ(session_->match().plies().size(), 2U);
}

TEST_F(PlainGameTest, SaysWhyAPieceCannotGoThere) {
    EXPECT_EQ(ask("h8"), Lines{"There is already a piece at h8."});
    EXPECT_EQ(ask("a1"), Lines{"The piece must touch two pieces that touch each other."});
    for (const char* beyond : {"z26", "a27", "Z99", "i0"}) EXPECT_EQ(ask(beyond), Lines{"That is not on the board."});
    EXPECT_TRUE(session_->match().plies().empty());
}

TEST_F(PlainGameTest, ResigningIsSaidInFull) {
    ask("res");
    EXPECT_FALSE(session_->match().is_over());
    EXPECT_EQ(ask("resign").front(), "Player 1 resigned. Player 2 wins round 1!");
    EXPECT_TRUE(session_->match().is_over());
    EXPECT_EQ(ask("resign"), Lines{"The round is over."});
}

TEST_F(PlainGameTest, TellsTheBoard) {
    EXPECT_EQ(ask("board"),
              (Lines{"The board has 16 rows and 16 columns, and 2 pieces:", "Row 8: h8 green and i8 purple."}));
    EXPECT_EQ(ask("moves"), Lines{"A red piece may go to i7 and i9."});
    EXPECT_EQ(ask("look i9"), Lines{"i9 is empty. Around it: north-east i8 purple and north-west h8 green."});
    EXPECT_EQ(ask("look a1"), Lines{"a1 is empty. No piece lies around it."});
    EXPECT_EQ(ask("try i9"), Lines{"red at i9 would turn green at h8 to yellow."});
    EXPECT_EQ(ask(""), Lines{"Player 1's turn: red"});
    const Lines map = ask("map");
    ASSERT_EQ(map.size(), 17U);
    EXPECT_EQ(map[0], "    a b c d e f g h i j k l m n o p");
    EXPECT_EQ(map[7], "  7                 .");
    EXPECT_EQ(map[8], "  8                G P");
}

TEST_F(PlainGameTest, TellsThroughWhichPiecesAReactionWent) {
    Position position = *parse_position("8/8/8/2GWWK2/1GG5/8/8/8 R");
    const auto reaction = position.play(*parse_cell("b4"));
    ASSERT_TRUE(reaction);
    EXPECT_EQ(reaction_text(*reaction).substr(0, 33), "red at b4 turns green at c4 to ye");
    position = *parse_position("8/8/8/2WWK3/1GG5/8/8/8 R");
    const auto far = position.play(*parse_cell("b4"));
    ASSERT_TRUE(far);
    EXPECT_NE(reaction_text(*far).find("black at e4, through c4 and d4, to red"), std::string::npos);
}

TEST_F(PlainGameTest, TakesBackAndPlaysAgain) {
    EXPECT_EQ(ask("undo"), Lines{"There is nothing to take back."});
    ask("i9");
    EXPECT_EQ(ask("u"), (Lines{"Took back i9.", "Player 1's turn: red"}));
    EXPECT_EQ(ask("redo").front(), "Player 1: red at i9 turns green at h8 to yellow.");
    EXPECT_EQ(ask("game"), Lines{"1. red at i9 turns green at h8 to yellow."});
    EXPECT_EQ(ask("redo"), Lines{"There is nothing to play again."});
    ask("i7");
    ask("j7");
    const Lines game = ask("game");
    ASSERT_EQ(game.size(), 3U);
    EXPECT_TRUE(game[1].starts_with("1... yellow at i7")) << game[1];
    EXPECT_TRUE(game[2].starts_with("2. green at j7")) << game[2];
}

TEST_F(PlainGameTest, StartsAnotherMatch) {
    ask("new 9x10 computer 2 level 4");
    const MatchSetup& setup = session_->match().setup();
    EXPECT_EQ(setup.size, (BoardSize{9, 10}));
    EXPECT_EQ(setup.seats[Player::kSecond], Seat::computer(4));
    ask("level 1");
    EXPECT_EQ(session_->match().setup().seats[Player::kSecond], Seat::computer(1));
    ask("new computer both");
    EXPECT_TRUE(session_->match().is_computers_turn());
    ask("new computer none");
    EXPECT_EQ(session_->match().setup().seats[Player::kSecond], Seat::human());
    for (const char* bad : {"new 3x3", "new computer", "new computer 3", "new level x", "new level"}) {
        EXPECT_EQ(ask(bad).front().substr(0, 12), "A new match:") << bad;
        EXPECT_EQ(session_->match().setup().size, (BoardSize{9, 10}));
    }
    EXPECT_EQ(ask("level 2"), Lines{"No computer plays; new computer 2 starts a match against it."});
    EXPECT_EQ(ask("next"), Lines{"This round is not over yet."});
}

TEST_F(PlainGameTest, SavesAndOpens) {
    ask("i9");
    const std::string file = folder_ / "my game.atom4";
    EXPECT_EQ(ask("save"), Lines{"Which file? save FILE names it."});
    EXPECT_EQ(ask("save " + file), Lines{"Saved in " + file + "."});
    EXPECT_EQ(ask("save"), Lines{"Saved in " + file + "."});
    ask("new");
    EXPECT_EQ(ask("save " + file), Lines{file + " is there already; save! " + file + " replaces it."});
    ask("open " + file);
    EXPECT_EQ(session_->match().plies().size(), 1U);
    const std::string folder = folder_.path();
    EXPECT_EQ(ask("save " + folder), Lines{folder + ": Is a directory"}) << "nothing that could be replaced";
    EXPECT_EQ(ask("open " + file + "x"), Lines{file + "x: No such file or directory"});
    EXPECT_EQ(session_->match().plies().size(), 1U);
}

TEST_F(PlainGameTest, UnderstandsCommandsCutShortWhereTheyAreClear) {
    EXPECT_EQ(ask("b"), ask("board"));
    EXPECT_EQ(ask("n"), Lines{"\"n\" may mean now, next and new."});
    EXPECT_EQ(ask("sav"), Lines{"Which file? save FILE names it."});
    EXPECT_EQ(ask("turn now"), Lines{"Nothing goes behind turn."});
    EXPECT_EQ(ask("\x1b[2J"), Lines{"\"?[2j\" is neither a cell, such as i9, nor a command; help tells the commands."});
    EXPECT_GT(ask("help").size(), plain_commands().size());
    ask("quit");
    EXPECT_TRUE(game_->has_quit());
}

TEST_F(PlainGameTest, AsksBeforeAMatchIsLost) {
    ::setenv("XDG_STATE_HOME", "/dev/null/nowhere", 1);
    const auto session = std::move(*Session::begin({}));
    PlainGame game(*session, [](const std::string&) {});
    (void)session->match().play(*parse_cell("i9"));
    game.take("quit");
    EXPECT_FALSE(game.has_quit());
    game.take("board");
    game.take("quit");
    EXPECT_FALSE(game.has_quit()) << "not twice in a row";
    game.take("quit");
    EXPECT_TRUE(game.has_quit());
}

TEST_F(PlainGameTest, GoesOnWithAMatchThatWasLeft) {
    EXPECT_EQ(ask("resume"), Lines{"No other match was left unfinished."});
    ask("i9");
    ask("new computer 2 level 3");
    ask("i7");
    ask("new");
    const auto told = ask("resume");
    ASSERT_EQ(told.size(), 3U);
    EXPECT_TRUE(std::any_of(told.begin(), told.end(), [](const std::string& line) {
        return line.find("Player 1 against Player 2, round 1, 0 : 0, left 20") != std::string::npos;
    })) << told[0];
    EXPECT_TRUE(std::any_of(told.begin(), told.end(), [](const std::string& line) {
        return line.find("You against Computer, level 3, round 1") != std::string::npos;
    })) << told[0];
    EXPECT_EQ(ask("resume 3"), Lines{"Which match? It has a number from 1 to 2; resume tells them."});
    EXPECT_EQ(ask("resume x"), Lines{"Which match? It has a number from 1 to 2; resume tells them."});
    const bool first_is_computers = told[0].find("Computer") != std::string::npos;
    EXPECT_EQ(ask("resume 1").front(), "The match goes on: round 1.");
    EXPECT_EQ(session_->match().setup().has_computer(), first_is_computers);
    EXPECT_EQ(session_->match().plies().size(), 1U);
    EXPECT_EQ(session_->path(), std::nullopt);
}

TEST_F(PlainGameTest, SaysWithEachMoveThatTheMatchIsNotKeptUntilItIs) {
    ASSERT_EQ(write_file(folder_ / "file", ""), std::nullopt);
    ::setenv("XDG_STATE_HOME", (folder_ / "file").c_str(), 1);
    const auto session = std::move(*Session::begin({}));
    std::vector<std::string> said;
    PlainGame game(*session, [&](const std::string& line) { said.push_back(line); });
    const std::string text = "The match is not kept: " + session->kept_in().string() + ": Not a directory.";
    game.tell_of_trouble();
    EXPECT_EQ(said, Lines{text});
    for (const char* move : {"i9", "i7"}) {
        game.take(move);
        said.clear();
        game.tell_of_trouble();
        EXPECT_EQ(said, Lines{text});
        game.tell_of_trouble();
        EXPECT_EQ(said, Lines{text}) << "once is enough";
    }
    std::filesystem::remove(folder_ / "file");
    game.take("h9");
    said.clear();
    game.tell_of_trouble();
    EXPECT_EQ(said, Lines{"The match is kept again."});
    game.take("quit");
    EXPECT_TRUE(game.has_quit());
}

TEST_F(PlainGameTest, TellsOnceOfAMatchThatCannotBeRead) {
    ASSERT_EQ(write_own_file(folder_ / "atom4/match-2.atom4", "rubbish"), std::nullopt);
    const auto session = std::move(*Session::begin({}));
    std::vector<std::string> said;
    PlainGame game(*session, [&](const std::string& line) { said.push_back(line); });
    const auto told = [&] { return std::count(said.begin(), said.end(), first_words(*session)); };
    game.welcome();
    const auto lies = session->could_not_resume()->path;
    EXPECT_EQ(said.front(), "The match of last time cannot be read, so a new one begins. It is kept: " + lies.string() +
                                ":1:1: this is not a saved game.");
    EXPECT_EQ(read_file(lies).value(), "rubbish");
    game.take("new");
    EXPECT_EQ(told(), 1);
}

}  // namespace
}  // namespace atom4::tui
