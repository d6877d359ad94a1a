// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/lab/elo.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace atom4 {
namespace {

struct Moments {
    double games;
    double mean;
    double variance;
};

Moments moments(double wins, double losses, double draws) {
    const double games = wins + losses + draws;
    const double mean = (wins + 0.5 * draws) / games;
    const double squares = (wins + 0.25 * draws) / games;
    return {games, mean, std::max(squares - mean * mean, 0.0)};
}

}  // namespace

double expected_score(double elo) {
    return 1 / (1 + std::pow(10.0, -elo / 400));
}

double elo_of_score(double score) {
    if (score <= 0) return -std::numeric_limits<double>::infinity();
    if (score >= 1) return std::numeric_limits<double>::infinity();
    return 400 * std::log10(score / (1 - score));
}

EloEstimate estimate_elo(const Tally& tally) {
    const auto [games, mean, variance] = moments(tally.wins, tally.losses, tally.draws);
    EloEstimate estimate{elo_of_score(mean), -std::numeric_limits<double>::infinity(),
                         std::numeric_limits<double>::infinity()};
    // Games that all ended alike tell nothing about how much games vary.
    if (variance <= 0) return estimate;
    constexpr double kDeviations = 1.959963984540054;  // the middle 95% of the normal distribution
    const double margin = kDeviations * std::sqrt(variance / games);
    estimate.low = elo_of_score(mean - margin);
    estimate.high = elo_of_score(mean + margin);
    return estimate;
}

double Sprt::log_likelihood_ratio(const Tally& tally) const {
    if (tally.games() == 0) return 0;
    const auto seen = [](int count) { return count > 0 ? count : 0.5; };
    const auto [games, mean, variance] = moments(seen(tally.wins), seen(tally.losses), seen(tally.draws));
    const double s0 = expected_score(elo0);
    const double s1 = expected_score(elo1);
    return games * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance);
}

Sprt::Verdict Sprt::verdict(const Tally& tally) const {
    const double ratio = log_likelihood_ratio(tally);
    return ratio >= kBound ? Verdict::kElo1 : ratio <= -kBound ? Verdict::kElo0 : Verdict::kOpen;
}

}  // namespace atom4
