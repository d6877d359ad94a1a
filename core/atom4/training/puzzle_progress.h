// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/atom4/game/rating.h"
#include "core/atom4/rules/reaction.h"
#include "core/atom4/training/puzzle.h"
#include "core/atom4/training/puzzle_prover.h"
#include "core/storage/document_file.h"

namespace atom4 {

/// The result of a puzzle.
enum class PuzzleResult : std::uint8_t {
    kSolved,  ///< at the first try, without help
    kHinted,  ///< without a wrong move, but with a hint where to look
    kMissed,  ///< after a wrong move, or shown a move
};

/// The result of a try.
struct PuzzleTry {
    enum class Verdict : std::uint8_t {
        kIllegal,
        kLoses,      ///< the opponent now forces a win
        kTooSlow,    ///< wrong or not provably right, but no forced win of the opponent is known
        kContinues,  ///< right, and answered
        kSolved,     ///< right, and the puzzle is over
    };
    Verdict verdict = Verdict::kIllegal;
    std::optional<Reaction> move;  ///< what the try did; std::nullopt if it is illegal
    /// The opponent's reply: to a right move the strongest, to a wrong one its refutation, if known.
    std::optional<Reaction> answer;
    int plies = 0;  ///< for kLoses: number of plies after the move, to the end

    /// Returns whether the move is legal, but wrong.
    [[nodiscard]] bool is_wrong() const { return verdict == Verdict::kLoses || verdict == Verdict::kTooSlow; }
};

/// An attempt at a puzzle. A right move is played, followed by the opponent's strongest reply; a wrong one leaves the
/// position unchanged. Later moves are right if the puzzle can still be solved. The prover must outlive this.
class PuzzleAttempt {
public:
    PuzzleAttempt(Puzzle puzzle, PuzzleProver& prover);

    [[nodiscard]] const Puzzle& puzzle() const { return puzzle_; }
    /// Returns the current position, with the solver to move unless it is solved.
    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] const std::vector<Cell>& played() const { return played_; }
    [[nodiscard]] bool is_solved() const { return solved_; }
    /// Returns the number of the solver's remaining moves, including the next one.
    [[nodiscard]] int moves_left() const;

    PuzzleTry attempt(Cell cell);

    /// Returns a stronger hint with each call: first a few cells, in order, of which one is right and none was refuted;
    /// then the right cell, until it is played. Requires !is_solved().
    [[nodiscard]] std::vector<Cell> hint();
    /// Returns the right move and the best play of both sides after it, to the end; empty if the puzzle is solved.
    [[nodiscard]] std::vector<Cell> solution();

    /// After a request to stop, all calls return within a moment, with meaningless results.
    void stop_by(std::stop_token stop) { prover_->stop_by(std::move(stop)); }

    /// Returns the result once the puzzle is solved, or kMissed as soon as that is certain; std::nullopt before.
    [[nodiscard]] std::optional<PuzzleResult> result() const;

private:
    // Returns the next move of the puzzle's line, of either side, if it was followed so far.
    [[nodiscard]] std::optional<Cell> next_of_line() const;
    [[nodiscard]] Cell right_move();
    void play(Cell cell);

    Puzzle puzzle_;
    PuzzleProver* prover_;
    Position position_;
    std::vector<Cell> played_;
    std::vector<Cell> refuted_;  // wrong tries for the next move
    int hints_ = 0;              // for the next move
    bool solved_ = false;
    bool hinted_ = false;
    bool missed_ = false;
};

/// A stored result of a puzzle.
struct PuzzleVisit {
    std::string date;  ///< as today() writes it
    std::string id;
    PuzzleResult result = PuzzleResult::kMissed;
    std::optional<int> seconds = std::nullopt;  ///< if the timer was on

    friend bool operator==(const PuzzleVisit&, const PuzzleVisit&) = default;
};

/// Statistics of visits.
struct PuzzleStatistics {
    int visited = 0;
    int solved = 0;  ///< at the first try, without help
    int streak = 0;  ///< visits in a row with kSolved, up to the last one
    int best_streak = 0;
    int days = 0;  ///< consecutive days with a solved puzzle, up to today or yesterday
    /// Numbers of solved and of all visits to shipped puzzles, by kind and length.
    std::map<std::pair<PuzzleKind, int>, std::pair<int, int>> themes;
};

/// A player's visits to puzzles, the oldest first. Ratings and statistics are derived from them, not stored.
class PuzzleHistory {
public:
    void add(PuzzleVisit visit);
    [[nodiscard]] const std::vector<PuzzleVisit>& visits() const { return visits_; }
    /// Returns whether any visit to that puzzle was kSolved.
    [[nodiscard]] bool has_solved(std::string_view id) const;

