// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/tuning/elo.h"

#include <gtest/gtest.h>

#include <cmath>

namespace atom4 {
namespace {

TEST(Elo, TurnsScoresIntoPointsAndBack) {
    const struct {
        double score, elo;
    } kTable[]{{0.5, 0}, {0.75, 190.8485}, {0.25, -190.8485}, {10.0 / 11, 400}, {0.64, 99.9509}};
    for (const auto& row : kTable) {
        EXPECT_NEAR(elo_of_score(row.score), row.elo, 1e-3);
        EXPECT_NEAR(expected_score(row.elo), row.score, 1e-6);
    }
    EXPECT_EQ(elo_of_score(1), INFINITY);
    EXPECT_EQ(elo_of_score(0), -INFINITY);
}

TEST(PairTally, CountsPairsByTheirPoints) {
    PairTally tally;
    for (const Tally& games :
         {Tally{1, 1, 0}, Tally{1, 0, 1}, Tally{0, 2, 0}, Tally{2, 0, 0}, Tally{0, 0, 2}, Tally{0, 1, 1}})
        tally.add(games);
    EXPECT_EQ(tally, (PairTally{{1, 1, 2, 1, 1}}));
    EXPECT_EQ(tally.pairs(), 6);
}

// The figures are from an independent calculation in Python.
TEST(Elo, EstimatesWithBoundsAndTestsSequentially) {
    const struct {
        PairTally tally;
        Sprt sprt;
        double elo, low, high, ratio;
    } kTable[]{
        {{{5, 20, 50, 60, 25}}, {0, 15}, 88.7395, 60.5471, 118.1269, 6.3077434},
        {{{25, 60, 50, 20, 5}}, {0, 15}, -88.7395, -118.1269, -60.5471, -7.4991897},
        {{{100, 1, 200, 1, 100}}, {0, 15}, 0, -24.0240, 24.0240, -0.7502434},
        {{{1, 1, 2, 1, 1}}, {0, 5}, 0, -198.5764, 198.5764, -0.0014910},
        {{{30, 80, 300, 120, 45}}, {-5, 5}, 21.1744, 8.0223, 34.3874, 4.7139752},
        {{{0, 0, 0, 0, 10}}, {0, 50}, INFINITY, -INFINITY, INFINITY, 9.9018642},
        {{{0, 0, 40, 0, 0}}, {0, 20}, 0, -INFINITY, INFINITY, -5.5039319},
    };
    const auto expect_near = [](double value, double wanted, double within) {
        if (std::isinf(wanted))
            EXPECT_EQ(value, wanted);
        else
            EXPECT_NEAR(value, wanted, within);
    };
    for (const auto& row : kTable) {
        const EloEstimate estimate = estimate_elo(row.tally);
        expect_near(estimate.elo, row.elo, 1e-3);
        expect_near(estimate.low, row.low, 1e-3);
        expect_near(estimate.high, row.high, 1e-3);
        EXPECT_NEAR(row.sprt.log_likelihood_ratio(row.tally), row.ratio, 1e-5);
    }
}

// Calculated by hand: scores of 0, 1/2 and 1 per game in a quarter, a half and a quarter of 400 pairs have a variance
// of 1/8; with a pair each at 1/4 and 3/4 it is a little less.
TEST(Elo, LikelihoodRatioUsesTheNormalApproximation) {
    const double pairs = 402;
    const double variance = (200 * 0.25 + 2.0 / 16) / pairs;
    const double low = 0.5;
    const double high = expected_score(15);
    EXPECT_NEAR((Sprt{0, 15}.log_likelihood_ratio({{100, 1, 200, 1, 100}})),
                pairs * (high - low) * (1 - low - high) / (2 * variance), 1e-12);
}

// Openings that decide both of their games say nothing about the sides, however the games end.
TEST(Elo, UsesTheVarianceOfPairs) {
    const EloEstimate decided_by_openings = estimate_elo({{1, 0, 1000, 0, 1}});
    const EloEstimate decided_by_sides = estimate_elo({{501, 0, 0, 0, 501}});
    EXPECT_LT(decided_by_openings.high, 1);
    EXPECT_GT(decided_by_sides.high, 20);
}

TEST(Elo, DecidesATestOnlyPastItsBounds) {
    const Sprt sprt{0, 15};
    EXPECT_NEAR(Sprt::kBound, std::log(0.95 / 0.05), 1e-12);
    EXPECT_EQ(sprt.verdict({}), Sprt::Verdict::kOpen);
    EXPECT_EQ(sprt.verdict({{0, 0, 1, 0, 0}}), Sprt::Verdict::kOpen);
    EXPECT_EQ(sprt.verdict({{0, 0, 0, 0, 1}}), Sprt::Verdict::kOpen);
    EXPECT_EQ(sprt.verdict({{0, 0, 0, 0, 2}}), Sprt::Verdict::kOpen);
    EXPECT_EQ(sprt.verdict({{5, 20, 50, 60, 25}}), Sprt::Verdict::kElo1);
    EXPECT_EQ(sprt.verdict({{25, 60, 50, 20, 5}}), Sprt::Verdict::kElo0);
}

}  // namespace
}  // namespace atom4
