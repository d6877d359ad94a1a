// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <stop_token>

#include "core/base/thread.h"

namespace atom4 {

/// Does one piece of work after the other in a thread that lasts: starting one for each would cost more than a short
/// search. To be used by one thread; the work itself may call nothing of it.
class Worker {
public:
    using Work = std::function<void(std::stop_token stop)>;

    /// Throws std::system_error if there is no thread to be had.
    Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;
    /// Stops the work first, and waits for it.
    ~Worker() { stop(); }

    /// Begins the work, when what was begun before has ended.
    void begin(Work work);
    /// Asks the work to end, and waits for it.
    void stop();
    /// Waits until nothing is being done.
    void wait() { thread_.wait(); }

private:
    Work work_;
    std::stop_source stop_;  // of the present work
    WorkerThread thread_;    // the last member: it uses the others
};

}  // namespace atom4
