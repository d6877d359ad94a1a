// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/rating/level_ratings.h"

#include <array>
#include <cmath>

#include "core/atom4/record/seat.h"
#include "core/base/numbers.h"

namespace atom4 {
namespace {

// By how many Elo points a level beats the one below: the table "Measured" of tests/strength/README.md.
constexpr std::array kSteps{157.7, 181.7, 149.3, 166.2, 175.0, 164.1, 164.1, 166.2, 179.5};
constexpr double kLevel0 = 600;
// A quarter of how wide the bounds of a step are.
constexpr double kDeviation = 20;

}  // namespace

std::optional<Rating> rating_of_level(int level) {
    if (level < 0 || level > std::ssize(kSteps)) return std::nullopt;
    Rating rating{kLevel0, kDeviation, 0};
    for (int step = 0; step < level; ++step) rating.value += kSteps[as_size(step)];
    return rating;
}

int even_level(const Rating& rating) {
    int closest = 0;
    const auto distance = [&](int level) { return std::abs(rating_of_level(level)->value - rating.value); };
    for (int level = 1; level <= std::ssize(kSteps); ++level)
        if (distance(level) < distance(closest)) closest = level;
    return closest;
}

Rating rating_of_a_newcomer() {
    Rating rating;
    rating.value = rating_of_level(kDefaultLevel)->value;
    return rating;
}

}  // namespace atom4
