// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

#include "core/base/async_task.h"
#include "core/lines/computer.h"
#include "core/lines/course.h"
#include "core/lines/session.h"
#include "tui/common/settings.h"
#include "tui/lines/keys.h"
#include "tui/lines/look.h"
#include "tui/lines/screen.h"
#include "tui/terminal/input.h"
#include "tui/terminal/terminal.h"

namespace atom4::tui {

/// Looks for a good move of Lines beside the loop, for hints and demonstrations.
class LinesComputer {
public:
    explicit LinesComputer(lines::Thinking::Work work) : thinking_(std::move(work)) {}

    /// What is wanted now, or nothing. Another question than before, or none, drops the one that is being thought of.
    void think_of(const std::optional<lines::MoveQuestion>& question);
    /// The move, once, when it has been found.
    [[nodiscard]] std::optional<lines::Move> take();

    /// Readable when there is something to take.
    [[nodiscard]] int descriptor() const { return thinking_.descriptor(); }

private:
    std::optional<lines::MoveQuestion> asked_;
    Background<lines::MoveQuestion, lines::Move> thinking_;
};

/// A game of Lines at the terminal: a single loop that waits for keys, signals, the computer's move and, while
/// something moves, for the clock. A key ends whatever moves, and is acted upon.
class LinesApp {
public:
    LinesApp(lines::Session& session, const LinesLook& look, Terminal& terminal, Signals& signals,
             const TerminalPreferences& preferences = {}, lines::Thinking::Work thinking = lines::player_thinking());
    /// Has the lessons come first.
    void learn_first() { learns_ = true; }

    /// Returns when the person leaves, the terminal goes, or a signal says so; the score is entered then.
    void run();

private:
    using Clock = std::chrono::steady_clock;

    void learn();
    void exercise();
    void go_through(lines::Course& course);
    void keep_thinking();
    void take_answer();
    void take_keys();
    /// What is asked for; a click puts the cursor there, too.
    [[nodiscard]] LinesCommand command_of(const TerminalEvent& event);
    void take_effect(LinesEffect effect);
    void take_time();
    [[nodiscard]] std::optional<std::chrono::milliseconds> time_to_wait() const;
    [[nodiscard]] bool is_to_play_alone() const { return ui_.plays_alone && ui_.thinks_of == LinesThought::kNothing; }
    void schedule();
    void tell_of_trouble();
    void keep_settings();
    void listen_to_mouse();
    [[nodiscard]] LinesScreen screen() const;
    void show();

    lines::Session& session_;
    LinesLook look_;
    Terminal& terminal_;
    Input input_;
    LinesKeys keys_;
    LinesUi ui_;
    SettingsFile settings_file_;
    TerminalSettings settings_;  // as they were last looked at
    std::vector<KeyPlace> keys_shown_;
    Extent keys_extent_;  // of the screen that names them
    bool still_;          // nothing moves by itself
    LinesComputer computer_;
    std::vector<LinesFrame> frames_;        // those still to be shown, the first one last
    std::optional<Clock::time_point> due_;  // when something is to change by itself
    std::optional<lines::Cell> jumps_;      // the selected chip while it jumps
    int jumps_left_ = 0;
    bool changed_ = true;  // what is shown is not what is
    bool learns_ = false;
    bool ended_ = false;
};

/// Plays the session's game of Lines on the controlling terminal, as run_full_screen does; or line by line in words, if
/// that is wanted or the terminal says of itself that it can do nothing (TERM is dumb, empty or not set).
int run_lines(lines::Session& session, const LinesLook& look, const TerminalPreferences& preferences, bool plain,
              bool learns = false);

}  // namespace atom4::tui
