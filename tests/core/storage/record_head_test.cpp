// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/storage/record_text.h"

#include <gtest/gtest.h>

#include <array>

namespace atom4 {
namespace {

constexpr std::array<std::string_view, 2> kNeeded{"Game", "Size"};
constexpr std::array<std::string_view, 1> kOptional{"Date"};
constexpr std::string_view kHead = "[Game \"Any\"]\n[Event \"\\\"x\\\"\"]\n[Size \"9x9\"]\n";

using Error = FaultInRecord<int, int>;

Result<RecordHeader, Error> read(std::string_view whole, GamesInText games = GamesInText::kOne) {
    RecordText text(whole);
    auto head = read_record_head(text, {kNeeded, kOptional}, games);
    if (head) return std::move(*head);
    return Failure{text.error<Error>(head.error().fault, head.error().offset, head.error().token)};
}

TEST(RecordHeader, ReadsKnownTagsAndKeepsUnknownOnes) {
    const auto head = read(std::string("\xEF\xBB\xBF") + std::string(kHead) + "\nmoves");
    ASSERT_TRUE(head);
    EXPECT_EQ(head->find("Size")->value, "9x9");
    EXPECT_EQ(head->find("Date"), nullptr);
    EXPECT_EQ(head->find("Event"), nullptr);
    EXPECT_EQ(head->other, "[Event \"\\\"x\\\"\"]\n");
}

TEST(RecordHeader, NamesAFaultAndItsPlace) {
    const std::string head(kHead);
    const struct {
        std::string text;
        Error error;
    } cases[] = {
        {"[Game \"Any\"]\n", {FormatFault::kMissingTag, 1, 1, "Size", {}}},
        {head + "  [Event \"\"]\n", {FormatFault::kRepeatedTag, 4, 3, "Event", {}}},
        {head + "[Date \"1\"]\n[Date \"2\"]\n", {FormatFault::kRepeatedTag, 5, 1, "Date", {}}},
        {head + "\n[oops\n", {FormatFault::kBadTag, 5, 1, "[oops", {}}},
        {head + "[Date \"\x01\"]\n", {FormatFault::kBadText, 4, 1, "", {}}},
        {"[Event \"\"]\n[Event \"\"]\n[oops\n", {FormatFault::kRepeatedTag, 2, 1, "Event", {}}},  // the first fault
        {'[' + std::string(100, 'x'), {FormatFault::kBadTag, 1, 1, '[' + std::string(kMaxToken - 1, 'x'), {}}},
    };
    for (const auto& [text, error] : cases) {
        const auto read_head = read(text);
        ASSERT_FALSE(read_head) << text;
        EXPECT_EQ(read_head.error(), error) << text;
    }
}

TEST(RecordHeader, TheNextOneBeginsAfterAnEmptyLine) {
    const std::string two = std::string(kHead) + '\n' + std::string(kHead);
    EXPECT_TRUE(read(two, GamesInText::kAnyNumber));
    EXPECT_FALSE(read(two, GamesInText::kOne));
    EXPECT_FALSE(read(std::string(kHead) + std::string(kHead), GamesInText::kAnyNumber));
}

TEST(RecordHeader, IdentifiesTheGameOfARecord) {
    EXPECT_EQ(game_of("[Date \"?\"]\n\n[Game \"Any\"]\n[oops\n"), "Any");
    EXPECT_EQ(game_of("\xEF\xBB\xBF[Game \"Any\"]"), "Any");
    EXPECT_EQ(game_of("[oops\n[Game \"Any\"]"), std::nullopt);
    EXPECT_EQ(game_of("moves\n[Game \"Any\"]"), std::nullopt);
    EXPECT_EQ(game_of(""), std::nullopt);
}

}  // namespace
}  // namespace atom4
