// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include "core/atom4/tuning/bench.h"
#include "tests/core/atom4/rules/perft_numbers.h"

namespace atom4 {
namespace {

TEST(PerftSlow, Depth10) {
    EXPECT_EQ(perft(Position(), 10), test::kPerft[10]);
}

TEST(PerftSlow, WinsAtDepth10) {
    EXPECT_EQ(test::count_wins(Position(), 10), 494U);
}

}  // namespace
}  // namespace atom4
