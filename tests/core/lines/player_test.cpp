// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/player.h"

#include <gtest/gtest.h>

#include "tests/core/lines/support.h"

namespace atom4::lines {
namespace {

using test::cell;
using test::position_of;

TEST(BoardEvaluation, DoesNotDependOnTheOrderOfMoves) {
    Random random(1);
    for (int i = 0; i < 40; ++i) {
        const GameSetup setup = test::random_setup(random);
        BoardEvaluation walked(setup);
        for (int step = 0; step < 200; ++step) {
            const int at = static_cast<int>(random.below(static_cast<std::uint64_t>(setup.cell_count())));
            if (walked.at(at) != 0)
                walked.take(at);
            else
                walked.put(at, 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(setup.colours))));
        }
        Board board(setup.rows, setup.cols);
        for (int at = 0; at < walked.cell_count(); ++at)
            if (walked.at(at) != 0) board.put({{at / setup.cols, at % setup.cols}, walked.at(at)});
        BoardEvaluation loaded(setup);
        loaded.load(board);
        ASSERT_EQ(loaded.value(), walked.value());
        ASSERT_EQ(loaded.free_count(), walked.free_count());
        // gain() predicts how putting the chip there changes the value.
        for (int at = 0; at < loaded.cell_count(); ++at)
            for (int colour = 1; colour <= setup.colours && loaded.at(at) == 0; ++colour) {
                const int before = loaded.value();
                const int gain = loaded.gain(at, colour);
                loaded.put(at, colour);
                ASSERT_EQ(loaded.value(), before + gain - BoardEvaluation::kFreeCell);
                loaded.take(at);
                ASSERT_EQ(loaded.value(), before);
            }
    }
}

TEST(Players, CompleteALineWhereTheyCan) {
    const Position position = position_of({"1111.....", "2........", "3...1....", "2.......2"});
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        EXPECT_EQ(greedy_move(position, seed), (Move{cell("e3"), cell("e1")}));
        EXPECT_EQ(Expectimax(position.setup()).choose(position, {}, seed), (Move{cell("e3"), cell("e1")}));
    }
}

TEST(Players, MoveLegallyOnEverySetup) {
    Random random(2);
    for (int i = 0; i < 60; ++i) {
        SelfPlayOptions options;
        options.setup = test::random_setup(random);
        options.seed = random.next();
        options.player = i % 2 == 0 ? PlayerKind::kGreedy : PlayerKind::kExpectimax;
        options.preview = i % 4 == 1;
        options.max_moves = 15;
        options.work = 200'000;
        EXPECT_GE(self_play(options).score, 0);  // an illegal move stops the program
    }
}

TEST(Players, PlayTheSameGameFromTheSameSeed) {
    SelfPlayOptions options;
    options.max_moves = 20;
    for (const PlayerKind player : {PlayerKind::kGreedy, PlayerKind::kExpectimax}) {
        options.player = player;
        EXPECT_EQ(self_play(options).score, self_play(options).score);
    }
}

// The whole measurement is `clines --self-play 200`; this is a sample of it, cut short long before the player's games
// end.
TEST(Players, ExpectimaxScoresFiveTimesWhatGreedyDoes) {
    std::int64_t greedy = 0;
    std::int64_t expectimax = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        SelfPlayOptions options;
        options.seed = seed;
        options.player = PlayerKind::kGreedy;
        greedy += self_play(options).score;
        options.player = PlayerKind::kExpectimax;
        options.max_moves = 400;
        options.work = 100'000;
        expectimax += self_play(options).score;
    }
    EXPECT_GE(expectimax, 5 * greedy);
}

}  // namespace
}  // namespace atom4::lines
