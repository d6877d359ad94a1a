// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/base/thread.h"

#include <new>
#include <system_error>

namespace atom4 {

bool WorkerThread::wake() {
    try {
        if (!thread_.joinable()) thread_ = std::jthread([this](const std::stop_token& end) { run(end); });
    } catch (const std::system_error&) {
        return false;
    } catch (const std::bad_alloc&) {
        return false;
    }
    {
        const std::lock_guard lock(mutex_);
        due_ = true;
    }
    changed_.notify_all();
    return true;
}

void WorkerThread::wait() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !due_ && !busy_; });
}

void WorkerThread::run(const std::stop_token& end) {
    std::unique_lock lock(mutex_);
    while (changed_.wait(lock, end, [this] { return due_; }) && !end.stop_requested()) {
        due_ = false;
        busy_ = true;
        lock.unlock();
        work_();
        lock.lock();
        busy_ = false;
        changed_.notify_all();
    }
}

}  // namespace atom4
