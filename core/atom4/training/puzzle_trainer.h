// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/atom4/training/puzzle_progress.h"
#include "core/base/async_task.h"

namespace atom4 {

/// Somebody at the puzzles: which one is tried, which comes next, and what is kept of each. All front ends ask it.
/// Throws std::bad_alloc when it is made.
class PuzzleTrainer {
public:
    /// Where the puzzle in hand comes from, which says where the next one does.
    enum class Source : std::uint8_t { kShipped, kOfTheDay, kMine };

    /// Begins with the puzzle that comes next.
    explicit PuzzleTrainer(PuzzleHistoryFile history = PuzzleHistoryFile(), MyPuzzlesFile mine = MyPuzzlesFile());

    [[nodiscard]] PuzzleAttempt& run() { return *run_; }
    [[nodiscard]] const PuzzleAttempt& run() const { return *run_; }
    [[nodiscard]] Source source() const { return source_; }
    [[nodiscard]] const PuzzleHistory& history() const { return history_; }
    [[nodiscard]] const MyPuzzles& mine() const { return mine_; }
    [[nodiscard]] std::size_t due_count() const;
    /// What the visits come to, as of today.
    [[nodiscard]] PuzzleStatistics statistics() const;

    /// The next one: of one's own if one is at those and another one is due, else of those that come with the game.
    void next();
    /// Another one than the one in hand, that comes with the game and is as hard as wanted.
    void begin_shipped();
    void begin_today();
    /// One's own that has waited longest. False, and nothing changed, if none is due.
    bool begin_mine();
    /// The one of that id, of either kind. False, and nothing changed, if there is none.
    bool begin(std::string_view id);
    /// The same again from its start. What it counted for stays.
    void again();

    /// Another one that comes with the game, and from now on such as fit somebody as strong as that level; nothing: as
    /// the person's own rating says.
    void choose_level(std::optional<int> level);
    [[nodiscard]] std::optional<int> level() const { return level_; }
    /// Whether it is settled what the puzzle in hand counts for.
    [[nodiscard]] bool has_counted() const { return counted_; }
    /// Whether the time is taken, from the next puzzle on.
    void set_clock(bool clock) { clock_ = clock; }
    [[nodiscard]] bool has_clock() const { return clock_; }
    /// Of the puzzle in hand, until it counted; nothing if the time is not taken.
    [[nodiscard]] std::optional<int> seconds() const;

    /// Goes on as that run is, which was asked elsewhere, such as in another thread, and keeps what came of it as soon
    /// as that is certain. It must be a later state of the run in hand.
    void accept(PuzzleAttempt run);

    /// Puzzles of somebody's own to be kept; how many of them were new.
    int keep(std::vector<Puzzle> puzzles);
    /// One of his own is to be asked no more.
    void forget(std::string_view id);
    /// The same of the one in hand, and the next one begins. False, and nothing changed, if that is not one's own.
    bool forget_this();

    /// Why the last thing that was to be kept is not.
    [[nodiscard]] const std::optional<SystemError>& trouble() const { return trouble_; }

private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] PuzzleProver& prover();
    void take(Puzzle puzzle, Source source);
    void count();

    PuzzleHistoryFile history_file_;
    MyPuzzlesFile mine_file_;
    PuzzleHistory history_;
    MyPuzzles mine_;
    // What could not be written; it goes with what comes next.
    std::vector<PuzzleVisit> unkept_;
    std::vector<PuzzleVisit> unkept_answers_;
    // The run keeps to it, wherever the desk is moved to.
    std::unique_ptr<PuzzleProver> prover_;
    std::unique_ptr<PuzzleProver> mine_prover_;  // by which they were posed
    std::optional<PuzzleAttempt> run_;
    Source source_ = Source::kShipped;
    std::vector<std::string> shown_;  // in this sitting, by id, the latest last
    std::optional<int> level_;
    bool clock_ = false;
    bool counted_ = false;
    std::optional<Clock::time_point> since_;
    std::optional<int> seconds_;
    std::optional<SystemError> trouble_;
};

/// What somebody at a puzzle asks that may take a while to prove. Whoever works at it uses the run's prover meanwhile,
/// so nobody else may ask that run, or another one with the same prover, before the answer.
struct PuzzleRequest {
    enum class Kind : std::uint8_t { kTry, kHint, kSolution };
    Kind kind = Kind::kTry;
    PuzzleAttempt run;
    Cell cell = {};  ///< of a try
};

struct PuzzleReply {
    PuzzleRequest::Kind kind;
    PuzzleAttempt run;             ///< as it is afterwards
    Cell cell;                     ///< of a try
    PuzzleTry tried = {};          ///< what it came to
    std::vector<Cell> cells = {};  ///< of a hint or the solution
};

using PuzzleTask = AsyncTask<PuzzleRequest, PuzzleReply>;

/// Answers once.
void think_about_puzzle(const PuzzleTask::Job& job);

}  // namespace atom4
