// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <stop_token>
#include <utility>

#include "core/base/thread.h"

namespace atom4 {

/// A question that is worked at in another thread: one at a time, with any number of answers. A new question and stop()
/// end the one before, and none of its answers is heard any more. Work that there is no memory for has no more answers.
/// To be used by one thread, but for work(), which is for the other.
template <class Question, class Answer>
class Inquiry {
public:
    /// What is to be done about a question.
    struct Task {
        Question question;
        std::stop_token stop;   ///< nobody wants to know any more
        std::stop_token hurry;  ///< what has been found must do; requested by a stop as well
        bool brief = false;     ///< whoever asked waits for the work to end: it must not take long
        std::function<void(Answer)> tell;
    };
    using Work = std::function<void(const Task&)>;

    /// `wake` has the other thread call work() soon; where there is no such thread it returns false, and the work is
    /// done in ask(). `told` is called by whoever works, after each answer, and may call nothing of the inquiry.
    Inquiry(Work work, std::function<bool()> wake, std::function<void()> told)
        : work_(std::move(work)), wake_(std::move(wake)), told_(std::move(told)) {}
    Inquiry(const Inquiry&) = delete;
    Inquiry& operator=(const Inquiry&) = delete;
    ~Inquiry() = default;

    void ask(Question question) {
        stop();
        {
            const std::lock_guard lock(mutex_);
            stop_ = std::stop_source();
            hurry_ = std::stop_source();
            question_ = std::move(question);
            open_ = true;
        }
        if (!wake_()) work(true);
    }

    void stop() {
        const std::lock_guard lock(mutex_);
        stop_.request_stop();
        hurry_.request_stop();
        ++generation_;
        question_.reset();
        answers_.clear();
        open_ = false;
    }

    /// Has the work end with what it has found so far.
    void hurry() {
        const std::lock_guard lock(mutex_);
        hurry_.request_stop();
    }

    /// Whether there was a question that has not been stopped since.
    [[nodiscard]] bool is_open() const { return open_; }

    /// The next answer to the question.
    [[nodiscard]] std::optional<Answer> take() {
        const std::lock_guard lock(mutex_);
        std::optional<Answer> answer;
        if (!answers_.empty()) {
            answer.emplace(std::move(answers_.front()));
            answers_.pop_front();
        }
        return answer;
    }

    /// Works at the question that waits, if one does.
    void work(bool brief = false) {
        std::unique_lock lock(mutex_);
        if (!question_) return;
        const Task task{std::move(*question_), stop_.get_token(), hurry_.get_token(), brief,
                        [this, generation = generation_](Answer answer) { tell(generation, std::move(answer)); }};
        question_.reset();
        lock.unlock();
        try {
            work_(task);
        } catch (const std::bad_alloc&) {
        }
    }

private:
    void tell(std::uint64_t generation, Answer answer) {
        const std::lock_guard lock(mutex_);
        if (generation != generation_) return;
        answers_.push_back(std::move(answer));
        told_();
    }

    Work work_;
    std::function<bool()> wake_;
    std::function<void()> told_;
    bool open_ = false;
    std::mutex mutex_;
    std::uint64_t generation_ = 0;      // counts the questions and their ends
    std::optional<Question> question_;  // not yet taken up
    std::deque<Answer> answers_;        // to the question asked last
    std::stop_source stop_;             // of the question asked last
    std::stop_source hurry_;
};

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
    WakeupPipe pipe_;  // a byte for each answer; it holds thousands, and the loop never leaves more than a few in it
    Inquiry<Question, Answer> inquiry_;
    WorkerThread thread_;  // last: ends before the rest goes
};

/// A background for what few people ask: it takes no thread and no memory before the first question. Each question has
/// one answer, and it is known since when it is waited for.
template <class Question, class Answer>
class RareBackground {
public:
    using Clock = std::chrono::steady_clock;
    using Work = typename Background<Question, Answer>::Work;

    explicit RareBackground(Work work) : work_(std::move(work)) {}

    void ask(Question question) {
        if (!background_) background_ = std::make_unique<Background<Question, Answer>>(work_);
        since_ = Clock::now();
        background_->ask(std::move(question));
    }
    void stop() {
        since_.reset();
        if (background_) background_->stop();
    }
    /// Since when an answer is waited for, if it is.
    [[nodiscard]] std::optional<Clock::time_point> since() const { return since_; }

    /// Readable when there is an answer to take; -1 before there ever can be.
    [[nodiscard]] int descriptor() const { return background_ ? background_->descriptor() : -1; }
    [[nodiscard]] std::optional<Answer> take() {
        if (!background_) return std::nullopt;
        auto answer = background_->take();
        if (answer) since_.reset();
        return answer;
    }

private:
    Work work_;
    std::optional<Clock::time_point> since_;
    std::unique_ptr<Background<Question, Answer>> background_;
};

}  // namespace atom4
