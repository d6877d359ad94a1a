// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/queued_task.h"

#include <utility>

namespace atom4::ui {

QueuedCall::QueuedCall(std::function<void()> work) {
    connect(this, &QueuedCall::posted, this, std::move(work), Qt::QueuedConnection);
}

QtWorkerThread::QtWorkerThread(const QString& name, std::function<void()> work) : worker_(std::move(work)) {
    worker_.moveToThread(&thread_);
    thread_.setObjectName(name);
    QObject::connect(
        &thread_, &QThread::finished, &thread_, [this] { ended_.store(true, std::memory_order_release); },
        Qt::DirectConnection);
}

QtWorkerThread::~QtWorkerThread() {
    thread_.quit();
    thread_.wait();
    // QThread::wait alone is enough; but ThreadSanitizer, which does not see into Qt, takes it from here that all of
    // the thread's work comes before what is taken down now.
    (void)ended_.load(std::memory_order_acquire);
}

bool QtWorkerThread::wake() {
    thread_.start();  // no effect on one that runs
    if (!thread_.isRunning()) return false;
    worker_.post();
    return true;
}

}  // namespace atom4::ui
