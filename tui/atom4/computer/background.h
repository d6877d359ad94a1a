// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <new>
#include <optional>
#include <stop_token>
#include <system_error>
#include <thread>
#include <utility>

#include "core/threads/pipe.h"

namespace atom4::tui {

/// Work in a thread of its own, which begins when something is first asked: one question at a time, any number of
/// answers to each. A pipe tells of the answers, so that one poll() waits for keys and for them. A new question,
/// cancel() and the end stop what is being worked at. Work that there is no memory for has no answer.
template <class Question, class Answer>
class Background {
public:
    /// Takes an answer; drops it if the question was stopped meanwhile.
    using Tell = std::function<void(Answer)>;
    /// Called in the thread.
    using Work = std::function<void(const Question&, std::stop_token, const Tell&)>;

    /// `at_once` is called in ask() where there is no thread to be had, and must not take long.
    Background(Work work, Work at_once) : work_(std::move(work)), at_once_(std::move(at_once)) {}
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;
    ~Background() {
        cancel();
        if (!thread_.joinable()) return;
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
        if (has_thread()) return asked_.notify_one();
        const std::stop_token stop = working_.get_token();
        answer(at_once_, *std::exchange(question_, std::nullopt), stop);
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
    // Tried again at each question: the next one may find a thread.
    bool has_thread() {
        try {
            if (!thread_.joinable()) thread_ = std::jthread([this](std::stop_token end) { run(std::move(end)); });
            return true;
        } catch (const std::system_error&) {
        } catch (const std::bad_alloc&) {
        }
        return false;
    }

    void answer(const Work& work, const Question& question, const std::stop_token& stop) {
        try {
            work(question, stop, [this, &stop](Answer answer) { tell(std::move(answer), stop); });
        } catch (const std::bad_alloc&) {
        }
    }

    void run(std::stop_token end) {
        while (true) {
            std::unique_lock lock(mutex_);
            if (!asked_.wait(lock, end, [this] { return question_.has_value(); })) return;
            const Question question = std::move(*question_);
            question_.reset();
            const std::stop_token stop = working_.get_token();
            lock.unlock();
            answer(work_, question, stop);
        }
    }

    void tell(Answer answer, const std::stop_token& stop) {
        const std::lock_guard lock(mutex_);
        if (stop.stop_requested()) return;
        // The pipe holds thousands of bytes; the loop never leaves more than a few in it.
        if (pipe_.put()) answers_.push_back(std::move(answer));
    }

    Work work_;
    Work at_once_;
    Pipe pipe_;
    std::mutex mutex_;
    std::condition_variable_any asked_;
    std::optional<Question> question_;  // not yet taken up by the thread
    std::deque<Answer> answers_;        // a byte in the pipe for each
    std::stop_source working_;          // of the question last taken up or waiting
    std::jthread thread_;               // last: ends before the rest goes
};

}  // namespace atom4::tui
