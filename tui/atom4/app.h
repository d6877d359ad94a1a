// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>

#include "core/atom4/match/clock_run.h"
#include "core/atom4/match/session.h"
#include "tui/atom4/computer/analyst.h"
#include "tui/atom4/computer/computer.h"
#include "tui/atom4/control/controller.h"
#include "tui/atom4/state/ui_state.h"
#include "tui/settings/terminal_settings.h"
#include "tui/terminal/input.h"

namespace atom4::tui {

/// One game at the terminal: a single loop that waits for keys, for the computer's answers and for signals, and sleeps
/// otherwise.
class App {
public:
    App(Session& session, Terminal& terminal, Signals& signals, const TerminalWishes& wishes = {});

    /// Returns when the person leaves, the terminal goes, or a signal says so.
    void run();

private:
    void take_keys();
    void take_event(const TerminalEvent& event);
    void take_effect(Effect effect);
    void take_background();
    void hurry_frames();
    void keep_analysing();
    void review();
    void leave();
    void schedule();
    [[nodiscard]] std::optional<std::chrono::milliseconds> time_to_wait() const;
    void take_time();
    void tell_of_trouble();
    void keep_settings();
    void show();

    Session& session_;
    Match& match_;
    Terminal& terminal_;
    Computer computer_;
    Analyst analyst_;
    ClockRun clocks_;
    Input input_;
    UiState ui_;
    TerminalSettings settings_;                                 // as they are kept
    bool still_;                                                // nothing moves by itself
    std::optional<std::chrono::steady_clock::time_point> due_;  // the end of the frame that is shown
    bool changed_ = true;                                       // what is shown is not what is
    bool ended_ = false;
    Subscription subscription_;
};

}  // namespace atom4::tui
