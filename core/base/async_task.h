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

/// How a task ended.
enum class TaskEnd : std::uint8_t {
    kDone,
    kOutOfResources,  ///< no thread, or not enough memory
};

/// Returns the message for kOutOfResources.
[[nodiscard]] std::string out_of_resources_text();

/// Runs one task at a time on a worker thread, which starts with the first one. A task returns any number of results;
/// each is delivered on the thread of the mailbox. A new task and stop() cancel the current one: its results are no
/// longer delivered. Not thread-safe: call everything on the mailbox's thread. The destructor cancels the task and
/// blocks until it returns.
template <class Question, class Answer>
class AsyncTask {
public:
    using Clock = std::chrono::steady_clock;
    /// The arguments of the work.
    struct Job {
        const Question& question;
        std::stop_token stop;                ///< the task is cancelled
        std::stop_token hurry;               ///< finish with the best result so far; also requested by a stop
        std::function<void(Answer)> answer;  ///< posts a result; may be called until the work returns
    };
    using Work = std::function<void(const Job&)>;
    using OnAnswer = std::function<void(Answer)>;
    using Ended = std::function<void(TaskEnd)>;

    /// The mailbox must outlive this. `work` runs on the worker thread. `on_answer` and `ended` are called from
    /// deliver(), never from ask(); they may call ask() and stop(), and destroy this. `ended` follows the last result
    /// of each task that was not cancelled.
    AsyncTask(Mailbox& mailbox, Work work, OnAnswer on_answer, Ended ended = {})
        : shared_(std::make_shared<Shared>(mailbox, std::move(work), std::move(on_answer), std::move(ended))),
          thread_([shared = shared_] { Shared::work_at_question(shared); }) {}
    AsyncTask(const AsyncTask&) = delete;
    AsyncTask& operator=(const AsyncTask&) = delete;
    ~AsyncTask() { stop(); }

    void ask(Question question) {
        stop();
        shared_->put(std::move(question), shared_);
        if (!thread_.wake()) shared_->refuse();
    }
    /// Asks the task to finish soon with what it has found.
    void hurry() { shared_->hurry.request_stop(); }
    void stop() { shared_->drop(); }
    /// Returns when the current task was started; std::nullopt once its end was delivered or it was cancelled.
    [[nodiscard]] std::optional<typename Clock::time_point> since() const { return shared_->since; }
    [[nodiscard]] bool is_busy() const { return since().has_value(); }

private:
    // Held weakly by posted letters, which do nothing once the task is gone.
    struct Shared {
        Shared(Mailbox& box, Work to_do, OnAnswer answered, Ended to_end)
            : mailbox(box), work(std::move(to_do)), on_answer(std::move(answered)), ended(std::move(to_end)) {}

        // A task that has not started. Posting its end needs no memory.
        struct Waiting {
            Question question;
            std::shared_ptr<TaskEnd> how;
            Mailbox::Prepared end;
        };

        void put(Question question, const std::shared_ptr<Shared>& self) {
            const auto how = std::make_shared<TaskEnd>(TaskEnd::kDone);
            Mailbox::Prepared end{[weak = std::weak_ptr(self), asked = generation, how] {
                if (const auto there = weak.lock(); there && there->generation == asked) there->handle_end(*how);
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
        void handle_end(TaskEnd how) {
            since.reset();
            if (ended) ended(how);
        }

        // Runs on the worker thread.
        static void work_at_question(const std::shared_ptr<Shared>& self) {
            std::unique_lock lock(self->mutex);
            if (!self->waiting) return;
            Waiting taken = std::move(*self->waiting);
            self->waiting.reset();
            const auto answer = [&self, asked = self->generation](Answer found) {
                self->mailbox.post([weak = std::weak_ptr(self), asked, found = std::move(found)]() mutable {
                    if (const auto there = weak.lock(); there && there->generation == asked)
                        there->on_answer(std::move(found));
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
        const OnAnswer on_answer;
        const Ended ended;
        // For what the worker thread reads too: `waiting`, `generation`, and which stop sources are the current ones.
        std::mutex mutex;
        std::optional<Waiting> waiting;
        std::stop_source stop;
        std::stop_source hurry;
        // Counts the questions that were dropped. Changed on the mailbox's thread only.
        std::uint64_t generation = 0;
        std::optional<typename Clock::time_point> since;  // for the mailbox's thread only
    };

    std::shared_ptr<Shared> shared_;
    WorkerThread thread_;  // last: joined before the other members are destroyed
};

}  // namespace atom4
