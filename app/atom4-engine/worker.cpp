// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/atom4-engine/worker.h"

#include <system_error>
#include <utility>

namespace atom4 {

Worker::Worker() : work_([](std::stop_token) {}), thread_([this] { work_(stop_.get_token()); }) {
    if (!thread_.wake()) throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
}

void Worker::begin(Work work) {
    wait();
    stop_ = std::stop_source();  // what may throw comes first
    work_ = std::move(work);
    (void)thread_.wake();  // it runs
}

void Worker::stop() {
    stop_.request_stop();
    wait();
}

}  // namespace atom4
