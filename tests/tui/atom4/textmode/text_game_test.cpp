// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/textmode/text_game.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "core/atom4/rules/notation.h"
#include "core/storage/files.h"
#include "tests/tui/atom4/textmode/text_fixture.h"
#include "tui/atom4/model/match_texts.h"
#include "tui/atom4/model/position_texts.h"

namespace atom4::tui {
namespace {

using TextGameTest = TextTest;

TEST_F(TextGameTest, TypingACellMakesAMoveAndPrintsTheReaction) {
    EXPECT_EQ(ask("i9"), (Lines{"Player 1: red at i9 turns green at h8 to yellow.", "Player 2's turn: yellow"}));
    EXPECT_EQ(ask(" I7\t\r").front().substr(0, 20), "Player 2: yellow at ");
    EXPECT_EQ(session_->match().plies().size(), 2U);
}

TEST_F(TextGameTest, SaysWhyAPieceCannotGoThere) {
    EXPECT_EQ(ask("h8"), Lines{"There is already a piece at h8."});
    EXPECT_EQ(ask("a1"), Lines{"The piece must touch two pieces that touch each other."});
    for (const char* beyond : {"z26", "a27", "Z99", "i0"}) EXPECT_EQ(ask(beyond), Lines{"That is not on the board."});
    EXPECT_TRUE(session_->match().plies().empty());
}

TEST_F(TextGameTest, ResigningNeedsTheFullWordAndConfirmation) {
    ask("res");
    EXPECT_FALSE(session_->match().is_over());
    EXPECT_EQ(told("resign"), "Resign this round? Type yes or no.");
    EXPECT_FALSE(match().is_over()) << "once is a question";
    ask("turn");
    ask("resign");
    EXPECT_FALSE(match().is_over()) << "not twice in a row";
    EXPECT_EQ(ask("resign").front(), "Player 1 resigned. Player 2 wins round 1!");
    EXPECT_TRUE(session_->match().is_over());
    EXPECT_EQ(ask("resign"), Lines{"The round is over."});
}

TEST_F(TextGameTest, AResignedRoundOffersNoCells) {
    ask("i9");
    const auto has_dots = [&] {
        const std::string map = told("map");
        return map.find('.') != std::string::npos;
    };
    EXPECT_TRUE(has_dots());
    ask("resign");
    ask("yes");
    EXPECT_FALSE(has_dots());
    EXPECT_EQ(told("moves"), "The round is over.");
    // Trial moves go on from an earlier position.
    ask("back");
    EXPECT_TRUE(has_dots());
    EXPECT_EQ(told("moves"), "A red piece can go to i7 and i9.");
}

TEST_F(TextGameTest, ResigningCanBeConfirmedWithYesOrNo) {
    ask("resign");
    EXPECT_EQ(ask("no"), (Lines{"Not resigned.", "Player 1's turn: red"}));
    EXPECT_EQ(ask("yes"), Lines{"There is nothing to answer."}) << "that is settled";
    ask("resign");
    EXPECT_EQ(ask("yes").front(), "Player 1 resigned. Player 2 wins round 1!");
}

TEST_F(TextGameTest, ReportsThatStatisticsCannotBeRead) {
    ::setenv("XDG_DATA_HOME", folder_.path().c_str(), 1);
    std::filesystem::create_directories(data_directory() / "statistics");
    const Lines said = ask("statistics");
    ::unsetenv("XDG_DATA_HOME");
    ASSERT_FALSE(said.empty());
    EXPECT_TRUE(said.front().starts_with("Couldn't read the statistics")) << said.front();
}

TEST_F(TextGameTest, HelpKeepsACommandAndItsArgumentsOnOneLine) {
    EXPECT_EQ(ask("help save!").front().substr(0, 11), "save! FILE:");
}

TEST_F(TextGameTest, PrintsTheBoard) {
    EXPECT_EQ(ask("board"),
              (Lines{"The board has 16 rows and 16 columns, and 2 pieces:", "Row 8: h8 green and i8 purple."}));
    EXPECT_EQ(ask("moves"), Lines{"A red piece can go to i7 and i9."});
    EXPECT_EQ(ask("look i9"), Lines{"i9 is empty. Around it: north-east i8 purple and north-west h8 green."});
    EXPECT_EQ(ask("look a1"), Lines{"a1 is empty. No piece touches it."});
    EXPECT_EQ(ask("try i9"), Lines{"red at i9 would turn green at h8 to yellow."});
    EXPECT_EQ(ask(""), Lines{"Player 1's turn: red"});
    const Lines map = ask("map");
    ASSERT_EQ(map.size(), 17U);
    EXPECT_EQ(map[0], "    a b c d e f g h i j k l m n o p");
    EXPECT_EQ(map[7], "  7                 .");
    EXPECT_EQ(map[8], "  8                G P");
}

TEST_F(TextGameTest, NamesThePiecesAReactionPassedThrough) {
    Position position = *parse_position("8/8/8/2GWWK2/1GG5/8/8/8 R");
    const auto reaction = position.play(*parse_cell("b4"));
    ASSERT_TRUE(reaction);
    EXPECT_EQ(reaction_text(*reaction, Detail::kFull).substr(0, 33), "red at b4 turns green at c4 to ye");
    position = *parse_position("8/8/8/2WWK3/1GG5/8/8/8 R");
    const auto far = position.play(*parse_cell("b4"));
    ASSERT_TRUE(far);
    EXPECT_NE(reaction_text(*far, Detail::kFull).find("black at e4, through c4 and d4, to red"), std::string::npos);
}

TEST_F(TextGameTest, UndoesAndRedoesMoves) {
    EXPECT_EQ(ask("undo"), Lines{"Nothing to undo."});
    ask("i9");
    EXPECT_EQ(ask("u"), (Lines{"Undid i9.", "Player 1's turn: red"}));
    EXPECT_EQ(ask("redo").front(), "Player 1: red at i9 turns green at h8 to yellow.");
    EXPECT_EQ(ask("game"),
              (Lines{"Player 1: Human.", "Player 2: Human.", "1. red at i9 turns green at h8 to yellow."}));
    EXPECT_EQ(ask("redo"), Lines{"Nothing to redo."});
    ask("i7");
    ask("j7");
    const Lines game = ask("game");
    ASSERT_EQ(game.size(), 5U);
    EXPECT_TRUE(game[3].starts_with("1... yellow at i7")) << game[3];
    EXPECT_TRUE(game[4].starts_with("2. green at j7")) << game[4];
}

// If player 2 begins, the first pair of moves has no move of player 1.
TEST_F(TextGameTest, AMoveNumberWithDotsMeansPlayer2) {
    ask("new start yellow");
    play({"i9", "i7", "h7", "h9"});
    const Lines game = ask("game");
    ASSERT_EQ(game.size(), 6U);
    const char* const numbers[] = {"1... yellow at i9", "2. green at i7", "2... cyan at h7", "3. blue at h9"};
    for (std::size_t i = 0; i < 4; ++i) EXPECT_TRUE(game[i + 2].starts_with(numbers[i])) << game[i + 2];
    EXPECT_TRUE(ask("go 1")[0].starts_with("1... ")) << said_[0];
    EXPECT_TRUE(ask("go 1...")[0].starts_with("1... ")) << said_[0];
    EXPECT_TRUE(ask("go 2")[0].starts_with("2. ")) << said_[0];
    EXPECT_TRUE(ask("go 2...")[0].starts_with("2... ")) << said_[0];
    EXPECT_EQ(told("go 4"), "Which move? Type a number from 1 to 3.");
}

TEST_F(TextGameTest, StartsAnotherMatch) {
    ask("new 9x10 computer 2 level 4");
    const MatchSetup& setup = session_->match().setup();
    EXPECT_EQ(setup.size, (BoardSize{9, 10}));
    EXPECT_EQ(setup.seats[Player::kSecond], Seat::computer(4));
    ask("level 1");
    EXPECT_EQ(session_->match().setup().seats[Player::kSecond], Seat::computer(1));
    EXPECT_EQ(ask("level 3,5"), Lines{"The computer plays at level 3.5."});
    EXPECT_EQ(ask("level 3.5"), Lines{"The computer plays at level 3.5."});
    EXPECT_EQ(session_->match().setup().seats[Player::kSecond], Seat::computer(Level::of_tenths(35)));
    EXPECT_EQ(ask("level"), (Lines{"The computer plays at level 3.5.", "Friend or Regular.",
                                   "Plays some moves as level 3 does, and", "the others as level 4."}));
    EXPECT_EQ(ask("level 3.x"), Lines{"The level must be a number, 0 or greater, such as 3 or 3.5."});
    ask("new level 4.2");
    EXPECT_EQ(session_->match().setup().seats[Player::kSecond], Seat::computer(Level::of_tenths(42)));
    ask("new computer both");
    EXPECT_TRUE(session_->match().is_computers_turn());
    ask("new computer none");
    EXPECT_EQ(session_->match().setup().seats[Player::kSecond], Seat::human());
    for (const char* bad : {"new 3x3", "new computer", "new computer 3", "new level x", "new level"}) {
        EXPECT_EQ(ask(bad).front().substr(0, 16), "For a new match,") << bad;
        EXPECT_EQ(session_->match().setup().size, (BoardSize{9, 10}));
    }
    EXPECT_EQ(ask("level 2"), Lines{"No computer player. Type \"new computer 2\" for a match against it."});
    EXPECT_EQ(ask("next"), Lines{"The round isn't over yet."});
}

TEST_F(TextGameTest, SavesAndOpens) {
    ask("i9");
    const std::string file = folder_ / "my game.atom4";
    EXPECT_EQ(ask("save"), Lines{"Which file? Type \"save\" and a file name."});
    EXPECT_EQ(ask("save " + file), Lines{"Saved in " + file + "."});
    EXPECT_EQ(ask("save"), Lines{"Saved in " + file + "."});
    ask("new");
    EXPECT_EQ(ask("save " + file), Lines{file + " already exists. Type \"save! " + file + "\" to replace it."});
    ask("open " + file);
    EXPECT_EQ(session_->match().plies().size(), 1U);
    const std::string folder = folder_.path();
    ask("i7");
    ASSERT_EQ(write_file(file, "what another program wrote"), std::nullopt);
    EXPECT_EQ(ask("save"), Lines{file + " already exists. Type \"save! " + file + "\" to replace it."});
    EXPECT_EQ(read_file(file).value(), "what another program wrote");
    EXPECT_EQ(ask("save! " + file), Lines{"Saved in " + file + "."});
    ask("undo");
    EXPECT_EQ(ask("save"), Lines{"Saved in " + file + "."});
    EXPECT_EQ(ask("save " + folder), Lines{folder + ": Is a directory"}) << "nothing that could be replaced";
    EXPECT_EQ(ask("open " + file + "x"), Lines{file + "x: No such file or directory"});
    EXPECT_EQ(session_->match().plies().size(), 1U);
}

TEST_F(TextGameTest, UnderstandsUnambiguousAbbreviations) {
    EXPECT_EQ(ask("b"), ask("board"));
    EXPECT_EQ(ask("n"), Lines{"\"n\" may mean now, next and new."});
    EXPECT_EQ(ask("sav"), Lines{"Which file? Type \"save\" and a file name."});
    EXPECT_EQ(ask("turn now"), Lines{"turn takes no arguments."});
    EXPECT_EQ(ask("\x1b[2J"),
              Lines{"\"?[2j\" is neither a cell, such as i9, nor a command. Type \"help\" for the commands."});
    EXPECT_GT(ask("help all").size(), text_commands().size());
    ask("quit");
    EXPECT_TRUE(game_->has_quit());
}

TEST_F(TextGameTest, AsksBeforeAMatchIsLost) {
    ::setenv("XDG_STATE_HOME", "/dev/null/nowhere", 1);
    const auto session = std::move(*Session::begin({}));
    Mailbox mailbox;
    NetworkCommands network(*session, mailbox, [](const NetworkCommands::Lines&) {});
    TextGame game(*session, network, mailbox, TurnKeeper::Options(), [](const std::string&) {});
    (void)session->match().play(*parse_cell("i9"));
    game.take("quit");
    EXPECT_FALSE(game.has_quit());
    game.take("board");
    game.take("quit");
    EXPECT_FALSE(game.has_quit()) << "not twice in a row";
    game.take("quit");
    EXPECT_TRUE(game.has_quit());
}

TEST_F(TextGameTest, ChangingSeatsKeepsTheCurrentMatch) {
    ask("i7");
    EXPECT_EQ(told("seats computer 1 level 3"), "Player 1: Computer, level 3. Player 2: You. The round continues.");
    EXPECT_EQ(match().setup().seats[Player::kFirst], Seat::computer(3));
    EXPECT_EQ(match().plies().size(), 1U);
    EXPECT_EQ(told("seats 8x8"),
              "To change the players, type \"seats computer 2 level 3\" or \"seats computer none\".");
    EXPECT_EQ(match().setup().seats[Player::kFirst], Seat::computer(3)) << "nothing of it is done";
    EXPECT_EQ(ask("seats").front(), "Player 1: Computer, level 3.");
    ask("seats computer none");
    EXPECT_FALSE(match().setup().has_computer());
}

TEST_F(TextGameTest, OpensAPastRound) {
    EXPECT_EQ(ask("rounds"), Lines{"No past rounds."});
    ask("i9");
    ask("resign");
    ask("resign");
    ask("new");
    const auto told = ask("rounds");
    ASSERT_EQ(told.size(), 2U);
    EXPECT_TRUE(told[0].ends_with(": Player 1 vs. Player 2, white won at move 1")) << told[0];
    EXPECT_EQ(ask("rounds 2"), Lines{"Which round? Type a number from 1 to 1; \"rounds\" lists the latest."});
    ask("rounds 1");
    EXPECT_EQ(session_->match().plies().size(), 1U);
    EXPECT_TRUE(session_->match().is_over());
}

TEST_F(TextGameTest, ResumesAnUnfinishedMatch) {
    EXPECT_EQ(ask("resume"), Lines{"No unfinished matches."});
    ask("i9");
    ask("new computer 2 level 3");
    ask("i7");
    ask("new");
    const auto told = ask("resume");
    ASSERT_EQ(told.size(), 3U);
    EXPECT_TRUE(std::any_of(told.begin(), told.end(), [](const std::string& line) {
        return line.find("Player 1 vs. Player 2, round 1, 0:0, last played 20") != std::string::npos;
    })) << told[0];
    EXPECT_TRUE(std::any_of(told.begin(), told.end(), [](const std::string& line) {
        return line.find("You vs. Computer, level 3, round 1") != std::string::npos;
    })) << told[0];
    EXPECT_EQ(ask("resume 3"), Lines{"Which match? Type a number from 1 to 2; \"resume\" lists them."});
    EXPECT_EQ(ask("resume x"), Lines{"Which match? Type a number from 1 to 2; \"resume\" lists them."});
    const bool first_is_computers = told[0].find("Computer") != std::string::npos;
    EXPECT_EQ(ask("resume 1").front(), "The match is resumed: round 1.");
    EXPECT_EQ(session_->match().setup().has_computer(), first_is_computers);
    EXPECT_EQ(session_->match().plies().size(), 1U);
    EXPECT_EQ(session_->path(), std::nullopt);
}

TEST_F(TextGameTest, RepeatsThatTheMatchIsUnsavedUntilItIsSaved) {
    ASSERT_EQ(write_file(folder_ / "file", ""), std::nullopt);
    ::setenv("XDG_STATE_HOME", (folder_ / "file").c_str(), 1);
    const auto session = std::move(*Session::begin({}));
    std::vector<std::string> said;
    Mailbox mailbox;
    NetworkCommands network(*session, mailbox, [](const NetworkCommands::Lines&) {});
    TextGame game(*session, network, mailbox, TurnKeeper::Options(),
                  [&](const std::string& line) { said.push_back(line); });
    const std::string text = "Autosave failed: " + session->saved_in().string() + ": Not a directory.";
    game.report_trouble();
    EXPECT_EQ(said, Lines{text});
    for (const char* move : {"i9", "i7"}) {
        game.take(move);
        said.clear();
        game.report_trouble();
        EXPECT_EQ(said, Lines{text});
        game.report_trouble();
        EXPECT_EQ(said, Lines{text}) << "once is enough";
    }
    std::filesystem::remove(folder_ / "file");
    game.take("h9");
    said.clear();
    game.report_trouble();
    EXPECT_EQ(said, Lines{"Autosave is working again."});
    game.take("quit");
    EXPECT_TRUE(game.has_quit());
}

TEST_F(TextGameTest, ReportsAnUnreadableMatchOnce) {
    ASSERT_EQ(write_own_file(folder_ / "atom4/match-2.atom4", "rubbish"), std::nullopt);
    const auto session = std::move(*Session::begin({}));
    std::vector<std::string> said;
    Mailbox mailbox;
    NetworkCommands network(*session, mailbox, [](const NetworkCommands::Lines&) {});
    TextGame game(*session, network, mailbox, TurnKeeper::Options(),
                  [&](const std::string& line) { said.push_back(line); });
    const auto told = [&] { return std::count(said.begin(), said.end(), first_words(*session)); };
    game.welcome();
    const auto lies = session->could_not_resume()->path;
    EXPECT_EQ(said.front(), "A new match was started. The last one couldn't be loaded: " + lies.string() +
                                ":1:1: this is not a saved game.");
    EXPECT_EQ(read_file(lies).value(), "rubbish");
    game.take("new");
    EXPECT_EQ(told(), 1);
}

TEST_F(TextGameTest, ReportsAnotherRunningProgram) {
    const auto beside = std::move(*Session::begin({}));
    std::string said;
    Mailbox mailbox;
    NetworkCommands network(*beside, mailbox, [](const NetworkCommands::Lines&) {});
    TextGame game(*beside, network, mailbox, TurnKeeper::Options(),
                  [&](const std::string& line) { said += line + ' '; });
    game.welcome();
    EXPECT_TRUE(said.starts_with("Atom-4 is already running, so a new match begins here. Atom-4. Four of your goal"))
        << said;
}

TEST_F(TextGameTest, CorrectsMisspeltCommands) {
    EXPECT_EQ(ask("baord").front(), "Did you mean board?");
    EXPECT_EQ(ask("9i"), Lines{"Did you mean i9?"});
    EXPECT_EQ(ask("i 9"), Lines{"Did you mean i9?"});
    EXPECT_EQ(ask("qiut").front(), "Did you mean quit?");
    EXPECT_FALSE(game_->has_quit());
    EXPECT_EQ(ask("exit").front(),
              "\"exit\" is neither a cell, such as i9, nor a command. Type \"help\" for the commands.");
    EXPECT_EQ(ask("play zz"), Lines{"Which cell? Type a letter and a number, such as i9."});
}

TEST_F(TextGameTest, HelpBeginsWithTheNextStep) {
    EXPECT_EQ(ask("help").front(), "Player 1's turn: red");
    EXPECT_EQ(ask("help")[1], "Type a cell to place the piece: i7.");
    for (const std::string& line : ask("help")) EXPECT_LE(line.size(), 40U) << line;
    for (const Atom4Command& command : text_commands())
        EXPECT_TRUE(ask(std::string("help ") + command.name).front().starts_with(command.name)) << command.name;
    for (const TextTopic topic : kPlainTopics) EXPECT_GT(ask(std::string("help ") + name_of(topic)).size(), 2U);
    EXPECT_TRUE(ask("help borad").front().starts_with("board, ROW: "));
    EXPECT_EQ(ask("help qqqqq"), Lines{"There is no command \"qqqqq\". Type \"help all\" for all commands."});
    ask("i9");
    ask("back");
    EXPECT_EQ(ask("help").front(), "You're viewing an earlier position.");
    ask("leave");
    ask("setup");
    EXPECT_EQ(ask("help").front(), "You are setting up a position.");
}

TEST_F(TextGameTest, TheGuideLeadsThroughAFirstMove) {
    // Typing just what each step proposes is enough to get through.
    Lines said = ask("guide");
    std::string proposed;
    for (int step = 0; step < 5; ++step) {
        const auto at = said.back().find("Type: ");
        ASSERT_NE(at, std::string::npos) << said.back();
        EXPECT_FALSE(said.empty());
        for (const std::string& line : said) EXPECT_LE(line.size(), 60U) << line;
        proposed = said.back().substr(at + 6);
        said = ask(proposed);
    }
    EXPECT_EQ(proposed, "rows");
    EXPECT_EQ(match().plies().size(), 1U);
    EXPECT_EQ(said.back(), "Type \"help\" to see what else there is.");
    EXPECT_EQ(ask("rows").size(), 3U) << "it is over";
}

TEST_F(TextGameTest, TheGuideEndsWithItsMatch) {
    EXPECT_NE(told("guide").find("Type: near"), std::string::npos);
    ask("new");
    EXPECT_EQ(told("near i9").find("Type: "), std::string::npos);
}

TEST_F(TextGameTest, ProseIsWrappedButMessagesAreNot) {
    for (const char* command :
         {"rules", "strategy", "handbook", "handbook end", "find row", "wheel", "rows", "near i9", "why i9", "guide"}) {
        const Lines said = ask(command);
        EXPECT_GT(said.size(), 1U);
        for (const std::string& line : said) {
            EXPECT_LE(line.size(), 40U) << line;
            EXPECT_TRUE(std::all_of(line.begin(), line.end(), [](char c) { return c >= ' ' && c <= '~'; })) << line;
        }
    }
    EXPECT_EQ(ask("settings width 20"), (Lines{"Line width: at most", "20."})) << "as it is from then on";
    EXPECT_EQ(ask("settings width 5"),
              (Lines{"Type \"settings width", "40\":", "from 20 to 500, or 0", "for unlimited.", "Type \"settings bell",
                     "on\" or \"settings", "bell off\"."}));
    for (const std::string& line : ask("board")) EXPECT_LE(line.size(), 20U) << line;
    ask("settings width 0");
    EXPECT_EQ(ask("i9").front(), "Player 1: red at i9 turns green at h8 to yellow.");
}

TEST_F(TextGameTest, PlayersHaveNames) {
    EXPECT_EQ(ask("name").front(), "Player 1: Human.");
    EXPECT_EQ(told("name 1 Ada Lovelace"), "Player 1: Ada Lovelace.");
    EXPECT_EQ(told("settings name 2 Émile"), "Player 2: Émile.");
    EXPECT_EQ(told("turn"), "Ada Lovelace's turn: red");
    const Lines set = ask("settings");
    EXPECT_NE(std::find(set.begin(), set.end(), "Player 1: Ada Lovelace."), set.end());
    EXPECT_EQ(match().setup().seats[Player::kSecond], Seat::human("Émile"));
    EXPECT_EQ(told("name 2 none"), "Player 2: Human.");
    EXPECT_EQ(told("name 2"), "Player 2: Human.");
    EXPECT_EQ(told("name 1 Computer 3"), "That name is reserved.");
    EXPECT_EQ(told("name 1 E\033[2J"), "Player 1: E?[2J.") << "nothing that a terminal would obey";
    EXPECT_EQ(told("name 1 " + std::string(61, 'x')), "That name is too long.");
    // The limit is in characters.
    std::string accented;
    for (int length = 0; length < 40; ++length) accented += "\u00E9";
    ask("name 2 " + accented);
    EXPECT_EQ(match().setup().seats[Player::kSecond].name, accented);
    EXPECT_EQ(ask("name Ada").back(), "Type \"name 1 none\" to remove the name.");
    ask("new computer 2");
    EXPECT_EQ(told("name 2 Ada"), "That player is the computer; only a human player has a name.");
    EXPECT_EQ(told("name 1"), "Player 1: E?[2J.") << "who stays has the name still";
}

TEST_F(TextGameTest, TheBellIsSetAndShown) {
    EXPECT_EQ(told("settings bell on"), "Alert after a long think: bell.");
    EXPECT_TRUE(game_->speech().rings());
    EXPECT_EQ(told("settings bell off"), "Alert after a long think: off.");
    EXPECT_EQ(ask("settings bell loud").back(), "bell off\".");
    EXPECT_FALSE(game_->speech().rings());
}

TEST_F(TextGameTest, ClocksArePrintedAndWarn) {
    EXPECT_EQ(told("clock"), "This match has no clock. Type \"new clock 5\" for one of 5 minutes.");
    for (const char* bad : {"new clock", "new clock x", "new clock 0", "new clock 5+", "new clock 9999"})
        EXPECT_TRUE(ask(bad).front().starts_with("For a new match,")) << bad;
    ask("new clock 1+2");
    const TimeControl asked{std::chrono::seconds(60), std::chrono::seconds(2)};
    ASSERT_EQ(match().setup().time_control, asked);
    EXPECT_EQ(ask("clock"), (Lines{"Player 1: 1:00 left.", "Player 2: 1:00 left."}));
    ask("i9");
    match().spend(std::chrono::seconds(45));
    EXPECT_EQ(ask("clock")[1], "Player 2: 0:15 left.");
    game_->clock().look();
    match().spend(std::chrono::seconds(6));
    said_.clear();
    game_->clock().look();
    EXPECT_EQ(said_, Lines{"10 seconds left."});
    ask("new clock none");
    EXPECT_FALSE(match().setup().time_control);
    ask("new start yellow");
    EXPECT_EQ(match().position().to_play(), Colour::kYellow);
}

TEST_F(TextGameTest, ADemoCanBePausedAndStepped) {
    EXPECT_EQ(told("step"), "This is for demos only. Type \"new computer both\" to start one.");
    ask("new computer both level 0");
    EXPECT_EQ(told("pause"), "Paused. Type \"step\" for one move, \"continue\" to resume.");
    EXPECT_TRUE(game_->turns().is_paused());
    ask("step");
    EXPECT_TRUE(game_->turns().is_paused());
    EXPECT_FALSE(game_->turns().is_waiting()) << "during the move";
    match().answer(match().generation(), *parse_cell("i9"));
    EXPECT_TRUE(game_->turns().is_waiting()) << "after one move";
    ask("continue");
    EXPECT_FALSE(game_->turns().is_paused());
    EXPECT_EQ(told("continue"), "Nothing is paused.");
}

TEST_F(TextGameTest, ADemoCanBeResumedAndSteppedBetweenRounds) {
    ask("new computer both level 0 6x6");
    while (!match().is_over()) match().answer(match().generation(), match().position().legal_moves().front());
    ask("pause");
    EXPECT_EQ(ask("continue"), (Lines{state_text(match()), "Type \"next\" to start the next round."}));
    EXPECT_FALSE(game_->turns().is_paused());
    EXPECT_EQ(told("continue"), "Nothing is paused.");
    EXPECT_EQ(told("step"), "Round 2 begins with yellow.");
    EXPECT_TRUE(game_->turns().is_paused());
    EXPECT_TRUE(match().plies().empty());
}

TEST_F(TextGameTest, APauseNamesWhatIsPaused) {
    EXPECT_EQ(told("pause"), "Nothing to pause: there is no computer player and no clock.");
    ask("new computer 2");
    EXPECT_EQ(told("pause"), "The computer is paused. Type \"continue\" to resume.");
    ask("new computer none clock 5");
    EXPECT_EQ(told("pause"), "The clocks are stopped. Type \"continue\" to resume.");
    EXPECT_EQ(told("continue"), "The clocks are running.");
}

TEST_F(TextGameTest, AnOpenedMatchSaysOnceThatItsClocksWait) {
    ask("new clock 5");
    ask("i9");
    const std::string file = (folder_ / "timed").string();
    ask("save " + file);
    const Lines said = ask("open " + file);
    EXPECT_EQ(said.front(), "The match is resumed: round 1.");
    EXPECT_EQ(said.back(), "The clocks start on the next move.");
    EXPECT_EQ(std::count(said.begin(), said.end(), said.back()), 1);
    EXPECT_TRUE(game_->turns().is_paused());
}

TEST_F(TextGameTest, APausedComputerDoesNotThink) {
    ask("new computer 1");
    EXPECT_EQ(told("turn"), "The computer thinks: red");
    ask("pause");
    EXPECT_EQ(told("turn"), "Paused: red");
    const std::string help = told("help");
    EXPECT_TRUE(help.starts_with("Paused: red The computer is paused. Type \"continue\" to resume.")) << help;
    ask("continue");
    EXPECT_EQ(told("turn"), "The computer thinks: red");
}

TEST_F(TextGameTest, AWinIsPrintedWithItsRow) {
    ask("setup 1BP3/CCBG2/YWWKRP/WWKKK1/PWWGCC/BPYYK1/2YRG1 R");
    const Lines said = ask("a1");
    ASSERT_GE(said.size(), 4U) << ::testing::PrintToString(said);
    EXPECT_EQ(said[0], "Player 1 wins round 1!") << "the news comes first";
    EXPECT_TRUE(said[1].ends_with(" and wins.")) << said[1];
    EXPECT_TRUE(said[2].starts_with("The winning row: ")) << said[2];
    EXPECT_EQ(said.back(), "Type \"next\" to start the next round.") << "what to do comes behind the news";
}

TEST_F(TextGameTest, ShowsTheDepthOfTheSearch) {
    ask("new computer 2");
    ask("i9");
    EXPECT_FALSE(game_->has_printed_thinking());
    said_.clear();
    game_->print_thinking(std::nullopt);
    EXPECT_EQ(said_, (Lines{"The computer is still thinking.", "Type \"now\" to make it move at once."}));
    EXPECT_TRUE(game_->has_printed_thinking());
    SearchReport report;
    report.depth = 7;
    report.lines.push_back({Score(12), {*parse_cell("i7")}});
    said_.clear();
    game_->print_thinking(report);
    EXPECT_EQ(said_[0] + ' ' + said_[1], "The computer is still thinking: depth 7, so far i7.");
    match().answer(match().generation(), *parse_cell("i7"));
    EXPECT_FALSE(game_->has_printed_thinking()) << "of the next move";
}

}  // namespace
}  // namespace atom4::tui
