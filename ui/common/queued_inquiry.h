// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <utility>

#include "core/base/async_task.h"
#include "ui/common/queued_call.h"
#include "ui/common/queued_task.h"

namespace atom4::ui {

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
