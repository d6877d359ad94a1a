// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/atom4/engine/level.h"
#include "core/atom4/game/statistics.h"
#include "core/atom4/rules/position.h"
#include "core/storage/document_file.h"

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

/// A round that counted.
struct RatedRound {
    std::string date;  ///< as today() writes it
    Level level;       ///< one that rating_of_level() knows
    RoundResult result = RoundResult::kDrawn;
    /// Whether it was against level 0, or part of the way from there to level 1, as those played before 5.1.0.
    bool is_earlier_level = false;

    friend bool operator==(const RatedRound&, const RatedRound&) = default;
};

enum class Unrated : std::uint8_t { kHelp, kBoard, kLevelChanged, kLevelUnknown };

/// Why a round that counts for the statistics does not count for the rating; std::nullopt if it does.
[[nodiscard]] std::optional<Unrated> why_unrated(const StatisticsRecorder::Count& round);

/// The rated rounds of one person, the oldest first. The ratings follow from them, and are not kept.
class RatingHistory {
public:
    /// Returns whether such a round is rated: not with help, and only against levels of known strength.
    [[nodiscard]] static bool counts(Level level, RoundResult result);

    /// The same of a round on that board, whose level must not have changed, either.
    [[nodiscard]] static bool counts(const StatisticsRecorder::Count& round) { return !why_unrated(round); }

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

/// The board on which the levels were measured. On smaller ones the stronger side wins less often, on larger ones more
/// often: the same README has numbers.
inline constexpr BoardSize kRatedBoard{16, 16};

/// How strong a level of the computer is, one between two as far on the way as it lies; nothing for a level that was
/// not measured. Only differences mean something:
/// they are those of tests/strength/README.md, counted from 777 for level 1.
[[nodiscard]] std::optional<Rating> rating_of_level(Level level);

/// Returns the level of that strength, to a tenth, clamped to the measured levels.
[[nodiscard]] Level even_level(const Rating& rating);

/// Where a person begins of whom nothing is known: at the level that the game begins at.
[[nodiscard]] Rating rating_of_a_newcomer();

/// The rated rounds of one person's home.
class RatingFile : public DocumentFile<RatingHistory> {
public:
    explicit RatingFile(std::filesystem::path path = data_directory() / "rating") : DocumentFile(std::move(path)) {}

    /// Adds a round of today, if it is rated.
    [[nodiscard]] std::optional<SystemError> add(const StatisticsRecorder::Count& round) const;
};

}  // namespace atom4
