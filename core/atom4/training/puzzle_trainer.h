// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/atom4/game/line_playback.h"
#include "core/atom4/game/play_texts.h"
#include "core/atom4/training/puzzle_progress.h"
#include "core/base/async_task.h"

namespace atom4 {

/// A question about a puzzle that may take time to prove. The task uses the prover of the run, which must not be used
/// otherwise until the answer.
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
    PuzzleTry tried = {};          ///< the result of the try
    std::vector<Cell> cells = {};  ///< of a hint or the solution
};

using PuzzleTask = AsyncTask<PuzzleRequest, PuzzleReply>;

/// The work of the task; posts one answer.
void think_about_puzzle(const PuzzleTask::Job& job);

/// Puzzle training for all front ends: the current puzzle, tries and help with their messages, the choice of the next
/// one, and the results. Proofs run on another thread; other puzzles can be started meanwhile. Not thread-safe:
/// everything runs on the mailbox's thread.
class PuzzleTrainer {
public:
    using Clock = std::chrono::steady_clock;
    /// Where the current puzzle comes from, and so the next one.
    enum class Source : std::uint8_t { kShipped, kOfTheDay, kMine };

    /// Options of a front end.
    struct Face {
        /// Called from the mailbox when apply_reply() has an answer, or the proof failed, which said() reports.
        std::function<void()> on_answer;
        Detail detail = Detail::kBrief;           ///< of messages about a reaction
        std::chrono::milliseconds patience{500};  ///< before said() reports a slow proof
        /// Time between the moves of a solution that tick() plays on the board; 0 if the front end only shows its text.
        std::chrono::milliseconds pace{0};
    };

    /// Starts with the next puzzle. The mailbox must outlive this. Throws std::bad_alloc.
    PuzzleTrainer(Mailbox& mailbox, Face face, PuzzleHistoryFile history = PuzzleHistoryFile(),
                  MyPuzzlesFile mine = MyPuzzlesFile());
    PuzzleTrainer(const PuzzleTrainer&) = delete;
    PuzzleTrainer& operator=(const PuzzleTrainer&) = delete;
    ~PuzzleTrainer() = default;

    [[nodiscard]] const PuzzleAttempt& run() const { return *run_; }
    [[nodiscard]] bool is_solved() const { return run_->is_solved(); }
    [[nodiscard]] Source source() const { return source_; }
    [[nodiscard]] const PuzzleHistory& history() const { return history_; }
    [[nodiscard]] const MyPuzzles& mine() const { return mine_; }
    [[nodiscard]] std::size_t due_count() const;
    /// Returns the statistics as of today.
    [[nodiscard]] PuzzleStatistics statistics() const;

    // The current puzzle.

    /// Returns the position shown: the puzzle so far, with the try.
    [[nodiscard]] const Position& board() const { return board_; }
    /// Returns the moves on the board that are not part of the puzzle so far: the try, followed by the refutation of a
    /// wrong one, if known; or the moves of the solution that is being shown.
    [[nodiscard]] const std::vector<Reaction>& tried() const { return tried_; }
    /// Returns whether the try is wrong; the next try or help removes it.
    [[nodiscard]] bool is_wrong() const { return wrong_; }
    /// Returns the message of the last action; "" for none.
    [[nodiscard]] std::string said() const { return words_ ? words_() : std::string(); }
    /// Returns the last answer about the current puzzle.
    [[nodiscard]] const std::optional<PuzzleReply>& reply() const { return reply_; }

