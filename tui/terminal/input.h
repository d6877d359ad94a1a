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

/// What a full-screen program waits for: keys, signals, a closed terminal, the clock, and a terminal that takes no more
/// for now. Looks after ^Z and coming back by itself. Whatever comes and goes, it waits here and nowhere else.
class Input {
public:
    Input(Terminal& terminal, Signals& signals) : terminal_(terminal), signals_(signals) {}

    /// Sleeps until a key or a signal comes, the terminal takes more, the other source (a descriptor, or -1) has
    /// something to read, or so much time has passed.
    void wait(int other_source, std::optional<std::chrono::milliseconds> timeout);

    /// Whether a signal or the closing of the terminal asks the program to end.
    [[nodiscard]] bool has_ended() const { return ended_; }
    /// Whether the terminal was taken back meanwhile and shows nothing of the program now.
    [[nodiscard]] bool take_returned();
    /// For how long the program was stopped since last asked, if it was.
    [[nodiscard]] std::optional<Terminal::Clock::duration> take_stopped() { return std::exchange(stopped_, {}); }
    /// The next key or doing of the mouse that waits, if any; a change of the window's size comes as a key. To be
    /// called until there is none. However many wait, a signal is heard before the next one.
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
