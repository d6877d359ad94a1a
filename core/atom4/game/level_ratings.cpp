// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/level_ratings.h"

#include <array>
#include <cmath>

#include "core/atom4/game/seat.h"
#include "core/base/strings.h"

namespace atom4 {
namespace {

// By how many Elo points a level beats the one below: the table "Measured" of tests/strength/README.md.
constexpr std::array kSteps{177.2, 150.3, 186.2, 150.3, 186.2, 148.2, 164.1, 161.9, 151.3};
constexpr double kLevel0 = 600;
constexpr int kHighest = static_cast<int>(kSteps.size());
// A quarter of how wide the bounds of a step are.
constexpr double kDeviation = 20;

}  // namespace

std::optional<Rating> rating_of_level(Level level) {
    if (level < 0 || level > kHighest) return std::nullopt;
    Rating rating{kLevel0, kDeviation, 0};
    for (int step = 0; step < level.reached(); ++step) rating.value += kSteps[as_size(step)];
    if (!level.is_whole()) rating.value += kSteps[as_size(level.reached())] * level.beyond() / Level::kTenths;
    return rating;
}

Level even_level(const Rating& rating) {
    double above = rating.value - kLevel0;
    if (above <= 0) return 0;
    for (int level = 0; level < kHighest; ++level) {
        const double step = kSteps[as_size(level)];
        if (above < step)
            return Level::of_tenths(Level(level).in_tenths() + std::llround(above / step * Level::kTenths));
        above -= step;
    }
    return kHighest;
}

Rating rating_of_a_newcomer() {
    Rating rating;
    rating.value = rating_of_level(kDefaultLevel)->value;
    return rating;
}

}  // namespace atom4
