// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/computer/thinker.h"

#include <gtest/gtest.h>
#include <poll.h>
#include <pthread.h>

#include <atomic>
#include <chrono>

#include "tests/support/cost.h"
#include "tests/support/scarcity.h"

namespace atom4::tui {
namespace {

std::optional<ThinkAnswer> wait_for_answer(Thinker& thinker, int milliseconds = 10'000) {
    pollfd source{thinker.descriptor(), POLLIN, 0};
    return ::poll(&source, 1, milliseconds) == 1 ? thinker.take() : std::nullopt;
}

// Thinks until it is told to stop.
std::optional<Thought> ponder(std::stop_token stop, std::atomic<int>& begun) {
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
        EXPECT_TRUE(position.is_legal(answer->thought.cell));
    }
    EXPECT_FALSE(thinker.take());
}

TEST(Thinker, FindsHintsAndHurries) {
    Thinker thinker;
    thinker.ask({Position(), 0, 1, 1, Purpose::kHint});
    const auto hint = wait_for_answer(thinker);
    ASSERT_TRUE(hint && hint->thought.hint);
    EXPECT_EQ(hint->thought.cell, hint->thought.hint->move);
    // Such a level would think for hours.
    thinker.ask({Position(), 99, 1, 2});
    thinker.ask({Position(), 99, 1, 3, Purpose::kMoveNow});
    const auto move = wait_for_answer(thinker);
    ASSERT_TRUE(move);
    EXPECT_EQ(move->generation, 3U);
    EXPECT_FALSE(move->thought.hint);
}

TEST(Thinker, ThinksAtOnceWhereThereIsNoThread) {
    if (test::is_sanitized()) GTEST_SKIP() << "memory cannot be limited";
    EXPECT_TRUE(test::ends_well_apart([] {
        pthread_attr_t attributes;
        pthread_attr_init(&attributes);
        pthread_attr_setstacksize(&attributes, std::size_t{1} << 30U);
        pthread_setattr_default_np(&attributes);
        test::leave_memory(std::size_t{100} << 20U);
        Thinker thinker;
        for (const int level : {0, 99}) {
            thinker.ask({Position(), level, 1, 5});
            const auto answer = thinker.take();  // without waiting
            if (!answer || answer->generation != 5 || !Position().is_legal(answer->thought.cell)) return false;
        }
        thinker.ask({Position(), 0, 1, 6, Purpose::kHint});
        const auto hint = thinker.take();
        return hint && hint->thought.hint && !thinker.take();
    }));
}

TEST(Thinker, FindsAMoveWithoutMemory) {
    Thinker thinker([](const ThinkRequest&, std::stop_token) -> std::optional<Thought> { throw std::bad_alloc(); });
    thinker.ask({Position(), 0, 1, 2});
    const auto answer = wait_for_answer(thinker);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->generation, 2U);
    EXPECT_TRUE(Position().is_legal(answer->thought.cell));
}

TEST(Thinker, ANewRequestStopsTheOldOne) {
    std::atomic<int> begun = 0;
    Thinker thinker([&](const ThinkRequest& request, std::stop_token stop) -> std::optional<Thought> {
        if (request.level == 0) return Thought{Cell(0, 0)};
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
    Thinker thinker([&](const ThinkRequest& request, std::stop_token stop) -> std::optional<Thought> {
        if (request.generation == 1) (void)ponder(std::move(stop), begun);
        return Thought{Cell(1, 1)};  // though it was stopped
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
