// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/play_texts.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/atom4/game/level_texts.h"
#include "core/atom4/game/match_texts.h"
#include "core/atom4/rules/notation.h"
#include "tests/support/positions.h"

namespace atom4 {
namespace {

using test::cell;

TEST(LevelTexts, NameAFractionalLevel) {
    EXPECT_EQ(level_name(Level::of_tenths(35)), "Friend or Regular");
    EXPECT_EQ(what_to_expect(Level::of_tenths(35)), "Plays some moves as level 3 does, and the others as level 4.");
}

TEST(PlayTexts, NameThePlayers) {
    MatchSetup setup;
    EXPECT_EQ(seat_text(Match(setup), Player::kFirst), "Player 1");
    EXPECT_EQ(occupant_text(Match(setup), Player::kFirst), "Human");
    setup.seats[Player::kSecond] = Seat::computer(3);
    EXPECT_EQ(seat_text(Match(setup), Player::kFirst), "You");
    EXPECT_EQ(seat_text(Match(setup), Player::kSecond), "Computer, level 3");
    EXPECT_EQ(occupant_text(Match(setup), Player::kSecond), "Computer, level 3");
    EXPECT_EQ(who_text(Match(setup), Player::kSecond), "Computer");
    setup.seats[Player::kSecond] = Seat::computer(Level::of_tenths(35));
    EXPECT_EQ(seat_text(Match(setup), Player::kSecond), "Computer, level 3.5");
}

// A player who gave a name sees it, and is still addressed as "you".
TEST(PlayTexts, AddressTheOnlyHumanAsYou) {
    MatchSetup setup;
    setup.seats = {Seat::human("Ada\x1b[2J"), Seat::computer(2)};
    const Match match(setup);
    EXPECT_EQ(seat_text(match, Player::kFirst), "Ada?[2J");
    EXPECT_EQ(list_head(match, Player::kFirst), "Ada?[2J");
    EXPECT_EQ(who_text(match, Player::kFirst), "You");
    EXPECT_EQ(state_text(match), "Your turn: red");
}

TEST(PlayTexts, SayWhoseTurnItIs) {
    EXPECT_EQ(state_text(Match({{}, {Seat::human(), Seat::computer(2)}})), "Your turn: red");
    EXPECT_EQ(state_text(Match({{}, {Seat::computer(2), Seat::human()}})), "The computer thinks: red");
    EXPECT_EQ(state_text(Match()), "Player 1's turn: red");
    EXPECT_EQ(state_text(Match({{}, {Seat::human("Ada\x1b[2J"), Seat::human()}})), "Ada?[2J's turn: red");
}

TEST(PlayTexts, SayThatAPausedComputerDoesNotThink) {
    EXPECT_EQ(state_text(Match({{}, {Seat::computer(2), Seat::human()}}), true), "Paused: red");
    EXPECT_EQ(state_text(Match({{}, {Seat::human(), Seat::computer(2)}}), true), "Your turn: red");
    Match over({{}, {Seat::computer(2), Seat::human()}});
    over.resign(Player::kSecond);
    EXPECT_EQ(state_text(over, true), state_text(over));
}

TEST(PlayTexts, NameNetworkPlayers) {
    Match match;
    match.set_remote(Match::Remote{{false, true}});
    EXPECT_EQ(seat_text(match, Player::kFirst), "You");
    EXPECT_EQ(seat_text(match, Player::kSecond), "Your opponent");
    EXPECT_EQ(state_text(match), "Your turn: red");
    match.set_remote(Match::Remote{{true, false}});
    EXPECT_EQ(state_text(match), "Your opponent's turn: red");
    match.set_remote(std::nullopt);
    match.set_seats({Seat::human("Ada"), Seat::human("Bob")});
    match.set_remote(Match::Remote{{true, true}});
    EXPECT_EQ(state_text(match), "Ada's turn: red");
    match.set_remote(Match::Remote{{true, false}});
    EXPECT_EQ(state_text(match), "Ada's turn: red");
    EXPECT_EQ(seat_text(match, Player::kSecond), "You");
    // Once the players have parted, it is neither's turn.
    match.part();
    EXPECT_EQ(state_text(match), "The network match has ended.");
    // The player at this machine may continue alone, for both sides.
    ASSERT_TRUE(match.play(match.position().legal_moves().front()));
    EXPECT_EQ(state_text(match), "Bob's turn: yellow");
}

// A result stays when the players part.
TEST(PlayTexts, SayHowANetworkRoundEnded) {
    for (const Player loser : kPlayers) {
        Match over(MatchSetup{{}, {Seat::human("Ada"), Seat::human("Bob")}});
        over.resign(loser);
        over.set_remote(Match::Remote{{true, false}});
        over.part();
        EXPECT_EQ(state_text(over),
                  loser == Player::kFirst ? "Ada resigned. You win round 1!" : "You resigned. Ada wins round 1!");
    }
}

TEST(PlayTexts, SayWhatAMoveDid) {
    Match match;
    const auto reaction = match.play(cell("i9"));
    ASSERT_TRUE(reaction);
    EXPECT_EQ(reaction_text(*reaction), "i9 turns h8 yellow.");
    EXPECT_EQ(reaction_text(*reaction, Detail::kFull), "red at i9 turns green at h8 to yellow.");
    EXPECT_EQ(trial_text(*reaction), "i9 would turn h8 yellow.");
    EXPECT_EQ(trial_text(*reaction, Detail::kFull), "red at i9 would turn green at h8 to yellow.");
    EXPECT_EQ(played_text(match, *reaction), "Player 1 plays red: i9 turns h8 yellow.");
    EXPECT_EQ(played_text(match, *reaction, Detail::kFull), "Player 1: red at i9 turns green at h8 to yellow.");
    match.set_seats({Seat::human(), Seat::computer(2)});
    EXPECT_EQ(played_text(match, *reaction), "You play red: i9 turns h8 yellow.");
    match.set_seats({Seat::computer(2), Seat::human()});
    EXPECT_EQ(played_text(match, *reaction), "The computer plays red: i9 turns h8 yellow.");
}

// The full text also names the pieces that passed the reaction on.
TEST(PlayTexts, NameThePiecesAReactionPassedThrough) {
    Position position = *parse_position("8/8/8/2WWK3/1GG5/8/8/8 R");
    const auto reaction = position.play(cell("b4"));
    ASSERT_TRUE(reaction);
    EXPECT_NE(reaction_text(*reaction, Detail::kFull).find("black at e4, through c4 and d4, to red"),
              std::string::npos);
    EXPECT_NE(reaction_text(*reaction).find("e4 red"), std::string::npos) << reaction_text(*reaction);
}

TEST(PlayTexts, MentionAMoveThatChangesNothing) {
    // Yellow adds no light to yellow.
    Position position = *parse_position("8/8/8/8/1YY5/8/8/8 Y");
    for (const Cell at : position.legal_moves()) {
        Position after = position;
        const auto reaction = after.play(at);
        ASSERT_TRUE(reaction);
        if (!reaction->changes().empty()) continue;
        EXPECT_EQ(reaction_text(*reaction), to_text(at) + " changes nothing.");
        EXPECT_EQ(reaction_text(*reaction, Detail::kFull), "yellow at " + to_text(at) + " changes nothing.");
        EXPECT_EQ(trial_text(*reaction), to_text(at) + " would change nothing.");
        return;
    }
    FAIL() << "no move changes nothing";
}

// Each kind of event once, as the match announces it.
TEST(Describe, SaysWhatHappened) {
    Match match({{}, {Seat::human("Ada"), Seat::human("Bob")}});
    std::vector<std::string> heard;
    const Subscription listening =
        match.subscribe([&](const MatchEvent& event) { heard.push_back(describe(match, event)); });
    const auto told = [&] {
        std::vector<std::string> all;
        all.swap(heard);
        return all;
    };
    using Texts = std::vector<std::string>;
    ASSERT_TRUE(match.play(cell("i9")));
    EXPECT_EQ(told(), Texts{"Ada plays red: i9 turns h8 yellow."});
    ASSERT_TRUE(match.undo(1));
    EXPECT_EQ(told(), Texts{"Undid i9."});
    ASSERT_TRUE(match.redo(1));
    EXPECT_EQ(told(), Texts{"Ada plays red: i9 turns h8 yellow."});
    EXPECT_EQ(seats_changed_text(match), "Player 1: Ada. Player 2: Bob. The round continues.");
    match.resign(Player::kSecond);
    EXPECT_EQ(told(), Texts{"Bob resigned. Ada wins round 1!"});
    EXPECT_EQ(seats_changed_text(match), "Player 1: Ada. Player 2: Bob.");
    match.undo(0);
    EXPECT_EQ(told(), Texts{"The round continues."});
    match.resign(Player::kSecond);
    (void)told();
    ASSERT_TRUE(match.next_round());
    ASSERT_EQ(heard.size(), 1U);
    EXPECT_TRUE(heard.front().starts_with("Round 2 begins with ")) << heard.front();
    (void)told();
    match.set_seats({Seat::human(), Seat::computer(1)});
    EXPECT_EQ(told(), Texts{""}) << "the names at the board show it";
}

}  // namespace
}  // namespace atom4
