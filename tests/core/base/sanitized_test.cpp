// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/base/strings.h"

#include <gtest/gtest.h>

#include <array>

#include "core/base/random.h"

namespace atom4 {
namespace {

std::string utf8(char32_t character) {
    const auto byte = [](char32_t bits) { return static_cast<char>(bits); };
    if (character < 0x80) return {byte(character)};
    if (character < 0x800) return {byte(0xC0 | character >> 6), byte(0x80 | (character & 0x3F))};
    if (character < 0x10000)
        return {byte(0xE0 | character >> 12), byte(0x80 | (character >> 6 & 0x3F)), byte(0x80 | (character & 0x3F))};
    return {byte(0xF0 | character >> 18), byte(0x80 | (character >> 12 & 0x3F)), byte(0x80 | (character >> 6 & 0x3F)),
            byte(0x80 | (character & 0x3F))};
}

TEST(Sanitized, LeavesPrintableTextUnchanged) {
    for (const char* text :
         {"", "Ada Lovelace", "J\u00fcrgen \u0141ukasz \u00a0\u2019", "\u05d3\u05d5\u05d3", "\u0639\u0645\u0631",
          "\u674e\u660e", "e\u0301", "\u0928\u092e\u0938\u094d\u0924\u0947", "\U0001F600", "\u3000\u2009", "~!\"\\"})
        EXPECT_EQ(sanitized(text), text);
}

TEST(Sanitized, PutsSeveralLinesOnOne) {
    EXPECT_EQ(on_one_line(""), "");
    EXPECT_EQ(on_one_line("one"), "one");
    EXPECT_EQ(on_one_line(" first line\nsecond\r\n\tline \n"), "first line second line");
    EXPECT_EQ(on_one_line("a\x1b[2J b"), "a?[2J b");
}

TEST(Sanitized, ShowsAQuestionMarkForEachControlCharacter) {
    for (char32_t c = 0; c < 0xA0; ++c) {
        const bool controls = c < 0x20 || c >= 0x7F;
        EXPECT_EQ(sanitized("a" + utf8(c) + "b"), controls ? "a?b" : "a" + utf8(c) + "b") << static_cast<unsigned>(c);
    }
    EXPECT_EQ(sanitized(std::string_view("\0\n\x1b[2J", 6)), "???[2J");
}

TEST(Sanitized, ShowsAQuestionMarkForEachInvalidByte) {
    for (int byte = 0x80; byte < 0x100; ++byte)
        EXPECT_EQ(sanitized(std::string("a") + static_cast<char>(byte) + "b"), "a?b") << byte;
    // Overlong encodings, half of a surrogate pair, and characters beyond the last one.
    for (const char* text : {"\xC0\x80", "\xC1\xBF", "\xE0\x80\x9B", "\xE0\x9F\xBF", "\xF0\x80\x80\x9B",
                             "\xF0\x8F\xBF\xBF", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xF8\x88\x80\x80\x80"}) {
        const std::string shown = sanitized(text);
        EXPECT_FALSE(shown.empty());
        EXPECT_EQ(shown.find_first_not_of('?'), std::string::npos) << shown;
    }
    EXPECT_EQ(sanitized("\xC3"), "?");
    EXPECT_EQ(sanitized("\xE2\x82x"), "?x");
}

TEST(Sanitized, ReplacesDirectionOverrides) {
    for (const char32_t c : std::initializer_list<char32_t>{0x061C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D,
                                                            0x202E, 0x2066, 0x2067, 0x2068, 0x2069, 0x206A, 0x206F})
        EXPECT_EQ(sanitized("a" + utf8(c) + "b"), "a?b") << static_cast<unsigned>(c);
}

TEST(Sanitized, RecognisesHarmlessDirectionMarks) {
    for (const char32_t c : std::initializer_list<char32_t>{0x061C, 0x200E, 0x200F}) {
        const std::string text = utf8(c) + "b";
        std::string_view rest = text;
        EXPECT_TRUE(take_direction_mark(rest)) << static_cast<unsigned>(c);
        EXPECT_EQ(rest, "b");
        EXPECT_FALSE(take_direction_mark(rest));
    }
    // These change how the text after them is shown, so they must not be skipped silently.
    for (const char32_t c : std::initializer_list<char32_t>{0x200D, 0x202A, 0x202E, 0x2066, 0x2069}) {
        const std::string text = utf8(c);
        std::string_view rest = text;
        EXPECT_FALSE(take_direction_mark(rest)) << static_cast<unsigned>(c);
        EXPECT_EQ(rest, text);
    }
}

TEST(Sanitized, ReplacesInvisibleAndUnassignedCharacters) {
    for (const char32_t c : std::initializer_list<char32_t>{
             0x00AD, 0x034F, 0x115F, 0x1160,  0x180E,  0x200B,  0x200C,  0x200D,  0x2028,  0x2029,
             0x2060, 0x2064, 0x3164, 0xE000,  0xF8FF,  0xFDD0,  0xFE0F,  0xFEFF,  0xFFA0,  0xFFF9,
             0xFFFB, 0xFFFD, 0xFFFE, 0x1D173, 0x1FFFF, 0xE0001, 0xE0041, 0xE01EF, 0xF0000, 0x10FFFD})
        EXPECT_EQ(sanitized("a" + utf8(c) + "b"), "a?b") << static_cast<unsigned>(c);
}

// The result is always one line of UTF-8 without control characters, and sanitizing it again changes nothing.
TEST(Sanitized, IsAlwaysPrintable) {
    Random random(1);
    for (int round = 0; round < 2'000; ++round) {
        std::string text;
        for (int i = 0; i < 40; ++i) text += static_cast<char>(random.below(0x100));
        const std::string shown = sanitized(text);
        ASSERT_EQ(sanitized(shown), shown);
        ASSERT_GE(shown.size(), text.size() / 4);
        for (std::string_view rest = shown; !rest.empty();) ASSERT_NE(take_character(rest), kUnprintable);
    }
}

TEST(TakeCharacter, TakesThemOneByOne) {
    std::string_view text = "a\u00e4\u4e2d\U0001F600\x9B";
    for (const char32_t expected : std::array<char32_t, 5>{U'a', 0xE4, 0x4E2D, 0x1F600, kUnprintable})
        EXPECT_EQ(take_character(text), expected);
    EXPECT_TRUE(text.empty());
}

}  // namespace
}  // namespace atom4
