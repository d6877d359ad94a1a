// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/thinker.h"

#include <gtest/gtest.h>
#include <poll.h>

#include <atomic>
#include <chrono>

namespace atom4::tui {
namespace {

std::optional<ThinkAnswer> wait_for_answer(Thinker& thinker, int milliseconds = 10'000) {
    pollfd source{thinker.descriptor(), POLLIN, 0};
    return ::poll(&source, 1, milliseconds) == 1 ? thinker.take() : std::nullopt;
}

// Thinks until it is told to stop.
std::optional<Cell> ponder(std::stop_token stop, std::atomic<int>& begun) {
    ++begun;
    begun.notify_all();
    std::mutex mutex;
    std::condition_variable_any never;
    std::unique_lock lock(mutex);
    never.wait(lock, stop, [] { return false; });
    return std::nullopt;
}

TEST(Thinker, AnswersWithTheGenerationItWasAskedFor) {
    Thinker thinker;
    const Position position;
    for (const std::uint64_t generation : {7U, 8U}) {
        thinker.ask({position, 0, 1, generation});
        const auto answer = wait_for_answer(thinker);
        ASSERT_TRUE(answer);
        EXPECT_EQ(answer->generation, generation);
        EXPECT_TRUE(position.is_legal(answer->cell));
    }
    EXPECT_FALSE(thinker.take());
}

TEST(Thinker, ANewRequestStopsTheOldOne) {
    std::atomic<int> begun = 0;
    Thinker thinker([&](const ThinkRequest& request, std::stop_token stop) -> std::optional<Cell> {
        if (request.level == 0) return Cell(0, 0);
        return ponder(std::move(stop), begun);
    });
    thinker.ask({Position(), 9, 1, 1});
    begun.wait(0);
    thinker.ask({Position(), 0, 1, 2});
    const auto answer = wait_for_answer(thinker);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->generation, 2U);
    EXPECT_FALSE(thinker.take());
}

TEST(Thinker, CancelAndTheEndStopIt) {
    std::atomic<int> begun = 0;
    const auto start = std::chrono::steady_clock::now();
    {
        Thinker thinker([&](const ThinkRequest&, std::stop_token stop) { return ponder(std::move(stop), begun); });
        thinker.ask({Position(), 9, 1, 1});
        begun.wait(0);
        thinker.cancel();
        thinker.ask({Position(), 9, 1, 2});
        begun.wait(1);
    }
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
}

TEST(Thinker, AnAnswerThatComesTooLateIsNotSent) {
    std::atomic<int> begun = 0;
    Thinker thinker([&](const ThinkRequest& request, std::stop_token stop) -> std::optional<Cell> {
        if (request.generation == 1) (void)ponder(std::move(stop), begun);
        return Cell(1, 1);  // though it was stopped
    });
    thinker.ask({Position(), 9, 1, 1});
    begun.wait(0);
    thinker.ask({Position(), 9, 1, 2});
    const auto answer = wait_for_answer(thinker);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->generation, 2U);
}

}  // namespace
}  // namespace atom4::tui
