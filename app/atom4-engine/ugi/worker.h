// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace atom4 {

/// A thread that lasts, and does one piece of work after the other: starting one for each would cost more than a short
/// search. To be used by one thread; the work itself may call nothing of it.
class Worker {
public:
    using Work = std::function<void(std::stop_token stop)>;

    Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;
    /// Stops the work first, and waits for it.
    ~Worker();

    /// Begins the work, when what was begun before has ended.
    void begin(Work work);
    /// Asks the work to end, and waits for it.
    void stop();
    /// Waits until nothing is being done.
    void wait();

private:
    void run();

    std::mutex mutex_;
    std::condition_variable changed_;
    Work work_;              // none is nothing to do
    std::stop_source stop_;  // of the present work
    bool closing_ = false;
    std::thread thread_;  // the last member: it uses the others
};

}  // namespace atom4
