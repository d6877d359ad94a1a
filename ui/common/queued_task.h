// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QString>
#include <QThread>
#include <atomic>
#include <functional>

#include "ui/common/queued_call.h"

namespace atom4::ui {

/// A thread of Qt's that sleeps until there is work to do. Going away waits until it has done what it does, so stop
/// that first.
class QtWorkerThread {
public:
    /// The thread begins when it is first woken.
    QtWorkerThread(const QString& name, std::function<void()> work);
    QtWorkerThread(const QtWorkerThread&) = delete;
    QtWorkerThread& operator=(const QtWorkerThread&) = delete;
    ~QtWorkerThread();

    /// Has the work done once more, soon. False if there is no thread to be had; the next call may find one.
    [[nodiscard]] bool wake();

private:
    std::atomic<bool> ended_ = false;  // set in the thread
    QThread thread_;                   // outlives the worker
    QueuedCall worker_;                // lives in the thread
};

}  // namespace atom4::ui
