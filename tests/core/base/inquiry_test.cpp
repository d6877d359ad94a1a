// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/base/async_task.h"

#include <gtest/gtest.h>

#include <new>

namespace atom4 {
namespace {

using Question = Inquiry<int, int>;

// The other thread is this one: it works when the test says so, and each question is answered by its number and the
// next.
class InquiryTest : public testing::Test {
protected:
    void answer(const Question::Task& task) {
        task.tell(task.question);
        if (meanwhile_) meanwhile_();
        stopped_ = task.stop.stop_requested();
        hurried_ = task.hurry.stop_requested();
        brief_ = task.brief;
        task.tell(task.question + 1);
    }

    bool has_thread_ = true;
    int woken_ = 0;
    int told_ = 0;
    bool stopped_ = false;
    bool hurried_ = false;
    bool brief_ = false;
    std::function<void()> meanwhile_;
    Question inquiry_{[this](const Question::Task& task) { answer(task); },
                      [this] {
                          ++woken_;
                          return has_thread_;
                      },
                      [this] { ++told_; }};
};

TEST_F(InquiryTest, EachQuestionIsAnsweredOnce) {
    EXPECT_FALSE(inquiry_.is_open());
    inquiry_.work();  // nothing was asked
    inquiry_.ask(10);
    EXPECT_TRUE(inquiry_.is_open());
    EXPECT_EQ(woken_, 1);
    EXPECT_EQ(told_, 0);
    inquiry_.work();
    inquiry_.work();
    EXPECT_EQ(told_, 2);
    EXPECT_EQ(inquiry_.take(), 10);
    EXPECT_EQ(inquiry_.take(), 11);
    EXPECT_EQ(inquiry_.take(), std::nullopt);
    EXPECT_FALSE(stopped_ || hurried_ || brief_);
}

TEST_F(InquiryTest, OnlyTheLastQuestionIsAnswered) {
    inquiry_.ask(10);
    inquiry_.ask(20);
    inquiry_.work();
    inquiry_.work();
    EXPECT_EQ(inquiry_.take(), 20);
    inquiry_.ask(30);
    EXPECT_EQ(inquiry_.take(), std::nullopt);  // 21 came too late
    inquiry_.work();
    EXPECT_EQ(inquiry_.take(), 30);
}

TEST_F(InquiryTest, AnAnswerToAnOlderQuestionIsNotHeard) {
    inquiry_.ask(10);
    meanwhile_ = [this] { inquiry_.ask(20); };
    inquiry_.work();
    EXPECT_TRUE(stopped_);
    EXPECT_TRUE(hurried_);
    EXPECT_EQ(told_, 1);
    EXPECT_EQ(inquiry_.take(), std::nullopt);
    meanwhile_ = nullptr;
    inquiry_.work();
    EXPECT_FALSE(stopped_);
    EXPECT_EQ(inquiry_.take(), 20);
}

TEST_F(InquiryTest, StoppedItIsSilent) {
    inquiry_.ask(10);
    inquiry_.stop();
    EXPECT_FALSE(inquiry_.is_open());
    inquiry_.work();
    EXPECT_EQ(told_, 0);
    inquiry_.ask(20);
    meanwhile_ = [this] { inquiry_.stop(); };
    inquiry_.work();
    EXPECT_TRUE(stopped_);
    EXPECT_EQ(inquiry_.take(), std::nullopt);
}

TEST_F(InquiryTest, HurriedItIsStillHeard) {
    inquiry_.ask(10);
    meanwhile_ = [this] { inquiry_.hurry(); };
    inquiry_.work();
    EXPECT_TRUE(hurried_);
    EXPECT_FALSE(stopped_);
    EXPECT_EQ(inquiry_.take(), 10);
    EXPECT_EQ(inquiry_.take(), 11);
    meanwhile_ = nullptr;
    inquiry_.ask(20);  // takes its time again
    inquiry_.work();
    EXPECT_FALSE(hurried_);
    inquiry_.ask(30);
    inquiry_.hurry();  // before it was taken up
    inquiry_.work();
    EXPECT_TRUE(hurried_);
    EXPECT_EQ(inquiry_.take(), 30);
}

TEST_F(InquiryTest, WithoutAThreadItIsWorkedAtAtOnceAndBriefly) {
    has_thread_ = false;
    inquiry_.ask(10);
    EXPECT_TRUE(brief_);
    EXPECT_EQ(told_, 2);
    EXPECT_EQ(inquiry_.take(), 10);
    EXPECT_EQ(inquiry_.take(), 11);
}

TEST_F(InquiryTest, WorkWithoutMemoryHasNoMoreAnswers) {
    meanwhile_ = [] { throw std::bad_alloc(); };
    inquiry_.ask(10);
    inquiry_.work();
    EXPECT_EQ(inquiry_.take(), 10);
    EXPECT_EQ(inquiry_.take(), std::nullopt);
    meanwhile_ = nullptr;
    inquiry_.ask(20);
    inquiry_.work();
    EXPECT_EQ(inquiry_.take(), 20);
}

}  // namespace
}  // namespace atom4
