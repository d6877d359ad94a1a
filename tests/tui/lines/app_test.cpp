// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/app.h"

#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <condition_variable>
#include <mutex>

#include "core/base/thread.h"
#include "tests/support/folders_and_processes.h"
#include "tui/terminal/terminal.h"

namespace atom4::tui {
namespace {

constexpr int kPatience = 20'000;  // milliseconds

bool comes(int descriptor) {
    pollfd source{descriptor, POLLIN, 0};
    return ::poll(&source, 1, kPatience) == 1;
}

// Lines at a terminal of its own, with a computer that never finds a move: it reports when it begins and when it is
// told to stop.
class LinesAtATerminal : public testing::Test {
protected:
    LinesAtATerminal() {
        ::setenv("XDG_STATE_HOME", folder_.path().c_str(), 1);
        ::setenv("XDG_DATA_HOME", folder_.path().c_str(), 1);
        ::setenv("TERM", "xterm", 1);
        winsize size{24, 80, 0, 0};
        child_ = ::forkpty(&terminal_, nullptr, nullptr, &size);
        if (child_ == 0) ::_exit(play());
    }
    ~LinesAtATerminal() override {
        ::close(terminal_);  // ends a game that is still running
        if (child_ > 0) ::waitpid(child_, nullptr, 0);
    }

    int play() {
        const auto session = std::move(*lines::Session::begin({}));
        const auto ponder = [this](const lines::HintTask::Job& job) {
            begun_.put();
            std::mutex mutex;
            std::condition_variable_any never;
            std::unique_lock lock(mutex);
            never.wait(lock, job.stop, [] { return false; });
            stopped_.put();
        };
        return run_full_screen(
            [&](Terminal& terminal, Signals& signals) { LinesApp(*session, {}, terminal, signals, {}, ponder).run(); });
    }
    void send(std::string_view keys) const {
        ASSERT_EQ(::write(terminal_, keys.data(), keys.size()), static_cast<ssize_t>(keys.size()));
    }
    // Returns whether the terminal is sent the text from now on.
    [[nodiscard]] bool shows(std::string_view text) const {
        std::string seen;
        std::array<char, 4096> buffer{};
        while (seen.find(text) == std::string::npos) {
            if (!comes(terminal_)) return false;
            const auto count = ::read(terminal_, buffer.data(), buffer.size());
            if (count <= 0) return false;
            seen.append(buffer.data(), static_cast<std::size_t>(count));
        }
        return true;
    }
    [[nodiscard]] bool begins() const { return comes(begun_.descriptor()) && begun_.take(); }
    [[nodiscard]] bool stops() const { return comes(stopped_.descriptor()) && stopped_.take(); }

    atom4::test::TemporaryFolder folder_;
    WakeupPipe begun_;
    WakeupPipe stopped_;
    int terminal_ = -1;
    pid_t child_ = -1;
};

TEST_F(LinesAtATerminal, AnswersKeysWhileTheComputerThinks) {
    ASSERT_TRUE(shows("hint"));
    send("tt");
    ASSERT_TRUE(begins());
    send("p");
    EXPECT_TRUE(shows("Paused")) << "a page";
    EXPECT_TRUE(stops()) << "nobody looks at the game";
    send("p");
    EXPECT_TRUE(begins()) << "the hint is wanted still";
    send("n");
    EXPECT_TRUE(stops()) << "another game";
    send("d");
    EXPECT_TRUE(shows("again"));
    send("d");
    ASSERT_TRUE(begins());
    send("l");
    EXPECT_TRUE(stops()) << "any key ends the demonstration";
    send("tt");
    ASSERT_TRUE(begins());
    send("q");
    EXPECT_TRUE(stops());
    int status = -1;
    ASSERT_EQ(::waitpid(child_, &status, 0), child_);
    child_ = -1;
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
}

}  // namespace
}  // namespace atom4::tui
