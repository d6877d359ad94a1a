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

/// Actions that can cost the player something.
enum class Action : std::uint8_t {
    kUndo,
    kHint,
    kDemonstrate,
    kNew,  ///< this and the next two leave the game in play for another one
    kOpen,
    kResume,
    kQuit,
};

/// Why an action was not carried out.
enum class WhyNot : std::uint8_t {
    kNothingThere,  ///< no move to undo or redo
    kGameOver,
    kAsked,  ///< it costs something; the same action again, with nothing else in between, confirms it
};

// Events that GameController reports: what the computer has done.

/// A demo made a move; game().last_turn() has its changes.
struct ComputerMoved {};
/// The hint that was requested, for the position on the board.
struct HintFound {
    Hint hint;
};
/// There is no thread or memory for a search; the hint or demo has ended.
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
    using Listener = std::function<void(const GameEvent&)>;

    struct Options {
        HintTask::Work find = find_hint;
        std::function<Moment()> now = Clock::now;
        /// Called when next_deadline() may have changed.
        std::function<void()> alarm_changed = [] {};
    };

    /// The session, the mailbox and whatever the callbacks use must outlive it.
    GameController(Session& session, Mailbox& mailbox, Options options, Listener listener);
    GameController(const GameController&) = delete;
    GameController& operator=(const GameController&) = delete;
    ~GameController() = default;

    [[nodiscard]] Session& session() { return session_; }
    [[nodiscard]] const Session& session() const { return session_; }
    [[nodiscard]] const Game& game() const { return session_.game(); }

    // Actions that must be confirmed.

    /// Returns whether the action costs something now: the place in the high scores, points in play, or a game that
    /// cannot be saved. May try again to save the game.
    [[nodiscard]] bool costs(Action action);
    /// Returns whether to carry out the action: it costs nothing, or is requested for the second time with nothing else
    /// in between. Otherwise it becomes asked().
    [[nodiscard]] bool confirms(Action action);
    [[nodiscard]] std::optional<Action> asked() const { return asked_; }
    /// Forgets asked(). To be called when the player does anything other than the actions below that may return kAsked.
    void drop_question() { asked_.reset(); }

    // Actions of the player; all of them end a demo.

    [[nodiscard]] Result<std::span<const Change>, IllegalMove> move(Move move);
    std::optional<WhyNot> undo();
    std::optional<WhyNot> redo();
    /// Requests a hint for the position on the board: HintFound follows, unless the position changes first.
    std::optional<WhyNot> want_hint();
    /// Starts a demo of that many moves, or until the game is over.
    std::optional<WhyNot> demonstrate(std::optional<int> moves = {});
    /// Ends the demo. Returns whether there was one.
    bool end_demo();
    /// Cancels the pending hint or demo, and forgets asked(). To be called when another game is on the board.
    void stop();

    [[nodiscard]] bool demonstrates() const { return purpose_ == Purpose::kDemo; }
    /// Returns whether a hint or a move of a demo is pending.
    [[nodiscard]] bool is_busy() const { return purpose_ != Purpose::kNothing; }

    // What the front end shows.

    /// Sets the pause between the last change shown and the next move of a demo.
    void set_pace(std::chrono::milliseconds pace) { pace_ = pace; }
    /// Reports whether something moves on the board; a demo waits until it has stopped.
    void set_showing(bool showing);
    /// Reports whether something else is shown in place of the board; meanwhile the computer does not think.
    void set_out_of_sight(bool out_of_sight);

    /// Returns when tick() must be called next, if at all.
    [[nodiscard]] std::optional<Moment> next_deadline() const;
    void tick();

private:
    enum class Purpose : std::uint8_t { kNothing, kHint, kDemo };

    void begin(Purpose purpose);
    void handle(const Hint& hint);
    void handle_end(TaskEnd how);

    Session& session_;
    Options options_;
    Listener listener_;
    std::chrono::milliseconds pace_{0};
    Purpose purpose_ = Purpose::kNothing;  // what the computer is to find a move for
    std::optional<int> moves_left_;        // of the demo; std::nullopt: until the game is over
    Moment next_move_at_{};                // earliest time of the demo's next move
    bool showing_ = false;
    bool out_of_sight_ = false;
    std::optional<Action> asked_;
    HintTask thinking_;
};

}  // namespace atom4::lines
