// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/rating.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "core/atom4/game/match_setup.h"

namespace atom4 {
namespace {

// The table in tests/strength/README.md is where the numbers are measured.
TEST(LevelRatings, AreThoseThatWereMeasured) {
    std::ifstream readme(ATOM4_SOURCE_DIR "/tests/strength/README.md");
    std::string line;
    int steps = 0;
    while (std::getline(readme, line)) {
        const std::string next = std::to_string(steps + 1) + " against " + std::to_string(steps);
        if (!line.starts_with("| " + next + " ")) continue;
        const double elo = std::stod(line.substr(line.find("% | +") + 4));
        const auto above = rating_of_level(steps + 1);
        ASSERT_TRUE(above) << line;
        EXPECT_NEAR(above->value - rating_of_level(steps)->value, elo, 0.001) << line;
        ++steps;
    }
    EXPECT_EQ(steps, 9);
    EXPECT_FALSE(rating_of_level(steps + 1));
    EXPECT_FALSE(rating_of_level(-1));
}

TEST(LevelRatings, AreInterpolatedBetweenTwoLevels) {
    const double below = rating_of_level(3)->value;
    const double above = rating_of_level(4)->value;
    EXPECT_NEAR(rating_of_level(Level::of_tenths(35))->value, (below + above) / 2, 0.001);
    EXPECT_NEAR(rating_of_level(Level::of_tenths(32))->value, below + (above - below) / 5, 0.001);
    EXPECT_TRUE(rating_of_level(Level::of_tenths(89)));
    EXPECT_FALSE(rating_of_level(Level::of_tenths(91)));
}

TEST(LevelRatings, TheEvenLevelMatchesTheRatingToATenth) {
    for (int tenths = 0; tenths <= 90; ++tenths) {
        const Level level = Level::of_tenths(tenths);
        Rating rating = *rating_of_level(level);
        EXPECT_EQ(even_level(rating), level) << to_text(level);
        if (tenths == 90) break;
        rating.value += 7;  // less than half of the step to the next tenth
        EXPECT_EQ(even_level(rating), level) << to_text(level);
    }
    EXPECT_EQ(even_level({-1000}), 0);
    EXPECT_EQ(even_level({5000}), 9);
}

TEST(LevelRatings, ANewcomerIsOfferedTheDefaultLevel) {
    EXPECT_EQ(even_level(rating_of_a_newcomer()), kDefaultLevel);
    EXPECT_EQ(rating_of_a_newcomer().deviation, 350);
}

}  // namespace
}  // namespace atom4
