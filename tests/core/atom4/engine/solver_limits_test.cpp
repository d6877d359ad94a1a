// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// However the solver is cut short, it says nothing wrong, and ends in time.
#include <gtest/gtest.h>

#include <ctime>
#include <limits>
#include <new>
#include <thread>

#include "core/atom4/engine/solver.h"
#include "tests/core/atom4/engine/late_positions.h"
#include "tests/core/atom4/engine/slow_value.h"
#include "tests/support/cost.h"
#include "tests/support/positions.h"

namespace atom4 {
namespace {

using std::chrono::milliseconds;
using test::Worth;

// Expects that whatever the solution says is true.
void expect_no_wrong_word(const Position& position, const Solution& solution, Worth truth) {
    if (solution.value != SolvedValue::kUnknown) {
        EXPECT_EQ(test::worth_of(solution), truth) << to_text(position);
    }
    EXPECT_FALSE(solution.cannot_win[position.mover()] && truth.value == SolvedValue::kWin) << to_text(position);
    EXPECT_FALSE(solution.cannot_win[opponent(position.mover())] && truth.value == SolvedValue::kLoss)
        << to_text(position);
    if (solution.value == SolvedValue::kWin || solution.value == SolvedValue::kLoss) {
        EXPECT_LE(static_cast<int>(solution.line.size()), solution.plies);
    }
}

TEST(SolverLimits, NeverLeadToAWrongResult) {
    Random random(4);
    int unknown = 0;
    for (int round = 0; round < 400; ++round) {
        const BoardSize size{4 + round % 5, 4 + round / 5 % 5};
        Position position = test::scattered_position(size, kWheel[random.below(kWheelSize)], 7, random);
        const Worth truth = test::slow_worth(position);
        Solver solver(1);  // each call uses what an interrupted one has left in the table
        for (const std::uint64_t positions : {0U, 1U, 64U, 128U, 192U, 256U, 512U}) {
            const Solution solution = solver.solve(position, {.time = {}, .positions = positions});
            unknown += solution.value == SolvedValue::kUnknown ? 1 : 0;
            expect_no_wrong_word(position, solution, truth);
        }
    }
    EXPECT_GE(unknown, 100);
}

TEST(SolverLimits, AVeryShortTimeLimitGivesNoWrongResult) {
    Random random(5);
    for (int round = 0; round < 300; ++round) {
        Position position = test::scattered_position({6, 6}, kWheel[random.below(kWheelSize)], 7, random);
        const Worth truth = test::slow_worth(position);
        expect_no_wrong_word(position, Solver(1).solve(position, {.time = milliseconds(round % 3), .positions = {}}),
                             truth);
    }
}

// The second table is so small that nearly everything is forgotten.
TEST(SolverLimits, TableSizeDoesNotChangeTheResult) {
    Random random(6);
    for (int round = 0; round < 10; ++round) {
        const Position position = test::scattered_position({6, 6}, kWheel[random.below(kWheelSize)], 11, random);
        const Worth worth = test::worth_of(Solver(64).solve(position));
        EXPECT_NE(worth.value, SolvedValue::kUnknown);
        EXPECT_EQ(test::worth_of(Solver(0).solve(position)), worth) << to_text(position);
    }
}

TEST(SolverLimits, ThrowsBadAllocIfTheAddressSpaceIsTooSmall) {
    constexpr std::size_t kOneMebibyteTooMuch = (std::numeric_limits<std::size_t>::max() >> 20U) + 2;
    EXPECT_THROW(Solver solver(kOneMebibyteTooMuch), std::bad_alloc);
}

// Returns the processor time of this thread in seconds, however busy the machine is.
double thread_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

constexpr double kInTime = 0.020 * test::kSlowness;

const std::vector<BoardSize>& hard_boards() {
    static const std::vector<BoardSize> sizes{{6, 6}, {8, 8}, {9, 9}, {16, 16}, {26, 26}};
    return sizes;
}

TEST(SolverLimits, EndsInTime) {
    for (const BoardSize size : hard_boards())
        for (const int wanted : {1, 50, 200}) {
            Solver solver(64);
            const double before = thread_seconds();
            const Solution solution =
                solver.solve(test::start_of(size, Colour::kRed), {.time = milliseconds(wanted), .positions = {}});
            EXPECT_LE(thread_seconds() - before, wanted * 0.001 + kInTime) << to_text(size);
            EXPECT_EQ(solution.value, SolvedValue::kUnknown);
        }
}

TEST(SolverLimits, EndsWhenItIsStopped) {
    for (const BoardSize size : hard_boards()) {
        Solver solver(64);
        std::stop_source stop;
        std::atomic<double> began = 0;  // processor time of the solving thread when the stop was requested
        std::atomic<clockid_t> clock = 0;
        std::atomic<bool> started = false;
        std::jthread other([&] {
            clockid_t mine{};
            pthread_getcpuclockid(pthread_self(), &mine);
            clock = mine;
            started = true;
            const Solution solution = solver.solve(test::start_of(size, Colour::kRed), {}, stop.get_token());
            EXPECT_EQ(solution.value, SolvedValue::kUnknown);
            EXPECT_LE(thread_seconds() - began, kInTime) << to_text(size);
        });
        const auto seconds = [&] {
            timespec now{};
            clock_gettime(clock, &now);
            return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
        };
        while (!started || seconds() < 0.05) std::this_thread::yield();
        began = seconds();
        stop.request_stop();
    }
}

TEST(SolverLimits, EndsSoonIfStoppedBeforehand) {
    std::stop_source stop;
    stop.request_stop();
    const Solution solution = Solver(1).solve(Position(), {}, stop.get_token());
    EXPECT_EQ(solution.value, SolvedValue::kUnknown);
    EXPECT_LE(solution.positions, 100U);
}

}  // namespace
}  // namespace atom4
