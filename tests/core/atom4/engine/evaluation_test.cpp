// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/evaluation.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/atom4/tuning/self_play.h"
#include "tests/core/atom4/engine/support.h"

namespace atom4 {
namespace {

TEST(Evaluation, UpdatedMoveByMoveEqualsAFreshOne) {
    Random random(1);
    for (int game = 0; game < 60; ++game) {
        Position position(test::random_size(random), kWheel[random.below(kWheelSize)]);
        Evaluation evaluation(position);
        while (!position.is_over()) {
            const int value_before = evaluation.value(position.to_play());
            const Cell move = test::random_move(position, random);
            const Reaction reaction = position.play_legal(move);
            Evaluation::Trail trail;
            evaluation.apply(reaction, trail);
            const Evaluation fresh(position);
            for (const Colour colour : kWheel) ASSERT_EQ(evaluation.value(colour), fresh.value(colour));

            evaluation.take_back(trail);
            ASSERT_EQ(evaluation.value(reaction.colour()), value_before);
            // Applied again, and then with the sums that are now known.
            evaluation.apply(reaction, trail);
            const auto sums = evaluation.sums();
            evaluation.take_back(trail);
            evaluation.apply(reaction, sums, trail);
            ASSERT_EQ(evaluation.value(position.to_play()), fresh.value(position.to_play()));
        }
    }
}

// Plays and takes back at random, as a search does.
TEST(Evaluation, AfterRandomMovesAndUndosEqualsAFreshOne) {
    Random random(4);
    for (int game = 0; game < 60; ++game) {
        Position position(test::random_size(random), kWheel[random.below(kWheelSize)]);
        Evaluation evaluation(position);
        std::vector<std::pair<Reaction, Evaluation::Trail>> way;
        for (int step = 0; step < 400; ++step) {
            if (!way.empty() && (position.is_over() || random.below(5) < 2)) {
                evaluation.take_back(way.back().second);
                position.undo(way.back().first);
                way.pop_back();
            } else {
                way.emplace_back(position.play_legal(test::random_move(position, random)), Evaluation::Trail());
                evaluation.apply(way.back().first, way.back().second);
            }
            const Evaluation fresh(position);
            for (const Colour colour : kWheel) ASSERT_EQ(evaluation.value(colour), fresh.value(colour));
        }
    }
}

// Positions that differ only by the two symmetries of the rules have the same value, since they share table entries.
TEST(Evaluation, IsTheSameUnderBothColourSymmetries) {
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

WindowValues values_of_live_windows() {
    WindowValues values{};
    values.fill(1);
    return values;
}

// On a board with one empty cell, only those windows count that contain this cell, its neighbours, or enclosed goal
// pieces, which stay as they are.
TEST(Evaluation, LeavesOutWindowsThatNothingCanChange) {
    Random random(3);
    Position position(BoardSize{8, 8});
    while (!position.is_over() && position.piece_count() < 63) position.play_legal(test::random_move(position, random));
    ASSERT_EQ(position.piece_count(), 63);
    const WindowTable ones(values_of_live_windows());
    int live = 0;
    windows::for_each(position, [&](int) { ++live; });
    int all = 0;
    windows::for_each(Position(BoardSize{8, 8}), [&](int) { ++all; });
    // Every window has the value 1 here, but an evaluation counts from 0 on the empty board, which has `all` windows.
    EXPECT_EQ(Evaluation(position, ones).value(position.to_play()), live - all);
    EXPECT_LT(live, all / 2);
}

TEST(Windows, DistinguishEnclosedPieces) {
    // A ring of green pieces around a white one.
    const Cell middle(4, 4);
    atom4::Setup setup{BoardSize{10, 10}, {{middle, Colour::kWhite}}, Colour::kRed};
    for (const Direction direction : kDirections) setup.pieces.emplace_back(step(middle, direction), Colour::kGreen);
    const Position position = *Position::from_setup(setup);
    EXPECT_EQ(windows::contents_of(position, middle), windows::kEnclosedWhite);
    EXPECT_EQ(windows::contents_of(position, step(middle, Direction::kEast)), lights(Colour::kGreen));
    EXPECT_EQ(windows::contents_of(position, Cell(0, 0)), Position::kEmpty);
    setup.pieces.front().second = Colour::kRed;
    EXPECT_EQ(windows::contents_of(*Position::from_setup(setup), middle), windows::kDead);
}

TEST(Windows, FoldEnclosedPiecesLikeOthers) {
    for (const Colour colour : kWheel) {
        const auto [black, white] = player_of(colour) == Player::kFirst
                                        ? std::pair(windows::kEnclosedBlack, windows::kEnclosedWhite)
                                        : std::pair(windows::kEnclosedWhite, windows::kEnclosedBlack);
        EXPECT_EQ(windows::folded(windows::kEnclosedBlack, colour), black);
        EXPECT_EQ(windows::folded(windows::kEnclosedWhite, colour), white);
    }
}

// The values are trained so that 600 centipoints are a factor e in the odds of winning. Always predicting "even" has a
// mean squared error of 0.25.
TEST(Evaluation, PredictsTheWinnerBetterThanChance) {
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
    settings.size = {9, 9};
    settings.limits.depth = 2;
    std::vector<PlayedGame> games;
    for (std::uint64_t seed = 0; seed < 200; ++seed) games.push_back(play_against_itself(engine, settings, seed));
    std::vector<TrainingReport> reports;
    TrainingSettings training;
    training.epochs = 4;
    training.score_share = 0;
    const auto values =
        fit_window_values(games, training, [&](const TrainingReport& report) { reports.push_back(report); });
    ASSERT_EQ(reports.size(), 4U);
    EXPECT_LT(reports.back().training_error, reports.front().training_error);
    EXPECT_LT(reports.back().validation_error, 0.25);  // the error of always predicting "even", without draws
    constexpr std::size_t kBase = windows::kContents;
    EXPECT_EQ(values[1], values[kBase * kBase * kBase]) << "mirror images share a value";
    EXPECT_EQ(values[Position::kEmpty * (1 + kBase + kBase * kBase + kBase * kBase * kBase)], 0)
        << "nothing on the board says nothing";
}

TEST(Training, LearnsFromScoresAsWellAsOutcomes) {
    Engine engine;
    SelfPlaySettings settings;
    settings.size = {8, 8};
    settings.limits.depth = 1;
    std::vector<PlayedGame> games;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        games.push_back(play_against_itself(engine, settings, seed));
        ASSERT_EQ(games.back().scores.size(), games.back().moves.size());
        games.back().outcome = Outcome::kStalemate;
        games.back().scores.assign(games.back().moves.size(), Score(300));
    }
    TrainingSettings training;
    training.epochs = 2;
    const auto mean_value = [&](double score_share) {
        training.score_share = score_share;
        const WindowTable table(fit_window_values(games, training));
        return Evaluation(Position(settings.size), table).value(Colour::kRed);
    };
    EXPECT_NEAR(mean_value(0), 0, 20) << "all games are draws";
    EXPECT_GT(mean_value(1), 60) << "the search likes every position";
}

}  // namespace
}  // namespace atom4
