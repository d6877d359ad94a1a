// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <variant>

#include "core/atom4/engine/computer.h"
#include "core/atom4/game/match.h"
#include "core/atom4/game/match_clock.h"

namespace atom4 {

/// Delays that let people follow the game.
struct Pace {
    /// From the end of an animation to the computer's next move.
    std::chrono::milliseconds against_human{0};
    std::chrono::milliseconds in_demo{0};
    /// From the end of a round of a demo to the next round; std::nullopt: the next round is started by the user.
    std::optional<std::chrono::milliseconds> to_next_round{};
    /// The interval between ClockRead events, and that below kLowClock.
    std::chrono::milliseconds clock_step{1'000};
    std::chrono::milliseconds low_clock_step{1'000};
};

// The events of TurnKeeper.

/// The displayed time of a clock has changed.
struct ClockRead {};
/// The computer has started or stopped thinking, has thought for another second, or has a new report.
struct ThoughtChanged {};
/// The match was paused or resumed.
struct PauseChanged {};
/// The requested hint, for the position on the board.
struct HintFound {
    Hint hint;
};
/// Animations should end now: the computer is short of time, or the user asked it to move.
struct ShowEnough {};
/// There is no thread or memory for the search. It is retried at the next request of a user.
struct OutOfResources {};

using TurnEvent = std::variant<ClockRead, ThoughtChanged, PauseChanged, HintFound, ShowEnough, OutOfResources>;

/// Runs the turns of a match: starts the engine, holds its move until the previous one has been seen and its time has
/// come, runs and stops the clocks, and starts the next round of a demo.
///
/// It has no timer: the owner calls tick() at next_deadline(), and may call it at any time. Not thread-safe: everything
/// runs on the mailbox's thread. Only tick(), play() and step() make moves and start rounds, and the listener must not
/// call them. deduct_time(), set_paused() and set_out_of_sight() end a round whose clock has run out.
class TurnKeeper {
public:
    using Clock = std::chrono::steady_clock;
    using Moment = Clock::time_point;
    using Listener = std::function<void(const TurnEvent&)>;

    struct Options {
        MoveFinder find = find_move;
        /// Returns the seed of the computer's random choice for the position on the board.
        std::function<std::uint64_t()> seed = [] { return std::uint64_t{0}; };
        /// Whether a match that is opened in the middle is paused first; false for scripts.
        bool waits_for_human = true;
        std::function<Moment()> now = Clock::now;
        /// Called when next_deadline() may have changed.
        std::function<void()> alarm_changed = [] {};
    };

    /// The match and the mailbox must outlive this.
    TurnKeeper(Match& match, Mailbox& mailbox, Options options, Listener listener);
    TurnKeeper(const TurnKeeper&) = delete;
    TurnKeeper& operator=(const TurnKeeper&) = delete;
    ~TurnKeeper() = default;

    [[nodiscard]] Match& match() { return match_; }
    [[nodiscard]] const Match& match() const { return match_; }
    void set_pace(const Pace& pace);

    // For the front end.

    /// Reports the start of an animation that takes at most that long. The computer does not move until has_shown().
    void shows(std::chrono::milliseconds most);
    void has_shown();
    /// Reports that a page covers the match: the computer and the clocks stop, except in a network match.
    void set_out_of_sight(bool out_of_sight);

    // Actions of the user.

    /// Plays a human move, after deducting the time used. If it is accepted, resumes a paused match that has clocks.
    Result<Reaction, Refusal> play(Cell cell);
    /// Deducts the time up to now from the running clock, which may end the round.
    void deduct_time();
    /// Pauses or resumes. An undo in a demo pauses it, since the computer would repeat the move at once.
    void set_paused(bool paused);
    [[nodiscard]] bool is_paused() const { return paused_; }
    /// Returns whether there is something to pause: a demo, the computer or a clock; not in a network match.
    [[nodiscard]] bool may_pause() const;
    /// Plays one move, or starts the next round, of a demo, and pauses. A second call makes the computer move at once.
    void step();
    [[nodiscard]] bool may_step() const;
    /// Returns whether the match is paused and nothing goes on: no move of a step() is being searched.
    [[nodiscard]] bool is_waiting() const { return paused_ && !stepping_; }
    /// Makes the computer play the best move found so far; if paused, only this move.
    void move_now();
    /// Requests a hint for the position on the board. A human player must be to move.
    void want_hint();
    /// Stops the engine for good.
    void stop();

    // The state.

    [[nodiscard]] bool is_thinking() const { return asked_ && !answer_; }
    /// Returns when the current search started, if one runs; report() is its latest result for a move.
    [[nodiscard]] std::optional<Moment> since() const {
        return is_thinking() ? std::optional(asked_at_) : std::nullopt;
    }
    [[nodiscard]] const std::optional<SearchReport>& report() const { return report_; }
    [[nodiscard]] bool clock_runs() const { return clock_.runs(match_); }
    /// Excludes a time in which the program was stopped from the clocks.
    void skip(std::chrono::milliseconds stopped) { clock_.skip(stopped); }

    /// Returns when tick() must be called next, if at all.
    [[nodiscard]] std::optional<Moment> next_deadline() const;
    void tick();

private:
    void handle(const MatchEvent& event);
    void drop();
    void pause_at_start();
    void hold_clock();
    void read_clock(Moment now);
    [[nodiscard]] bool is_in_sight() const { return !out_of_sight_ || match_.remote(); }
    [[nodiscard]] bool is_demo() const { return !match_.setup().has_human() && !match_.is_trying(); }
    void keep_thinking(Moment now);
    void ask_for_move(Moment now);
    void handle(const EngineReply& reply);
    void handle_end(TaskEnd how);
    [[nodiscard]] Moment answer_time() const;
    [[nodiscard]] std::optional<Moment> next_round_time() const;
    void answer_if_due(Moment now);
    void begin_round_if_due(Moment now);
    void changed() { options_.alarm_changed(); }

    Match& match_;
    Options options_;
    Listener listener_;
    Pace pace_;
    RunningClock clock_;
    bool paused_ = false;
    bool stepping_ = false;
    bool out_of_sight_ = false;
    bool is_due_ = true;                   // something has happened that tick() has not seen
    std::uint64_t generation_ = 0;         // generation of the match when the clock was last read
    std::optional<Moment> clock_at_;       // when the displayed time changes next
    std::optional<Moment> showing_until_;  // latest end of the animation, while one runs
    Moment seen_at_{};                     // when the last animation ended
    Moment asked_at_{};
    std::optional<std::uint64_t> asked_;           // generation that is being searched
    std::optional<std::uint64_t> hint_requested_;  // generation for which a hint is requested
    std::optional<std::uint64_t> failed_;          // generation whose search failed for lack of resources
    std::optional<Moment> hurry_at_;               // when the computer's time is up
    bool hurried_ = false;
    Moment second_at_{};          // when the search will have run for another second
    std::optional<Cell> answer_;  // move that waits for its time
    std::optional<SearchReport> report_;
    std::optional<Moment> over_since_;  // when a round of a demo was found to be over
    EngineTask thinking_;
    Subscription subscription_;
};

}  // namespace atom4
