// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/base/async_task.h"

#include <gtest/gtest.h>
#include <poll.h>

#include <atomic>
#include <set>
#include <string>

#include "tests/support/cost.h"
#include "tests/support/resource_limits.h"

namespace atom4 {
namespace {

using Task = Inquiry<int, int>::Task;

bool is_readable(const Background<int, int>& background, int milliseconds) {
    pollfd source{background.descriptor(), POLLIN, 0};
    return ::poll(&source, 1, milliseconds) == 1;
}

std::optional<int> wait_for_answer(Background<int, int>& background) {
    return is_readable(background, 20'000) ? background.take() : std::nullopt;
}

// Thinks until it is told to end.
void ponder(std::stop_token end, std::atomic<int>& begun) {
    ++begun;
    begun.notify_all();
    std::mutex mutex;
    std::condition_variable_any never;
    std::unique_lock lock(mutex);
    never.wait(lock, end, [] { return false; });
}

TEST(Background, AnswersInOneThreadOfItsOwn) {
    std::set<std::thread::id> threads;
    {
        Background<int, int> background([&](const Task& task) {
            threads.insert(std::this_thread::get_id());
            EXPECT_FALSE(task.brief);
            for (int i = 0; i < 3; ++i) task.tell(task.question + i);
        });
        EXPECT_FALSE(background.take());
        for (int question = 0; question < 100; question += 10) {
            background.ask(question);
            for (int i = 0; i < 3; ++i) EXPECT_EQ(wait_for_answer(background), question + i);
            EXPECT_FALSE(is_readable(background, 0));
        }
    }
    EXPECT_EQ(threads.size(), 1U);
    EXPECT_FALSE(threads.contains(std::this_thread::get_id()));
}

TEST(Background, ANewQuestionStopsTheOldOne) {
    std::atomic<int> begun = 0;
    Background<int, int> background([&](const Task& task) {
        if (task.question == 1) ponder(task.stop, begun);
        task.tell(task.question);  // though it was stopped
    });
    background.ask(1);
    begun.wait(0);
    background.ask(2);
    EXPECT_EQ(wait_for_answer(background), 2);
    EXPECT_FALSE(is_readable(background, 0));
}

TEST(Background, StoppedItHasNothingToRead) {
    Background<int, int> background([&](const Task& task) {
        for (int i = 0; i < 5; ++i) task.tell(i);
    });
    background.ask(1);
    ASSERT_TRUE(is_readable(background, 20'000));
    background.stop();
    EXPECT_FALSE(is_readable(background, 0));
    EXPECT_FALSE(background.take());
}

TEST(Background, HurriedItEndsAndIsHeard) {
    std::atomic<int> begun = 0;
    Background<int, int> background([&](const Task& task) {
        ponder(task.hurry, begun);
        task.tell(task.question);
    });
    background.ask(7);
    begun.wait(0);
    background.hurry();
    EXPECT_EQ(wait_for_answer(background), 7);
}

TEST(Background, StopAndTheEndStopIt) {
    std::atomic<int> begun = 0;
    Background<int, int> background([&](const Task& task) { ponder(task.stop, begun); });
    background.ask(1);
    begun.wait(0);
    background.stop();
    background.ask(2);
    begun.wait(1);
}

TEST(Background, WorksAtOnceWhereThereIsNoThread) {
    if (test::is_sanitized()) GTEST_SKIP() << "memory cannot be limited";
    EXPECT_TRUE(test::ends_well_apart([] {
        test::leave_no_thread();
        Background<int, int> background([](const Task& task) {
            if (task.brief) task.tell(task.question);
        });
        background.ask(5);
        return background.take() == 5 && !background.take();
    }));
}

}  // namespace
}  // namespace atom4
