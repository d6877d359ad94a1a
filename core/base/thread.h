// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace atom4 {

/// A thread that sleeps until there is work to do. Going away waits until it has done what it does, so stop that first.
class WorkerThread {
public:
    /// The thread begins when it is first woken.
    explicit WorkerThread(std::function<void()> work) : work_(std::move(work)) {}
    WorkerThread(const WorkerThread&) = delete;
    WorkerThread& operator=(const WorkerThread&) = delete;
    ~WorkerThread() = default;

    /// Has the work done once more, soon. False if there is no thread to be had; the next call may find one.
    [[nodiscard]] bool wake();
    /// Waits until nothing is being done or to be done.
    void wait();

private:
    void run(const std::stop_token& end);

    std::function<void()> work_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    bool due_ = false;
    bool busy_ = false;
    std::jthread thread_;  // last: ends before the rest goes
};

}  // namespace atom4
