// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <numeric>

namespace atom4 {

/// Games of a tournament, seen from one side.
struct Tally {
    int wins = 0;
    int losses = 0;
    int draws = 0;

    [[nodiscard]] constexpr int games() const { return wins + losses + draws; }
    /// Returns the points per game: 1 for a win, a half for a draw. There must be a game.
    [[nodiscard]] constexpr double score() const { return (wins + 0.5 * draws) / games(); }
    friend constexpr bool operator==(const Tally&, const Tally&) = default;
};

/// Pairs of games of a tournament, seen from one side: two games from the same opening, with the sides swapped. They
/// depend on each other, for an opening may favour a side. So the pair is what is observed, with one of five results
/// (pentanomial), and its variance is estimated from the pairs.
struct PairTally {
    std::array<int, 5> counts{};  ///< pairs that scored 0, 1/2, 1, 3/2 and 2 points

    /// Adds a pair; `games` are its two games.
    void add(const Tally& games);
    [[nodiscard]] int pairs() const { return std::accumulate(counts.begin(), counts.end(), 0); }
    friend constexpr bool operator==(const PairTally&, const PairTally&) = default;
};

/// Returns the expected score of a side that many Elo points stronger: 1 / (1 + 10^(-elo / 400)).
[[nodiscard]] double expected_score(double elo);
/// Returns the difference in Elo points for which this score is expected; infinite for 0 and 1.
[[nodiscard]] double elo_of_score(double score);

/// A difference in strength and the bounds of its 95% confidence interval. Bounds are infinite if the pairs do not
/// determine them, as after wins only.
struct EloEstimate {
    double elo = 0;
    double low = 0;
    double high = 0;
};
/// Estimates the difference by the normal approximation of the mean score of independent pairs. There must be a pair.
[[nodiscard]] EloEstimate estimate_elo(const PairTally& tally);

/// A sequential probability ratio test of `elo1` against `elo0`, with a 5% risk of error either way.
struct Sprt {
    double elo0 = 0;
    double elo1 = 5;

    enum class Verdict { kOpen, kElo0, kElo1 };
    /// How far the logarithm of the likelihood ratio must go from 0: ln((1 - 0.05) / 0.05).
    static constexpr double kBound = 2.9444389791664403;

    /// Returns the logarithm of the likelihood ratio, by the generalized SPRT for the five results of a pair in its
    /// normal approximation (M. Van den Bergh, "A practical introduction to the GSPRT"): n (s1 - s0) (2m - s0 - s1) /
    /// 2v, with n the number of pairs, m the mean and v the variance of their points per game. A result that did not
    /// occur counts as a fifth of a pair, so that a few equal pairs do not look certain.
    [[nodiscard]] double log_likelihood_ratio(const PairTally& tally) const;
    [[nodiscard]] Verdict verdict(const PairTally& tally) const;
};

}  // namespace atom4
