// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/puzzle.h"

#include <gtest/gtest.h>

#include "core/atom4/rules/notation.h"

namespace atom4 {
namespace {

std::string pattern(const char* text) {
    return canonical_pattern(*parse_position(text));
}

// Three pieces without symmetry: no rotation or reflection maps them to themselves.
constexpr const char* kPosition = "6/1RW3/1G4/6/6/6 R";

TEST(Pattern, DoesNotDependOnItsPlace) {
    EXPECT_EQ(pattern(kPosition), pattern("8/8/8/2RW4/2G5/8/8/8 R"));  // two rows down, a column right, a larger board
}

TEST(Pattern, StaysTheSameWhenItIsMirrored) {
    EXPECT_EQ(pattern(kPosition), pattern("7/7/7/7/1G5/1RW4/7 R"));  // upside down
    EXPECT_EQ(pattern(kPosition), pattern("6/1WR3/3G2/6/6/6 R"));    // left and right
}

TEST(Pattern, StaysTheSameWhenItIsTurned) {
    // By 60 degrees: east becomes north-east, and south-east becomes east.
    EXPECT_EQ(pattern("6/6/1RW3/2G3/6/6 R"), pattern("6/6/1WG3/R5/6/6 R")) << "turned by a step each way";
}

TEST(Pattern, StaysTheSameInOtherColours) {
    EXPECT_EQ(pattern(kPosition), pattern("6/1GW3/1B4/6/6/6 G"));  // each hue becomes the next one
    EXPECT_EQ(pattern(kPosition), pattern("6/1CK3/1P4/6/6/6 C"));  // each colour becomes its opposite
}

TEST(Pattern, DiffersWhereAnythingElseDoes) {
    EXPECT_NE(pattern(kPosition), pattern("6/1RW3/1G4/6/6/6 G"));
    EXPECT_NE(pattern(kPosition), pattern("6/1RW3/1B4/6/6/6 R"));
    EXPECT_NE(pattern(kPosition), pattern("6/1R1W2/1G4/6/6/6 R"));
    EXPECT_NE(pattern(kPosition), pattern("6/1RW3/1GG3/6/6/6 R"));
}

}  // namespace
}  // namespace atom4
