// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include "core/atom4/tuning/bench.h"
#include "tests/core/atom4/rules/perft_numbers.h"
#include "tests/support/positions.h"

namespace atom4 {
namespace {

using test::kPerft;

class Perft : public testing::TestWithParam<Colour> {};

TEST_P(Perft, IsTheSameForEveryStartColour) {
    const Position start({}, GetParam());
    for (int depth = 0; depth <= 8; ++depth)
        EXPECT_EQ(perft(start, depth), kPerft[static_cast<std::size_t>(depth)]) << "depth " << depth;
}

INSTANTIATE_TEST_SUITE_P(Start, Perft, testing::ValuesIn(kWheel),
                         [](const auto& info) { return std::string(1, letter(info.param)); });

TEST(PerftNumbers, Depth9) {
    EXPECT_EQ(perft(Position(), 9), kPerft[9]);
}

TEST(PerftNumbers, TheFirstWinsAreAtDepth9) {
    EXPECT_EQ(test::count_wins(Position(), 8), 0U);
    EXPECT_EQ(test::count_wins(Position(), 9), 88U);
}

TEST(PerftNumbers, AFinishedGameIsALeafAtItsOwnDepthOnly) {
    const Position won = test::board("a1:W b1:W c1:W d1:W", 'R');
    EXPECT_EQ(perft(won, 0), 1U);
    EXPECT_EQ(perft(won, 1), 0U);
    const Position last_cell = test::position("RGRGRG/GBGBGB/RGRGRG/GBGBGB/RGRGRG/GBGBG1 R");
    EXPECT_EQ(perft(last_cell, 1), 1U);
    EXPECT_EQ(perft(last_cell, 2), 0U);
}

}  // namespace
}  // namespace atom4
