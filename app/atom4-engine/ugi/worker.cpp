// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/atom4-engine/ugi/worker.h"

#include <utility>

namespace atom4 {

Worker::Worker() : thread_([this] { run(); }) {}

Worker::~Worker() {
    stop();
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void Worker::begin(Work work) {
    {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return !work_; });
        stop_ = std::stop_source();  // what may throw comes first
        work_ = std::move(work);
    }
    changed_.notify_all();
}

void Worker::stop() {
    stop_.request_stop();  // only begin() ever replaces it, and that is called by the same thread
    wait();
}

void Worker::wait() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return !work_; });
}

void Worker::run() {
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [&] { return work_ || closing_; });
        if (closing_) return;
        const std::stop_token stop = stop_.get_token();
        lock.unlock();
        work_(stop);
        lock.lock();
        work_ = nullptr;
        changed_.notify_all();
    }
}

}  // namespace atom4
