// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>

namespace atom4 {

/// A strength as Glicko-2 knows it (M. E. Glickman, "Example of the Glicko-2 system", 2013), in points of which 400 are
/// odds of ten to one, as in Elo's system.
struct Rating {
    double value = 0;
    double deviation = 350;    ///< with 95% the true strength lies within two of these
    double volatility = 0.06;  ///< how much the strength is expected to change, on Glicko-2's own scale

    friend bool operator==(const Rating&, const Rating&) = default;
};

/// A game against that opponent, which brought 1, 1/2 or 0 points.
struct RatedGame {
    Rating opponent;
    double score = 0;
};

/// The rating after a rating period of these games, one or more, by the eight steps of the paper; the system constant
/// is 0.5.
[[nodiscard]] Rating rating_after(const Rating& before, std::span<const RatedGame> games);

}  // namespace atom4
