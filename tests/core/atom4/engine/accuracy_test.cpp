// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/review.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/positions.h"

namespace atom4 {
namespace {

ReviewedMove reviewed(Cell played, Score best, Score score, Cell better) {
    return {played, score, best, {better}};
}

TEST(Accuracy, ExpectsByTheOddsThatTheValuesWereLearnedWith) {
    EXPECT_DOUBLE_EQ(expectation(Score(0)), 0.5);
    EXPECT_NEAR(expectation(Score(600)), 0.731, 0.001);
    EXPECT_NEAR(expectation(Score(600)) + expectation(Score(-600)), 1, 1e-12);
    EXPECT_DOUBLE_EQ(expectation(Score(Score::kWin - 7)), 1);
    EXPECT_DOUBLE_EQ(expectation(Score(-Score::kWin + 7)), 0);
}

// The numbers of the formula's source, by hand.
TEST(Accuracy, FollowsThePublishedFormula) {
    const struct {
        int best, played;
        double accuracy;
    } kTable[]{
        {0, 0, 100},
        {0, 300, 100},                             // thought better of
        {0, -600, 34.6},                           // 23.1 percent of expectation are gone
        {Score::kWin - 3, -Score::kWin + 2, 0},    // all of it
        {Score::kWin - 3, 0, 8.5},                 // half of it
        {-Score::kWin + 6, -Score::kWin + 2, 100}  // nothing was left to spoil
    };
    for (const auto& row : kTable)
        EXPECT_NEAR(accuracy(Score(row.best), Score(row.played)), row.accuracy, 0.06) << row.best << ' ' << row.played;
}

TEST(Accuracy, IsTheMeanOfAPlayersMovesInAllAndByPhase) {
    for (const auto& game : test::load_vector_games()) {
        if (game.moves.size() < 12) continue;
        const Position start(game.size, game.start);
        const auto phases = phases_of(start, game.moves);
        ASSERT_EQ(phases.size(), game.moves.size());
        EXPECT_TRUE(std::is_sorted(phases.begin(), phases.end()));
        std::vector<ReviewedMove> moves;
        for (std::size_t i = 0; i < game.moves.size(); ++i) {
            const bool loses = i % 4 == 1;  // every other move of whoever comes second
            moves.push_back(reviewed(game.moves[i], Score(0), loses ? Score(-Score::kWin + 2) : Score(0), Cell(0, 0)));
        }
        const auto both = accuracy_of(start, moves);
        const auto& first = both[start.mover()];
        const auto& second = both[opponent(start.mover())];
        EXPECT_EQ(first.round.percent(), 100);
        EXPECT_EQ(first.round.moves + second.round.moves, static_cast<int>(moves.size()));
        EXPECT_NEAR(*second.round.percent(), 54, 6);
        for (const PlayerAccuracy* player : {&first, &second}) {
            int sum = 0;
            for (const MeanAccuracy& phase : player->phases) {
                sum += phase.moves;
                EXPECT_EQ(phase.percent().has_value(), phase.moves > 0);
            }
            EXPECT_EQ(sum, player->round.moves);
        }
    }
}

TEST(Accuracy, TakesTheBestMoveForTheBest) {
    const Position start;
    const Cell cell = *test::legal_set(start).begin();
    const std::vector<ReviewedMove> moves{reviewed(cell, Score(500), Score(-500), cell)};
    EXPECT_EQ(accuracy_of(start, moves)[start.mover()].round.percent(), 100);
}

TEST(Phases, FollowTheRowsOnTheBoard) {
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
