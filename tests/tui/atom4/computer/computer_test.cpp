// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/computer/computer.h"

#include <gtest/gtest.h>

#include <atomic>

#include <algorithm>
#include <cstdlib>

#include "core/atom4/game/match_clock.h"
#include "tests/support/cost.h"
#include "tests/support/folders_and_processes.h"
#include "tests/support/resource_limits.h"

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
    void wait_for(const Computer& computer) {
        while (!computer.has_answer()) ASSERT_TRUE(test::wait_and_deliver(mailbox_));
    }
    /// Waits for the answer, whatever it tells on the way there.
    bool answers(Computer& computer) {
        while (computer.is_thinking() && test::wait_and_deliver(mailbox_))
            if (computer.take_answers()) return true;
        return false;
    }

    std::unique_ptr<Session> session_;
    Mailbox mailbox_;
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
        std::atomic<milliseconds> given{0ms};
        const auto find = [&](Engine&, const MoveQuestion& question, std::stop_token) {
            EXPECT_TRUE(question.time);
            given = question.time.value_or(TimeBudget{1h, 1h}).most;
            return longest(question.position);
        };
        Match& match = start({size, size}, {Seat::computer(9), Seat::computer(99)}, TimeControl{60s, 0s});
        Computer computer(*session_, mailbox_, find);
        RunningClock clocks;
        RunningClock::Clock::time_point now{1h};
        while (!match.is_over()) {
            computer.keep_thinking();
            ASSERT_NO_FATAL_FAILURE(wait_for(computer));
            now += given.load() + kOnTheWay;
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

TEST_F(ComputerTest, WithoutAClockItTakesItsTime) {
    std::vector<std::optional<TimeBudget>> given;
    const auto find = [&](Engine&, const MoveQuestion& question, std::stop_token) {
        given.push_back(question.time);
        return longest(question.position);
    };
    start({}, {Seat::computer(9), Seat::human()}, std::nullopt);
    Computer without(*session_, mailbox_, find);
    without.keep_thinking();
    ASSERT_NO_FATAL_FAILURE(wait_for(without));
    EXPECT_TRUE(without.take_answers());
    Match& match = start({}, {Seat::human(), Seat::computer(9)}, TimeControl{60s, 0s});
    Computer with(*session_, mailbox_, find);
    with.want_hint();
    with.keep_thinking();
    ASSERT_NO_FATAL_FAILURE(wait_for(with));
    EXPECT_TRUE(with.take_answers());
    EXPECT_TRUE(with.take_hint());
    ASSERT_TRUE(match.play(longest(match.position())));
    with.keep_thinking();
    ASSERT_NO_FATAL_FAILURE(wait_for(with));
    const auto share = time_budget_of(match);
    EXPECT_TRUE(with.take_answers());
    EXPECT_EQ(given, (std::vector<std::optional<TimeBudget>>{std::nullopt, share}));
}

TEST_F(ComputerTest, HurriedItMovesAtItsLevel) {
    Match& match = start({}, {Seat::computer(99), Seat::human()}, std::nullopt);  // would think for hours
    Computer computer(*session_, mailbox_);
    computer.hurry();
    EXPECT_TRUE(computer.is_thinking());
    EXPECT_TRUE(answers(computer));
    EXPECT_EQ(match.plies().size(), 1U);
    computer.hurry();  // it is the person's turn
    EXPECT_FALSE(computer.is_thinking());
}

TEST_F(ComputerTest, TellsHowFarItHasCome) {
    start({}, {Seat::computer(99), Seat::human()}, std::nullopt);
    Computer computer(*session_, mailbox_);
    EXPECT_FALSE(computer.since());
    computer.keep_thinking();
    EXPECT_TRUE(computer.since());
    while (!computer.report() || computer.report()->depth < 3) {
        ASSERT_TRUE(test::wait_and_deliver(mailbox_));
        EXPECT_FALSE(computer.take_answers());
    }
    EXPECT_TRUE(computer.is_thinking());
    EXPECT_TRUE(session_->match().position().is_legal(*computer.report()->move()));
    computer.hurry();
    EXPECT_TRUE(answers(computer));
    EXPECT_FALSE(computer.since());
}

TEST_F(ComputerTest, PausedItMakesOneMoveWhenItIsLet) {
    Match& match = start({}, {Seat::computer(0), Seat::computer(0)}, std::nullopt);
    Computer computer(*session_, mailbox_);
    computer.set_paused(true);
    computer.keep_thinking();
    EXPECT_FALSE(computer.is_thinking());
    for (std::size_t plies = 1; plies <= 3; ++plies) {
        computer.let_move();
        computer.keep_thinking();
        EXPECT_TRUE(answers(computer));
        EXPECT_EQ(match.plies().size(), plies);
        computer.keep_thinking();
        EXPECT_FALSE(computer.is_thinking());
    }
    computer.set_paused(false);
    computer.keep_thinking();
    EXPECT_TRUE(computer.is_thinking());
    // What it was thinking of is dropped.
    computer.set_paused(true);
    computer.keep_thinking();
    EXPECT_FALSE(computer.is_thinking());
    EXPECT_EQ(match.plies().size(), 3U);
}

TEST_F(ComputerTest, AnAnswerToAnotherPositionIsDropped) {
    Match& match = start({}, {Seat::human(), Seat::computer(0)}, std::nullopt);
    Computer computer(*session_, mailbox_);
    ASSERT_TRUE(match.play(longest(match.position())));
    computer.keep_thinking();
    ASSERT_NO_FATAL_FAILURE(wait_for(computer));
    match.undo(1);
    EXPECT_FALSE(computer.take_answers());
    EXPECT_TRUE(match.plies().empty());
    computer.keep_thinking();
    EXPECT_FALSE(computer.is_thinking());
}

// It is not asked over and over, which would take all of the processor.
TEST_F(ComputerTest, WithoutAThreadItSaysSoOnceAndMayBeAskedAgain) {
    if (test::is_sanitized()) GTEST_SKIP() << "memory cannot be limited";
    EXPECT_TRUE(test::ends_well_apart([this] {
        start({}, {Seat::computer(0), Seat::human()}, std::nullopt);
        Computer computer(*session_, mailbox_);
        test::leave_no_thread();
        computer.keep_thinking();
        if (computer.take_trouble() || !test::wait_and_deliver(mailbox_)) return false;
        if (!computer.take_trouble() || computer.take_trouble() || computer.is_thinking()) return false;
        computer.keep_thinking();
        if (computer.is_thinking()) return false;
        computer.hurry();
        return computer.is_thinking();
    }));
}

// The engine itself, whatever it was asked to do, answers when its time is up: some of these levels think for hours.
TEST_F(ComputerTest, EveryLevelMovesWhenItsTimeIsUp) {
    for (const int level : {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 99}) {
        Match& match = start({}, {Seat::human(), Seat::computer(level)}, TimeControl{60s, 0s});
        ASSERT_TRUE(match.play(Cell(8, 8)));
        match.spend(59s + 900ms);
        Computer computer(*session_, mailbox_);
        computer.keep_thinking();
        EXPECT_TRUE(answers(computer)) << level;
        EXPECT_EQ(match.plies().size(), 2U) << level;
    }
}

}  // namespace
}  // namespace atom4::tui
