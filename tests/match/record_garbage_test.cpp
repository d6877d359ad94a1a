// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "core/match/record.h"
#include "tests/match/support.h"

namespace atom4 {
namespace {

// Whatever the text is: it is refused with a place inside it, or what it holds comes back the same.
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

TEST(RecordGarbage, BytesAtRandom) {
    Random random(81);
    int accepted = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string text;
        for (auto length = random.below(80); length > 0; --length) text += static_cast<char>(random.below(256));
        ASSERT_NO_FATAL_FAILURE(expect_sane(text, accepted));
    }
    EXPECT_EQ(accepted, 0);
}

TEST(RecordGarbage, PiecesOfRecordsAtRandom) {
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

TEST(RecordGarbage, RecordsWithMistakes) {
    Random random(83);
    int accepted = 0;
    for (int i = 0; i < 3'000; ++i) {
        std::string text = to_text(test::random_records(random));
        for (auto edits = 1 + random.below(3); edits > 0; --edits) {
            const auto at = static_cast<std::size_t>(random.below(text.size()));
            const auto some = static_cast<std::size_t>(random.below(12));
            switch (random.below(5)) {
                case 0: text[at] = static_cast<char>(random.below(256)); break;
                case 1: text.insert(at, 1, static_cast<char>(random.below(256))); break;
                case 2: text.erase(at, 1 + some / 4); break;
                case 3: text.insert(at, text.substr(static_cast<std::size_t>(random.below(text.size())), some)); break;
                default: text.resize(at + 1); break;
            }
        }
        ASSERT_NO_FATAL_FAILURE(expect_sane(text, accepted));
    }
    EXPECT_GT(accepted, 50);
}

TEST(RecordGarbage, EveryCutOfARecord) {
    Random random(84);
    const std::string text = to_text(test::random_records(random));
    int accepted = 0;
    for (std::size_t length = 0; length <= text.size(); ++length)
        ASSERT_NO_FATAL_FAILURE(expect_sane(text.substr(0, length), accepted)) << length;
    EXPECT_GE(accepted, 1);
}

}  // namespace
}  // namespace atom4
