// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QThread>
#include <atomic>
#include <functional>
#include <utility>

#include "core/base/async_task.h"

namespace atom4::ui {

/// Work that is done in the thread in which this was made, or to which it was moved, soon after it is asked for. What
/// is asked for and not yet done when this goes is not done.
///
/// A queued QMetaObject::invokeMethod would do as well; but its object is made in one thread and used in the other, and
/// ThreadSanitizer, which does not see Qt's queue, takes that for a race. What a queued signal is carried by is all
/// Qt's.
class QueuedCall : public QObject {
    Q_OBJECT

public:
    explicit QueuedCall(std::function<void()> work);

    /// From any thread. The work is done once for each time.
    void post() { emit posted(); }

signals:
    void posted();
};

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

/// An inquiry in a thread of its own, which begins when something is first asked; its answers are heard in the window's
/// thread. Going away stops what is being worked at and waits for the thread to end.
template <class Question, class Answer>
class QueuedInquiry {
public:
    using Work = typename Inquiry<Question, Answer>::Work;

    /// Each answer is heard in the thread that this is made in.
    QueuedInquiry(const QString& name, Work work, std::function<void(Answer)> hear)
        : hear_(std::move(hear)),
          taking_([this] { take(); }),
          inquiry_(
              std::move(work), [this] { return thread_.wake(); }, [this] { taking_.post(); }),
          thread_(name, [this] { inquiry_.work(); }) {}
    QueuedInquiry(const QueuedInquiry&) = delete;
    QueuedInquiry& operator=(const QueuedInquiry&) = delete;
    ~QueuedInquiry() { inquiry_.stop(); }

    void ask(Question question) { inquiry_.ask(std::move(question)); }
    void hurry() { inquiry_.hurry(); }
    void stop() { inquiry_.stop(); }
    /// Whether there was a question that has not been stopped since.
    [[nodiscard]] bool isOpen() const { return inquiry_.is_open(); }

private:
    void take() {
        if (auto answer = inquiry_.take()) hear_(std::move(*answer));
    }

    std::function<void(Answer)> hear_;
    QueuedCall taking_;
    Inquiry<Question, Answer> inquiry_;
    QtWorkerThread thread_;  // last: ends before the rest goes
};

}  // namespace atom4::ui