    /// Returns whether a proof runs, or its answer waits for apply_reply().
    [[nodiscard]] bool is_thinking() const { return task_.is_busy() || answer_; }
    /// Returns whether tries and help are possible now.
    [[nodiscard]] bool takes_try() const { return !is_thinking() && !is_solved(); }
    /// Tries a cell and starts to prove it, or reports why it is illegal. Requires takes_try().
    Result<Reaction, IllegalMove> attempt(Cell cell);
    /// Starts to find a hint or the solution; no effect unless takes_try().
    void hint() { help(PuzzleRequest::Kind::kHint); }
    void solve() { help(PuzzleRequest::Kind::kSolution); }
    /// Applies the answer and stores the result; false if there is none. To be called after the try has been shown.
    bool apply_reply();
    /// Removes the try from the board; its message stays.
    void put_back();
    /// Returns whether again() has anything to take back.
    [[nodiscard]] bool can_go_again() const;
    /// Removes the try; without one, restarts the puzzle. Its result stays.
    void again();

    /// Returns when tick() must be called next, if at all.
    [[nodiscard]] std::optional<Clock::time_point> next_deadline() const;
    /// Makes said() report a slow proof, or plays the next move of a solution on the board; after the last one, takes
    /// them all back. Returns false if nothing was due.
    bool tick(Clock::time_point now);

    // Other puzzles.

    /// Goes to the next puzzle: one of the player's own if those are being trained and one is due, else a shipped one.
    void next();
    /// Goes to another shipped puzzle of the wanted level.
    void begin_shipped();
    void begin_today();
    /// Goes to the player's own puzzle that is due longest. Returns false, without effect, if none is.
    bool begin_mine();
    /// Goes to the puzzle with that id, or the shipped one with that number. Returns false, without effect, if there is
    /// none.
    bool begin(std::string_view id);

    /// Sets the level of puzzles, std::nullopt for the player's own, and goes to another one.
    void choose_level(std::optional<int> level);
    [[nodiscard]] std::optional<int> level() const { return level_; }
    /// Returns whether the result of the current puzzle is final.
    [[nodiscard]] bool has_counted() const { return counted_; }
    /// Turns the timer on or off, from the next puzzle on.
    void set_clock(bool clock);
    [[nodiscard]] bool has_clock() const { return clock_; }
    /// Returns the time of the current puzzle; std::nullopt without the timer.
    [[nodiscard]] std::optional<int> seconds() const;

    /// Removes one of the player's own puzzles.
    void forget(std::string_view id);
    /// Removes the current puzzle and goes to the next. Returns false, without effect, if it is not the player's own.
    bool forget_this();

    /// Returns why the last result could not be saved.
    [[nodiscard]] const std::optional<SystemError>& trouble() const { return trouble_; }

private:
    [[nodiscard]] PuzzleProver& prover();
    void take(Puzzle puzzle, Source source);
    void start(Puzzle puzzle);
    void help(PuzzleRequest::Kind kind);
    void ask(PuzzleRequest::Kind kind, Cell cell = {});
    void handle_end(TaskEnd how);
    void count();

    Face face_;
    PuzzleHistoryFile history_file_;
    MyPuzzlesFile mine_file_;
    PuzzleHistory history_;
    MyPuzzles mine_;
    // Results that could not be saved; they are saved with the next one.
    std::vector<PuzzleVisit> unsaved_;
    std::vector<PuzzleVisit> unsaved_answers_;
    PuzzleProver prover_;
    PuzzleProver mine_prover_;  // for the player's own puzzles, with the limits by which they were posed
    std::optional<PuzzleAttempt> run_;
    Source source_ = Source::kShipped;
    std::vector<std::string> shown_;  // ids of this session, the latest last
    Position board_;
    std::vector<Reaction> tried_;
    bool wrong_ = false;
    std::function<std::string()> words_;  // a function, so that the text follows the current language
    std::optional<PuzzleReply> answer_;   // not applied by apply_reply() yet
    std::optional<PuzzleReply> reply_;
    bool wait_reported_ = false;
    std::optional<LinePlayback> playback_;  // of a solution
    std::optional<int> level_;
    bool clock_ = false;
    bool counted_ = false;
    std::optional<Clock::time_point> since_;
    std::optional<int> seconds_;
    std::optional<SystemError> trouble_;
    PuzzleTask task_;  // last: its thread uses a prover
};

}  // namespace atom4
