// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/glicko.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace atom4 {
namespace {

// Points on the usual scale for one on Glicko-2's own.
constexpr double kScale = 173.7178;
// How fast the volatility follows the results: small changes are right for a game with little luck.
constexpr double kSystemConstant = 0.5;
constexpr double kPrecision = 0.000001;
// Nobody is less certain than somebody unknown.
constexpr double kLargestDeviation = 350;

double square(double x) {
    return x * x;
}

// How much an uncertain opponent counts: the paper's g.
double weight_of(double deviation) {
    return 1 / std::sqrt(1 + 3 * square(deviation / std::numbers::pi));
}

double expectation(double difference, double deviation) {
    return 1 / (1 + std::exp(-weight_of(deviation) * difference));
}

// Step 5, by the Illinois algorithm.
double new_volatility(double volatility, double deviation, double variance, double improvement) {
    const double start = std::log(square(volatility));
    const auto f = [&](double x) {
        const double e = std::exp(x);
        const double sum = square(deviation) + variance + e;
        return e * (square(improvement) - sum) / (2 * square(sum)) - (x - start) / square(kSystemConstant);
    };
    double a = start;
    double b = 0;
    if (square(improvement) > square(deviation) + variance) {
        b = std::log(square(improvement) - square(deviation) - variance);
    } else {
        int steps = 1;
        while (f(start - steps * kSystemConstant) < 0) ++steps;
        b = start - steps * kSystemConstant;
    }
    double f_a = f(a);
    double f_b = f(b);
    while (std::abs(b - a) > kPrecision) {
        const double c = a + (a - b) * f_a / (f_b - f_a);
        const double f_c = f(c);
        if (f_c * f_b <= 0) {
            a = b;
            f_a = f_b;
        } else {
            f_a /= 2;
        }
        b = c;
        f_b = f_c;
    }
    return std::exp(a / 2);
}

}  // namespace

Rating rating_after(const Rating& before, std::span<const RatedGame> games) {
    const double deviation = before.deviation / kScale;
    double information = 0;
    double surplus = 0;
    for (const RatedGame& game : games) {
        const double others = game.opponent.deviation / kScale;
        const double weight = weight_of(others);
        const double expected = expectation((before.value - game.opponent.value) / kScale, others);
        information += square(weight) * expected * (1 - expected);
        surplus += weight * (game.score - expected);
    }
    Rating after;
    after.volatility = new_volatility(before.volatility, deviation, 1 / information, surplus / information);
    const double before_the_games = std::hypot(deviation, after.volatility);
    const double now = 1 / std::sqrt(1 / square(before_the_games) + information);
    after.value = before.value + kScale * square(now) * surplus;
    after.deviation = std::min(kScale * now, kLargestDeviation);
    return after;
}

}  // namespace atom4
