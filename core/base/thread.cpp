// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/base/thread.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <memory>
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

namespace {

// The memory that a thread needs besides its stack and what its work brings along: a searcher takes 8,000 bytes.
constexpr std::size_t kSpare = 65'536;

}  // namespace

void start_threads(std::vector<std::jthread>& threads, int wanted, const std::function<std::function<void()>()>& make) {
    // Held until all threads have been started: otherwise the stack of the last one might take what the others are
    // about to need.
    std::vector<std::unique_ptr<std::byte[]>> spare;
    try {
        threads.reserve(static_cast<std::size_t>(wanted));
        spare.push_back(std::make_unique_for_overwrite<std::byte[]>(kSpare));
        while (std::ssize(threads) < wanted) {
            spare.push_back(std::make_unique_for_overwrite<std::byte[]>(kSpare));
            threads.emplace_back(make());
        }
    } catch (const std::bad_alloc&) {
    } catch (const std::system_error&) {
    }
}

WakeupPipe::WakeupPipe() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        throw std::system_error(errno, std::generic_category(), "pipe");
    read_end_ = ends[0];
    write_end_ = ends[1];
}

WakeupPipe::~WakeupPipe() {
    ::close(read_end_);
    ::close(write_end_);
}

bool WakeupPipe::put() const {
    return ::write(write_end_, "", 1) == 1;
}

bool WakeupPipe::take() const {
    char byte = 0;
    return ::read(read_end_, &byte, 1) == 1;
}

}  // namespace atom4
