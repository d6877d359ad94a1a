// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/measured.h"

#include <cmath>

#include "core/base/translation.h"

namespace atom4 {

const Measured& measured() {
    static constexpr Measured kMeasured{
        .rounds = 4000,
        .won = 2599,
        .won_by_starter = 1328,
        .won_by_player_1 = 1263,
        .half_within_least = 78,
        .half_within_most = 87,
        .won_at_best = 245,
        .stood_before = 2599,
        .could_be_stopped = 1241,
        .won_through_propagators = 1422,
        .turned_two = 512,
        .first_threat_won = 1559,
        .beside_empty = 64960,
        .beside_empty_changed = 56669,
        .enclosed = 68526,
        .enclosed_changed = 6806,
        .reviewed = 1745,
        .fewer_mistakes_won = 1471,
        .losing_moves = 3182,
        .losing_moves_by_four = 835,
        .losing_moves_by_own = 142,
        .losing_moves_by_two = 842,
        .decided_late = 1042,
    };
    return kMeasured;
}

std::string share_text(int count, int all) {
    constexpr double kNormal = 1.96;
    const double n = all;
    const double share = count / n;
    const double square = kNormal * kNormal;
    const double middle = (share + square / (2 * n)) / (1 + square / n);
    const double spread = kNormal * std::sqrt(share * (1 - share) / n + square / (4 * n * n)) / (1 + square / n);
    const auto percent = [](double part) { return std::to_string(std::lround(100 * part)); };
    return fill(translated("{0}% ({1} to {2})"), {percent(share), percent(middle - spread), percent(middle + spread)});
}

}  // namespace atom4
