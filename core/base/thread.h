// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

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

/// Starts up to `wanted` threads, each with the work that `make` returns, as far as the system has threads and memory,
/// with some memory to spare. `make` may throw std::bad_alloc, which stops starting more; nothing else is thrown.
void start_threads(std::vector<std::jthread>& threads, int wanted, const std::function<std::function<void()>()>& make);

/// The ends of a pipe that nothing blocks on: how a thread wakes another that sits in poll(). Throws std::system_error
/// if there can be none.
class WakeupPipe {
public:
    WakeupPipe();
    WakeupPipe(const WakeupPipe&) = delete;
    WakeupPipe& operator=(const WakeupPipe&) = delete;
    ~WakeupPipe();

    [[nodiscard]] int descriptor() const { return read_end_; }
    /// Whether there was room for one more byte, or a byte to take.
    bool put() const;
    bool take() const;

private:
    int read_end_ = -1;
    int write_end_ = -1;
};

}  // namespace atom4
