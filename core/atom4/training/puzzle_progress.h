// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/atom4/rating/glicko.h"
#include "core/atom4/training/puzzle.h"
#include "core/atom4/training/puzzle_run.h"
#include "core/storage/document_file.h"

namespace atom4 {

/// A puzzle that somebody was at.
struct PuzzleVisit {
    std::string date;  ///< as today() writes it
    std::string id;
    PuzzleResult result = PuzzleResult::kMissed;
    std::optional<int> seconds = std::nullopt;  ///< if a clock ran

    friend bool operator==(const PuzzleVisit&, const PuzzleVisit&) = default;
};

/// What visits come to.
struct PuzzleStatistics {
    int visited = 0;
    int solved = 0;  ///< at once and alone
    int streak = 0;  ///< so solved one after the other, up to the last one
    int best_streak = 0;
    int days = 0;  ///< one after the other, up to today or yesterday, with a puzzle solved in each
    std::map<std::pair<PuzzleKind, int>, std::pair<int, int>> themes;  ///< solved and visited, by kind and length
};

/// What one person made of the puzzles, the oldest first. Ratings and statistics follow from it, and are not kept.
class PuzzleHistory {
public:
    void add(PuzzleVisit visit);
    [[nodiscard]] const std::vector<PuzzleVisit>& visits() const { return visits_; }
    /// Whether it was ever solved at once and alone.
    [[nodiscard]] bool has_solved(std::string_view id) const;

    /// The person's strength at puzzles: each puzzle's first visit is a game against it. A hint makes it half a win.
    [[nodiscard]] Rating rating() const;
    /// How it went on: after each of those visits, the oldest first.
    struct RatedVisit {
        std::size_t visit;  ///< its place among the visits
        Rating rating;
    };
    [[nodiscard]] std::vector<RatedVisit> ratings() const;
    /// How hard a puzzle is for this person: what the engine says, and what came of each visit.
    [[nodiscard]] Rating rating_of(const Puzzle& puzzle) const;
    /// The dates may come in any order: a calendar can go back, by a flight or by a clock that was wrong.
    [[nodiscard]] PuzzleStatistics statistics(std::string_view today) const;

    /// The puzzle to go on with: one that was not solved and comes nearest to the person's strength, or to `strength`
    /// if that is given; the one visited least recently when all were solved. Those that this sitting has `shown`, by
    /// id and the latest last, come round again only when it has shown all others that are as new, as they came first.
    [[nodiscard]] const Puzzle& next(const std::vector<Puzzle>& puzzles, std::optional<double> strength = {},
                                     std::span<const std::string> shown = {}) const;

    /// Reads what to_text() wrote; nothing else.
    [[nodiscard]] static std::optional<PuzzleHistory> parse(std::string_view text);
    [[nodiscard]] std::string to_text() const;

    friend bool operator==(const PuzzleHistory&, const PuzzleHistory&) = default;

private:
    // Worked out when it is first wanted, and no part of what is the same.
    struct Known {
        std::optional<Rating> rating;
        friend bool operator==(const Known&, const Known&) { return true; }
    };

    std::vector<PuzzleVisit> visits_;
    mutable Known known_;
};

/// The history of one person's home.
class PuzzleHistoryFile : public DocumentFile<PuzzleHistory> {
public:
    explicit PuzzleHistoryFile(std::filesystem::path path = data_directory() / "puzzles")
        : DocumentFile(std::move(path)) {}

    [[nodiscard]] std::optional<SystemError> add(const PuzzleVisit& visit) const;
};

}  // namespace atom4
