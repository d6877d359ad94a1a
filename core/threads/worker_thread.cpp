// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/threads/worker_thread.h"

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
    woken_.notify_one();
    return true;
}

void WorkerThread::run(const std::stop_token& end) {
    while (true) {
        {
            std::unique_lock lock(mutex_);
            if (!woken_.wait(lock, end, [this] { return due_; }) || end.stop_requested()) return;
            due_ = false;
        }
        work_();
    }
}

}  // namespace atom4
