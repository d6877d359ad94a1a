// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/protocol.h"

#include <gtest/gtest.h>

namespace atom4::net {
namespace {

AgreedLog sheet_of(std::initializer_list<const char*> entries) {
    AgreedLog log;
    for (const char* entry : entries) log.write(entry);
    return log;
}

TEST(AgreedLog, RecognisesItsOwnPrefixes) {
    const AgreedLog log = sheet_of({"match", "play,a1,0", "play,a2,0"});
    EXPECT_TRUE(log.begins_with(AgreedLog().have()));
    EXPECT_TRUE(log.begins_with(sheet_of({"match", "play,a1,0"}).have()));
    EXPECT_TRUE(log.begins_with(log.have()));
    EXPECT_FALSE(log.begins_with(sheet_of({"match", "play,a3,0"}).have()));
    EXPECT_FALSE(log.begins_with(sheet_of({"play,a1,0", "match"}).have()));
    EXPECT_FALSE(log.begins_with(sheet_of({"matchp", "lay,a1,0"}).have()));
    EXPECT_FALSE(log.begins_with(sheet_of({"match", "play,a1,0", "play,a2,0", "play,a3,0"}).have()));
    EXPECT_FALSE(log.begins_with({MessageType::kHave, {kLargestNumber}, {"0000000000000000"}}));
}

TEST(AgreedLog, CanBeTruncatedAndContinued) {
    AgreedLog log = sheet_of({"match", "play,a1,0", "play,a2,0"});
    log.cut(1);
    EXPECT_EQ(log, sheet_of({"match"}));
    EXPECT_EQ(log.have(), sheet_of({"match"}).have());
    log.write("play,b1,0");
    EXPECT_EQ(log.have(), sheet_of({"match", "play,b1,0"}).have());
}

TEST(AgreedLog, IsCopiedLineByLine) {
    AgreedLog log;
    for (int i = 0; i < 2000; ++i) log.write("play,z26," + std::to_string(i * 12345));
    AgreedLog copy;
    int lines = 0;
    while (copy.size() < log.size()) {
        const Message message = log.copy(copy.size());
        EXPECT_LE(framed(kLargestNumber, to_text(message)).size(), kLongestLine);
        const auto heard = parse_message(to_text(message));
        ASSERT_TRUE(heard.has_value());
        EXPECT_EQ(heard->numbers, (std::vector<std::uint64_t>{copy.size(), log.size()}));
        for (const std::string& entry : heard->words) copy.write(entry);
        ++lines;
    }
    EXPECT_EQ(copy, log);
    EXPECT_LT(lines, 20);
    AgreedLog longest;
    longest.write(std::string(kLongestWord, 'x'));
    EXPECT_EQ(longest.copy(0).words.size(), 1U);
}

}  // namespace
}  // namespace atom4::net
