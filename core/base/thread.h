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

/// A thread that sleeps until there is work to do. The destructor blocks until the current work returns, so stop that
/// first.
class WorkerThread {
public:
    /// The thread starts with the first wake().
    explicit WorkerThread(std::function<void()> work) : work_(std::move(work)) {}
    WorkerThread(const WorkerThread&) = delete;
    WorkerThread& operator=(const WorkerThread&) = delete;
    ~WorkerThread() = default;

    /// Runs the work once more, soon. Returns false if no thread can be started; the next call tries again.
    [[nodiscard]] bool wake();
    /// Blocks until no work is running or due.
    void wait();

private:
    void run(const std::stop_token& end);

    std::function<void()> work_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    bool due_ = false;
    bool busy_ = false;
    std::jthread thread_;  // last: joined before the other members are destroyed
};

/// Starts up to `wanted` threads, each with the work that `make` returns, as far as the system has threads and memory,
/// with some memory to spare. `make` may throw std::bad_alloc, which stops starting more; nothing else is thrown.
void start_threads(std::vector<std::jthread>& threads, int wanted, const std::function<std::function<void()>()>& make);

/// A non-blocking pipe, with which a thread wakes another one that waits in poll(). The constructor throws
/// std::system_error if the system gives no pipe.
class WakeupPipe {
public:
    WakeupPipe();
    WakeupPipe(const WakeupPipe&) = delete;
    WakeupPipe& operator=(const WakeupPipe&) = delete;
    ~WakeupPipe();

    [[nodiscard]] int descriptor() const { return read_end_; }
    /// Writes or reads one byte. Returns false if the pipe is full or empty.
    bool put() const;
    bool take() const;

private:
    int read_end_ = -1;
    int write_end_ = -1;
};

}  // namespace atom4
