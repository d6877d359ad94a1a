// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/review.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/base/random.h"
#include "tests/support/positions.h"

namespace atom4 {
namespace {

ReviewedMove reviewed(Cell played, double lost, double at_stake) {
    ReviewedMove move{played, Score(), Score(), {}};
    move.lost = lost;
    move.at_stake = at_stake;
    return move;
}

// The fitted logistic function, calculated by hand: an empty board and a lead of 380 make odds of e to 1.
TEST(ExpectedPoints, GrowWithTheLeadAndTheShareOfEmptyCells) {
    EXPECT_DOUBLE_EQ(expected_points(Score(0), 1), 0.5);
    EXPECT_NEAR(expected_points(Score(380), 1), 0.731, 0.001);
    EXPECT_NEAR(expected_points(Score(380), 0.5), 0.622, 0.001);
    EXPECT_NEAR(expected_points(Score(600), 0.7) + expected_points(Score(-600), 0.7), 1, 1e-12);
    EXPECT_DOUBLE_EQ(expected_points(Score(5000), 0), 0.5);
    EXPECT_DOUBLE_EQ(expected_points(Score(Score::kWin - 7), 0.1), 1);
    EXPECT_DOUBLE_EQ(expected_points(Score(-Score::kWin + 7), 0.1), 0);
    EXPECT_DOUBLE_EQ(expected_points(Score::draw(), 0.1), 0.5);
}

TEST(Accuracy, IsTheShareOfPointsAtStakeNotLost) {
    Accuracy accuracy;
    EXPECT_FALSE(accuracy.percent());
    accuracy.add(reviewed({}, 0, 0.05));
    EXPECT_FALSE(accuracy.percent()) << "too little to judge by";
    accuracy.add(reviewed({}, 0, 0.35));
    EXPECT_EQ(accuracy.percent(), 100);
    accuracy.add(reviewed({}, 0.1, 0.1));
    EXPECT_EQ(accuracy.percent(), 80);
    accuracy.add(reviewed({}, 1, 0.5));
    EXPECT_EQ(accuracy.percent(), 0) << "worse than random moves";
}

// If a phase had no percentage, that of the round could not be understood from its phases.
TEST(Accuracy, IsZeroIfMoreWasLostThanAtStake) {
    Accuracy accuracy;
    accuracy.add(reviewed({}, 0.4, 0.05));
    EXPECT_EQ(accuracy.percent(), 0);
}

TEST(Accuracy, IsComputedPerPlayerForTheRoundAndEachPhase) {
    for (const auto& game : test::load_vector_games()) {
        if (game.moves.size() < 12) continue;
        const Position start(game.size, game.start);
        const auto phases = phases_of(start, game.moves);
        ASSERT_EQ(phases.size(), game.moves.size());
        EXPECT_TRUE(std::is_sorted(phases.begin(), phases.end()));
        std::vector<ReviewedMove> moves;
        // The second player gives away half of what is at stake.
        for (std::size_t i = 0; i < game.moves.size(); ++i)
            moves.push_back(reviewed(game.moves[i], i % 2 == 1 ? 0.15 : 0, 0.3));
        const auto both = accuracy_of(start, moves);
        const auto& first = both[start.mover()];
        const auto& second = both[opponent(start.mover())];
        EXPECT_EQ(first.round.percent(), 100);
        EXPECT_EQ(second.round.percent(), 50);
        EXPECT_NEAR(first.round.at_stake + second.round.at_stake, 0.3 * static_cast<double>(moves.size()), 1e-9);
        for (const PlayerAccuracy* player : {&first, &second}) {
            double sum = 0;
            for (const Accuracy& phase : player->phases) sum += phase.at_stake;
            EXPECT_NEAR(sum, player->round.at_stake, 1e-9);
        }
    }
}

// A few rounds of a quick player; tests/strength has the figures of many rounds.
TEST(Accuracy, TellsRandomMovesFromGoodOnes) {
    Engine engine;
    SearchLimits limits;
    limits.nodes = 400;
    ByPlayer<Accuracy> sums;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Random random(seed);
        const Position start(BoardSize{8, 8});
        Position position = start;
        std::vector<Cell> moves;
        while (!position.is_over()) {
            const auto legal = position.legal_moves();
            const bool searches = position.mover() == Player::kSecond;
            moves.push_back(searches ? *engine.search(position, {limits}).move() : legal[random.below(legal.size())]);
            position.play_legal(moves.back());
        }
        std::vector<ReviewedMove> reviewed;
        review_game(engine, start, moves, limits, [&](const ReviewedMove& move) { reviewed.push_back(move); });
        for (const Player player : kPlayers) {
            const Accuracy round = accuracy_of(start, reviewed)[player].round;
            sums[player].lost += round.lost;
            sums[player].at_stake += round.at_stake;
        }
    }
    EXPECT_LT(sums[Player::kFirst].percent(), 40);
    EXPECT_GT(sums[Player::kSecond].percent(), 90);
}

TEST(Phases, ReachTheEndWhenAWinIsPossible) {
    int with_all = 0;
    for (const auto& game : test::load_vector_games()) {
        Position position(game.size, game.start);
        const auto phases = phases_of(position, game.moves);
        if (std::count(phases.begin(), phases.end(), Phase::kMiddle) > 0 && phases.front() == Phase::kOpening &&
            phases.back() == Phase::kEnd)
            ++with_all;
        for (std::size_t i = 0; i < game.moves.size(); ++i) {
            if (position.find_win(position.to_play())) {
                EXPECT_EQ(phases[i], Phase::kEnd);
            }
            position.play_legal(game.moves[i]);
        }
    }
    EXPECT_GT(with_all, 0);
}

}  // namespace
}  // namespace atom4
