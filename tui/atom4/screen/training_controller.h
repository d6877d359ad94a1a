// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/atom4/game/match.h"
#include "core/atom4/training/lessons.h"
#include "tui/atom4/screen/keys.h"
#include "tui/atom4/screen/ui_state.h"
#include "tui/common/page.h"

namespace atom4::tui {

/// Lessons or puzzles on a full screen: the board shown, the last message, and what keys and clicks do.
class TrainingController {
public:
    using Clock = std::chrono::steady_clock;

    TrainingController(const TrainingController&) = delete;
    TrainingController& operator=(const TrainingController&) = delete;
    virtual ~TrainingController() = default;

    // What is shown.

    [[nodiscard]] virtual std::string heading() const = 0;
    /// Returns the progress; "" if it cannot be counted.
    [[nodiscard]] virtual std::string count() const { return {}; }
    /// Returns the task; "" if nothing is left to do.
    [[nodiscard]] virtual std::string task() const = 0;
    /// Returns the message about the last action; "" if there is none.
    [[nodiscard]] const std::string& said() const { return said_; }
    /// Returns whether the task is done.
    [[nodiscard]] virtual bool succeeded() const = 0;
    /// Returns the keys with what they do.
    [[nodiscard]] virtual std::vector<KeyHint> keys() const = 0;
    /// Returns whether to list all keys, because the last one was ? or unknown.
    [[nodiscard]] bool lists_keys() const { return lists_keys_; }
    /// Returns the board as a match, in which tries are moves.
    [[nodiscard]] const Match& match() const { return *match_; }
    /// Returns the position whose next colour the wheel shows.
    [[nodiscard]] virtual Position wheel_position() const { return match_->position(); }
    /// Returns the mixture named below the wheel, if any.
    [[nodiscard]] virtual std::optional<Mixture> mixture() const { return std::nullopt; }
    [[nodiscard]] const UiState& ui() const { return ui_; }
    [[nodiscard]] UiState& ui() { return ui_; }
    /// Returns whether a page of text is shown instead of the board.
    [[nodiscard]] virtual bool shows_text() const = 0;
    virtual void draw_text(Grid& grid) const = 0;
    [[nodiscard]] bool has_left() const { return left_; }

    // Events.

    void take_key(int key);
    /// Handles a press on that cell.
    void press(Cell cell);
    void point_at(Cell cell);
    /// Called after each key, press and frame: if no frames are left, shows what waited for the end of the animation.
    virtual void show_pending() {}
    /// Returns when tick() must be called next, if at all.
    [[nodiscard]] virtual std::optional<Clock::time_point> next_deadline() const { return std::nullopt; }
    virtual void tick(Clock::time_point /*now*/) {}
    /// `changed` is called when the screen must be redrawn without a key having been pressed.
    void on_change(std::function<void()> changed) { changed_ = std::move(changed); }

protected:
    /// `ui` sets the appearance of the board.
    explicit TrainingController(const UiState& ui);

    /// Handles a key that has a meaning of its own here; returns false for others.
    [[nodiscard]] virtual bool take_own_key(int key) = 0;
    /// Handles a key while a page of text is shown.
    virtual void take_text_key(int key) = 0;
    virtual void attempt(Cell cell) = 0;
    /// Resets the board if it shows something on which no piece can be placed.
    virtual void put_back() = 0;

    /// Shows a board after those moves. `is_finished`: no more pieces can be placed.
    void show_board(const Position& start, std::span<const Cell> moves, bool is_finished);
    /// Animates the reaction that led to the board.
    void show_motion(const Reaction& reaction);
    void say(std::string said) { said_ = std::move(said); }
    void leave() { left_ = true; }
    void changed() const {
        if (changed_) changed_();
    }

private:
    std::unique_ptr<Match> match_;
    UiState ui_;
    std::string said_;
    bool left_ = false;
    bool lists_keys_ = false;
    std::function<void()> changed_;
};

}  // namespace atom4::tui
