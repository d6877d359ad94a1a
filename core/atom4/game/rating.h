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

/// A strength by Glicko-2 (M. E. Glickman, "Example of the Glicko-2 system", 2013), in points; as in Elo's system, a
/// difference of 400 means odds of ten to one.
struct Rating {
    double value = 0;
    double deviation = 350;    ///< the true strength is within two of these, with 95% probability
    double volatility = 0.06;  ///< how much the strength is expected to change, on Glicko-2's own scale

    friend bool operator==(const Rating&, const Rating&) = default;
};

/// A game against an opponent, and its score: 1, 1/2 or 0.
struct RatedGame {
    Rating opponent;
    double score = 0;
};

/// Returns the rating after a rating period of one or more games, by the eight steps of the paper with the system
/// constant 0.5.
[[nodiscard]] Rating rating_after(const Rating& before, std::span<const RatedGame> games);

/// A rated round.
struct RatedRound {
    std::string date;  ///< as today() writes it
    Level level;       ///< known to rating_of_level()
    RoundResult result = RoundResult::kDrawn;
    /// Whether the level was below 1 and the round was played before 5.1.0, when these levels were stronger.
    bool is_earlier_level = false;

    friend bool operator==(const RatedRound&, const RatedRound&) = default;
};

enum class Unrated : std::uint8_t { kHelp, kBoard, kLevelChanged, kLevelUnknown };

/// Returns why a round that counts for the statistics does not count for the rating; std::nullopt if it does.
[[nodiscard]] std::optional<Unrated> why_unrated(const StatisticsRecorder::Count& round);

/// The rated rounds of the user, the oldest first. Ratings are calculated from them, not saved.
class RatingHistory {
public:
    /// Returns whether such a round is rated: not with help, and only against levels of known strength.
    [[nodiscard]] static bool counts(Level level, RoundResult result);

    /// The same for a round with its board, which must be kRatedBoard, and an unchanged level.
    [[nodiscard]] static bool counts(const StatisticsRecorder::Count& round) { return !why_unrated(round); }

    /// Adds a round; counts() must be true.
    void add(RatedRound round);
    [[nodiscard]] const std::vector<RatedRound>& rounds() const { return rounds_; }
    /// The rating after each round.
    [[nodiscard]] const std::vector<Rating>& ratings() const { return ratings_; }
    /// Returns the latest rating, or that of a newcomer.
    [[nodiscard]] Rating now() const;

    /// Parses what to_text() writes; std::nullopt for text of another form.
    [[nodiscard]] static std::optional<RatingHistory> parse(std::string_view text);
    [[nodiscard]] std::string to_text() const;

private:
    std::vector<RatedRound> rounds_;
    std::vector<Rating> ratings_;
};

/// The board on which the levels were measured. On smaller ones the stronger side wins less often, on larger ones more
/// often: see tests/strength/README.md.
inline constexpr BoardSize kRatedBoard{16, 16};

/// Returns the strength of a level of the computer, interpolated between whole levels; std::nullopt for a level that
/// was not measured. Only differences mean something: they are those of tests/strength/README.md, counted from 777 for
/// level 1.
[[nodiscard]] std::optional<Rating> rating_of_level(Level level);

/// Returns the level of that strength, to a tenth, clamped to the measured levels.
[[nodiscard]] Level even_level(const Rating& rating);

/// Returns the rating of a user without rated rounds: that of the default level.
[[nodiscard]] Rating rating_of_a_newcomer();

/// The file with the rated rounds of the user.
class RatingFile : public DocumentFile<RatingHistory> {
public:
    explicit RatingFile(std::filesystem::path path = data_directory() / "rating") : DocumentFile(std::move(path)) {}

    /// Adds a round of today, if it is rated.
    [[nodiscard]] std::optional<SystemError> add(const StatisticsRecorder::Count& round) const;
};

}  // namespace atom4
