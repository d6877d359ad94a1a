// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include "tests/support/positions.h"

namespace atom4 {
namespace {

std::uint8_t rotated_lights(std::uint8_t set) {  // red to green, green to blue, blue to red
    return static_cast<std::uint8_t>((set >> 1 | set << 2) & 7);
}
Colour rotate_hue(Colour colour) {
    return static_cast<Colour>(rotated_lights(lights(colour)));
}
Colour complement(Colour colour) {
    return static_cast<Colour>(7 - lights(colour));
}

struct Symmetry {
    const char* name;
    Colour (*map)(Colour);
    int wheel_steps;
    bool swaps_players;
};

class Symmetries : public testing::TestWithParam<Symmetry> {
protected:
    static Colour map(Colour colour) { return GetParam().map(colour); }
    static Position map(const Position& position) {
        atom4::Setup setup = test::setup_of(position);
        for (auto& [cell, colour] : setup.pieces) colour = map(colour);
        setup.to_play = next_on_wheel(setup.to_play, GetParam().wheel_steps);
        return *Position::from_setup(setup);
    }
    static Outcome map(Outcome outcome) {
        const auto player = winner(outcome);
        if (!player || !GetParam().swaps_players) return outcome;
        return win_of(opponent(*player));
    }
};

TEST_P(Symmetries, MapTheWheelOntoItself) {
    for (const Colour colour : kWheel) {
        EXPECT_EQ(map(colour), next_on_wheel(colour, GetParam().wheel_steps));
        EXPECT_EQ(player_of(map(colour)), GetParam().swaps_players ? opponent(player_of(colour)) : player_of(colour));
    }
}

TEST_P(Symmetries, MapTheFirstPieces) {
    for (const Colour start : kWheel)
        EXPECT_EQ(map(Position({}, start)), Position({}, next_on_wheel(start, GetParam().wheel_steps)));
}

TEST_P(Symmetries, HoldInRandomGames) {
    Random random(51);
    for (int game = 0; game < 200; ++game) {
        Position position(test::random_size(random), wheel_colour(game));
        Position image = map(position);
        while (!position.is_over()) {
            ASSERT_EQ(test::legal_set(image), test::legal_set(position));
            const Cell cell = test::random_move(position, random);
            const Reaction reaction = position.play_legal(cell);
            const auto imaged = image.play(cell);
            ASSERT_TRUE(imaged);
            ASSERT_EQ(imaged->colour(), map(reaction.colour()));
            ASSERT_EQ(imaged->wins(), reaction.wins());
            ASSERT_EQ(imaged->changes().size(), reaction.changes().size());
            for (std::size_t i = 0; i < reaction.changes().size(); ++i) {
                Change change = reaction.changes()[i];
                change.before = map(change.before);
                change.after = map(change.after);
                ASSERT_EQ(imaged->changes()[i], change);
            }
        }
        EXPECT_EQ(image.outcome(), map(position.outcome()));
        EXPECT_EQ(image, map(position));
        EXPECT_EQ(image.winning_cells(), position.winning_cells());
    }
}

INSTANTIATE_TEST_SUITE_P(Rules, Symmetries,
                         testing::Values(Symmetry{"HueRotation", rotate_hue, 2, false},
                                         Symmetry{"Complement", complement, 3, true}),
                         [](const auto& info) { return info.param.name; });

}  // namespace
}  // namespace atom4
