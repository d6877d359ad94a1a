// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/terminal/input.h"

#include <gtest/gtest.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "tui/terminal/terminal.h"

namespace atom4::tui {
namespace {

using namespace std::chrono_literals;

// Returns whether a signal that comes between two keys ends the next wait, at a terminal where nothing else happens,
// and whether `is_told` then confirms it.
bool is_interactive(int signal, bool (*is_told)(Input&)) {
    ::setenv("TERM", "vt100", 1);
    winsize size{24, 80, 0, 0};
    int terminal = -1;
    const pid_t child = ::forkpty(&terminal, nullptr, nullptr, &size);
    if (child == 0) {
        run_full_screen([&](Terminal& own, Signals& signals) {
            Input input(own, signals);
            ::raise(signal);
            while (input.next_event()) continue;
            const auto since = Terminal::Clock::now();
            input.wait(-1, 10s);
            ::_exit(Terminal::Clock::now() - since < 10s && is_told(input) ? 0 : 1);
        });
        ::_exit(2);
    }
    int status = -1;
    ::waitpid(child, &status, 0);
    ::close(terminal);
    return status == 0;
}

TEST(Input, DoesNotMissASignalBetweenTwoKeys) {
    EXPECT_TRUE(is_interactive(SIGTERM, [](Input& input) { return input.has_ended(); }));
    EXPECT_TRUE(is_interactive(SIGCONT, [](Input& input) { return input.take_returned(); }));
}

}  // namespace
}  // namespace atom4::tui
