// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/atom4-engine/ugi.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

namespace atom4 {
namespace {

// Works until it is asked to stop.
void work_on(std::stop_token stop) {
    std::mutex mutex;
    std::condition_variable_any stopped;
    std::unique_lock lock(mutex);
    stopped.wait(lock, stop, [] { return false; });
}

TEST(Worker, RunsTasksInOrderOnOneThread) {
    std::vector<int> done;
    std::set<std::thread::id> threads;
    {
        Worker worker;
        for (int i = 0; i < 100; ++i)
            worker.begin([&, i](std::stop_token stop) {
                EXPECT_FALSE(stop.stop_requested());
                done.push_back(i);
                threads.insert(std::this_thread::get_id());
            });
        worker.wait();
        EXPECT_EQ(done.size(), 100U);
    }
    EXPECT_TRUE(std::is_sorted(done.begin(), done.end()));
    EXPECT_EQ(threads.size(), 1U);
    EXPECT_FALSE(threads.contains(std::this_thread::get_id()));
}

TEST(Worker, CanBeStoppedAndStartedAgain) {
    Worker worker;
    worker.stop();  // there is no task to stop
    bool stopped = false;
    for (int i = 0; i < 3; ++i) {
        stopped = false;
        worker.begin([&](std::stop_token stop) {
            work_on(stop);
            stopped = true;
        });
        worker.stop();
        EXPECT_TRUE(stopped);
    }
    std::optional<bool> asked_before_it_began;
    worker.begin([&](std::stop_token stop) { asked_before_it_began = stop.stop_requested(); });
    worker.wait();
    EXPECT_EQ(asked_before_it_began, false);
}

TEST(Worker, StopsOnDestruction) {
    bool stopped = false;
    {
        Worker worker;
        worker.begin([&](std::stop_token stop) {
            work_on(stop);
            stopped = true;
        });
    }
    EXPECT_TRUE(stopped);
}

}  // namespace
}  // namespace atom4
