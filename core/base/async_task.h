// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <new>
#include <optional>
#include <stop_token>
#include <utility>

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

}  // namespace atom4
