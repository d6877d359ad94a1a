// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/protocol.h"

#include <gtest/gtest.h>

namespace atom4::link {
namespace {

Sheet sheet_of(std::initializer_list<const char*> entries) {
    Sheet sheet;
    for (const char* entry : entries) sheet.write(entry);
    return sheet;
}

TEST(Sheet, KnowsABeginningOfItself) {
    const Sheet sheet = sheet_of({"match", "play,a1,0", "play,a2,0"});
    EXPECT_TRUE(sheet.begins_with(Sheet().have()));
    EXPECT_TRUE(sheet.begins_with(sheet_of({"match", "play,a1,0"}).have()));
    EXPECT_TRUE(sheet.begins_with(sheet.have()));
    EXPECT_FALSE(sheet.begins_with(sheet_of({"match", "play,a3,0"}).have()));
    EXPECT_FALSE(sheet.begins_with(sheet_of({"play,a1,0", "match"}).have()));
    EXPECT_FALSE(sheet.begins_with(sheet_of({"matchp", "lay,a1,0"}).have()));
    EXPECT_FALSE(sheet.begins_with(sheet_of({"match", "play,a1,0", "play,a2,0", "play,a3,0"}).have()));
    EXPECT_FALSE(sheet.begins_with({Verb::kHave, {kLargestNumber}, {"0000000000000000"}}));
}

TEST(Sheet, IsTheSameAfterSomethingWasStruckOut) {
    Sheet sheet = sheet_of({"match", "play,a1,0", "play,a2,0"});
    sheet.cut(1);
    EXPECT_EQ(sheet, sheet_of({"match"}));
    EXPECT_EQ(sheet.have(), sheet_of({"match"}).have());
    sheet.write("play,b1,0");
    EXPECT_EQ(sheet.have(), sheet_of({"match", "play,b1,0"}).have());
}

TEST(Sheet, IsCopiedLineByLine) {
    Sheet sheet;
    for (int i = 0; i < 2000; ++i) sheet.write("play,z26," + std::to_string(i * 12345));
    Sheet copy;
    int lines = 0;
    while (copy.size() < sheet.size()) {
        const Message message = sheet.copy(copy.size());
        EXPECT_LE(framed(kLargestNumber, to_text(message)).size(), kLongestLine);
        const auto heard = parse_message(to_text(message));
        ASSERT_TRUE(heard.has_value());
        EXPECT_EQ(heard->numbers, (std::vector<std::uint64_t>{copy.size(), sheet.size()}));
        for (const std::string& entry : heard->words) copy.write(entry);
        ++lines;
    }
    EXPECT_EQ(copy, sheet);
    EXPECT_LT(lines, 20);
    Sheet longest;
    longest.write(std::string(kLongestWord, 'x'));
    EXPECT_EQ(longest.copy(0).words.size(), 1U);
}

}  // namespace
}  // namespace atom4::link
