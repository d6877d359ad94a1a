// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <utility>

#include "core/base/async_task.h"
#include "core/base/pipe.h"
#include "core/base/thread.h"

namespace atom4 {

/// An inquiry in a thread of its own, which begins when something is first asked. A pipe tells of the answers, so that
/// one poll() waits for keys and for them. Going away stops what is being worked at.
template <class Question, class Answer>
class Background {
public:
    using Work = typename Inquiry<Question, Answer>::Work;

    explicit Background(Work work)
        : inquiry_(
              std::move(work), [this] { return thread_.wake(); }, [this] { pipe_.put(); }),
          thread_([this] { inquiry_.work(); }) {}
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;
    ~Background() { inquiry_.stop(); }

    void ask(Question question) {
        stop();
        inquiry_.ask(std::move(question));
    }
    void hurry() { inquiry_.hurry(); }
    void stop() {
        inquiry_.stop();
        while (pipe_.take()) {
        }
    }

    /// Readable when there is an answer to take.
    [[nodiscard]] int descriptor() const { return pipe_.descriptor(); }
    [[nodiscard]] std::optional<Answer> take() {
        (void)pipe_.take();
        return inquiry_.take();
    }

private:
    Pipe pipe_;  // a byte for each answer; it holds thousands, and the loop never leaves more than a few in it
    Inquiry<Question, Answer> inquiry_;
    WorkerThread thread_;  // last: ends before the rest goes
};

}  // namespace atom4
