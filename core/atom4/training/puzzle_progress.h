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
    kSolved,  ///< at once and alone
    kHinted,  ///< with no wrong move, but told where to look
    kMissed,  ///< after a wrong move, or shown a move
};

/// What a try of the solver's came to.
struct PuzzleTry {
    enum class Verdict : std::uint8_t {
        kIllegal,
        kLoses,    ///< the opponent now forces a win
        kTooSlow,  ///< the opponent does not lose in time any more
        kGoesOn,   ///< right, and answered
        kSolved,   ///< right, and there is nothing left to do
    };
    Verdict verdict = Verdict::kIllegal;
    std::optional<Reaction> move;  ///< what the try did, legal ones only
    /// To a right move the strongest answer; to one that is not, the answer that shows why, if it is known.
    std::optional<Reaction> answer;
    int plies = 0;  ///< of a move that loses: after it, to the end

    /// Whether the cell takes the piece and is not what the puzzle asks for.
    [[nodiscard]] bool is_wrong() const { return verdict == Verdict::kLoses || verdict == Verdict::kTooSlow; }
};

/// An attempt at a puzzle. A right move is played, followed by the opponent's strongest reply; a wrong one leaves the
/// position unchanged. Later moves are right if the puzzle can still be solved. The prover must outlive this.
class PuzzleAttempt {
public:
    PuzzleAttempt(Puzzle puzzle, PuzzleProver& prover);

    [[nodiscard]] const Puzzle& puzzle() const { return puzzle_; }
    /// As it stands, with the solver to move unless it is solved.
    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] const std::vector<Cell>& played() const { return played_; }
    [[nodiscard]] bool is_solved() const { return solved_; }
    /// The solver's moves that are left, the one to be found among them.
    [[nodiscard]] int moves_left() const;

    PuzzleTry attempt(Cell cell);

    /// A step each time: first a few cells, in the order of the board, of which one is right and none was refuted; then
    /// that one, until it is played. Not to be asked once it is solved.
    [[nodiscard]] std::vector<Cell> hint();
    /// The move to be found and the best play of both behind it, to the end.
    [[nodiscard]] std::vector<Cell> solution();

    /// Whatever is asked after a request to stop ends within a moment, with nothing that is of use.
    void stop_by(std::stop_token stop) { prover_->stop_by(std::move(stop)); }

    /// How it went, once it is solved or lost any chance to be solved alone; nothing before.
    [[nodiscard]] std::optional<PuzzleResult> result() const;

private:
    // The line's next move, of either side, as long as it was followed.
    [[nodiscard]] std::optional<Cell> next_of_line() const;
    [[nodiscard]] Cell right_move();
    void play(Cell cell);

    Puzzle puzzle_;
    PuzzleProver* prover_;
    Position position_;
    std::vector<Cell> played_;
    std::vector<Cell> refuted_;  // as the move to be found
    int hints_ = 0;              // for the move to be found
    bool solved_ = false;
    bool hinted_ = false;
    bool missed_ = false;
};

/// A stored result of a puzzle.
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

    /// The person's strength at puzzles: each puzzle's first visit is a game against it. A hint makes it half a win. It
    /// starts at that of easy puzzles, and as uncertain as a newcomer's.
    [[nodiscard]] Rating rating() const;
    /// Whether it says something: after one or two puzzles it leaps by hundreds.
    [[nodiscard]] bool is_rating_known() const { return ratings().size() >= 5; }
    /// How it went on: after each of those visits, the oldest first.
    struct RatedVisit {
        std::size_t visit;  ///< its place among the visits
        Rating rating;
    };
    [[nodiscard]] const std::vector<RatedVisit>& ratings() const;
    /// Returns the difficulty of a puzzle for this player: the engine's, adjusted by each visit.
    [[nodiscard]] Rating rating_of(const Puzzle& puzzle) const;
    /// The dates may come in any order: a calendar can go back, by a flight or by a clock that was wrong.
    [[nodiscard]] PuzzleStatistics statistics(std::string_view today) const;

    /// Returns the next puzzle: the unsolved one closest to the player's rating, or to `strength` if given; the least
    /// recently visited one if all were solved. Without `strength`, a player's first three are wins in one move.
    /// Puzzles in `shown` (ids of this session, latest last) are repeated only after all equally new ones, in their
    /// order.
    [[nodiscard]] const Puzzle& next(const std::vector<Puzzle>& puzzles, std::optional<double> strength = {},
                                     std::span<const std::string> shown = {}) const;

    /// Reads what to_text() wrote; nothing else.
    [[nodiscard]] static std::optional<PuzzleHistory> parse(std::string_view text);
    [[nodiscard]] std::string to_text() const;

    friend bool operator==(const PuzzleHistory&, const PuzzleHistory&) = default;

private:
    // Worked out when it is first wanted, and no part of what is the same.
    struct Known {
        std::optional<std::vector<RatedVisit>> ratings;
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

/// A puzzle from a player's own game.
struct MyPuzzle {
    static constexpr int kSits = 4;  ///< the step at which it is asked no more

    Puzzle puzzle;
    int step = 0;     ///< how often it was solved one time after the other
    std::string due;  ///< day from which it is due, as today() writes it

    [[nodiscard]] bool sits() const { return step >= kSits; }
    /// The day from which on it is asked, as far as is known today: a day farther off than its step makes it comes from
    /// a clock that was wrong, and it is asked today.
    [[nodiscard]] std::string due_as_of(std::string_view today) const;
    [[nodiscard]] bool is_due(std::string_view today) const { return !sits() && due_as_of(today) <= today; }
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

    /// The oldest first.
    [[nodiscard]] const std::vector<MyPuzzle>& all() const { return puzzles_; }
    [[nodiscard]] const MyPuzzle* find(std::string_view id) const;
    /// Those to be asked on that day, the one that waits longest first.
    [[nodiscard]] std::vector<MyPuzzle> due(std::string_view today) const;

    /// Reads what to_text() wrote; nothing else.
    [[nodiscard]] static std::optional<MyPuzzles> parse(std::string_view text);
    [[nodiscard]] std::string to_text() const;

    friend bool operator==(const MyPuzzles&, const MyPuzzles&) = default;

private:
    std::vector<MyPuzzle> puzzles_;
};

/// The puzzles of one person's home.
class MyPuzzlesFile : public DocumentFile<MyPuzzles> {
public:
    explicit MyPuzzlesFile(std::filesystem::path path = data_directory() / "my-puzzles")
        : DocumentFile(std::move(path)) {}
};

}  // namespace atom4
