// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <signal.h>

#include <array>
#include <cstdint>
#include <optional>

namespace atom4::tui {

/// Handles the signals that matter to a full-screen program, for as long as it lives. They are blocked except while the
/// loop waits with wait_mask(), so that none is missed between looking and waiting; their handlers only set flags.
/// Threads that begin meanwhile do not get them. Signals that were ignored at the start stay ignored.
class Signals {
public:
    /// To be constructed before curses starts, which takes some of them for itself.
    Signals();
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;
    ~Signals();

    /// To be called when curses has started: replaces its handlers.
    void install();

    /// For ppoll: what is blocked while waiting.
    [[nodiscard]] const sigset_t& wait_mask() const { return old_mask_; }

    /// Returns the signal that asks the program to end, if there was one.
    [[nodiscard]] static std::optional<int> ending();
    /// Return whether ^Z was pressed, and whether the program was continued, since the last call.
    [[nodiscard]] static bool take_suspend();
    [[nodiscard]] static bool take_continued();
    /// Returns whether the window has changed its size since the last call.
    [[nodiscard]] static bool take_resized();

    /// Stops the program as ^Z does without a handler; returns when it is continued.
    void suspend();

private:
    void set_handler(int signal, void (*handler)(int)) const;

    sigset_t old_mask_{};
    std::array<bool, 7> ignored_{};
};

/// Returns the time of a clock that is never set back (CLOCK_MONOTONIC); never 0. May be called in a signal handler.
[[nodiscard]] std::int64_t milliseconds_now();

/// Ends the program by the signal, as if it had never been handled.
void die_of(int signal);

}  // namespace atom4::tui