    /// Returns the player's rating at puzzles: the first visit to each shipped puzzle is a game against it, and a hint
    /// makes it half a win. Starts at kRatingOfEasyPuzzles, as uncertain as a newcomer's.
    [[nodiscard]] Rating rating() const;
    /// Returns whether the rating is meaningful: during the first puzzles it changes by hundreds.
    [[nodiscard]] bool is_rating_known() const { return ratings().size() >= 5; }
    /// The rating after each of those visits, the oldest first.
    struct RatedVisit {
        std::size_t visit;  ///< index in visits()
        Rating rating;
    };
    [[nodiscard]] const std::vector<RatedVisit>& ratings() const;
    /// Returns the difficulty of a puzzle for this player: the engine's, adjusted by each visit.
    [[nodiscard]] Rating rating_of(const Puzzle& puzzle) const;
    /// Returns the statistics as of `today`. The dates of visits may be in any order, since a calendar can go back, by
    /// a flight or a clock that was wrong.
    [[nodiscard]] PuzzleStatistics statistics(std::string_view today) const;

    /// Returns the next puzzle: the unsolved one closest to the player's rating, or to `strength` if given; the least
    /// recently visited one if all were solved. Without `strength`, a player's first three are wins in one move.
    /// Puzzles in `shown` (ids of this session, latest last) are repeated only after all equally new ones, in their
    /// order.
    [[nodiscard]] const Puzzle& next(const std::vector<Puzzle>& puzzles, std::optional<double> strength = {},
                                     std::span<const std::string> shown = {}) const;

    /// Parses what to_text() writes; std::nullopt for anything else.
    [[nodiscard]] static std::optional<PuzzleHistory> parse(std::string_view text);
    [[nodiscard]] std::string to_text() const;

    friend bool operator==(const PuzzleHistory&, const PuzzleHistory&) = default;

private:
    // Computed on first use, and ignored by comparisons.
    struct Known {
        std::optional<std::vector<RatedVisit>> ratings;
        friend bool operator==(const Known&, const Known&) { return true; }
    };

    std::vector<PuzzleVisit> visits_;
    mutable Known known_;
};

/// The stored history of a user.
class PuzzleHistoryFile : public DocumentFile<PuzzleHistory> {
public:
    explicit PuzzleHistoryFile(std::filesystem::path path = data_directory() / "puzzles")
        : DocumentFile(std::move(path)) {}

    [[nodiscard]] std::optional<SystemError> add(const PuzzleVisit& visit) const;
};

/// A puzzle from a player's own game.
struct MyPuzzle {
    static constexpr int kLearned = 4;  ///< the step at which it is learned, and no longer due

    Puzzle puzzle;
    int step = 0;     ///< how many times in a row it was solved
    std::string due;  ///< day from which it is due, as today() writes it

    [[nodiscard]] bool is_learned() const { return step >= kLearned; }
    /// Returns the day from which it is due, as of `today`. A day later than its step allows comes from a clock that
    /// was wrong; the puzzle is due today then.
    [[nodiscard]] std::string due_as_of(std::string_view today) const;
    [[nodiscard]] bool is_due(std::string_view today) const { return !is_learned() && due_as_of(today) <= today; }
    friend bool operator==(const MyPuzzle&, const MyPuzzle&) = default;
};

/// A player's own puzzles. Each is due at once and, when solved, again after a day, a week and a month; a missed one is
/// due after a day and starts over.
class MyPuzzles {
public:
    /// Adds a puzzle and returns its new id; std::nullopt if an equivalent one exists.
    std::optional<std::string> add(Puzzle puzzle, std::string_view today);
    void answer(std::string_view id, PuzzleResult result, std::string_view today);
    void remove(std::string_view id);

    /// Returns all of them, the oldest first.
    [[nodiscard]] const std::vector<MyPuzzle>& all() const { return puzzles_; }
    [[nodiscard]] const MyPuzzle* find(std::string_view id) const;
    /// Returns those due on that day, the longest overdue first.
    [[nodiscard]] std::vector<MyPuzzle> due(std::string_view today) const;

    /// Parses what to_text() writes; std::nullopt for anything else.
    [[nodiscard]] static std::optional<MyPuzzles> parse(std::string_view text);
    [[nodiscard]] std::string to_text() const;

    friend bool operator==(const MyPuzzles&, const MyPuzzles&) = default;

private:
    std::vector<MyPuzzle> puzzles_;
};

/// The stored puzzles of a user.
class MyPuzzlesFile : public DocumentFile<MyPuzzles> {
public:
    explicit MyPuzzlesFile(std::filesystem::path path = data_directory() / "my-puzzles")
        : DocumentFile(std::move(path)) {}
};

}  // namespace atom4
