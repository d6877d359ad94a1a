// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/lab/elo.h"

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

// Figures of an independent calculation.
TEST(Elo, EstimatesWithBoundsAndTestsSequentially) {
    const struct {
        Tally tally;
        Sprt sprt;
        double elo, low, high, ratio;
    } kTable[]{
        {{60, 20, 20}, {0, 5}, 147.1907, 86.2250, 218.2518, 0.883207},
        {{300, 250, 450}, {0, 10}, 17.3863, 1.4382, 33.4080, 1.871664},
        {{200, 260, 540}, {-5, 0}, -20.8712, -35.5171, -6.2991, -1.664925},
        {{10, 0, 0}, {0, 50}, INFINITY, -INFINITY, INFINITY, 5.968275},
        {{0, 0, 40}, {0, 20}, 0, -INFINITY, INFINITY, -2.779013},
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

TEST(Elo, DecidesATestOnlyPastItsBounds) {
    const Sprt sprt{0, 50};
    EXPECT_NEAR(Sprt::kBound, std::log(0.95 / 0.05), 1e-12);
    EXPECT_EQ(sprt.verdict({}), Sprt::Verdict::kOpen);
    EXPECT_EQ(sprt.verdict({0, 0, 1}), Sprt::Verdict::kOpen);
    EXPECT_EQ(sprt.verdict({1, 0, 0}), Sprt::Verdict::kOpen);
    EXPECT_EQ(sprt.verdict({100, 40, 60}), Sprt::Verdict::kElo1);
    EXPECT_EQ(sprt.verdict({40, 100, 60}), Sprt::Verdict::kElo0);
}

}  // namespace
}  // namespace atom4
