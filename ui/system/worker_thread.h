// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QString>
#include <QThread>
#include <atomic>
#include <utility>

namespace atom4::ui {

/// A worker (a QObject) and the thread it lives in, which begins when it is first needed. What is queued for the worker
/// before reaches it then. Going away waits until the worker has finished what it does, so stop it first.
template <typename Worker>
class WorkerThread {
public:
    template <typename... Arguments>
    explicit WorkerThread(const QString& name, Arguments&&... arguments)
        : worker_(std::forward<Arguments>(arguments)...) {
        worker_.moveToThread(&thread_);
        thread_.setObjectName(name);
        QObject::connect(
            &thread_, &QThread::finished, &thread_, [this] { ended_.store(true, std::memory_order_release); },
            Qt::DirectConnection);
    }
    ~WorkerThread() {
        thread_.quit();
        thread_.wait();
        // QThread::wait alone is enough; but ThreadSanitizer, which does not see into Qt, takes it from here that all
        // of the thread's work comes before what is taken down now.
        (void)ended_.load(std::memory_order_acquire);
    }
    WorkerThread(const WorkerThread&) = delete;
    WorkerThread& operator=(const WorkerThread&) = delete;

    /// To be connected to.
    [[nodiscard]] Worker* worker() { return &worker_; }
    /// Has no effect on a thread that runs already.
    void begin() { thread_.start(); }

private:
    std::atomic<bool> ended_ = false;  // set in the thread
    QThread thread_;                   // outlives the worker
    Worker worker_;
};

}  // namespace atom4::ui
