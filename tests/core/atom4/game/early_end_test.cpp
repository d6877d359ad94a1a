// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include "core/atom4/engine/computer.h"
#include "core/atom4/game/match.h"
#include "core/atom4/game/play_texts.h"
#include "tests/support/matches.h"

namespace atom4 {
namespace {

using test::cell;

TEST(Resigning, EndsTheRoundForTheOpponent) {
    for (const Player player : kPlayers) {
        Match match;
        ASSERT_TRUE(match.play(cell("i9")));
        ASSERT_TRUE(match.resign(player));
        EXPECT_EQ(match.outcome(), win_of(opponent(player)));
        EXPECT_EQ(match.score()[opponent(player)], 1);
        EXPECT_EQ(match.score()[player], 0);
        EXPECT_EQ(match.seat_to_move(), nullptr);
        EXPECT_EQ(match.play(cell("i7")).error(), Refusal::kRoundOver);
        EXPECT_FALSE(match.resign(player)) << "once is enough";
        EXPECT_TRUE(match.next_round());
        EXPECT_EQ(match.score()[opponent(player)], 1);
        EXPECT_EQ(match.position().to_play(), Colour::kYellow);
    }
}

TEST(Resigning, IsForHumansAtThisMachineOnly) {
    Match match({{6, 6}, test::two_people()});
    EXPECT_EQ(match.who_resigns(), Player::kFirst) << "who is to move";
    test::play_any(match, first_legal_move(match.position()));
    EXPECT_EQ(match.who_resigns(), Player::kSecond);
    for (const Player computer : kPlayers) {
        match.start({{6, 6}, test::against_computer(computer)});
        EXPECT_EQ(match.who_resigns(), opponent(computer)) << "whoever is to move";
    }
    ASSERT_TRUE(match.resign(Player::kFirst));
    EXPECT_EQ(match.who_resigns(), std::nullopt) << "over";
    match.start({{6, 6}, {Seat::computer(1), Seat::computer(1)}});
    EXPECT_EQ(match.who_resigns(), std::nullopt) << "no computer gives up";
    // A player at another machine resigns there.
    match.start({{6, 6}, test::two_people()});
    match.set_remote(Match::Remote{{true, false}});
    EXPECT_EQ(match.who_resigns(), Player::kSecond);
    match.set_remote(Match::Remote{{true, true}});
    EXPECT_EQ(match.who_resigns(), std::nullopt) << "watched";
}

TEST(Resigning, IsNotPossibleWhenTheBoardHasDecided) {
    Match match({{6, 6}, test::two_people()});
    Random random(4);
    test::finish_round(match, random);
    EXPECT_FALSE(match.resign(Player::kFirst));
    EXPECT_EQ(match.early_end(), std::nullopt);
}

TEST(Resigning, IsTakenBackAloneOnAHumansTurn) {
    Match match;
    ASSERT_TRUE(match.play(cell("i9")));
    match.resign(Player::kSecond);
    EXPECT_TRUE(match.can_undo_turn());
    EXPECT_EQ(undone_text(match.undo_turn()), "The round continues.");
    EXPECT_FALSE(match.is_over());
    EXPECT_EQ(match.plies().size(), 1U);
}

TEST(Resigning, IsTakenBackWithTheTurnWhileTheComputerThinks) {
    Match match({{}, test::against_computer(Player::kSecond)});
    ASSERT_TRUE(match.play(cell("i9")));
    const auto asked = match.generation();
    match.resign(Player::kFirst);
    EXPECT_FALSE(match.answer(asked, cell("i7"))) << "the round is over";
    EXPECT_EQ(undone_text(match.undo_turn()), "Undid i9.");
    EXPECT_FALSE(match.is_over());
    EXPECT_TRUE(match.plies().empty());
}

TEST(Resigning, IsRecorded) {
    Match match;
    ASSERT_TRUE(match.play(cell("i9")));
    match.resign(Player::kFirst);
    const std::string text = to_text(match.records());
    EXPECT_NE(text.find("[Result \"0-1\"]\n[Termination \"resignation\"]\n"), std::string::npos) << text;
    const auto records = parse_records(text);
    ASSERT_TRUE(records);
    EXPECT_EQ(*records, match.records());
    Match again;
    again.restore(*records);
    EXPECT_EQ(again.early_end(), match.early_end());
}

TEST(Termination, OfAnUnknownKindIsPreserved) {
    const std::string text =
        "[Game \"Atom-4\"]\n[Size \"16x16\"]\n[Start \"R\"]\n[Result \"*\"]\n[Termination \"unterminated\"]\n";
    const auto records = parse_records(text);
    ASSERT_TRUE(records);
    EXPECT_NE(to_text(*records).find("[Termination \"unterminated\"]"), std::string::npos);
}

TEST(SetUpMatches, BeginWithThePositionAndContinueWithTheUsualOne) {
    MatchSetup setup;
    setup.position = test::board("a1:W b1:W c1:W a2:R", 'C', {7, 9});
    Match match(setup);
    EXPECT_EQ(match.setup().size, (BoardSize{7, 9}));
    EXPECT_EQ(match.setup().start, Colour::kCyan);
    EXPECT_EQ(match.position(), *setup.position);
    ASSERT_TRUE(match.play(match.position().legal_moves().front()));
    match.undo(1);
    EXPECT_EQ(match.position(), *setup.position);
    EXPECT_EQ(match.first_position(), *setup.position);
    match.resign(Player::kFirst);
    const auto records = parse_records(to_text(match.records()));
    ASSERT_TRUE(records);
    EXPECT_EQ(*records, match.records());
    EXPECT_TRUE(match.next_round());
    EXPECT_EQ(match.position(), Position({7, 9}, Colour::kBlue));
}

TEST(SetUpMatches, MayBeDecidedFromTheStart) {
    MatchSetup setup;
    setup.position = test::board("a1:W b1:W c1:W d1:W", 'R');
    Match match(setup);
    EXPECT_TRUE(match.is_over());
    EXPECT_EQ(match.score()[Player::kFirst], 1);
}

TEST(SetUpMatches, StartWithAnyColour) {
    MatchSetup setup;
    setup.start = Colour::kGreen;
    Match match(setup);
    EXPECT_EQ(match.position().to_play(), Colour::kGreen);
    match.resign(Player::kSecond);
    match.next_round();
    EXPECT_EQ(match.position().to_play(), Colour::kCyan);
}

}  // namespace
}  // namespace atom4
