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

/// How long things take that could happen at once, so that a person can follow them.
struct Pace {
    /// Between the end of what was shown and the computer's next move.
    std::chrono::milliseconds against_person{0};
    std::chrono::milliseconds in_demonstration{0};
    /// Between the end of a demonstration's round and the next one; nothing: the next one waits to be asked for.
    std::optional<std::chrono::milliseconds> to_next_round{};
    /// How finely clocks are shown, and how finely those that read less than kLowClock.
    std::chrono::milliseconds clock_step{1'000};
    std::chrono::milliseconds low_clock_step{1'000};
};

// What TurnKeeper tells.

/// A clock shows another time.
struct ClockRead {};
/// The computer has begun to think, thinks for another second, looks at something else, or thinks no more.
struct ThoughtChanged {};
/// The match is paused or goes on.
struct PauseChanged {};
/// The hint that was asked for, for the position on the board.
struct HintFound {
    Hint hint;
};
/// The computer is short of time, or the person is in a hurry: what is still being shown is to end now.
struct ShowEnough {};
/// There is no thread or memory to think with. The computer tries again when a person asks for something.
struct OutOfResources {};

using TurnEvent = std::variant<ClockRead, ThoughtChanged, PauseChanged, HintFound, ShowEnough, OutOfResources>;

/// Whose turn it is, as far as that is the computer's and the clocks' business: asks the computer, holds its answer
/// until what happened before has been seen and its time has come, lets the clocks run and stand still, and goes on to
/// the next round of a demonstration.
///
/// There is no timer here. Whoever owns it calls tick() when next_deadline() has come, and may call it at any other
/// time. Everything runs in the mailbox's thread. Moves and rounds come from tick(), play() and step() alone, and the
/// listener must not call these. settle() ends a round whose clock has run out, and so do set_paused() and
/// set_out_of_sight(), which call it.
class TurnKeeper {
public:
    using Clock = std::chrono::steady_clock;
    using Moment = Clock::time_point;
    using Tell = std::function<void(const TurnEvent&)>;

    struct Options {
        MoveFinder find = find_move;
        /// The seed of the computer's choice in the position on the board.
        std::function<std::uint64_t()> seed = [] { return std::uint64_t{0}; };
        /// A match that is opened in the middle waits until the person has looked at it. A script looks at nothing.
        bool waits_for_person = true;
        std::function<Moment()> now = Clock::now;
        /// next_deadline() may be another one.
        std::function<void()> alarm_changed = [] {};
    };

    /// The match and the mailbox must outlive it.
    TurnKeeper(Match& match, Mailbox& mailbox, Options options, Tell tell);
    TurnKeeper(const TurnKeeper&) = delete;
    TurnKeeper& operator=(const TurnKeeper&) = delete;
    ~TurnKeeper() = default;

    [[nodiscard]] Match& match() { return match_; }
    [[nodiscard]] const Match& match() const { return match_; }
    void set_pace(const Pace& pace);

    // What the front end shows.

    /// Something moves on the board from now on, for so long at most. Until has_shown() the computer does not answer.
    void shows(std::chrono::milliseconds most);
    void has_shown();
    /// Something else is in the place of the match: nobody plays, and no clock runs, but with another machine.
    void set_out_of_sight(bool out_of_sight);

    // What a person does.

    /// A person's move, on the clock up to now. Ends a pause of a match with clocks.
    Result<Reaction, Refusal> play(Cell cell);
    /// Takes the time up to now from the clock that runs, which may end the round.
    void settle();
    /// A demonstration pauses by itself where a move is taken back, which the computer would play again at once.
    void set_paused(bool paused);
    [[nodiscard]] bool is_paused() const { return paused_; }
    /// Whether there is anything to hold up: a demonstration, a computer's move or a clock; and nobody elsewhere.
    [[nodiscard]] bool may_pause() const;
    /// Goes one move or round of a demonstration on, and pauses there. Once more before the move is found: now.
    void step();
    [[nodiscard]] bool may_step() const;
    /// Whether it thinks about the one move after which it waits.
    [[nodiscard]] bool is_stepping() const { return stepping_; }
    /// Has the computer play the best move that it has found so far; in a pause, this one move.
    void move_now();
    /// A hint for the position on the board; a person must be to move.
    void want_hint();
    /// Ends all thinking, for good.
    void stop();

    // What there is to see.

    [[nodiscard]] bool is_thinking() const { return asked_ && !answer_; }
    /// Since when it thinks about what it was asked, and how far it has come with a move.
    [[nodiscard]] std::optional<Moment> since() const {
        return is_thinking() ? std::optional(asked_at_) : std::nullopt;
    }
    [[nodiscard]] const std::optional<SearchReport>& report() const { return report_; }
    [[nodiscard]] bool clock_runs() const { return clock_.runs(match_); }
    /// The program was stopped for so long, in which nobody could think.
    void skip(std::chrono::milliseconds stopped) { clock_.skip(stopped); }

    /// When tick() is to be called, whatever else happens.
    [[nodiscard]] std::optional<Moment> next_deadline() const;
    void tick();

private:
    void heard(const MatchEvent& event);
    void drop();
    void pause_where_a_person_is_to_look();
    void hold_clock();
    void read_clock(Moment now);
    [[nodiscard]] bool is_in_sight() const { return !out_of_sight_ || match_.elsewhere(); }
    [[nodiscard]] bool is_demonstration() const { return !match_.setup().has_person() && !match_.is_trying(); }
    void keep_thinking(Moment now);
    void ask_for_move(Moment now);
    void hear(const EngineReply& reply);
    void hear_end(TaskEnd how);
    [[nodiscard]] Moment answer_time() const;
    [[nodiscard]] std::optional<Moment> next_round_time() const;
    void answer_if_due(Moment now);
    void begin_round_if_due(Moment now);
    void changed() { options_.alarm_changed(); }

    Match& match_;
    Options options_;
    Tell tell_;
    Pace pace_;
    RunningClock clock_;
    bool paused_ = false;
    bool stepping_ = false;
    bool out_of_sight_ = false;
    bool is_due_ = true;                   // something has happened that tick() has not seen
    std::uint64_t generation_ = 0;         // of the match, when the clock was last looked at
    std::optional<Moment> clock_at_;       // when a clock shows another time
    std::optional<Moment> showing_until_;  // while something is shown
    Moment seen_at_{};                     // when the last of it had been
    Moment asked_at_{};
    std::optional<std::uint64_t> asked_;        // the generation that is thought about
    std::optional<std::uint64_t> hint_wanted_;  // the generation that a hint is wanted for
    std::optional<std::uint64_t> failed_;       // the generation in which there was nothing to think with
    std::optional<Moment> hurry_at_;            // when the computer's time is up
    bool hurried_ = false;
    Moment second_at_{};          // when it has thought for another second
    std::optional<Cell> answer_;  // that waits for its time
    std::optional<SearchReport> report_;
    std::optional<Moment> over_since_;  // a demonstration's round, as it was seen here
    EngineTask thinking_;
    Subscription subscription_;
};

}  // namespace atom4
