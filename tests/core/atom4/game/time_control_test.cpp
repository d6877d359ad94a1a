// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/match_setup.h"

#include <gtest/gtest.h>

#include "core/atom4/game/match_texts.h"
#include "tests/support/matches.h"

namespace atom4 {
namespace {

using namespace std::chrono_literals;

TEST(TimeControls, AreWrittenInSeconds) {
    for (const auto& [control, text] :
         {std::pair(TimeControl{300s, 0s}, "300"), std::pair(TimeControl{300s, 5s}, "300+5"),
          std::pair(TimeControl{1s, 3600s}, "1+3600"), std::pair(TimeControl{86400s, 0s}, "86400")}) {
        EXPECT_EQ(to_text(control), text);
        EXPECT_EQ(parse_time_control(text), control);
    }
    for (const char* text : {"", "0", "86401", "300+", "300+3601", "+5", "300+5+5", "5m", "-300", "300 +5", "40/9000"})
        EXPECT_EQ(parse_time_control(text), std::nullopt) << text;
}

TEST(TimeControlText, StatesTheWholeTimeAndTheIncrement) {
    for (const auto& [control, text] :
         {std::pair(TimeControl{1min, 0s}, "1 minute"), std::pair(TimeControl{1h, 0s}, "60 minutes"),
          std::pair(TimeControl{90s, 0s}, "1:30"), std::pair(TimeControl{10min, 1s}, "10 minutes plus 1 second a move"),
          std::pair(TimeControl{20s, 3s}, "0:20 plus 3 seconds a move")})
        EXPECT_EQ(time_control_text(control), text);
}

TEST(ClockText, RoundsUpToFullSeconds) {
    EXPECT_EQ(clock_text(5min), "5:00");
    EXPECT_EQ(clock_text(4min + 59s + 1ms), "5:00");
    EXPECT_EQ(clock_text(5s), "0:05");
    EXPECT_EQ(clock_text(0s), "0:00");
    EXPECT_EQ(clock_text(1h + 2min + 3s), "1:02:03");
}

TEST(ClockTimes, AreWrittenInHoursMinutesAndSeconds) {
    for (const auto& [time, text] :
         {std::pair(0ms, "0:00:00.000"), std::pair(245250ms, "0:04:05.250"), std::pair(86399999ms, "23:59:59.999"),
          std::pair(ClockTime(100h), "100:00:00.000")}) {
        EXPECT_EQ(to_text(time), text);
        EXPECT_EQ(parse_clock_time(text), time);
    }
    for (const char* text : {"", "1", ":04:05.250", "0:4:05.250", "0:60:00.000", "0:00:60.000", "0:00:00.00",
                             "0:00:00,000", "1000:00:00.000", "0:00:00.0001", "-1:00:00.000"})
        EXPECT_EQ(parse_clock_time(text), std::nullopt) << text;
}

MatchSetup blitz() {
    MatchSetup setup{{}, test::two_people()};
    setup.time_control = TimeControl{10s, 2s};
    return setup;
}

ByPlayer<ClockTime> clocks(ClockTime first, ClockTime second) {
    return {first, second};
}

TEST(Clocks, RunForThePlayerToMoveAndGainTheIncrement) {
    Match match(blitz());
    EXPECT_EQ(match.time_left(), clocks(10s, 10s));
    match.spend(3s);
    EXPECT_EQ(match.time_left(), clocks(7s, 10s));
    ASSERT_TRUE(match.play(test::cell("i9")));
    EXPECT_EQ(match.time_left(), clocks(9s, 10s));
    match.spend(500ms);
    EXPECT_EQ(match.time_left(), clocks(9s, 9500ms));
}

TEST(Clocks, EndTheRoundWhenTheyAreEmpty) {
    Match match(blitz());
    ASSERT_TRUE(match.play(test::cell("i9")));
    const auto generation = match.generation();
    match.spend(10s);
    EXPECT_EQ(match.early_end(), (EarlyEnd{EarlyEnd::Reason::kOutOfTime, Player::kSecond}));
    EXPECT_EQ(match.outcome(), Outcome::kFirstWins);
    EXPECT_EQ(match.seat_to_move(), nullptr);
    EXPECT_NE(match.generation(), generation);
    EXPECT_EQ(match.play(test::cell("i7")).error(), Refusal::kRoundOver);
    match.spend(10s);
    EXPECT_EQ(match.time_left(), clocks(12s, 0s));
    EXPECT_TRUE(match.next_round());
    EXPECT_EQ(match.time_left(), clocks(10s, 10s)) << "full again";
}

TEST(Clocks, GoBackWithTheMoves) {
    Match match(blitz());
    match.spend(3s);
    ASSERT_TRUE(match.play(test::cell("i9")));
    match.spend(4s);
    ASSERT_TRUE(match.play(test::cell("i7")));
    match.undo(1);
    EXPECT_EQ(match.time_left(), clocks(9s, 10s));
    match.redo(1);
    EXPECT_EQ(match.time_left(), clocks(9s, 8s)) << "no second increment";
    match.spend(20s);
    match.undo(0);
    EXPECT_EQ(match.time_left(), clocks(9s, 8s)) << "the turn that was lost on time begins again";
    EXPECT_FALSE(match.is_over());
}

TEST(Clocks, DoNotRunWithoutATimeControl) {
    Match match;
    match.spend(1h);
    EXPECT_FALSE(match.is_over());
}

TEST(Clocks, AreRestoredFromARecord) {
    Match match(blitz());
    match.spend(3s);
    ASSERT_TRUE(match.play(test::cell("i9")));
    match.spend(1250ms);
    const auto records = parse_records(to_text(match.records()));
    ASSERT_TRUE(records);
    Match again;
    again.restore(*records);
    EXPECT_EQ(again.time_left(), clocks(9s, 8750ms));
    EXPECT_EQ(again.setup(), match.setup());
}

TEST(Clocks, OfAnUnknownKindArePreserved) {
    const std::string text =
        "[Game \"Atom-4\"]\n[Size \"16x16\"]\n[Start \"R\"]\n[Result \"*\"]\n[TimeControl \"40/9000\"]\n[Clock1 "
        "\"?\"]\n";
    const auto records = parse_records(text);
    ASSERT_TRUE(records);
    EXPECT_EQ(records->front().time_control, std::nullopt);
    EXPECT_NE(to_text(*records).find("[TimeControl \"40/9000\"]\n[Clock1 \"?\"]\n"), std::string::npos);
}

}  // namespace
}  // namespace atom4
