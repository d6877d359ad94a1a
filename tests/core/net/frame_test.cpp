// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/protocol.h"

#include <gtest/gtest.h>

#include <vector>

// Framing of lines (PROTOCOL.md, "Lines"), whatever happens to their bytes in transit.

namespace atom4::net {
namespace {

std::vector<std::string> all_of(FrameReader& reader) {
    std::vector<std::string> texts;
    while (const auto text = reader.take()) texts.push_back(*text);
    return texts;
}

const std::vector<std::string> kTexts{"hello 1 1 host play", "talk gr\xC3\xBC\xC3\x9F dich *", "ping 1"};

std::string on_the_way() {
    std::string bytes;
    for (std::size_t i = 0; i < kTexts.size(); ++i) bytes += framed(i + 1, kTexts[i]);
    return bytes;
}

TEST(Frame, HasTheStandardChecksum) {
    EXPECT_EQ(check_sum("123456789"), 0xCBF43926U);  // the check value of CRC-32
    EXPECT_EQ(framed(1, "ping 7"), "1 ping 7 *c7a071d3\n");
}

TEST(Frame, IsReassembledFromAnyPieces) {
    const std::string bytes = on_the_way();
    for (std::size_t cut = 0; cut <= bytes.size(); ++cut) {
        FrameReader reader;
        reader.put(std::string_view(bytes).substr(0, cut));
        std::vector<std::string> texts = all_of(reader);
        reader.put(std::string_view(bytes).substr(cut));
        for (std::string& text : all_of(reader)) texts.push_back(std::move(text));
        EXPECT_EQ(texts, kTexts) << cut;
        EXPECT_FALSE(reader.fault());
    }
    FrameReader reader;
    std::vector<std::string> texts;
    for (const char byte : bytes) {
        reader.put({&byte, 1});
        if (auto text = reader.take()) texts.push_back(*text);
    }
    EXPECT_EQ(texts, kTexts);
}

TEST(Frame, DetectsEveryFlippedBit) {
    const std::string bytes = on_the_way();
    for (std::size_t bit = 0; bit < bytes.size() * 8; ++bit) {
        std::string turned = bytes;
        turned[bit / 8] = static_cast<char>(turned[bit / 8] ^ (1 << (bit % 8)));
        FrameReader reader;
        reader.put(turned);
        reader.put(std::string(kLongestLine, 'x'));  // a damaged line end is noticed only with the bytes after it
        const std::vector<std::string> texts = all_of(reader);
        EXPECT_LT(texts.size(), kTexts.size()) << bit;
        EXPECT_TRUE(std::equal(texts.begin(), texts.end(), kTexts.begin())) << bit;
        EXPECT_TRUE(reader.fault()) << bit;
    }
}

TEST(Frame, SkipsDuplicates) {
    FrameReader reader;
    reader.put(framed(1, "ping 1") + framed(1, "ping 1") + framed(2, "ping 2") + framed(1, "ping 1"));
    EXPECT_EQ(all_of(reader), (std::vector<std::string>{"ping 1", "ping 2"}));
    EXPECT_FALSE(reader.fault());
}

TEST(Frame, DetectsAMissingLine) {
    FrameReader reader;
    reader.put(framed(1, "ping 1") + framed(3, "ping 3") + framed(2, "ping 2"));
    EXPECT_EQ(all_of(reader), std::vector<std::string>{"ping 1"});
    EXPECT_EQ(reader.fault(), FrameFault::kGap);
}

TEST(Frame, KeepsItsLengthLimit) {
    const std::string longest(kLongestLine - std::string_view("1  *12345678\n").size(), 'x');
    FrameReader reader;
    reader.put(framed(1, longest) + framed(2, longest + 'x'));
    EXPECT_EQ(all_of(reader), std::vector<std::string>{longest});
    EXPECT_EQ(reader.fault(), FrameFault::kTooLong);
}

TEST(Frame, RejectsMalformedLines) {
    const auto with_sum = [](const std::string& body) {
        std::string line = body + " *00000000\n";
        for (std::uint32_t rest = check_sum(body), i = 0; i < 8; ++i, rest >>= 4U)
            line[line.size() - 2 - i] = "0123456789abcdef"[rest & 15U];
        return line;
    };
    for (const char* body :
         {"", "1", "0 ping 1", "-1 ping 1", "+1 ping 1", "x ping 1", " ping 1", "99999999999999999999999 ping 1"}) {
        FrameReader reader;
        reader.put(with_sum(body));
        EXPECT_FALSE(reader.take()) << body;
        EXPECT_EQ(reader.fault(), FrameFault::kDamaged) << body;
        reader.put(framed(1, "ping 1"));
        EXPECT_FALSE(reader.take()) << "after a fault";
    }
}

}  // namespace
}  // namespace atom4::net
