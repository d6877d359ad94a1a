// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/text_game.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <set>

#include "core/lines/board.h"
#include "core/storage/files.h"
#include "tests/support/folders_and_processes.h"
#include "tui/lines/text_board.h"
#include "tui/lines/texts.h"

namespace atom4::tui {
namespace {

using Texts = std::vector<std::string>;

lines::Board board_of(std::initializer_list<const char*> chips, int side = 5) {
    lines::Board board(side, side);
    for (const char* chip : chips) board.put(*lines::parse_chip(chip));
    return board;
}

TEST(BoardWords, ListTheChipsRowByRow) {
    EXPECT_EQ(
        board_lines(board_of({"a1:1", "c1:4", "e5:2"})),
        (Texts{"The board has 5 rows and 5 columns, and 3 chips:", "Row 1: a1 red and c1 blue.", "Row 5: e5 green."}));
    EXPECT_EQ(map_lines(board_of({"a1:1", "b2:2"}, 2)), (Texts{"    a b", "  1 A .", "  2 . B", "A red and B green."}));
    EXPECT_EQ(map_lines(board_of({}, 2)).size(), 3U);
}

TEST(BoardWords, NameNearbyPieces) {
    EXPECT_EQ(near_lines(board_of({"a1:1", "b2:3"}), *lines::parse_cell("a1")),
              (Texts{"a1 is red.", "south-east: b2 yellow.", "Free: b1 and a2."}));
    EXPECT_EQ(near_lines(board_of({}, 2), *lines::parse_cell("a1")).front(), "a1 is free.");
}

TEST(BoardWords, ListTheReachableCells) {
    const auto reach = [](std::initializer_list<const char*> chips) {
        return reach_lines(board_of(chips, 3), *lines::parse_cell("a1"));
    };
    EXPECT_EQ(reach({"a1:1"}), Texts{"a1 can go to every free cell."});
    EXPECT_EQ(reach({"a1:1", "b1:1", "a2:1"}), Texts{"a1 can't move."});
    EXPECT_EQ(reach({"a1:1", "b1:1", "b2:1", "a3:1"}), (Texts{"a1 can go to 1 free cell:", "Row 2: a2."}));
}

TEST(BoardWords, ListRowsTheLongestFirst) {
    EXPECT_EQ(row_lines(board_of({"a1:1", "b2:1", "c3:1", "e1:2", "e2:2", "a5:3"})),
              (Texts{"3 red, a1 to c3.", "2 green, e1 to e2."}));
    EXPECT_EQ(row_lines(board_of({"a1:1", "b1:2"})), Texts{"No two chips of one colour are side by side."});
}

TEST(HintWords, GiveTheReasonForAMove) {
    const lines::Move move{*lines::parse_cell("a1"), *lines::parse_cell("b2")};
    const lines::Move after{*lines::parse_cell("c3"), *lines::parse_cell("d4")};
    std::set<std::string> texts;
    using Reason = lines::HintReason;
    for (const Reason reason : {Reason::kClears, Reason::kOpensWay, Reason::kPrepares, Reason::kGathers,
                                Reason::kMakesWay, Reason::kJoins, Reason::kKeeps, Reason::kNone}) {
        const std::string text = lines_hint_text({move, reason, 5, 2, 12, after});
        EXPECT_NE(text.find("a1 to b2"), std::string::npos) << text;
        EXPECT_EQ(text.find('{'), std::string::npos) << text;
        texts.insert(text);
    }
    EXPECT_EQ(texts.size(), 8U);
    EXPECT_TRUE(texts.contains("a1 to b2 clears 5 chips: 12 points."));
    std::set<std::string> colours;
    for (int colour = 1; colour <= lines::GameSetup::kMaxColours; ++colour) colours.insert(chip_colour_name(colour));
    EXPECT_EQ(colours.size(), 20U) << "a name for each";
}

class LinesTextGameTest : public testing::Test {
protected:
    LinesTextGameTest() {
        for (const char* name : {"XDG_STATE_HOME", "XDG_DATA_HOME"}) ::setenv(name, folder_.path().c_str(), 1);
        lines::SessionOptions options;
        options.seed = 4;
        session_ = std::move(*lines::Session::begin(options));
        game_.emplace(*session_, mailbox_, [this](const std::string& line) { said_.push_back(line); });
    }
    ~LinesTextGameTest() override {
        for (const char* name : {"XDG_STATE_HOME", "XDG_DATA_HOME"}) ::unsetenv(name);
    }
    Texts ask(const std::string& line) {
        said_.clear();
        game_->take(line);
        return said_;
    }

