// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/base/strings.h"

#include <gtest/gtest.h>

namespace atom4 {
namespace {

TEST(Words, AreTakenOffUpToASeparator) {
    std::string_view text = "level 2,,won";
    EXPECT_EQ(take_until(text, " "), "level");
    EXPECT_EQ(take_until(text, ", "), "2");
    EXPECT_EQ(take_until(text, ", "), "");
    EXPECT_EQ(take_until(text, ", "), "won");
    EXPECT_TRUE(text.empty());
    EXPECT_EQ(take_until(text, ", "), "");
}

TEST(Words, AreSeparatedByAnyWhitespace) {
    EXPECT_EQ(words_of("\t go  depth\r\n3 "), (std::vector<std::string_view>{"go", "depth", "3"}));
    EXPECT_TRUE(words_of(" \r\n").empty());
    std::string_view text = " throw a1:1";
    EXPECT_EQ(take_word(text), "throw");
    EXPECT_EQ(text, " a1:1") << "what parts words belongs to the one behind it";
}

TEST(Numbers, AreTheWholeTextAndFitTheirType) {
    EXPECT_EQ(parse_number<int>("-12"), -12);
    EXPECT_EQ(parse_number<double>("0.5"), 0.5);
    for (const char* text : {"", "1 ", " 1", "+1", "1x", "99999999999"})
        EXPECT_EQ(parse_number<int>(text), std::nullopt);
    EXPECT_EQ(parse_digits<int>("12"), 12);
    EXPECT_EQ(parse_digits<int>("-12"), std::nullopt);
    EXPECT_EQ(parse_digits<int>("99999999999", TooLarge::kTheLargest), std::numeric_limits<int>::max());
}

}  // namespace
}  // namespace atom4
