// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/strength/level.h"

#include <gtest/gtest.h>

#include <limits>

namespace atom4 {
namespace {

constexpr int kLargest = std::numeric_limits<int>::max();

TEST(Level, IsPrintedWithoutDecimalsWhereItIsWhole) {
    const std::pair<std::int64_t, const char*> texts[] = {
        {0, "0"}, {3'000, "3"}, {3'500, "3.5"}, {3'050, "3.05"}, {3'001, "3.001"}, {12'340, "12.34"}, {999, "0.999"}};
    for (const auto& [thousandths, text] : texts) {
        EXPECT_EQ(to_text(Level::of_thousandths(thousandths)), text);
        EXPECT_EQ(parse_level(text), Level::of_thousandths(thousandths)) << text;
    }
    EXPECT_EQ(parse_level("3.500"), parse_level("3.5"));
    EXPECT_EQ(parse_level("03"), Level(3));
    EXPECT_FALSE(parse_level("3,5")) << "records are exact";
    EXPECT_EQ(parse_typed_level("3,5"), parse_level("3.5"));
    EXPECT_EQ(parse_typed_level("3.5"), parse_level("3.5"));
    EXPECT_EQ(parse_typed_level("99999999999,5"), Level(kLargest));
    for (const char* text : {"", ",", ",5", "3,", "3,,5", "3,5.5", "1.000,5"})
        EXPECT_FALSE(parse_typed_level(text)) << text;
    EXPECT_EQ(to_text(Level(kLargest)), std::to_string(kLargest));
    EXPECT_EQ(parse_level(to_text(Level(kLargest))), Level(kLargest));
}

TEST(Level, NothingElseIsRead) {
    for (const char* text : {"", ".", "3.", ".5", "-1", "+3", "3,5", "3.5000", "3.5.1", "3 ", " 3", "3.-5", "x", "1e3"})
        EXPECT_FALSE(parse_level(text)) << text;
    EXPECT_FALSE(parse_level("2147483648"));
    EXPECT_FALSE(parse_level("2147483647.5"));
    EXPECT_EQ(parse_level("99999999999.5", TooLarge::kTheLargest), Level(kLargest));
}

TEST(Level, KnowsWhatItLiesBetween) {
    const Level level = Level::of_thousandths(3'700);
    EXPECT_FALSE(level.is_whole());
    EXPECT_EQ(level.reached(), 3);
    EXPECT_EQ(level.beyond(), 700);
    EXPECT_EQ(level.nearest(), 4);
    EXPECT_EQ(Level::of_thousandths(3'499).nearest(), 3);
    EXPECT_LT(Level(3), level);
    EXPECT_LT(level, Level(4));
    EXPECT_EQ(Level::of_thousandths(4'000), 4);
    EXPECT_EQ(Level::of_thousandths(std::numeric_limits<std::int64_t>::max()), Level(kLargest));
}

TEST(Level, StepsToWholeOnes) {
    const Level between = Level::of_thousandths(3'500);
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
