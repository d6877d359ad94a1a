// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/analysis.h"

#include <gtest/gtest.h>

#include "tests/support/positions.h"

namespace atom4 {
namespace {

using Lead = Verdict::Lead;

TEST(Verdict, IsFromPlayerOnesView) {
    EXPECT_EQ(Verdict(Score(200), Player::kFirst), Verdict(Score(-200), Player::kSecond));
    EXPECT_EQ(Verdict(Score(200), Player::kSecond).centipoints(), -200);
    EXPECT_EQ(Verdict(Score(200), Player::kSecond).ahead(), Player::kSecond);
    EXPECT_EQ(Verdict(Score(-200), Player::kSecond).ahead(), Player::kFirst);
}

TEST(Verdict, ClassifiesTheLead) {
    const auto lead = [](int centipoints) { return Verdict(Score(centipoints), Player::kFirst).lead(); };
    EXPECT_EQ(lead(0), Lead::kNone);
    EXPECT_EQ(lead(74), Lead::kNone);
    EXPECT_EQ(lead(-75), Lead::kLittle);
    EXPECT_EQ(lead(299), Lead::kLittle);
    EXPECT_EQ(lead(300), Lead::kClear);
    EXPECT_EQ(lead(899), Lead::kClear);
    EXPECT_EQ(lead(-900), Lead::kLarge);
    EXPECT_FALSE(Verdict(Score(74), Player::kFirst).ahead());
}

TEST(Verdict, CountsTheWinnersOwnMoves) {
    for (const auto& [plies, moves] : {std::pair(1, 1), std::pair(3, 2), std::pair(9, 5)}) {
        const Verdict won(Score(Score::kWin - plies), Player::kSecond);
        EXPECT_EQ(won.ahead(), Player::kSecond);
        EXPECT_EQ(won.moves_to_win(), moves);
        EXPECT_EQ(won.share(), 0);
    }
    // The loser is to move, so the number of plies is even, and half of them are the winner's.
    for (const auto& [plies, moves] : {std::pair(2, 1), std::pair(4, 2), std::pair(10, 5)}) {
        const Verdict lost(Score(plies - Score::kWin), Player::kSecond);
        EXPECT_EQ(lost.ahead(), Player::kFirst);
        EXPECT_EQ(lost.moves_to_win(), moves);
        EXPECT_EQ(lost.share(), 1);
        EXPECT_EQ(lost.lead(), Lead::kLarge);
    }
}

TEST(Verdict, DistinguishesADrawFromAnEvenPosition) {
    EXPECT_TRUE(Verdict(Score::draw(), Player::kFirst).is_drawn());
    EXPECT_FALSE(Verdict(Score(0), Player::kFirst).is_drawn());
    EXPECT_NEAR(Verdict(Score(0), Player::kFirst).share(), 0.5, 1e-9);
    EXPECT_GT(Verdict(Score(300), Player::kFirst).share(), 0.5);
    EXPECT_LT(Verdict(Score(300), Player::kSecond).share(), 0.5);
}

TEST(Verdict, OfAFinishedRoundIsItsResult) {
    int wins[2] = {};
    for (const auto& game : test::load_vector_games()) {
        Position position(game.size, game.start);
        EXPECT_FALSE(Verdict::of(position));
        for (const Cell cell : game.moves) position.play_legal(cell);
        const auto verdict = Verdict::of(position);
        ASSERT_EQ(verdict.has_value(), position.is_over());
        if (!verdict) continue;
        EXPECT_EQ(verdict->ahead(), winner(position.outcome()));
        if (verdict->ahead()) {
            EXPECT_EQ(verdict->moves_to_win(), 0);
            EXPECT_EQ(verdict->share(), *verdict->ahead() == Player::kFirst ? 1 : 0);
            ++wins[*verdict->ahead() == Player::kFirst ? 0 : 1];
        } else {
            EXPECT_EQ(verdict->lead(), Lead::kNone);
        }
    }
    EXPECT_GT(wins[0], 0);
    EXPECT_GT(wins[1], 0);
}

}  // namespace
}  // namespace atom4
