// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/textmode/text_loop.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <thread>

namespace atom4::tui {
namespace {

using namespace std::chrono_literals;

// Fills a pipe that is never read, raises the signal, and then writes twice more, as a program does that retries.
// Returns the error of the last write, 0 for none; -1 if something else failed.
int write_to_nobody(int signal) {
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0) return -1;
    const TerminationSignals signals;
    const std::array<char, 4096> text{};
    for (int i = 0; i < 16; ++i)  // a pipe holds 64 KiB
        if (::write(ends[1], text.data(), text.size()) < 0) return -1;
    ::raise(signal);
    int error = 0;
    for (int i = 0; i < 2; ++i) error = ::write(ends[1], text.data(), text.size()) < 0 ? errno : 0;
    return signals.ending() == signal ? error : -1;
}

TEST(TerminationSignals, AWriteAfterASignalDoesNotBlock) {
    const pid_t child = ::fork();
    if (child == 0) ::_exit(write_to_nobody(SIGTERM));
    int status = -1;
    pid_t ended = 0;
    for (int i = 0; i < 500 && ended == 0; ++i) {
        std::this_thread::sleep_for(20ms);
        ended = ::waitpid(child, &status, WNOHANG);
    }
    if (ended == 0) {
        ::kill(child, SIGKILL);
        ::waitpid(child, &status, 0);
    }
    ASSERT_TRUE(WIFEXITED(status)) << "it waits for ever";
    EXPECT_EQ(WEXITSTATUS(status), EINTR);
}

}  // namespace
}  // namespace atom4::tui
