// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <variant>

#include "core/lines/computer.h"
#include "core/lines/session.h"

namespace atom4::lines {

/// What can cost a person something.
enum class Deed : std::uint8_t {
    kUndo,
    kHint,
    kDemonstrate,
    kNew,  ///< this and the next two leave the game in play for another one
    kOpen,
    kGoOnWith,
    kQuit,
};

/// Why something is not done.
enum class WhyNot : std::uint8_t {
    kNothingThere,  ///< no move to take back or to play again
    kGameOver,
    kAsked,  ///< it costs something, and is done when it is asked for once more, with nothing else in between
};

// What GameController tells: what the computer does of its own accord.

/// A move of a demonstration; game().last_turn() is its turn.
struct ComputerMoved {};
/// What was asked for, for the position on the board.
struct HintFound {
    Hint hint;
};
/// There is no thread or memory to think with: hint or demonstration has ended.
struct OutOfResources {};

using GameEvent = std::variant<ComputerMoved, HintFound, OutOfResources>;

/// Hints and demos of a game of Lines, and actions that must be confirmed because they make it unranked.
///
/// It has no timer: the owner calls tick() at next_deadline(), and may call it at any time. Not thread-safe: everything
/// runs on the mailbox's thread.
class GameController {
public:
    using Clock = std::chrono::steady_clock;
    using Moment = Clock::time_point;
    using Tell = std::function<void(const GameEvent&)>;

    struct Options {
        HintTask::Work find = find_hint;
        std::function<Moment()> now = Clock::now;
        /// next_deadline() may be another one.
        std::function<void()> alarm_changed = [] {};
    };

    /// The session, the mailbox, and what is called must outlive it.
    GameController(Session& session, Mailbox& mailbox, Options options, Tell tell);
    GameController(const GameController&) = delete;
    GameController& operator=(const GameController&) = delete;
    ~GameController() = default;

    [[nodiscard]] Session& session() { return session_; }
    [[nodiscard]] const Session& session() const { return session_; }
    [[nodiscard]] const Game& game() const { return session_.game(); }

    // What is asked about.

    /// Whether it costs something now: the place in the high scores, points in play, or a game that cannot be kept. May
    /// try to save the game once more.
    [[nodiscard]] bool costs(Deed deed);
    /// Whether to do it: it costs nothing, or it is asked for the second time, with nothing else in between. Else it is
    /// asked about from now on.
    [[nodiscard]] bool is_meant(Deed deed);
    [[nodiscard]] std::optional<Deed> asked() const { return asked_; }
    /// To be called when a person does something else than those functions below that may answer kAsked.
    void drop_question() { asked_.reset(); }

    // What a person does; all of it ends a demonstration.

    [[nodiscard]] Result<std::span<const Change>, IllegalMove> move(Move move);
    std::optional<WhyNot> undo();
    std::optional<WhyNot> redo();
    /// A hint for the position on the board: HintFound follows, unless the position changes before.
    std::optional<WhyNot> want_hint();
    /// Starts a demo of that many moves, or until the game is over.
    std::optional<WhyNot> demonstrate(std::optional<int> moves = {});
    /// Whether there was one.
    bool end_demonstration();
    /// Forgets the hint that is thought about, and what was asked. To be called when another game is on the board.
    void stop();

    [[nodiscard]] bool demonstrates() const { return purpose_ == Purpose::kDemonstration; }
    /// Whether a hint or a move of a demonstration is to come.
    [[nodiscard]] bool is_busy() const { return purpose_ != Purpose::kNothing; }

    // What the front end shows.

    /// Between what was shown last and the next move of a demonstration.
    void set_pace(std::chrono::milliseconds pace) { pace_ = pace; }
    /// Something moves on the board: a demonstration waits until it does not.
    void set_showing(bool showing);
    /// Something else is in the place of the board: until it is gone, nothing is thought of.
    void set_out_of_sight(bool out_of_sight);

    /// Returns when tick() must be called next, if at all.
    [[nodiscard]] std::optional<Moment> next_deadline() const;
    void tick();

private:
    enum class Purpose : std::uint8_t { kNothing, kHint, kDemonstration };

    void begin(Purpose purpose);
    void hear(const Hint& hint);
    void hear_end(TaskEnd how);

    Session& session_;
    Options options_;
    Tell tell_;
    std::chrono::milliseconds pace_{0};
    Purpose purpose_ = Purpose::kNothing;  // what the computer is to find a move for
    std::optional<int> moves_left_;        // of the demonstration; nothing: until the end
    Moment next_move_at_{};                // of the demonstration, at the earliest
    bool showing_ = false;
    bool out_of_sight_ = false;
    std::optional<Deed> asked_;
    HintTask thinking_;
};

}  // namespace atom4::lines
