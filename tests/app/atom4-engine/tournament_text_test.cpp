// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/atom4-engine/tournament_text.h"

#include <gtest/gtest.h>

#include "tests/support/positions.h"

namespace atom4 {
namespace {

TEST(TournamentText, ReadsParticipants) {
    for (const std::string text : {"level=0", "level=12", "depth=4", "nodes=1000", "time=50", "depth=9,time=50",
                                   "depth=4,noise=3", "nodes=5,hash=64", "level=2,hash=1", "time=50,values=hand",
                                   "level=2,values=learned", "depth=4,hash=2,values=some where/a=b.inc"}) {
        const auto participant = parse_participant(text);
        ASSERT_TRUE(participant) << text;
        EXPECT_EQ(to_text(*participant), text);
    }
    EXPECT_EQ(to_text(*parse_participant("hash=16,time=5,depth=2")), "depth=2,time=5");
    EXPECT_EQ(parse_participant("values=hand,depth=2")->values, "hand");
    EXPECT_EQ(parse_participant("depth=2")->values, "");
    for (const char* text :
         {"", ",", "level", "level=", "level=x", "level=-1", "depth=0", "depth=4,", "depth=4,depth=4",
          "level=2,depth=4", "level=2,noise=1", "noise=5", "hash=16", "speed=4", "hash=0,depth=1", "values=hand",
          "depth=1,values=", "depth=1,values", "depth=1,values=a,values=b"})
        EXPECT_FALSE(parse_participant(text)) << text;
}

TEST(TournamentText, ReadsSprtBounds) {
    EXPECT_EQ(parse_sprt("0,5")->elo1, 5);
    EXPECT_EQ(parse_sprt("-2.5,0")->elo0, -2.5);
    for (const char* text : {"", "0", "5,0", "0,0", "0,5,9", "a,b", "0,nan", "-inf,0", "0,inf"})
        EXPECT_FALSE(parse_sprt(text)) << text;
}

TEST(TournamentText, ReadsOpenings) {
    const auto openings = parse_openings(
        "# two lines to pass over\n\n"
        "e3\r\n"
        "16/16/16/16/16/16/16/7GP7/16/16/16/16/16/16/16/16 R moves i9 h9\n"
        "6/6/2GP2/6/6/6 R",
        BoardSize{7, 7});
    ASSERT_TRUE(openings);
    ASSERT_EQ(openings->size(), 3U);
    EXPECT_EQ((*openings)[0].start, Position(BoardSize{7, 7}));
    EXPECT_EQ((*openings)[0].moves, test::cells("e3"));
    EXPECT_EQ((*openings)[1].start, Position());
    EXPECT_EQ((*openings)[1].moves, test::cells("i9 h9"));
    EXPECT_EQ((*openings)[2].start, Position(BoardSize{6, 6}));
    const struct {
        const char *text, *error;
    } kBad[]{
        {"", "1: there is no opening in it"},
        {"e3\nxx", "2: 'xx' is not a cell"},
        {"a1", "1: a piece at a1 would not touch two pieces that touch each other"},
        {"6/6/2GP2/6/6/6", "1: position, character 15: the colour to play is missing"},
        {"6/6/2GP2/6/6/6 R d3", "1: 'd3' stands where moves may follow"},
        {"6/6/1WWWW1/6/6/6 R", "1: the game is over already"},
    };
    for (const auto& row : kBad) {
        const auto refused = parse_openings(row.text, BoardSize{7, 7});
        ASSERT_FALSE(refused) << row.text;
        EXPECT_EQ(refused.error(), row.error);
    }
}

TEST(TournamentText, ReadsTheGamesItWrites) {
    GameSummary game;
    game.index = 12;
    game.a_plays = Player::kSecond;
    game.outcome = Outcome::kFirstWins;
    game.plies = 130;
    game.times.a = {62, std::chrono::microseconds(1234), std::chrono::microseconds(99)};
    game.times.b = {62, std::chrono::microseconds(5), std::chrono::microseconds(2)};
    const std::string line =
        "game 12 a 2 result 1-0 plies 130 a-moves 62 a-us 1234 a-max-us 99 b-moves 62 b-us 5 b-max-us 2";
    EXPECT_EQ(to_text(game), line);
    EXPECT_EQ(parse_game_summary(line), game);
    for (std::size_t length = 0; length < line.size(); ++length)
        EXPECT_FALSE(parse_game_summary(line.substr(0, length))) << length;
    for (const char* bad :
         {"game 12 a 3 result 1-0 plies 130 a-moves 62 a-us 1 a-max-us 9 b-moves 62 b-us 5 b-max-us 2",
          "game 12 a 2 result * plies 130 a-moves 62 a-us 1 a-max-us 9 b-moves 62 b-us 5 b-max-us 2",
          "game -1 a 2 result 1-0 plies 130 a-moves 62 a-us 1 a-max-us 9 b-moves 62 b-us 5 b-max-us 2",
          "game 1 a 2 result 1-0 plies 130 a-moves 62 a-us -7 a-max-us 9 b-moves 62 b-us 5 b-max-us 2",
          "game 1 a 2 result 1-0 plies 130 b-moves 62 b-us 7 b-max-us 9 a-moves 62 a-us 5 a-max-us 2"})
        EXPECT_FALSE(parse_game_summary(bad)) << bad;
}

TEST(TournamentText, SumsUp) {
    TournamentSummary summary;
    EXPECT_EQ(summary.text(std::nullopt), "Games:  0\n");
    const struct {
        Player a_plays;
        Outcome outcome;
    } kGames[]{{Player::kFirst, Outcome::kFirstWins},
               {Player::kSecond, Outcome::kFirstWins},
               {Player::kFirst, Outcome::kStalemate},
               {Player::kSecond, Outcome::kSecondWins}};
    for (const auto& row : kGames) {
        GameSummary game;
        game.index = summary.tally().games();
        game.a_plays = row.a_plays;
        game.outcome = row.outcome;
        game.plies = 100;
        game.times.a = {50, std::chrono::microseconds(100'000), std::chrono::microseconds(7'000)};
        game.times.b = {50, std::chrono::microseconds(1'000), std::chrono::microseconds(900)};
        summary.add(game);
    }
    EXPECT_EQ(summary.tally(), (Tally{2, 1, 1}));
    EXPECT_EQ(summary.text(Sprt{0, 5}),
              "Games:  4, A +2 -1 =1\n"
              "Score:  2.5/4, 62.5%\n"
              "Pairs:  2: 0, 0, 1, 1, 0 with 0, 1/2, 1, 3/2, 2 points\n"
              "Elo:    +88.7, 95% -33.6 to +238.9\n"
              "Draws:  25.0%\n"
              "Seats:  A as player 1 +1 -0 =1, as player 2 +1 -1 =0\n"
              "Plies:  100.0 a game\n"
              "Time A: 2.000 ms a move, at most 7.000 ms\n"
              "Time B: 0.020 ms a move, at most 0.900 ms\n"
              "SPRT:   elo0 0 elo1 5, LLR 0.02 (-2.94 to 2.94), open\n");
}

TEST(TournamentText, PairsGamesThatFinishInAnyOrder) {
    TournamentSummary summary;
    const auto add = [&](int index, Outcome outcome) {
        GameSummary game;
        game.index = index;
        game.a_plays = index % 2 == 0 ? Player::kFirst : Player::kSecond;
        game.outcome = outcome;
        summary.add(game);
    };
    add(5, Outcome::kFirstWins);
    add(0, Outcome::kFirstWins);
    EXPECT_EQ(summary.pairs(), PairTally{});
    EXPECT_EQ(summary.text(std::nullopt).find("Elo"), std::string::npos);
    add(4, Outcome::kSecondWins);
    add(1, Outcome::kSecondWins);
    add(6, Outcome::kStalemate);
    EXPECT_EQ(summary.pairs(), (PairTally{{1, 0, 0, 0, 1}}));
    EXPECT_EQ(summary.tally().games(), 5);
}

}  // namespace
}  // namespace atom4
