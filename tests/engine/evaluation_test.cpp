// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/engine/evaluation.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/atom4/notation.h"
#include "core/engine/self_play.h"
#include "core/engine/training.h"
#include "tests/engine/support.h"

namespace atom4 {
namespace {

TEST(Evaluation, KeptUpMoveByMoveIsTheOneOfTheBoard) {
    Random random(1);
    for (int game = 0; game < 60; ++game) {
        Position position(test::random_size(random), kWheel[random.below(kWheelSize)]);
        Evaluation evaluation(position);
        while (!position.is_over()) {
            const auto before = evaluation.mark();
            const int value_before = evaluation.value(position.to_play());
            const Cell move = test::random_move(position, random);
            const Reaction reaction = position.play_legal(move);
            evaluation.apply(reaction);
            const Evaluation fresh(position);
            for (const Colour colour : kWheel) ASSERT_EQ(evaluation.value(colour), fresh.value(colour));

            evaluation.restore(reaction, before);
            ASSERT_EQ(evaluation.value(reaction.colour()), value_before);
            evaluation.apply(reaction);
            ASSERT_EQ(evaluation.value(position.to_play()), fresh.value(position.to_play()));
        }
    }
}

TEST(Evaluation, FindsTheWinThatThePositionHas) {
    Random random(8);
    int found = 0;
    for (int game = 0; game < 300; ++game) {
        Position position(test::random_size(random), kWheel[random.below(kWheelSize)]);
        Evaluation evaluation(position);
        const auto compare = [&] {
            for (const Colour colour : kWheel) {
                ASSERT_EQ(evaluation.find_win(position, colour), position.find_win(colour)) << to_text(position);
                found += evaluation.find_win(position, colour) ? 1 : 0;
            }
        };
        while (true) {
            const auto mark = evaluation.mark();
            const Reaction reaction = position.play_legal(test::random_move(position, random));
            if (position.is_over()) break;
            evaluation.apply(reaction);
            compare();
            position.undo(reaction);
            evaluation.restore(reaction, mark);
            compare();
            position.play_legal(reaction.placed());
            evaluation.apply(reaction);
        }
    }
    EXPECT_GT(found, 1'000);
}

// The folding of the rules' two symmetries, seen from outside.
TEST(Evaluation, IsTheSameForAllSixImagesOfAPosition) {
    test::for_random_positions(2, 20, [](const Position& position) {
        const int value = Evaluation(position).value(position.to_play());
        atom4::Setup turned = test::setup_of(position);
        for (auto& [cell, colour] : turned.pieces) {  // red to green to blue to red
            const unsigned set = lights(colour);
            colour = static_cast<Colour>((set >> 1U) | (set & 1U) << 2U);
        }
        turned.to_play = next_on_wheel(turned.to_play, 2);
        ASSERT_EQ(Evaluation(*Position::from_setup(turned)).value(turned.to_play), value);

        atom4::Setup swapped = test::setup_of(position);
        for (auto& [cell, colour] : swapped.pieces) colour = static_cast<Colour>(7 - lights(colour));
        swapped.to_play = next_on_wheel(swapped.to_play, 3);
        ASSERT_EQ(Evaluation(*Position::from_setup(swapped)).value(swapped.to_play), value);
    });
}

// What the values are learned for: 600 centipoints are a factor e in the odds to win. Whoever knows nothing and says
// "even" is off by 0.25 in the square.
TEST(Evaluation, ForeseesTheWinnerBetterThanNothing) {
    Engine engine;
    SelfPlaySettings settings;
    settings.limits.depth = 2;
    double error = 0;
    int positions = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const PlayedGame game = play_against_itself(engine, settings, seed);
        const auto player = winner(game.outcome);
        if (!player) continue;
        Position position(game.size, game.start);
        for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
            if (ply + 12 >= game.moves.size()) {
                const double value = Evaluation(position).value(position.to_play());
                const double miss = 1 / (1 + std::exp(-value / 600)) - (position.mover() == *player ? 1 : 0);
                error += miss * miss;
                ++positions;
            }
            position.play_legal(game.moves[ply]);
        }
    }
    EXPECT_GT(positions, 300);
    EXPECT_LT(error / positions, 0.25);
}

TEST(SelfPlay, PlaysTheSameGameForTheSameSeedToItsEnd) {
    Engine one;
    Engine other;
    SelfPlaySettings settings;
    settings.size = {8, 9};
    settings.limits.depth = 2;
    const PlayedGame game = play_against_itself(one, settings, 7);
    (void)play_against_itself(other, settings, 8);
    EXPECT_EQ(play_against_itself(other, settings, 7).moves, game.moves);
    Position position(game.size, game.start);
    for (const Cell move : game.moves) ASSERT_TRUE(position.play(move).has_value());
    EXPECT_TRUE(position.is_over());
    EXPECT_EQ(position.outcome(), game.outcome);
}

TEST(Training, LearnsFromGames) {
    Engine engine(1, WindowTable::built_in());
    SelfPlaySettings settings;
    settings.size = {8, 8};
    settings.limits.depth = 1;
    std::vector<PlayedGame> games;
    for (std::uint64_t seed = 0; seed < 300; ++seed) games.push_back(play_against_itself(engine, settings, seed));
    std::vector<TrainingReport> reports;
    TrainingSettings training;
    training.epochs = 3;
    const auto values =
        fit_window_values(games, training, [&](const TrainingReport& report) { reports.push_back(report); });
    ASSERT_EQ(reports.size(), 3U);
    EXPECT_LT(reports.back().training_error, reports.front().training_error);
    EXPECT_LT(reports.back().validation_error, 0.25);  // the error of knowing nothing, with no draws
    EXPECT_EQ(values[1], values[729]) << "mirror images share a value";
    EXPECT_EQ(values.back(), 0) << "nothing on the board says nothing";
}

}  // namespace
}  // namespace atom4
