// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/match_clock.h"

#include <gtest/gtest.h>

namespace atom4 {
namespace {

using namespace std::chrono_literals;

class ClockRunTest : public testing::Test {
protected:
    ClockRunTest() {
        MatchSetup setup;
        setup.time_control = TimeControl{60s, 0s};
        match_.start(setup);
    }
    void place() { ASSERT_TRUE(match_.play(match_.position().legal_moves().front())); }
    void tick_at(std::chrono::milliseconds time) { run_.tick(match_, RunningClock::Clock::time_point(time)); }

    Match match_;
    RunningClock run_;
};

TEST_F(ClockRunTest, RunsFromTheFirstMoveOnForThePlayerToMove) {
    tick_at(0s);
    tick_at(10s);
    EXPECT_EQ(match_.time_left(), (ByPlayer<ClockTime>{60s, 60s}));
    EXPECT_FALSE(run_.next_change(match_));
    place();
    tick_at(10s);
    tick_at(12s + 500ms);
    EXPECT_EQ(match_.time_left(), (ByPlayer<ClockTime>{60s, 57s + 500ms}));
    EXPECT_EQ(run_.next_change(match_), 500ms);
    place();
    tick_at(13s);
    EXPECT_EQ(match_.time_left()[Player::kFirst], 59s + 500ms);
}

TEST_F(ClockRunTest, EndsTheRoundWhenTheTimeIsUp) {
    place();
    tick_at(0s);
    tick_at(61s);
    EXPECT_EQ(match_.outcome(), Outcome::kFirstWins);
    EXPECT_FALSE(run_.next_change(match_));
}

TEST_F(ClockRunTest, AResumedMatchWaitsForTheNextMove) {
    place();
    run_.hold_until_change(match_);
    tick_at(0s);
    tick_at(10s);
    EXPECT_EQ(match_.time_left()[Player::kSecond], 60s);
    EXPECT_FALSE(run_.next_change(match_));
    place();
    tick_at(10s);
    tick_at(11s);
    EXPECT_EQ(match_.time_left()[Player::kFirst], 59s);
    EXPECT_EQ(match_.time_left()[Player::kSecond], 60s);
}

TEST_F(ClockRunTest, SkipsTimeInWhichNoPlayerIsThinking) {
    run_.pass_over(match_, RunningClock::Clock::time_point(0s));
    place();
    run_.pass_over(match_, RunningClock::Clock::time_point(5s));
    tick_at(7s);
    EXPECT_EQ(match_.time_left()[Player::kSecond], 58s);
    place();
    run_.pass_over(match_, RunningClock::Clock::time_point(17s));
    tick_at(18s);
    EXPECT_EQ(match_.time_left(), (ByPlayer<ClockTime>{59s, 58s}));
}

TEST_F(ClockRunTest, PassesOverTheTimeInWhichTheProgramWasStopped) {
    place();
    run_.skip(1s);  // no clock runs yet
    tick_at(10s);
    tick_at(12s);
    run_.skip(30s);
    tick_at(43s);
    EXPECT_EQ(match_.time_left()[Player::kSecond], 57s);
}

TEST_F(ClockRunTest, DoesNotRunWithoutATimeControl) {
    match_.start({});
    place();
    tick_at(0s);
    tick_at(100s);
    EXPECT_FALSE(match_.is_over());
    EXPECT_FALSE(run_.next_change(match_));
}

TEST_F(ClockRunTest, ChargesNoTimeOfAnotherMatch) {
    place();
    tick_at(0s);
    tick_at(1s);
    // Meanwhile another match was played, during which tick() was not called.
    Match other(match_.setup());
    (void)other.play(other.position().legal_moves().front());
    const auto records = other.records();
    match_.restore(records);
    run_.hold_until_change(match_);
    place();
    tick_at(40s);
    EXPECT_EQ(match_.time_left(), (ByPlayer<ClockTime>{60s, 60s}));
}

}  // namespace
}  // namespace atom4
