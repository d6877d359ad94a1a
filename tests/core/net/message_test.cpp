// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/protocol.h"

#include <gtest/gtest.h>

namespace atom4::net {
namespace {

TEST(Message, IsReadAsItIsWritten) {
    const Message messages[] = {
        {MessageType::kHello, {1, 2}, {"guest", "play", "talk"}},
        {MessageType::kSeat, {}, {"0123-4567"}},
        {MessageType::kHave, {0}, {"0000000000000000"}},
        {MessageType::kPropose, {3}, {"match,16x16,R,-,0,1,2026.11.22,-,-,-"}},
        {MessageType::kAccept, {3}, {"J%C3%BCrgen"}},
        {MessageType::kDecline, {3}},
        {MessageType::kSheet, {1, 3}, {"play,i8,1200", "play,i9,0"}},
        {MessageType::kPlay, {2, 900}, {"a1"}},
        {MessageType::kFlag, {kLargestNumber}},
        {MessageType::kAsk, {5, 2}, {"takeback"}},
        {MessageType::kAnswer, {5}, {"takeback", "yes"}},
        {MessageType::kRefused, {5}, {"play", "late"}},
        {MessageType::kTalk, {}, {}, "Sch\xC3\xB6ner Zug  -  *wirklich*!"},
        {MessageType::kPing, {7}},
        {MessageType::kPong, {7}},
        {MessageType::kBye, {}, {"leave"}},
    };
    EXPECT_EQ(std::size(messages), kVerbCount);
    for (const Message& message : messages) {
        const auto again = parse_message(to_text(message));
        ASSERT_TRUE(again.has_value()) << to_text(message);
        EXPECT_EQ(*again, message);
        EXPECT_EQ(type_of(word_of(message.type)), message.type);
    }
}

TEST(Message, RejectsMalformedText) {
    struct {
        const char* line;
        MessageFault fault;
    } const lines[] = {
        {"", MessageFault::kUnknown},
        {"sing 1", MessageFault::kUnknown},
        {"Ping 1", MessageFault::kUnknown},
        {" ping 1", MessageFault::kUnknown},
        {"ping", MessageFault::kForm},
        {"ping ", MessageFault::kForm},
        {"ping  1", MessageFault::kForm},
        {"ping 1 ", MessageFault::kForm},
        {"ping 1 2", MessageFault::kForm},
        {"ping 01", MessageFault::kForm},
        {"ping -1", MessageFault::kForm},
        {"ping 1000000000000", MessageFault::kForm},
        {"ping 18446744073709551616", MessageFault::kForm},
        {"bye", MessageFault::kForm},
        {"bye gr\xC3\xBC\xC3\x9F", MessageFault::kForm},
        {"talk ", MessageFault::kForm},
        {"sheet 0", MessageFault::kForm},
        {"sheet 0 1 ", MessageFault::kForm},
        {"sheet 0 1 a  b", MessageFault::kForm},
        {"hello 1 1", MessageFault::kForm},
        {"play 1 2 a1 a2", MessageFault::kForm},
        {"talk \x1B[2J", MessageFault::kCharacters},
        {"talk a\tb", MessageFault::kCharacters},
        {"talk \xC3", MessageFault::kCharacters},
        {"talk \xE2\x80\xAE"
         "abc",
         MessageFault::kCharacters},  // reverses the direction of writing
        {"talk \xC2\x9B"
         "31m",
         MessageFault::kCharacters},  // an escape sequence that starts with one character
        {"bye \r", MessageFault::kCharacters},
    };
    for (const auto& [line, fault] : lines) {
        const auto message = parse_message(line);
        ASSERT_FALSE(message.has_value()) << line;
        EXPECT_EQ(message.error(), fault) << line;
    }
    for (const char* line : {"sheet 7 7", "hello 1 1 host"})
        EXPECT_EQ(to_text(parse_message(line).value()), line) << "nothing has to stand behind them";
    EXPECT_TRUE(parse_message("bye " + std::string(kLongestWord, 'x')).has_value());
    EXPECT_FALSE(parse_message("bye " + std::string(kLongestWord + 1, 'x')).has_value());
}

TEST(Message, TalkIsReducedToOnePrintableLine) {
    EXPECT_EQ(as_talk("  Hello, you!\n"), "Hello, you!");
    EXPECT_EQ(as_talk("a\x1B[31mred\x07"), "a [31mred");
    EXPECT_EQ(as_talk("<b>no mark-up</b> &amp;"), "<b>no mark-up</b> &amp;");
    EXPECT_EQ(as_talk(" \n\t\xFF "), "");
    std::string umlauts;
    for (int i = 0; i < 300; ++i) umlauts += "\xC3\xBC";
    EXPECT_EQ(as_talk(umlauts), umlauts.substr(0, 2 * kLongestTalk));
    EXPECT_EQ(as_talk(as_talk("a\x01 b")), as_talk("a\x01 b"));
}

}  // namespace
}  // namespace atom4::net
