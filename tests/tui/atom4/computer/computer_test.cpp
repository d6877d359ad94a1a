// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/computer/computer.h"

#include <gtest/gtest.h>
#include <poll.h>

#include <algorithm>
#include <cstdlib>

#include "core/atom4/computer/thinking_time.h"
#include "core/atom4/match/clock_run.h"
#include "tests/support/folders_and_processes.h"

namespace atom4::tui {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

class ComputerTest : public testing::Test {
protected:
    ComputerTest() { ::setenv("XDG_STATE_HOME", "/dev/null/nowhere", 1); }
    ~ComputerTest() override { ::unsetenv("XDG_STATE_HOME"); }

    Match& start(BoardSize size, ByPlayer<Seat> seats, std::optional<TimeControl> control) {
        session_ = std::move(*Session::begin({}));
        MatchSetup setup{size, std::move(seats)};
        setup.time_control = control;
        session_->match().start(setup);
        return session_->match();
    }
    static void wait_for(const Computer& computer) {
        pollfd source{computer.descriptor(), POLLIN, 0};
        ASSERT_EQ(::poll(&source, 1, 20'000), 1);
    }

    std::unique_ptr<Session> session_;
};

// The longest game there is: nobody makes four in a row, if there is another move.
Cell longest(const Position& position) {
    const auto moves = position.legal_moves();
    const auto goes_on = std::find_if(moves.begin(), moves.end(), [&](Cell cell) {
        Position next = position;
        return !next.play_legal(cell).wins();
    });
    return goes_on == moves.end() ? moves.front() : *goes_on;
}

// As the loops of both faces do it, on a clock that goes on by what the computer was given for each move, and by what
// it takes on the way besides.
TEST_F(ComputerTest, NeverLosesOnAMinuteForAllItsMoves) {
    constexpr milliseconds kOnTheWay{12};
    for (const int size : {6, 16, 26}) {
        milliseconds given{0};
        Thinker thinker([&](const ThinkRequest& request, std::stop_token) {
            EXPECT_TRUE(request.time);
            given = request.time.value_or(1h);
            return std::optional(Thought{longest(request.position)});
        });
        Match& match = start({size, size}, {Seat::computer(9), Seat::computer(99)}, TimeControl{60s, 0s});
        Computer computer(*session_, thinker);
        ClockRun clocks;
        ClockRun::Clock::time_point now{1h};
        while (!match.is_over()) {
            computer.keep_thinking();
            ASSERT_NO_FATAL_FAILURE(wait_for(computer));
            now += given + kOnTheWay;
            clocks.tick(match, now);
            ASSERT_FALSE(match.early_end()) << size << ": after " << match.plies().size() << " plies";
            ASSERT_TRUE(computer.take_answers());
            now += 200ms;  // a slow disk
            clocks.pass_over(match, now);
        }
        EXPECT_FALSE(match.early_end());
        EXPECT_GT(match.plies().size(), static_cast<std::size_t>(size * size) / 4);
    }
}

TEST_F(ComputerTest, WithoutAClockOrForAHintItTakesItsTime) {
    std::vector<std::optional<milliseconds>> given;
    Thinker thinker([&](const ThinkRequest& request, std::stop_token) {
        given.push_back(request.time);
        return std::optional(Thought{longest(request.position)});
    });
    start({}, {Seat::computer(9), Seat::human()}, std::nullopt);
    Computer without(*session_, thinker);
    without.keep_thinking();
    ASSERT_NO_FATAL_FAILURE(wait_for(without));
    EXPECT_TRUE(without.take_answers());
    Match& match = start({}, {Seat::human(), Seat::computer(9)}, TimeControl{60s, 0s});
    Computer with(*session_, thinker);
    with.want_hint();
    with.keep_thinking();
    ASSERT_NO_FATAL_FAILURE(wait_for(with));
    (void)with.take_answers();
    ASSERT_TRUE(match.play(longest(match.position())));
    with.keep_thinking();
    ASSERT_NO_FATAL_FAILURE(wait_for(with));
    EXPECT_EQ(given, (std::vector<std::optional<milliseconds>>{std::nullopt, std::nullopt, thinking_time(match)}));
}

// The engine itself, whatever it was asked to do, answers when its time is up: some of these levels think for hours.
TEST_F(ComputerTest, EveryLevelMovesWhenItsTimeIsUp) {
    Thinker thinker;
    for (const int level : {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 99}) {
        Match& match = start({}, {Seat::human(), Seat::computer(level)}, TimeControl{60s, 0s});
        ASSERT_TRUE(match.play(Cell(8, 8)));
        match.spend(59s + 900ms);
        Computer computer(*session_, thinker);
        computer.keep_thinking();
        ASSERT_NO_FATAL_FAILURE(wait_for(computer)) << level;
        EXPECT_TRUE(computer.take_answers()) << level;
        EXPECT_EQ(match.plies().size(), 2U) << level;
    }
}

}  // namespace
}  // namespace atom4::tui
