// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "core/atom4/game/record.h"
#include "tests/support/matches.h"
#include "tests/support/mistakes.h"

namespace atom4 {
namespace {

// Expects that the text is refused with a position inside it, or else survives writing and reading unchanged.
void expect_sane(const std::string& text, int& accepted) {
    const auto parsed = parse_records(text);
    if (!parsed) {
        const auto lines = static_cast<int>(std::count(text.begin(), text.end(), '\n')) + 1;
        ASSERT_GE(parsed.error().line, 1);
        ASSERT_LE(parsed.error().line, lines);
        ASSERT_GE(parsed.error().column, 1);
        ASSERT_LE(parsed.error().column, static_cast<int>(text.size()) + 1);
        return;
    }
    ++accepted;
    ASSERT_FALSE(parsed->empty());
    const std::string written = to_text(*parsed);
    const auto again = parse_records(written);
    ASSERT_TRUE(again) << text << "\n--- written as ---\n" << written;
    ASSERT_EQ(*again, *parsed) << text;
    Match match;
    match.restore(*parsed);
    ASSERT_EQ(match.records(), *parsed);
}

std::string pick(Random& random, const std::vector<std::string>& from) {
    return from[static_cast<std::size_t>(random.below(from.size()))];
}

TEST(RecordGarbage, RandomBytesAreRejected) {
    Random random(81);
    int accepted = 0;
    for (int i = 0; i < 20'000; ++i) {
        ASSERT_NO_FATAL_FAILURE(expect_sane(atom4::test::any_bytes(80, random), accepted));
    }
    EXPECT_EQ(accepted, 0);
}

TEST(RecordGarbage, RandomTokensAreRejectedOrRoundTrip) {
    const std::vector<std::string> pieces{"[Game \"Atom-4\"]",
                                          "[Size \"6x6\"]",
                                          "[Start \"R\"]",
                                          "[Result \"*\"]",
                                          "[Round \"1\"]",
                                          "[Round \"2147483647\"]",
                                          "[Event \"\\\\\"]",
                                          "[",
                                          "]",
                                          "\"",
                                          "\\",
                                          "{",
                                          "}",
                                          "\n",
                                          "\r",
                                          " ",
                                          "\n",
                                          "\n",
                                          "1.",
                                          "1...",
                                          "2.",
                                          "c2",
                                          "c4",
                                          "d2",
                                          "d4",
                                          "*",
                                          "1-0",
                                          std::string("\0", 1),
                                          "\xEF\xBB\xBF"};
    const std::string tags = "[Game \"Atom-4\"]\n[Size \"6x6\"]\n[Start \"R\"]\n[Result \"*\"]\n";
    Random random(82);
    int accepted = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string text = random.below(2) == 0 ? tags : std::string();
        for (auto count = random.below(8); count > 0; --count) text += pick(random, pieces);
        ASSERT_NO_FATAL_FAILURE(expect_sane(text, accepted));
    }
    EXPECT_GT(accepted, 100);
}

TEST(RecordGarbage, MutatedRecordsAreRejectedOrRoundTrip) {
    Random random(83);
    int accepted = 0;
    for (int i = 0; i < 3'000; ++i) {
        const std::string text = to_text(test::random_records(random));
        const std::string wrong = atom4::test::with_mistakes(text, 1 + random.below(3), random);
        ASSERT_NO_FATAL_FAILURE(expect_sane(wrong, accepted));
    }
    EXPECT_GT(accepted, 50);
}

TEST(RecordGarbage, TruncatedRecordsAreRejectedOrRoundTrip) {
    Random random(84);
    const std::string text = to_text(test::random_records(random));
    int accepted = 0;
    for (std::size_t length = 0; length <= text.size(); ++length)
        ASSERT_NO_FATAL_FAILURE(expect_sane(text.substr(0, length), accepted)) << length;
    EXPECT_GE(accepted, 1);
}

}  // namespace
}  // namespace atom4
