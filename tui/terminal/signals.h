// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <signal.h>

#include <array>
#include <cstdint>
#include <optional>

namespace atom4::tui {

/// Takes the signals that matter to a full-screen program, for as long as it lives. They are blocked but while the loop
/// waits with wait_mask(), so that none is missed between looking and waiting; their handlers only set flags. Threads
/// begun meanwhile are left alone by them. Signals that the program was started to ignore stay ignored.
class Signals {
public:
    /// To be called before curses starts and takes some of them for itself.
    Signals();
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;
    ~Signals();

    /// To be called when curses has started: these are the handlers that count.
    void install();

    /// For ppoll: what is blocked while waiting.
    [[nodiscard]] const sigset_t& wait_mask() const { return old_mask_; }

    /// The signal that asks the program to end, if there was one.
    [[nodiscard]] static std::optional<int> ending();
    /// Whether ^Z was pressed since last asked, and whether the program was continued.
    [[nodiscard]] static bool take_suspend();
    [[nodiscard]] static bool take_continued();
    /// Whether the window has another size.
    [[nodiscard]] static bool take_resized();

    /// Stops the program as ^Z does without a handler; returns when it is continued.
    void suspend();

private:
    void set_handler(int signal, void (*handler)(int)) const;

    sigset_t old_mask_{};
    std::array<bool, 7> ignored_{};
};

/// Of a clock that is never set back (CLOCK_MONOTONIC), and never 0. May be called in a signal handler.
[[nodiscard]] std::int64_t milliseconds_now();

/// Ends the program by the signal, as if it had never been handled.
void die_of(int signal);

}  // namespace atom4::tui