    test::TemporaryFolder folder_;
    Mailbox mailbox_;
    std::unique_ptr<lines::Session> session_;
    Texts said_;
    std::optional<LinesTextGame> game_;
};

TEST_F(LinesTextGameTest, SaysThatTheLastGameIsInAnotherProgram) {
    const auto second = std::move(*lines::Session::begin({}));
    EXPECT_EQ(lines_welcome_text(*second), "Lines is already running, so a new game begins here.");
    Texts said;
    LinesTextGame(*second, mailbox_, [&](const std::string& line) { said.push_back(line); }).welcome();
    EXPECT_EQ(said.front(), "Lines is already running, so a new game") << "wrapped";
}

TEST_F(LinesTextGameTest, MovesAreWrittenInManyWays) {
    EXPECT_EQ(ask("f6 e5").front(), "f6 moved to e5.");
    EXPECT_EQ(ask("move C8 to b8").front(), "c8 moved to b8.");
    EXPECT_EQ(ask("a9-a8").front(), "a9 moved to a8.");
    EXPECT_EQ(ask("move a8 - a9").front(), "a8 moved to a9.");
    for (const char* bad : {"a9", "a9 b", "a9 b7 c6", "a9-", "move", "move x"}) {
        EXPECT_FALSE(ask(bad).empty()) << bad;
        EXPECT_FALSE(session_->game().position().board().is_free(*lines::parse_cell("a9"))) << bad;
    }
}

TEST_F(LinesTextGameTest, AsksBeforeForfeitingTheHighScores) {
    ask("f6 e5");
    for (const char* command : {"hint", "undo", "demo"}) {
        EXPECT_TRUE(ask(command).front().starts_with("Type \"" + std::string(command) + "\" again")) << command;
        ask("score");
        EXPECT_TRUE(session_->is_listed()) << "not twice in a row";
    }
    ask("undo");
    EXPECT_EQ(ask("undo").front(), "Move undone.");
    EXPECT_FALSE(session_->is_listed());
    EXPECT_EQ(ask("undo"), Texts{"Nothing to undo."});
    EXPECT_EQ(ask("redo").front(), "f6 moved to e5.");
    ask("hint");
    EXPECT_TRUE(game_->is_thinking()) << "nobody asks any more";
}

TEST_F(LinesTextGameTest, ADemoAcceptsAnyPositiveNumberOfMoves) {
    for (const char* command : {"demo 0", "demo -3", "demo x"})
        EXPECT_EQ(ask(command).front(), "How many moves?") << command;
    for (const char* command : {"demo 2000", "demo 2000", "demo 99999999999999999999"}) ask(command);
    EXPECT_TRUE(game_->is_thinking());
}

TEST_F(LinesTextGameTest, SavesAGameAndResumesIt) {
    ask("f6 e5");
    const std::string file = folder_ / "my game.lines";
    EXPECT_EQ(ask("save " + file), Texts{"Saved in " + file + "."});
    EXPECT_EQ(ask("save " + file), Texts{file + " already exists. Type \"save! " + file + "\" to replace it."});
    EXPECT_EQ(ask("save! " + file), Texts{"Saved in " + file + "."});
    EXPECT_EQ(ask("new").front(), "New game.") << "there are no points to lose";
    EXPECT_EQ(ask("resume").back(), "Type \"resume 1\" for the first of these.")
        << "one of them, and how to go on with it";
    EXPECT_EQ(ask("resume 1").front(), "Game resumed.");
    EXPECT_TRUE(session_->game().has_moves());
    EXPECT_EQ(ask("open " + file + "x"), Texts{file + "x: No such file or directory"});
}

TEST_F(LinesTextGameTest, AsksBeforeAbandoningAGameWithPoints) {
    ask("f6 e5");
    const std::string file = folder_ / "three.lines";
    ASSERT_FALSE(write_file(
        file,
        "[Game \"Lines\"]\n[Size \"5x6\"]\n[Colours \"3\"]\n[Line \"3\"]\n[First \"3\"]\n[Each \"1\"]\n[Seed \"1\"]\n\n"
        "throw a1:1 b1:1 e5:1\n"));
    EXPECT_EQ(ask("open " + file).front(), "Game resumed.") << "there are no points to lose";
    ask("e5 c1");
    ASSERT_TRUE(session_->has_points_in_play());
    const lines::GameRecord played = session_->game().record();
    for (const std::string& way : {std::string("new"), std::string("resume 1"), "open " + file}) {
        std::string said;
        for (const std::string& line : ask(way)) said += line + ' ';
        EXPECT_EQ(said,
                  "Type \"" + way + "\" again to leave this game for another one. Type \"resume\" to return to it. ");
        ask("score");
        EXPECT_TRUE(ask(way).front().starts_with("Type \"" + way.substr(0, 4))) << "not twice in a row";
        EXPECT_EQ(session_->game().record(), played);
    }
    ask("resume 1");
    EXPECT_EQ(ask("resume 1").front(), "Game resumed.");
    ask("board");
    EXPECT_EQ(session_->game().position().score(), 0);
}

TEST_F(LinesTextGameTest, TheGuideCanBeRestarted) {
    const Texts first = ask("guide");
    EXPECT_EQ(first.back(), "Type: board");
    ask("board");
    EXPECT_EQ(ask("guide"), first);
    EXPECT_EQ(ask("score").size(), 1U) << "whatever else is asked is answered, and no more";
}

}  // namespace
}  // namespace atom4::tui
