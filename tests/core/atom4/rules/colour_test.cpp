// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include "core/atom4/rules/colour.h"
#include "tests/support/positions.h"

namespace atom4 {
namespace {

using test::colour;

// The manual's wheel, clockwise, beginning at the colour that starts round 1.
constexpr std::string_view kClockwise = "RYGCBP";

TEST(Wheel, GoesClockwiseThroughTheSixColours) {
    for (int index = 0; index < 6; ++index) {
        const Colour here = colour(kClockwise[static_cast<std::size_t>(index)]);
        EXPECT_EQ(kWheel[static_cast<std::size_t>(index)], here);
        EXPECT_EQ(wheel_index(here), index);
        EXPECT_EQ(next_on_wheel(here), colour(kClockwise[static_cast<std::size_t>((index + 1) % 6)]));
        for (int turns = -3; turns <= 3; ++turns) {
            EXPECT_EQ(wheel_colour(index + 6 * turns), here);
            EXPECT_EQ(next_on_wheel(here, 6 * turns), here);
        }
    }
}

TEST(Wheel, PlayersAlternate) {
    for (const Colour here : kWheel) EXPECT_EQ(player_of(next_on_wheel(here)), opponent(player_of(here)));
}

TEST(Wheel, BlackAndWhiteAreNotOnIt) {
    for (const Colour any : kColours)
        EXPECT_EQ(is_on_wheel(any), any != Colour::kBlack && any != Colour::kWhite) << letter(any);
}

TEST(Colours, AreSetsOfLights) {
    struct Row {
        char letter;
        bool red, green, blue;
    };
    for (const Row& row : {Row{'K', false, false, false}, Row{'B', false, false, true}, Row{'G', false, true, false},
                           Row{'C', false, true, true}, Row{'R', true, false, false}, Row{'P', true, false, true},
                           Row{'Y', true, true, false}, Row{'W', true, true, true}})
        EXPECT_EQ(lights(colour(row.letter)), row.red * 4 + row.green * 2 + row.blue) << row.letter;
}

TEST(Colours, BelongToThePlayers) {
    for (const char c : std::string_view("RGB")) EXPECT_EQ(player_of(colour(c)), Player::kFirst) << c;
    for (const char c : std::string_view("YCP")) EXPECT_EQ(player_of(colour(c)), Player::kSecond) << c;
    EXPECT_EQ(goal_colour(Player::kFirst), Colour::kWhite);
    EXPECT_EQ(goal_colour(Player::kSecond), Colour::kBlack);
    EXPECT_EQ(number(Player::kFirst), 1);
    EXPECT_EQ(number(Player::kSecond), 2);
}

TEST(Colours, LettersRoundTrip) {
    for (const Colour any : kColours) EXPECT_EQ(colour_from_letter(letter(any)), any);
    int letters = 0;
    for (int c = 0; c < 256; ++c) letters += colour_from_letter(static_cast<char>(c)).has_value() ? 1 : 0;
    EXPECT_EQ(letters, 8);
}

TEST(Combine, MatchesTheTableInTheManual) {
    constexpr std::string_view kReached = "KBGCRPYW";
    struct Row {
        char played;
        std::string_view becomes;
    };
    for (const Row& row : {Row{'R', "RPYWRPYW"}, Row{'Y', "KKGGRRYY"}, Row{'G', "GCGCYWYW"}, Row{'C', "KBGCKBGC"},
                           Row{'B', "BBCCPPWW"}, Row{'P', "KBKBRPRP"}})
        for (std::size_t i = 0; i < kReached.size(); ++i)
            EXPECT_EQ(combine(colour(row.played), colour(kReached[i])), colour(row.becomes[i]))
                << row.played << " on " << kReached[i];
}

TEST(Combine, FollowsTheWheel) {
    for (const Colour played : kWheel) {
        const Colour goal = goal_colour(player_of(played));
        const Colour other_goal = goal_colour(opponent(player_of(played)));
        EXPECT_EQ(combine(played, played), played) << "the same: no change";
        EXPECT_EQ(combine(played, goal), goal) << "the mover's goal: no change";
        EXPECT_EQ(combine(played, other_goal), played) << "the other's goal: the colour played";
        EXPECT_EQ(combine(played, next_on_wheel(played, 3)), goal) << "opposite: the mover's goal";
        for (const int side : {-1, 1}) {
            const Colour adjacent = next_on_wheel(played, side);
            EXPECT_EQ(combine(played, adjacent), adjacent) << "adjacent: no change";
            EXPECT_EQ(combine(played, next_on_wheel(played, 2 * side)), adjacent) << "two steps: the colour between";
        }
    }
}

TEST(ByPlayer, HoldsOneValueForEach) {
    ByPlayer<int> score(3, 4);
    EXPECT_EQ(score[Player::kFirst], 3);
    EXPECT_EQ(score[Player::kSecond], 4);
    ++score[Player::kSecond];
    EXPECT_EQ(score, ByPlayer<int>(3, 5));
}

TEST(RandomNumbers, AreTheSameOnEveryPlatform) {
    // The first numbers of the published SplitMix64 for the seed 1234567.
    Random random(1234567);
    EXPECT_EQ(random.next(), 6457827717110365317U);
    EXPECT_EQ(random.next(), 3203168211198807973U);
    EXPECT_EQ(random.next(), 9817491932198370423U);
}

TEST(RandomNumbers, StayBelowTheBoundAndReachAll) {
    Random random(1);
    for (const std::size_t bound : {1U, 2U, 3U, 7U, 26U}) {
        std::set<std::size_t> seen;
        for (int i = 0; i < 1000; ++i) seen.insert(random.below(bound));
        EXPECT_EQ(seen.size(), bound);
        EXPECT_LT(*seen.rbegin(), bound);
    }
}

}  // namespace
}  // namespace atom4
