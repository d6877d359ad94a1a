// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/match_clock.h"

#include <gtest/gtest.h>

#include "core/atom4/engine/computer.h"

namespace atom4 {
namespace {

using namespace std::chrono_literals;

TEST(ThinkingTime, IsLimitedOnlyWithAClockAndAMoveToMake) {
    Match match;
    EXPECT_EQ(time_budget_of(match), std::nullopt);
    MatchSetup setup;
    setup.time_control = TimeControl{60s, 2s};
    match.start(setup);
    EXPECT_EQ(time_budget_of(match), time_budget({60s, 2s}, 254));
    ASSERT_TRUE(match.play(Cell(8, 8)));
    match.spend(50s);
    EXPECT_EQ(time_budget_of(match), time_budget({10s, 2s}, 253));
    match.spend(10s);
    EXPECT_EQ(time_budget_of(match), std::nullopt);
}

// Plays to the last cell of the board, with a little time lost at every move.
TEST(ThinkingTime, AMinuteIsEnoughForEveryMoveOfABoard) {
    for (const int size : {6, 16, 20, 26}) {
        auto left = std::chrono::milliseconds(60s);
        for (int empty = size * size - 2; empty > 0; empty -= 2) {
            left -= time_budget({left, 0s}, empty).most + 15ms;
            ASSERT_GT(left, 0s) << size << ": " << empty << " cells are empty";
        }
    }
}

}  // namespace
}  // namespace atom4
