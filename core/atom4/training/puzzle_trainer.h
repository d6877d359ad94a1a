// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/atom4/game/play_texts.h"
#include "core/atom4/training/puzzle_progress.h"
#include "core/base/async_task.h"

namespace atom4 {

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

/// A player at the puzzles: which one is tried, what a try or help comes to and what is said of that, which one comes
/// next, and what is kept of each. What has to be proved is proved in another thread; other puzzles can be begun
/// meanwhile. All front ends ask it, in the mailbox's thread.
class PuzzleTrainer {
public:
    using Clock = std::chrono::steady_clock;
    /// Where the puzzle in hand comes from, which says where the next one does.
    enum class Source : std::uint8_t { kShipped, kOfTheDay, kMine };

    /// What a front end adds.
    struct Face {
        /// Called from the mailbox: there is an answer for go_on(), or nothing to think with, which said() says.
        std::function<void()> heard;
        Detail detail = Detail::kBrief;           ///< of what is said of a reaction
        std::chrono::milliseconds patience{500};  ///< until it is said that a proof takes a while
    };

    /// Begins with the puzzle that comes next. The mailbox must outlive it. Throws std::bad_alloc.
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
    /// What the visits come to, as of today.
    [[nodiscard]] PuzzleStatistics statistics() const;

    // The puzzle in hand.

    /// What lies on the board: the puzzle as far as it was played, and what is tried.
    [[nodiscard]] const Position& board() const { return board_; }
    /// What is tried and not played: the try, and behind a wrong one the answer that shows why, if it is known.
    [[nodiscard]] const std::vector<Reaction>& tried() const { return tried_; }
    /// Whether what is tried was found wrong. The next try and help put it back.
    [[nodiscard]] bool is_wrong() const { return wrong_; }
    /// What is to be said of the last thing that was done; empty for nothing.
    [[nodiscard]] std::string said() const { return words_ ? words_() : std::string(); }
    /// What was found out last about the puzzle in hand.
    [[nodiscard]] const std::optional<PuzzleReply>& reply() const { return reply_; }

    /// Whether it is being found out what a try or help comes to, or that waits for go_on().
    [[nodiscard]] bool is_thinking() const { return task_.is_busy() || answer_; }
    /// Whether there is anything to be tried or helped with now.
    [[nodiscard]] bool takes_try() const { return !is_thinking() && !is_solved(); }
    /// Puts the piece there, and has it found out what that comes to; or says why it cannot lie there. To be called
    /// only while takes_try().
    Result<Reaction, IllegalMove> attempt(Cell cell);
    /// Has a hint or the solution looked for; nothing happens where takes_try() is false.
    void hint() { help(PuzzleRequest::Kind::kHint); }
    void solve() { help(PuzzleRequest::Kind::kSolution); }
    /// Takes up what was found out, and keeps what came of it; false where there is nothing. To be called once what
    /// was tried has been seen.
    bool go_on();
    /// Takes what is tried off the board. What was said of it stays.
    void put_back();
    /// One step back: takes back what is tried; where nothing is, the puzzle begins anew. What it counted for stays.
    void again();

    /// When tick() is to be called, whatever else happens.
    [[nodiscard]] std::optional<Clock::time_point> next_deadline() const;
    /// Has said() say that a proof takes a while; false where there is no need.
    bool tick(Clock::time_point now);

    // Other puzzles.

    /// The next one: of one's own if one is at those and another one is due, else of those that come with the game.
    void next();
    /// Another one than the one in hand, that comes with the game and is as hard as wanted.
    void begin_shipped();
    void begin_today();
    /// One's own that has waited longest. False, and nothing changed, if none is due.
    bool begin_mine();
    /// The one of that id, of either kind. False, and nothing changed, if there is none.
    bool begin(std::string_view id);

    /// Another one that comes with the game, and from now on such as fit somebody as strong as that level; nothing: as
    /// the person's own rating says.
    void choose_level(std::optional<int> level);
    [[nodiscard]] std::optional<int> level() const { return level_; }
    /// Whether it is settled what the puzzle in hand counts for.
    [[nodiscard]] bool has_counted() const { return counted_; }
    /// Whether the time is taken, from the next puzzle on.
    void set_clock(bool clock);
    [[nodiscard]] bool has_clock() const { return clock_; }
    /// Of the puzzle in hand, until it counted; nothing if the time is not taken.
    [[nodiscard]] std::optional<int> seconds() const;

    /// One of the player's own is to be asked no more.
    void forget(std::string_view id);
    /// The same of the one in hand, and the next one begins. False, and nothing changed, if that is not one's own.
    bool forget_this();

    /// Why the last thing that was to be kept is not.
    [[nodiscard]] const std::optional<SystemError>& trouble() const { return trouble_; }

private:
    [[nodiscard]] PuzzleProver& prover();
    void take(Puzzle puzzle, Source source);
    void start(Puzzle puzzle);
    void help(PuzzleRequest::Kind kind);
    void ask(PuzzleRequest::Kind kind, Cell cell = {});
    void hear_end(TaskEnd how);
    void count();

    Face face_;
    PuzzleHistoryFile history_file_;
    MyPuzzlesFile mine_file_;
    PuzzleHistory history_;
    MyPuzzles mine_;
    // What could not be written; it goes with what comes next.
    std::vector<PuzzleVisit> unkept_;
    std::vector<PuzzleVisit> unkept_answers_;
    PuzzleProver prover_;
    PuzzleProver mine_prover_;  // by which they were posed
    std::optional<PuzzleAttempt> run_;
    Source source_ = Source::kShipped;
    std::vector<std::string> shown_;  // in this sitting, by id, the latest last
    Position board_;
    std::vector<Reaction> tried_;
    bool wrong_ = false;
    std::function<std::string()> words_;  // in whatever language is spoken when they are asked for
    std::optional<PuzzleReply> answer_;   // that was not taken up yet
    std::optional<PuzzleReply> reply_;
    bool told_to_wait_ = false;
    std::optional<int> level_;
    bool clock_ = false;
    bool counted_ = false;
    std::optional<Clock::time_point> since_;
    std::optional<int> seconds_;
    std::optional<SystemError> trouble_;
    PuzzleTask task_;  // last: it works with a prover
};

}  // namespace atom4
