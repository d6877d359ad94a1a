// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/level.h"

#include <gtest/gtest.h>

#include <limits>

namespace atom4 {
namespace {

constexpr int kLargest = std::numeric_limits<int>::max();

TEST(Level, IsPrintedWithAtMostOneDecimalAndReadBack) {
    const std::pair<int, const char*> texts[] = {{0, "0"}, {30, "3"}, {35, "3.5"}, {123, "12.3"}, {9, "0.9"}};
    for (const auto& [tenths, text] : texts) {
        EXPECT_EQ(to_text(Level::of_tenths(tenths)), text);
        EXPECT_EQ(parse_level(text), Level::of_tenths(tenths)) << text;
    }
    EXPECT_EQ(parse_level("3.500"), parse_level("3.5"));
    EXPECT_EQ(parse_level("03"), Level(3));
    // Earlier versions wrote levels in thousandths.
    for (const auto& [text, tenths] : {std::pair("3.449", 34), {"3.45", 35}, {"3.05", 31}, {"0.049", 0}, {"3.951", 40}})
        EXPECT_EQ(parse_level(text), Level::of_tenths(tenths)) << text;
    EXPECT_FALSE(parse_level("3,5")) << "records are exact";
    EXPECT_EQ(parse_typed_level("3,5"), parse_level("3.5"));
    EXPECT_EQ(parse_typed_level("3.5"), parse_level("3.5"));
    EXPECT_EQ(parse_typed_level("99999999999,5"), Level(kLargest));
    for (const char* text : {"", ",", ",5", "3,", "3,,5", "3,5.5", "1.000,5"})
        EXPECT_FALSE(parse_typed_level(text)) << text;
    EXPECT_EQ(to_text(Level(kLargest)), std::to_string(kLargest));
    EXPECT_EQ(parse_level(to_text(Level(kLargest))), Level(kLargest));
}

TEST(Level, RejectsAnyOtherText) {
    for (const char* text : {"", ".", "3.", ".5", "-1", "+3", "3,5", "3.5000", "3.5.1", "3 ", " 3", "3.-5", "x", "1e3"})
        EXPECT_FALSE(parse_level(text)) << text;
    EXPECT_FALSE(parse_level("2147483648"));
    EXPECT_FALSE(parse_level("2147483647.5"));
    EXPECT_EQ(parse_level("99999999999.5", TooLarge::kTheLargest), Level(kLargest));
}

TEST(Level, KnowsItsNeighbours) {
    const Level level = Level::of_tenths(37);
    EXPECT_FALSE(level.is_whole());
    EXPECT_EQ(level.reached(), 3);
    EXPECT_EQ(level.beyond(), 7);
    EXPECT_EQ(level.nearest(), 4);
    EXPECT_EQ(Level::of_tenths(34).nearest(), 3);
    EXPECT_LT(Level(3), level);
    EXPECT_LT(level, Level(4));
    EXPECT_EQ(Level::of_tenths(40), 4);
    EXPECT_EQ(Level::of_tenths(std::numeric_limits<std::int64_t>::max()), Level(kLargest));
}

TEST(Level, StepsToWholeOnes) {
    const Level between = Level::of_tenths(35);
    EXPECT_EQ(between.stepped(1), 4);
    EXPECT_EQ(between.stepped(-1), 3);
    EXPECT_EQ(between.stepped(2), 5);
    EXPECT_EQ(Level(3).stepped(1), 4);
    EXPECT_EQ(Level(3).stepped(-1), 2);
    EXPECT_EQ(Level(0).stepped(-1), 0);
    EXPECT_EQ(Level(kLargest).stepped(1), kLargest);
}

}  // namespace
}  // namespace atom4
