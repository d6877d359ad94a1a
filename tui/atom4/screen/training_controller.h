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

/// Lessons or puzzles on a full screen: the board as it is shown, what was said last, and what keys and clicks do.
class TrainingController {
public:
    using Clock = std::chrono::steady_clock;

    TrainingController(const TrainingController&) = delete;
    TrainingController& operator=(const TrainingController&) = delete;
    virtual ~TrainingController() = default;

    // What there is to see.

    [[nodiscard]] virtual std::string heading() const = 0;
    /// How far it is gone through; empty where that is no number.
    [[nodiscard]] virtual std::string count() const { return {}; }
    /// What to do; empty where nothing is left to do.
    [[nodiscard]] virtual std::string task() const = 0;
    /// What the last thing that was done came to; empty before.
    [[nodiscard]] const std::string& said() const { return said_; }
    /// Whether that is what was to be done.
    [[nodiscard]] virtual bool does_it() const = 0;
    /// What keys do.
    [[nodiscard]] virtual std::vector<KeyHint> keys() const = 0;
    /// Returns whether to list all keys, because the last one was ? or unknown.
    [[nodiscard]] bool lists_keys() const { return lists_keys_; }
    /// The board as a match, with what is tried as moves.
    [[nodiscard]] const Match& match() const { return *match_; }
    /// The position that the wheel is about.
    [[nodiscard]] virtual Position wheel_position() const { return match_->position(); }
    /// What is said under it.
    [[nodiscard]] virtual std::optional<Mixture> mixture() const { return std::nullopt; }
    [[nodiscard]] const UiState& ui() const { return ui_; }
    [[nodiscard]] UiState& ui() { return ui_; }
    /// Whether a page of text is shown in the place of all that.
    [[nodiscard]] virtual bool shows_text() const = 0;
    virtual void draw_text(Grid& grid) const = 0;
    [[nodiscard]] bool has_left() const { return left_; }

    // What is done.

    void take_key(int key);
    /// A press on that cell.
    void press(Cell cell);
    void point_at(Cell cell);
    /// Called when what moves on the board has come to its end: shows what waited for that.
    virtual void go_on() {}
    /// Returns when tick() must be called next, if at all.
    [[nodiscard]] virtual std::optional<Clock::time_point> next_deadline() const { return std::nullopt; }
    virtual void tick(Clock::time_point /*now*/) {}
    /// `changed` is called when there is something to be shown that no key has brought.
    void on_change(std::function<void()> changed) { changed_ = std::move(changed); }

protected:
    /// `ui` says how the board looks.
    explicit TrainingController(const UiState& ui);

    /// What a key does that means something here, if it does.
    [[nodiscard]] virtual bool take_own_key(int key) = 0;
    /// What it does where a page of text is shown.
    virtual void take_text_key(int key) = 0;
    virtual void attempt(Cell cell) = 0;
    /// Puts the board back where something is shown that nothing can be placed on.
    virtual void put_back() = 0;

    /// Shows a board after those moves; `settled`: no more pieces can be placed.
    void show_board(const Position& start, std::span<const Cell> moves, bool is_settled);
    /// Has the reaction that has led to the board seen to happen.
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
