// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/tuning/elo.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/result.h"

namespace atom4 {
namespace {

using Counts = std::array<double, 5>;

// Mean and variance of the points per game, over pairs.
struct Moments {
    double pairs = 0;
    double mean = 0;
    double variance = 0;
};

Moments moments(const Counts& counts) {
    Moments of;
    double squares = 0;
    for (std::size_t halves = 0; halves < counts.size(); ++halves) {
        const double score = static_cast<double>(halves) / 4;
        of.pairs += counts[halves];
        of.mean += counts[halves] * score;
        squares += counts[halves] * score * score;
    }
    of.mean /= of.pairs;
    of.variance = std::max(squares / of.pairs - of.mean * of.mean, 0.0);
    return of;
}

}  // namespace

void PairTally::add(const Tally& games) {
    require(games.games() == 2);
    ++counts[static_cast<std::size_t>(2 * games.wins + games.draws)];
}

double expected_score(double elo) {
    return 1 / (1 + std::pow(10.0, -elo / 400));
}

double elo_of_score(double score) {
    if (score <= 0) return -std::numeric_limits<double>::infinity();
    if (score >= 1) return std::numeric_limits<double>::infinity();
    return 400 * std::log10(score / (1 - score));
}

EloEstimate estimate_elo(const PairTally& tally) {
    Counts counts;
    std::copy(tally.counts.begin(), tally.counts.end(), counts.begin());
    const auto [pairs, mean, variance] = moments(counts);
    EloEstimate estimate{elo_of_score(mean), -std::numeric_limits<double>::infinity(),
                         std::numeric_limits<double>::infinity()};
    // Pairs that all ended alike do not show how much pairs vary.
    if (variance <= 0) return estimate;
    constexpr double kDeviations = 1.959963984540054;  // the middle 95% of the normal distribution
    const double margin = kDeviations * std::sqrt(variance / pairs);
    estimate.low = elo_of_score(mean - margin);
    estimate.high = elo_of_score(mean + margin);
    return estimate;
}

double Sprt::log_likelihood_ratio(const PairTally& tally) const {
    if (tally.pairs() == 0) return 0;
    constexpr double kUnseen = 0.2;
    Counts counts;
    std::transform(tally.counts.begin(), tally.counts.end(), counts.begin(),
                   [](int count) { return count > 0 ? count : kUnseen; });
    const auto [pairs, mean, variance] = moments(counts);
    const double s0 = expected_score(elo0);
    const double s1 = expected_score(elo1);
    return pairs * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance);
}

Sprt::Verdict Sprt::verdict(const PairTally& tally) const {
    const double ratio = log_likelihood_ratio(tally);
    return ratio >= kBound ? Verdict::kElo1 : ratio <= -kBound ? Verdict::kElo0 : Verdict::kOpen;
}

}  // namespace atom4
