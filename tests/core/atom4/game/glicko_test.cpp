// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/rating.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace atom4 {
namespace {

// The example that Glickman's paper works through.
TEST(Glicko, ReproducesTheExampleInThePaper) {
    const std::array<RatedGame, 3> games{{{{1400, 30}, 1}, {{1550, 100}, 0}, {{1700, 300}, 0}}};
    const Rating after = rating_after({1500, 200, 0.06}, games);
    EXPECT_NEAR(after.value, 1464.06, 0.01);
    EXPECT_NEAR(after.deviation, 151.52, 0.01);
    EXPECT_NEAR(after.volatility, 0.05999, 0.00001);
}

TEST(Glicko, AWinRaisesALossLowersAndBothReduceTheDeviation) {
    const Rating before{1500, 200};
    for (const double score : {0.0, 0.5, 1.0}) {
        const RatedGame game{{1500, 50}, score};
        const Rating after = rating_after(before, {&game, 1});
        EXPECT_EQ(after.value > before.value, score > 0.5) << score;
        EXPECT_LT(after.deviation, before.deviation) << score;
    }
}

TEST(Glicko, StaysFiniteAfterManySurprises) {
    Rating rating{600, 350};
    for (int i = 0; i < 10'000; ++i) {
        const RatedGame game{{2104, 20}, i % 7 == 0 ? 0.0 : 1.0};
        rating = rating_after(rating, {&game, 1});
        ASSERT_TRUE(std::isfinite(rating.value) && std::isfinite(rating.volatility)) << i;
        ASSERT_GT(rating.deviation, 0) << i;
        ASSERT_LE(rating.deviation, 350) << i;
    }
    // Six wins to a loss are odds of six to one: 311 points on Elo's scale.
    EXPECT_NEAR(rating.value, 2104 + 311, 120);
}

}  // namespace
}  // namespace atom4
