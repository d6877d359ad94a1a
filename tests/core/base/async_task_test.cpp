// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/base/async_task.h"

#include <gtest/gtest.h>
#include <poll.h>

#include <atomic>
#include <new>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "core/base/random.h"
#include "tests/support/cost.h"
#include "tests/support/folders_and_processes.h"
#include "tests/support/resource_limits.h"

namespace atom4 {
namespace {

using Task = AsyncTask<int, int>;

bool is_readable(const Mailbox& mailbox, int milliseconds) {
    pollfd source{mailbox.descriptor(), POLLIN, 0};
    return ::poll(&source, 1, milliseconds) == 1;
}

TEST(Mailbox, DeliversInOrderAndIsReadableUntilThen) {
    Mailbox mailbox;
    std::string heard;
    EXPECT_FALSE(is_readable(mailbox, 0));
    for (const char letter : {'a', 'b', 'c'}) mailbox.post([&, letter] { heard += letter; });
    EXPECT_TRUE(is_readable(mailbox, 0));
    mailbox.deliver();
    EXPECT_EQ(heard, "abc");
    EXPECT_FALSE(is_readable(mailbox, 0));
    mailbox.deliver();
    EXPECT_EQ(heard, "abc");
}

TEST(Mailbox, PostsDuringADeliveryWaitForTheNext) {
    Mailbox mailbox;
    int heard = 0;
    mailbox.post([&] { mailbox.post([&] { ++heard; }); });
    mailbox.deliver();
    EXPECT_EQ(heard, 0);
    EXPECT_TRUE(is_readable(mailbox, 0));
    mailbox.deliver();
    EXPECT_EQ(heard, 1);
}

// A pipe holds 65,536 bytes, fewer than the letters that are posted here.
TEST(Mailbox, HoldsMoreLettersThanAPipeHoldsBytes) {
    Mailbox mailbox;
    int heard = 0;
    for (int i = 0; i < 100'000; ++i) mailbox.post([&] { ++heard; });
    mailbox.deliver();
    EXPECT_EQ(heard, 100'000);
    EXPECT_FALSE(is_readable(mailbox, 0));
}

TEST(MailboxDeathTest, ALetterMustNotDeliver) {
    Mailbox mailbox;
    mailbox.post([&] { mailbox.deliver(); });
    EXPECT_DEATH(mailbox.deliver(), "");
}

// Says that it has begun, and works until it is told to end.
void ponder(std::stop_token end, std::atomic<int>& begun) {
    ++begun;
    begun.notify_all();
    std::mutex mutex;
    std::condition_variable_any never;
    std::unique_lock lock(mutex);
    never.wait(lock, end, [] { return false; });
}

class AsyncTaskTest : public testing::Test {
protected:
    Task::OnAnswer hears() {
        return [this](int answer) { heard_.push_back(answer); };
    }
    Task::Ended ends() {
        return [this](TaskEnd how) {
            heard_.push_back(kEnd);
            how_ = how;
        };
    }
    // Delivers until `count` answers and ends have been heard.
    void wait_for(std::size_t count) {
        while (heard_.size() < count) ASSERT_TRUE(test::wait_and_deliver(mailbox_));
    }

    static constexpr int kEnd = -1;
    Mailbox mailbox_;
    std::vector<int> heard_;
    TaskEnd how_ = TaskEnd::kDone;
    std::atomic<int> begun_ = 0;
};

TEST_F(AsyncTaskTest, AnswersInOneThreadOfItsOwnAndThenEnds) {
    std::set<std::thread::id> threads;
    {
        Task task(
            mailbox_,
            [&](const Task::Job& job) {
                threads.insert(std::this_thread::get_id());
                for (int i = 0; i < 3; ++i) job.answer(job.question + i);
            },
            hears(), ends());
        EXPECT_FALSE(task.is_busy());
        for (int question = 0; question < 100; question += 10) {
            heard_.clear();
            task.ask(question);
            EXPECT_TRUE(heard_.empty());
            EXPECT_TRUE(task.is_busy());
            wait_for(4);
            EXPECT_EQ(heard_, (std::vector{question, question + 1, question + 2, kEnd}));
            EXPECT_EQ(how_, TaskEnd::kDone);
            EXPECT_FALSE(task.is_busy());
        }
    }
    EXPECT_EQ(threads.size(), 1U);
    EXPECT_FALSE(threads.contains(std::this_thread::get_id()));
}

TEST_F(AsyncTaskTest, ANewQuestionDropsTheEarlierOne) {
    Task task(
        mailbox_,
        [&](const Task::Job& job) {
            if (job.question == 1) ponder(job.stop, begun_);
            job.answer(job.question);  // although it was stopped
        },
        hears(), ends());
    task.ask(1);
    begun_.wait(0);
    task.ask(2);
    wait_for(2);
    EXPECT_EQ(heard_, (std::vector{2, kEnd}));
}

// Answers that were posted before the stop, but not delivered, are dropped, too.
TEST_F(AsyncTaskTest, ReportsNothingAfterBeingStopped) {
    Task task(
        mailbox_, [&](const Task::Job& job) { job.answer(job.question); }, hears(), ends());
    task.ask(1);
    ASSERT_TRUE(is_readable(mailbox_, 20'000));
    task.stop();
    EXPECT_FALSE(task.is_busy());
    task.ask(2);
    wait_for(2);
    EXPECT_EQ(heard_, (std::vector{2, kEnd}));
}

TEST_F(AsyncTaskTest, DeliversItsAnswerWhenHurried) {
    Task task(
        mailbox_,
        [&](const Task::Job& job) {
            ponder(job.hurry, begun_);
            job.answer(job.question);
        },
        hears(), ends());
    task.ask(7);
    begun_.wait(0);
    task.hurry();
    wait_for(2);
    EXPECT_EQ(heard_, (std::vector{7, kEnd}));
    task.ask(8);
    begun_.wait(1);  // the next question is not hurried
    EXPECT_FALSE(is_readable(mailbox_, 0));
}

TEST_F(AsyncTaskTest, DestructionStopsTheWorkSilently) {
    {
        Task task(
            mailbox_,
            [&](const Task::Job& job) {
                job.answer(1);
                ponder(job.stop, begun_);
            },
            hears(), ends());
        task.ask(1);
        begun_.wait(0);
    }
    mailbox_.deliver();
    EXPECT_TRUE(heard_.empty());
}

TEST_F(AsyncTaskTest, CallbacksMayAskStopAndDestroyTheTask) {
    std::unique_ptr<Task> task;
    task = std::make_unique<Task>(
        mailbox_, [](const Task::Job& job) { job.answer(job.question); },
        [&](int answer) {
            heard_.push_back(answer);
            if (answer < 3) task->ask(answer + 1);  // the end of the current question is not heard
            if (answer == 4) task->stop();
        },
        [&](TaskEnd) {
            heard_.push_back(kEnd);
            task.reset();
        });
    task->ask(1);
    wait_for(4);
    EXPECT_EQ(heard_, (std::vector{1, 2, 3, kEnd}));
    EXPECT_EQ(task, nullptr);
}

TEST_F(AsyncTaskTest, ReportsRunningOutOfMemory) {
    Task task(
        mailbox_,
        [](const Task::Job& job) {
            job.answer(job.question);
            if (job.question == 1) throw std::bad_alloc();
        },
        hears(), ends());
    task.ask(1);
    wait_for(2);
    EXPECT_EQ(how_, TaskEnd::kOutOfResources);
    task.ask(2);
    wait_for(4);
    EXPECT_EQ(how_, TaskEnd::kDone);
    EXPECT_EQ(heard_, (std::vector{1, kEnd, 2, kEnd}));
}

TEST(AsyncTask, ReportsThatNoThreadCouldBeStarted) {
    if (test::is_sanitized()) GTEST_SKIP() << "memory cannot be limited";
    EXPECT_TRUE(test::ends_well_apart([] {
        test::leave_no_thread();
        Mailbox mailbox;
        std::optional<TaskEnd> end;
        Task task(
            mailbox, [](const Task::Job& job) { job.answer(job.question); }, [](int) { std::abort(); },
            [&](TaskEnd how) { end = how; });
        task.ask(5);
        if (end || !task.is_busy()) return false;
        mailbox.deliver();
        return end == TaskEnd::kOutOfResources && !task.is_busy();
    }));
}

// Asks, stops, hurries and delivers in any order: nothing is heard of a question that was dropped, and every other one
// ends once, after its answers. Most useful under ThreadSanitizer.
TEST_F(AsyncTaskTest, NoOrderOfEventsLosesAnEnd) {
    Random random(38);
    int open = 0;  // the question whose answers are expected, or 0
    int answers = 0;
    int ended = 0;
    Task task(
        mailbox_,
        [](const Task::Job& job) {
            for (int i = 0; i < 3; ++i) {
                if (job.question % 2 == 0) std::this_thread::yield();
                job.answer(job.question);
            }
        },
        [&](int answer) {
            EXPECT_EQ(answer, open);
            ++answers;
        },
        [&](TaskEnd) {
            EXPECT_NE(open, 0);
            EXPECT_EQ(answers, 3);
            open = answers = 0;
            ++ended;
        });
    for (int question = 1; question <= 3'000; ++question) {
        task.ask(question);
        open = question;
        answers = 0;
        while (open != 0 && random.below(8) != 0) {
            switch (random.below(3)) {
                case 0: task.hurry(); break;
                case 1: mailbox_.deliver(); break;
                default: (void)is_readable(mailbox_, 1); break;
            }
        }
        EXPECT_EQ(task.is_busy(), open != 0);
        while (question % 10 == 0 && open != 0) ASSERT_TRUE(test::wait_and_deliver(mailbox_));
        if (random.below(4) != 0) continue;
        task.stop();
        open = answers = 0;
    }
    EXPECT_GE(ended, 300);
}

}  // namespace
}  // namespace atom4
