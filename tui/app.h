// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/match/session.h"
#include "tui/computer.h"
#include "tui/input.h"
#include "tui/ui_state.h"

namespace atom4::tui {

/// One game at the terminal: a single loop that waits for keys, for the computer's answers and for signals, and sleeps
/// otherwise.
class App {
public:
    App(Session& session, Terminal& terminal, Thinker& thinker, Signals& signals);

    /// Returns when the person leaves, the terminal goes, or a signal says so.
    void run();

private:
    void take_keys();
    void tell_of_trouble();
    void show();

    Session& session_;
    Match& match_;
    Terminal& terminal_;
    Computer computer_;
    Input input_;
    UiState ui_;
    bool changed_ = true;  // what is shown is not what is
    bool trouble_told_ = false;
    bool ended_ = false;
};

}  // namespace atom4::tui
