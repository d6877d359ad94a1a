// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/tty/line_speed.h"

#include <gtest/gtest.h>

namespace atom4::tui {
namespace {

using namespace std::chrono_literals;

class LineSpeedTest : public testing::Test {
protected:
    /// So many bytes, a question behind them, and the answer after that time.
    void burst(std::size_t bytes, std::chrono::milliseconds time) {
        speed_.asked(bytes, now_);
        now_ += time;
        speed_.answered(now_);
    }

    LineSpeed speed_;
    LineSpeed::Clock::time_point now_{1h};
};

TEST_F(LineSpeedTest, IsNotKnownAtFirst) {
    EXPECT_FALSE(speed_.is_slow(now_));
    EXPECT_FALSE(speed_.bytes_per_second());
    EXPECT_TRUE(speed_.is_worth_asking(1000));
    EXPECT_FALSE(speed_.is_worth_asking(40));  // a cursor
}

TEST_F(LineSpeedTest, IsBytesByTime) {
    burst(0, 1ms);
    burst(960, 1001ms);
    EXPECT_NEAR(*speed_.bytes_per_second(), 960, 1);
    EXPECT_TRUE(speed_.is_slow(now_));
    burst(6000, 3ms);
    EXPECT_FALSE(speed_.is_slow(now_));
}

TEST_F(LineSpeedTest, ALongWayIsNoSlowLine) {
    burst(0, 600ms);  // by satellite
    burst(1000, 620ms);
    EXPECT_FALSE(speed_.is_slow(now_));
}

TEST_F(LineSpeedTest, ShortMessagesTellOfTheWayAlone) {
    burst(0, 500ms);
    burst(30, 900ms);
    EXPECT_FALSE(speed_.bytes_per_second());
    EXPECT_FALSE(speed_.is_slow(now_));
}

TEST_F(LineSpeedTest, AnAnswerThatDoesNotComeIsTellingBeforeItDoes) {
    burst(0, 1ms);
    speed_.asked(4000, now_);
    EXPECT_TRUE(speed_.is_asked());
    EXPECT_FALSE(speed_.is_worth_asking(4000));
    EXPECT_FALSE(speed_.is_slow(now_ + 900ms));
    EXPECT_TRUE(speed_.is_slow(now_ + 1300ms));
    speed_.answered(now_ + 4s);
    EXPECT_TRUE(speed_.is_slow(now_ + 4s));
    EXPECT_NEAR(*speed_.bytes_per_second(), 1000, 1);
}

TEST_F(LineSpeedTest, WhoHasNeverAnsweredIsNotSlow) {
    speed_.asked(0, now_);
    EXPECT_FALSE(speed_.is_slow(now_ + 1h));
}

TEST_F(LineSpeedTest, AnAnswerToNothingTellsNothing) {
    speed_.answered(now_);
    EXPECT_FALSE(speed_.bytes_per_second());
}

}  // namespace
}  // namespace atom4::tui
