// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <utility>

#include "tui/terminal/signals.h"
#include "tui/terminal/terminal.h"

namespace atom4::tui {

/// Waits for what concerns a full-screen program: keys, signals, a closed terminal, the clock, and a terminal that can
/// take more output again. Handles ^Z and resuming by itself. The program waits here and nowhere else.
class Input {
public:
    Input(Terminal& terminal, Signals& signals) : terminal_(terminal), signals_(signals) {}

    /// Sleeps until a key or a signal comes, the terminal takes more output, the other source (a descriptor, or -1) has
    /// something to read, or the timeout is over.
    void wait(int other_source, std::optional<std::chrono::milliseconds> timeout);

    /// Returns whether a signal or the closing of the terminal asks the program to end.
    [[nodiscard]] bool has_ended() const { return ended_; }
    /// Returns once whether the program was resumed, so that the terminal shows nothing of it now.
    [[nodiscard]] bool take_returned();
    /// Returns for how long the program was stopped since the last call, if it was.
    [[nodiscard]] std::optional<Terminal::Clock::duration> take_stopped() { return std::exchange(stopped_, {}); }
    /// Returns the next waiting key, mouse event or paste, if any; a change of the window's size comes as a key. To be
    /// called until there is none. Signals are handled before each event.
    [[nodiscard]] std::optional<TerminalEvent> next_event();

private:
    [[nodiscard]] std::optional<std::chrono::milliseconds> until_due() const;
    void take_signals();
    void add_stopped(Terminal::Clock::time_point since);

    Terminal& terminal_;
    Signals& signals_;
    std::optional<Terminal::Clock::duration> stopped_;
    Terminal::Clock::time_point waits_since_{};
    bool resized_ = false;
    bool returned_ = false;
    bool ended_ = false;
};

}  // namespace atom4::tui
