// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <utility>

#include "core/atom4/engine/computer.h"
#include "core/atom4/game/session.h"
#include "core/base/async_task.h"

namespace atom4::tui {

/// Keeps the computer thinking of what the session's match waits for, and brings its answers to the match. For one
/// loop, which calls keep_thinking() before it waits, and take_answers() when it has delivered the mailbox.
class Computer {
public:
    using Clock = std::chrono::steady_clock;

    /// Both must outlive it.
    Computer(Session& session, Mailbox& mailbox, MoveFinder find = find_move);

    /// Asks for the move when it is the computer's turn, or for the hint that was wanted, and drops what nobody waits
    /// for any more.
    void keep_thinking();
    /// A hint for the position on the board, which a person must be about to play.
    void want_hint();
    /// Lets the computer end its thinking and move. Nothing happens when it is not its turn.
    void hurry();
    /// While it is paused it makes no move, but for one that it is let to make. A hint it gives all the same.
    void set_paused(bool paused);
    void let_move() { let_move_at_ = match_.generation(); }
    /// Whether an answer is still to come.
    [[nodiscard]] bool is_thinking() const { return asked_.has_value(); }
    /// Since when it thinks of what it was asked, if it does.
    [[nodiscard]] std::optional<Clock::time_point> since() const { return asked_ ? since_ : std::nullopt; }
    /// How far it has come with a move.
    [[nodiscard]] const std::optional<SearchReport>& report() const { return report_; }
    /// Whether an answer waits to be taken.
    [[nodiscard]] bool has_answer() const { return answer_.has_value(); }
    /// Whether an answer came that somebody waited for.
    bool take_answers();
    /// The hint that was wanted, once, when it is there and its position still on the board.
    [[nodiscard]] std::optional<Hint> take_hint();
    /// Whether there was no thread or memory to think with, once. It is not asked again before a person asks for
    /// something.
    [[nodiscard]] bool take_trouble() { return std::exchange(is_trouble_, false); }
    void rest();

private:
    void hear(EngineReply answer);
    void hear_end(TaskEnd how);

    Session& session_;
    Match& match_;
    std::optional<std::uint64_t> asked_;  // the generation that it thinks of
    std::optional<Clock::time_point> since_;
    std::optional<SearchReport> report_;
    bool paused_ = false;
    std::optional<std::uint64_t> let_move_at_;
    std::optional<std::uint64_t> hint_wanted_for_;
    std::optional<Hint> hint_;
    std::optional<EngineReply> answer_;  // not taken yet
    std::optional<std::uint64_t> failed_at_;
    bool is_trouble_ = false;
    EngineTask thinking_;
};

}  // namespace atom4::tui
