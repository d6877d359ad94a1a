// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>

#include "core/base/mailbox.h"
#include "core/base/thread.h"

namespace atom4 {

/// How the work on a question ended.
enum class TaskEnd : std::uint8_t {
    kDone,
    kOutOfResources,  ///< there was no thread for it, or not enough memory
};

/// What is said of a question that ended so.
[[nodiscard]] std::string out_of_resources_text();

/// Work in a thread of its own on one question at a time, with any number of answers, each heard in the thread that
/// delivers the mailbox. A new question and stop() drop the one before: none of its answers is heard any more. The
/// thread begins with the first question. All but the work belongs to the mailbox's thread; going away stops the work
/// and waits for it.
template <class Question, class Answer>
class AsyncTask {
public:
    using Clock = std::chrono::steady_clock;
    /// What the work is given.
    struct Job {
        const Question& question;
        std::stop_token stop;                ///< nobody waits for an answer any more
        std::stop_token hurry;               ///< the best that has been found must do; requested by a stop as well
        std::function<void(Answer)> answer;  ///< may be called any number of times, until the work returns
    };
    using Work = std::function<void(const Job&)>;
    using Hear = std::function<void(Answer)>;
    using Ended = std::function<void(TaskEnd)>;

    /// The mailbox must outlive it. `hear` and `ended` are called from deliver(), never from ask(); they may ask, stop,
    /// and delete this. `ended` follows the last answer to each question that was not dropped.
    AsyncTask(Mailbox& mailbox, Work work, Hear hear, Ended ended = {})
        : shared_(std::make_shared<Shared>(mailbox, std::move(work), std::move(hear), std::move(ended))),
          thread_([shared = shared_] { Shared::work_at_question(shared); }) {}
    AsyncTask(const AsyncTask&) = delete;
    AsyncTask& operator=(const AsyncTask&) = delete;
    ~AsyncTask() { stop(); }

    void ask(Question question) {
        stop();
        shared_->put(std::move(question), shared_);
        if (!thread_.wake()) shared_->refuse();
    }
    /// Has the work end soon with what it has found so far.
    void hurry() { shared_->hurry.request_stop(); }
    void stop() { shared_->drop(); }
    /// When the question was asked, until its end has been heard.
    [[nodiscard]] std::optional<typename Clock::time_point> since() const { return shared_->since; }
    [[nodiscard]] bool is_busy() const { return since().has_value(); }

private:
    // A letter that is delivered after the task has gone finds nothing here.
    struct Shared {
        Shared(Mailbox& box, Work to_do, Hear to_hear, Ended to_end)
            : mailbox(box), work(std::move(to_do)), hear(std::move(to_hear)), ended(std::move(to_end)) {}

        // What has not been taken up yet; its end can be posted whatever memory there is then.
        struct Waiting {
            Question question;
            std::shared_ptr<TaskEnd> how;
            Mailbox::Prepared end;
        };

        void put(Question question, const std::shared_ptr<Shared>& self) {
            const auto how = std::make_shared<TaskEnd>(TaskEnd::kDone);
            Mailbox::Prepared end{[weak = std::weak_ptr(self), asked = generation, how] {
                if (const auto there = weak.lock(); there && there->generation == asked) there->hear_end(*how);
            }};
            const std::lock_guard lock(mutex);
            stop = std::stop_source();
            hurry = std::stop_source();
            waiting.emplace(Waiting{std::move(question), how, std::move(end)});
            since = Clock::now();
        }
        void drop() {
            stop.request_stop();
            hurry.request_stop();
            const std::lock_guard lock(mutex);
            waiting.reset();
            ++generation;
            since.reset();
        }
        void refuse() {
            *waiting->how = TaskEnd::kOutOfResources;
            mailbox.post(std::move(waiting->end));
            waiting.reset();
        }
        void hear_end(TaskEnd how) {
            since.reset();
            if (ended) ended(how);
        }

        // In the other thread.
        static void work_at_question(const std::shared_ptr<Shared>& self) {
            std::unique_lock lock(self->mutex);
            if (!self->waiting) return;
            Waiting taken = std::move(*self->waiting);
            self->waiting.reset();
            const auto answer = [&self, asked = self->generation](Answer found) {
                self->mailbox.post([weak = std::weak_ptr(self), asked, found = std::move(found)]() mutable {
                    if (const auto there = weak.lock(); there && there->generation == asked)
                        there->hear(std::move(found));
                });
            };
            const std::stop_token stopped = self->stop.get_token();
            const std::stop_token hurried = self->hurry.get_token();
            lock.unlock();
            try {
                self->work({taken.question, stopped, hurried, answer});
            } catch (const std::bad_alloc&) {
                *taken.how = TaskEnd::kOutOfResources;
            }
            self->mailbox.post(std::move(taken.end));
        }

        Mailbox& mailbox;
        const Work work;
        const Hear hear;
        const Ended ended;
        std::mutex mutex;  // of what is asked
        std::optional<Waiting> waiting;
        std::stop_source stop;
        std::stop_source hurry;
        // Counts the questions that were dropped. Changed by the mailbox's thread alone.
        std::uint64_t generation = 0;
        std::optional<typename Clock::time_point> since;  // for the mailbox's thread alone
    };

    std::shared_ptr<Shared> shared_;
    WorkerThread thread_;  // last: ends before the rest goes
};

}  // namespace atom4
