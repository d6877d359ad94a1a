// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

#include "core/atom4/pipe.h"

namespace atom4::tui {

/// Work in a thread of its own: one question at a time, any number of answers to each. A pipe tells of the answers, so
/// that one poll() waits for keys and for them. A new question, cancel() and the end stop what is being worked at.
template <class Question, class Answer>
class Background {
public:
    /// Takes an answer; drops it if the question was stopped meanwhile.
    using Tell = std::function<void(Answer)>;
    /// Called in the thread.
    using Work = std::function<void(const Question&, std::stop_token, const Tell&)>;

    explicit Background(Work work)
        : work_(std::move(work)), thread_([this](std::stop_token end) { run(std::move(end)); }) {}
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;
    ~Background() {
        cancel();
        thread_.request_stop();
        thread_.join();
    }

    void ask(Question question) {
        {
            const std::lock_guard lock(mutex_);
            working_.request_stop();
            working_ = std::stop_source();
            question_ = std::move(question);
        }
        asked_.notify_one();
    }

    void cancel() {
        const std::lock_guard lock(mutex_);
        working_.request_stop();
        question_.reset();
    }

    /// Readable when there is an answer to take.
    [[nodiscard]] int descriptor() const { return pipe_.descriptor(); }

    [[nodiscard]] std::optional<Answer> take() {
        if (!pipe_.take()) return std::nullopt;
        const std::lock_guard lock(mutex_);
        std::optional<Answer> answer(std::move(answers_.front()));
        answers_.pop_front();
        return answer;
    }

private:
    void run(std::stop_token end) {
        while (true) {
            std::unique_lock lock(mutex_);
            if (!asked_.wait(lock, end, [this] { return question_.has_value(); })) return;
            const Question question = std::move(*question_);
            question_.reset();
            const std::stop_token stop = working_.get_token();
            lock.unlock();
            work_(question, stop, [this, &stop](Answer answer) { tell(std::move(answer), stop); });
        }
    }

    void tell(Answer answer, const std::stop_token& stop) {
        const std::lock_guard lock(mutex_);
        if (stop.stop_requested()) return;
        // The pipe holds thousands of bytes; the loop never leaves more than a few in it.
        if (pipe_.put()) answers_.push_back(std::move(answer));
    }

    Work work_;
    Pipe pipe_;
    std::mutex mutex_;
    std::condition_variable_any asked_;
    std::optional<Question> question_;  // not yet taken up by the thread
    std::deque<Answer> answers_;        // a byte in the pipe for each
    std::stop_source working_;          // of the question last taken up or waiting
    std::jthread thread_;               // last: ends before the rest goes
};

}  // namespace atom4::tui
