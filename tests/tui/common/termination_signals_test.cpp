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

// Fills a pipe that nobody reads, hears the signal, and only then writes again, as often as somebody who does not give
// up at once. What the last write said is its status.
int write_to_nobody(int signal) {
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0) return -1;
    const TerminationSignals signals;
    const std::array<char, 4096> text{};
    for (int i = 0; i < 16; ++i)  // so much a pipe takes
        if (::write(ends[1], text.data(), text.size()) < 0) return -1;
    ::raise(signal);
    int error = 0;
    for (int i = 0; i < 2; ++i) error = ::write(ends[1], text.data(), text.size()) < 0 ? errno : 0;
    return signals.ending() == signal ? error : -1;
}

TEST(TerminationSignals, AWriteThatBeginsAfterOneDoesNotWaitForAReaderEither) {
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
