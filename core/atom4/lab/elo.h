// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

namespace atom4 {

/// Games of a contest, seen from one side.
struct Tally {
    int wins = 0;
    int losses = 0;
    int draws = 0;

    [[nodiscard]] constexpr int games() const { return wins + losses + draws; }
    /// Points a game: 1 for a win, a half for a draw. There must be a game.
    [[nodiscard]] constexpr double score() const { return (wins + 0.5 * draws) / games(); }
    friend constexpr bool operator==(const Tally&, const Tally&) = default;
};

/// The score that is expected of a side so many Elo points stronger: 1 / (1 + 10^(-elo / 400)).
[[nodiscard]] double expected_score(double elo);
/// The difference in Elo points that makes this score expected; infinite for 0 and 1.
[[nodiscard]] double elo_of_score(double score);

/// A difference in strength and the bounds of its 95% confidence interval. Bounds are infinite where the games say
/// nothing, as after nothing but wins.
struct EloEstimate {
    double elo = 0;
    double low = 0;
    double high = 0;
};
/// From the normal approximation of the mean score of independent games. There must be a game.
[[nodiscard]] EloEstimate estimate_elo(const Tally& tally);

/// A sequential probability ratio test of `elo1` against `elo0`, with a risk of 5% to err either way.
struct Sprt {
    double elo0 = 0;
    double elo1 = 5;

    enum class Verdict { kOpen, kElo0, kElo1 };
    /// How far the logarithm of the likelihood ratio must go from 0: ln((1 - 0.05) / 0.05).
    static constexpr double kBound = 2.9444389791664403;

    /// The logarithm of the likelihood ratio, by the generalized SPRT for the three outcomes of a game in its normal
    /// approximation (M. Van den Bergh, "A practical introduction to the GSPRT"): n (s1 - s0) (2m - s0 - s1) / 2v, with
    /// m the mean and v the variance of the score. An outcome that did not happen counts as half a
    /// game: a few games alike must not look certain.
    [[nodiscard]] double log_likelihood_ratio(const Tally& tally) const;
    [[nodiscard]] Verdict verdict(const Tally& tally) const;
};

}  // namespace atom4
