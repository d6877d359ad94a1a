// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/tuning/bench.h"

#include <gtest/gtest.h>

#include "tests/core/atom4/engine/support.h"

namespace atom4 {
namespace {

TEST(Bench, SearchesPositionsInPlay) {
    for (const std::string_view text : bench_positions()) EXPECT_FALSE(test::position(text).is_over()) << text;
}

TEST(Bench, CountsTheSameEveryTime) {
    int reports = 0;
    const BenchResult once = bench(4, [&](const SearchReport&) { ++reports; });
    EXPECT_EQ(reports, static_cast<int>(bench_positions().size()));
    EXPECT_EQ(bench(4).nodes, once.nodes);
}

}  // namespace
}  // namespace atom4
