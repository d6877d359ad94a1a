// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/engine/evaluation.h"

#include <gtest/gtest.h>

#include "tests/engine/support.h"

namespace atom4 {
namespace {

TEST(Evaluation, KeptUpMoveByMoveIsTheOneOfTheBoard) {
    Random random(1);
    for (int game = 0; game < 60; ++game) {
        Position position(test::random_size(random), kWheel[random.below(kWheelSize)]);
        Evaluation evaluation(position);
        while (!position.is_over()) {
            const auto before = evaluation.sums();
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

TEST(Evaluation, LikesThreeOfTheGoalInARow) {
    const Position good = test::board("e8:W f8:W g8:W h8:C", 'R');
    const Position bad = test::board("e8:K f8:K g8:K h8:C", 'R');
    EXPECT_GT(Evaluation(good).value(Colour::kRed), 50);
    EXPECT_LT(Evaluation(bad).value(Colour::kRed), -50);
}

}  // namespace
}  // namespace atom4
