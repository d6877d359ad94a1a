// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/tty/attribute_thrift.h"

#include <gtest/gtest.h>

#include "core/base/random.h"

namespace atom4::tui {
namespace {

// A terminal that is to show so much: each character with what it was written with, by the book of ECMA-48.
std::string shown(std::string_view text) {
    std::string on, ink, ground, out;
    char charset = 'B';
    while (!text.empty()) {
        if (text.starts_with("\033(")) {
            charset = text[2];
            text.remove_prefix(3);
        } else if (text.starts_with("\033[")) {
            const std::size_t end = text.find_first_not_of("0123456789;:", 2);
            std::string parameters(text.substr(2, end - 2));
            const bool is_looks = text[end] == 'm';
            // Erasing fills with the ground.
            if (!is_looks) out += '<' + std::string(text.substr(2, end - 1)) + (text[end] == 'K' ? ground : "") + '>';
            text.remove_prefix(end + 1);
            if (!is_looks) continue;
            std::string rest = parameters + ';';
            while (!rest.empty()) {
                const auto next = [&rest] {
                    std::string part = rest.substr(0, rest.find(';'));
                    rest.erase(0, part.size() + 1);
                    return part;
                };
                const std::string part = next();
                if (part == "38" || part == "48") {
                    std::string colour = part;
                    const std::string kind = next();
                    colour += ';' + kind;
                    for (int i = kind == "5" ? 1 : 3; i > 0; --i) colour += ';' + next();
                    (part == "38" ? ink : ground) = colour;
                } else if (part.empty() || part == "0") {
                    on = ink = ground = "";
                } else if (part == "39") {
                    ink = "";
                } else if (part == "49") {
                    ground = "";
                } else if (part == "22") {
                    std::erase_if(on, [](char c) { return c == '1' || c == '2'; });
                } else if (part.size() == 2 && part[0] == '2') {
                    std::erase(on, part[1]);
                } else if (part.size() == 1) {
                    if (on.find(part) == std::string::npos) on += part;
                    std::sort(on.begin(), on.end());
                } else {
                    (part[0] == '3' || part[0] == '9' ? ink : ground) = part;
                }
            }
        } else if (text.starts_with("\xE2\x96")) {
            // A block is the same as the one that leaves out what it fills, in the same colours the other way round.
            std::string block(text.substr(0, 3));
            std::string first = ink;
            std::string second = ground;
            const std::size_t turned = std::string_view("\x8C\x90\x9B\x97").find(block[2]);
            if (on.empty() && !ink.empty() && !ground.empty() && turned % 2 == 1) {
                block[2] = "\x8C\x90\x9B\x97"[turned - 1];
                const auto other_use = [](const std::string& colour, int direction) {
                    const std::size_t end = std::min(colour.find(';'), colour.size());
                    return std::to_string(std::stoi(colour.substr(0, end)) + 10 * direction) + colour.substr(end);
                };
                first = other_use(ground, -1);
                second = other_use(ink, +1);
            }
            out += block + '{' + on + ',' + first + ',' + second + charset + '}';
            text.remove_prefix(3);
        } else {
            const bool is_blank = text.front() == ' ';
            const bool has_ink = !is_blank || on.find_first_of("4579") != std::string::npos;
            out += text.front();
            out += '{' + (has_ink ? on + ',' + ink + ',' : "") + ground + (is_blank ? "" : std::string{',', charset}) +
                   '}';
            text.remove_prefix(1);
        }
    }
    return out;
}

TEST(AttributeThrift, SaysWhatChanges) {
    AttributeThrift thrift;
    EXPECT_EQ(thrift.thrifty("\033(B\033[m\033[38;5;16m\033[48;5;189ma"), "\033[0;38;5;16;48;5;189ma");
    EXPECT_EQ(thrift.thrifty("\033(B\033[0;1m\033[38;5;16m\033[48;5;189mb"), "\033[1mb");
    EXPECT_EQ(thrift.thrifty("\033(B\033[0m\033[38;5;17m\033[48;5;189mc"), "\033[22;38;5;17mc");
    EXPECT_EQ(thrift.thrifty("\033[39;49m\033(B\033[md"), "\033[md");
    EXPECT_EQ(thrift.thrifty("\033[31m\033[3;4H\033[m"), "\033[3;4H");
    EXPECT_EQ(thrift.rest(), "");
    EXPECT_EQ(thrift.thrifty("\033[7m"), "");
    EXPECT_EQ(thrift.rest(), "\033[7m");
}

TEST(AttributeThrift, ErasingHasAGround) {
    AttributeThrift thrift;
    EXPECT_EQ(thrift.thrifty("\033[48;5;9m\033[K"), "\033[0;48;5;9m\033[K");
}

TEST(AttributeThrift, ABlankHasNoInk) {
    AttributeThrift thrift;
    EXPECT_EQ(thrift.thrifty("\033[0;1;38;5;245mg\033[m \033[38;5;245mh"), "\033[0;1;38;5;245mg \033[22mh");
    EXPECT_EQ(thrift.thrifty("\033[7m \033[27m "), "\033[7m \033[27m ");
    EXPECT_EQ(thrift.thrifty("\033[4;31m "), "\033[4;31m ");
}

TEST(AttributeThrift, ABlockIsTurnedRoundWhereItsColoursAreThereTheOtherWayRound) {
    AttributeThrift thrift;
    const auto ink = [](int part) { return "38;2;0;0;" + std::to_string(part); };
    const auto ground = [](int part) { return "48;2;0;0;" + std::to_string(part); };
    const auto sent = [&](const std::string& looks, const std::string& text) {
        return thrift.thrifty("\033[" + looks + 'm' + text);
    };
    EXPECT_EQ(sent("0;" + ink(1) + ';' + ground(2), "▌"), "\033[0;" + ink(1) + ';' + ground(2) + "m▌");
    EXPECT_EQ(sent(ink(2) + ';' + ground(1), "▌▀▛\U0001FB00"), "▐▄▗\U0001FB3B");
    EXPECT_EQ(sent(ink(2) + ';' + ground(3), "▌"), "\033[" + ink(3) + "m▐") << "the ground is 2 already";
    EXPECT_EQ(thrift.thrifty("\033[4b"), "\033[4b") << "what is repeated is what was written";
    EXPECT_EQ(thrift.thrifty("x"), "\033[" + ink(2) + ';' + ground(3) + "mx");
    EXPECT_EQ(sent("1;" + ink(3) + ';' + ground(2), "▌"), "\033[1;" + ink(3) + ';' + ground(2) + "m▌")
        << "bold may be another ink";
    EXPECT_EQ(sent("0;" + ink(3), "▌"), "\033[22;49m▌") << "nobody can name the terminal's own ground as ink";
    EXPECT_EQ(sent("0;38;5;1;48;5;2", "▌") + sent("0;38;5;2;48;5;1", "▌"), "\033[38;5;1;48;5;2m▌\033[38;5;2;48;5;1m▌")
        << "short ones are not worth other blocks";
}

TEST(AttributeThrift, WhatCannotBeTakenBackByItselfIsTakenBackWithAllElse) {
    AttributeThrift thrift(*AttributeThrift::of_type("vt100"));
    EXPECT_EQ(thrift.thrifty("\033[m\017a\033[0;7m\017b\033[m\017c"), "\033[ma\033[7mb\033[mc");
    EXPECT_EQ(thrift.thrifty("\033[0;1m\017d\033[0;1;4m\017e\033[0;4m\017f"), "\033[1md\033[4me\033[0;4mf");
    EXPECT_EQ(thrift.thrifty("\033[0;4m\016q\033[0;4m\017g"), "\016q\017g");
}

TEST(AttributeThrift, KnowsTerminals) {
    EXPECT_EQ(AttributeThrift::of_type("xterm-256color"), AttributeThrift::Takes::kEachBack);
    EXPECT_EQ(AttributeThrift::of_type("linux"), AttributeThrift::Takes::kEachBack);
    EXPECT_EQ(AttributeThrift::of_type("vt100"), AttributeThrift::Takes::kAllBack);
    EXPECT_EQ(AttributeThrift::of_type("wy60"), std::nullopt);
}

TEST(AttributeThrift, WhatIsUnheardOfGoesThrough) {
    AttributeThrift thrift;
    EXPECT_EQ(thrift.thrifty("\033[ma"), "\033[ma");
    EXPECT_EQ(thrift.thrifty("\033[58;1mb"), "\033[58;1m\033[mb");
    EXPECT_EQ(thrift.thrifty("\033]4;1;rgb:00/00/00\033\\"), "\033]4;1;rgb:00/00/00\033\\");
    EXPECT_EQ(thrift.thrifty("\033[?25l\033="), "\033[?25l\033=");
}

TEST(AttributeThrift, SaysAllAnewWhereSomebodyElseMayHaveSetSomething) {
    AttributeThrift thrift;
    (void)thrift.thrifty("\033[1ma");
    EXPECT_EQ(thrift.thrifty("b"), "b");
    thrift.forget();
    EXPECT_EQ(thrift.thrifty("c"), "\033[0;1mc");
}

TEST(AttributeThrift, WhatIsShownIsTheSameAndNeverLonger) {
    const std::string parts[] = {"\033(B\033[m",
                                 "\033(B\033[0;1m",
                                 "\033[1m",
                                 "\033[2m",
                                 "\033[4m",
                                 "\033[7m",
                                 "\033[22m",
                                 "\033[24m",
                                 "\033[27m",
                                 "\033[39;49m",
                                 "\033[38;5;240m",
                                 "\033[48;5;235m",
                                 "\033[38;2;1;2;3m",
                                 "\033[48;2;200;100;50m",
                                 "\033[31m",
                                 "\033[97m",
                                 "\033[107m",
                                 "\033(0",
                                 "\033(B",
                                 "\033[12;3H",
                                 "\033[K",
                                 "\033[48;2;1;2;3m",
                                 "\033[38;2;200;100;50m",
                                 "▌",
                                 "▐",
                                 "▛",
                                 "▗",
                                 "x",
                                 " ",
                                 "yz"};
    Random random(1);
    for (int round = 0; round < 500; ++round) {
        AttributeThrift thrift;
        std::string text = "\033[m";
        std::string shorter;
        std::string piece = text;
        for (int i = 0; i < 60; ++i) {
            const std::string& part = parts[random.below(std::size(parts))];
            text += part;
            piece += part;
            if (random.below(10) > 0) continue;
            shorter += thrift.thrifty(piece);
            piece.clear();
        }
        shorter += thrift.thrifty(piece + "e");
        text += 'e';
        ASSERT_EQ(shown(shorter), shown(text));
        ASSERT_LE(shorter.size(), text.size() + 3);
    }
}

// xterm takes "38:2::1:2:3" for something else where another parameter follows.
TEST(AttributeThrift, PutsNothingBehindAColourWithColons) {
    AttributeThrift thrift;
    EXPECT_EQ(thrift.thrifty("\033[1m\033[38:2::1:2:3m\033[48:2::4:5:6mx"), "\033[0;1;38:2::1:2:3m\033[48:2::4:5:6mx");
    EXPECT_EQ(thrift.thrifty("\033[m\033[38:2::7:8:9my"), "\033[0;38:2::7:8:9my");
    EXPECT_EQ(looks_change({}, {{}, "38:2:1:2:3", "48;5;17"}), "\033[38:2:1:2:3m\033[48;5;17m");
}

}  // namespace
}  // namespace atom4::tui
