// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/atom4/game/glicko.h"
#include "core/atom4/game/statistics.h"

namespace atom4 {

/// A round that counted.
struct RatedRound {
    std::string date;  ///< as today() writes it
    Level level;       ///< one that rating_of_level() knows
    RoundResult result = RoundResult::kDrawn;

    friend bool operator==(const RatedRound&, const RatedRound&) = default;
};

/// The rated rounds of one person, the oldest first. The ratings follow from them, and are not kept.
class RatingHistory {
public:
    /// Whether a round against that level that ended so counts: not with help, and not against a level of which nobody
    /// knows how strong it is.
    [[nodiscard]] static bool counts(Level level, RoundResult result);

    /// Whether one that ended so counts, where the size of the board matters, too, and that the level stayed.
    [[nodiscard]] static bool counts(const StatisticsWatch::Count& round);

    /// The round must count.
    void add(RatedRound round);
    [[nodiscard]] const std::vector<RatedRound>& rounds() const { return rounds_; }
    /// The rating after each round.
    [[nodiscard]] const std::vector<Rating>& ratings() const { return ratings_; }
    /// The last one, or a newcomer's.
    [[nodiscard]] Rating now() const;

    /// Reads what to_text() wrote; nothing else.
    [[nodiscard]] static std::optional<RatingHistory> parse(std::string_view text);
    [[nodiscard]] std::string to_text() const;

private:
    std::vector<RatedRound> rounds_;
    std::vector<Rating> ratings_;
};

}  // namespace atom4
