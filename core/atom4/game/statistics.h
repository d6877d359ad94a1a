// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "core/atom4/game/match.h"
#include "core/storage/document_file.h"

namespace atom4 {

/// Results of a user's rounds against one level of the computer. Counters saturate at the largest int.
struct LevelStatistics {
    int won = 0;
    int lost = 0;
    int drawn = 0;
    int helped = 0;       ///< rounds with help, which count in none of the others
    int streak = 0;       ///< rounds won in succession, up to the last one
    int best_streak = 0;  ///< the longest such streak

    [[nodiscard]] std::int64_t played() const { return std::int64_t{won} + lost + drawn + helped; }
    friend bool operator==(const LevelStatistics&, const LevelStatistics&) = default;
};

enum class RoundResult { kWon, kLost, kDrawn, kHelped };

/// Results of rounds against the computer, by its level. A level between two counts as the nearest whole one.
class Statistics {
public:
    void count(Level level, RoundResult result);
    [[nodiscard]] const std::map<int, LevelStatistics>& levels() const { return levels_; }
    [[nodiscard]] bool empty() const { return levels_.empty(); }
    /// Returns the sum of all levels. Streaks belong to levels: `streak` is 0, and `best_streak` the best of any level.
    [[nodiscard]] LevelStatistics all_levels() const;

    /// Parses what to_text() writes; std::nullopt for text of another form.
    [[nodiscard]] static std::optional<Statistics> parse(std::string_view text);
    [[nodiscard]] std::string to_text() const;

    friend bool operator==(const Statistics&, const Statistics&) = default;

private:
    std::map<int, LevelStatistics> levels_;
};

/// The file with the statistics of the user.
class StatisticsFile : public DocumentFile<Statistics> {
public:
    explicit StatisticsFile(std::filesystem::path path = data_directory() / "statistics")
        : DocumentFile(std::move(path)) {}

    [[nodiscard]] std::optional<SystemError> count(Level level, RoundResult result) const;
};

/// Determines which rounds of a match count, and how. Each observed round of one human player against the computer
/// counts once, when it first ends. A round in which a player was replaced after the first move does not count. If the
/// level changed after the first human move, the lowest one counts.
class StatisticsRecorder {
public:
    struct Count {
        Level level;  ///< the lowest, if it changed
        RoundResult result;
        BoardSize size;
        bool level_changed = false;  ///< after the first human move
    };

    /// `begun_here`: whether the current round began in this program, and was not read from a file.
    StatisticsRecorder(const Match& match, bool begun_here);
    /// To be called for every event of the match. Returns the round to be counted now, if any.
    [[nodiscard]] std::optional<Count> handle(const Match& match, const MatchEvent& event);
    /// Returns how the current round would count if won; std::nullopt if it would not count, or there was help.
    [[nodiscard]] std::optional<Count> if_won(const Match& match) const;

private:
    bool counts_;  // the current round has still to be counted
};

}  // namespace atom4
