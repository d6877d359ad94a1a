// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/tty/small_update.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "core/base/random.h"
#include "tui/tty/attribute_thrift.h"

namespace atom4::tui {
namespace {

constexpr int kRows = 6;
constexpr int kCols = 30;

// A terminal that keeps what stands where, and in which looks.
class Emulator {
public:
    void show(std::string_view text) {
        while (!text.empty()) text.remove_prefix(take(text));
    }
    [[nodiscard]] CursorPlace cursor() const { return at_; }
    [[nodiscard]] std::string screen() const {
        std::string all;
        for (const std::string& place : places_) all += place + '|';
        return all;
    }

private:
    std::size_t take(std::string_view text) {
        if (text.starts_with("\033[")) return sequence(text);
        if (text.starts_with("\0337")) saved_ = {at_, looks_};
        if (text.starts_with("\0338")) std::tie(at_, looks_) = saved_;
        if (text.front() == '\033') return 2;
        if (text.front() == '\b') --at_.col;
        if (text.front() == '\r') at_.col = 0;
        if (text.front() == '\b' || text.front() == '\r') return 1;
        const std::size_t length = (text.front() & 0x80) == 0 ? 1 : text.starts_with("\xF0") ? 4 : 3;
        put(text.substr(0, length));
        return length;
    }
    std::size_t sequence(std::string_view text) {
        const std::size_t end = text.find_first_not_of("0123456789;", 2);
        const std::string_view parameters = text.substr(2, end - 2);
        const int count = std::max(1, parameter(parameters));
        switch (text[end]) {
            case 'm': EXPECT_TRUE(take_looks(parameters, looks_)); break;
            case 'A': at_.row -= count; break;
            case 'B': at_.row += count; break;
            case 'C': at_.col += count; break;
            case 'D': at_.col -= count; break;
            case 'G': at_.col = count - 1; break;
            case 'd': at_.row = count - 1; break;
            case 'H': {
                const std::size_t middle = std::min(parameters.find(';'), parameters.size());
                at_.row = std::max(1, parameter(parameters.substr(0, middle))) - 1;
                at_.col = middle == parameters.size() ? 0 : parameter(parameters.substr(middle + 1)) - 1;
                break;
            }
            case 'b':
                for (int i = 0; i < count; ++i) put(last_);
                break;
            case 'K':
                for (int col = at_.col; col < kCols; ++col) place(col) = "erased" + looks_.ground;
                break;
            default: ADD_FAILURE() << text.substr(0, end + 1);
        }
        return end + 1;
    }
    void put(std::string_view character) {
        last_ = character;
        std::string on;
        if (character != " ") on = looks_.attributes.to_string() + looks_.ink;
        place(at_.col++) = last_ + on + ',' + looks_.ground;
    }
    std::string& place(int col) { return places_.at(static_cast<std::size_t>(at_.row * kCols + col)); }

    CursorPlace at_;
    Looks looks_;
    std::pair<CursorPlace, Looks> saved_;
    std::string last_;
    std::array<std::string, kRows * kCols> places_;
};

constexpr std::string_view kStep = "\b\033[38;5;240;48;5;235m╳\033[C\033[38;5;189m█\033[6;2H\033(B\033[mg\033[3;9H";

// Whatever is drawn, in whatever order it is sent: the screen is as it was to be, and the cursor where it was to be.
TEST(SmallUpdate, ShowsTheSame) {
    Random random(11);
    const std::array<const char*, 6> looks{
        "\033[m",  "\033[38;5;240;48;5;235m",       "\033[38;5;189;48;5;235m", "\033[0;1;33m",
        "\033[7m", "\033[38;2;1;2;3;48;2;38;38;43m"};
    const std::array<const char*, 7> texts{"a", "█", "─╳─", " ", "x\033[4b", "words", "\xF0\x9F\xAC\x80"};
    const auto below = [&](std::size_t count) { return static_cast<std::size_t>(random.below(count)); };
    std::size_t reordered = 0;
    for (int game = 0; game < 200; ++game) {
        AttributeThrift thrift;
        Emulator meant, seen;
        for (int frame = 0; frame < 12; ++frame) {
            // Each place is written once.
            std::string drawn = frame == 0 ? "\033[m\033[H" : "";
            for (int row = 0; row < kRows; ++row) {
                if (below(3) != 0) continue;
                drawn += "\033[" + std::to_string(row + 1) + ';' + std::to_string(1 + below(4)) + 'H';
                for (std::size_t i = below(3); i < 3; ++i) {
                    drawn += looks[below(looks.size())];
                    drawn += texts[below(texts.size())];
                    if (below(2) == 0) drawn += "\033[C";
                }
                if (below(4) == 0) drawn += "\033[m\033[K";
            }
            drawn += "\033[" + std::to_string(1 + below(kRows)) + ';' + std::to_string(1 + below(9)) + 'H';
            const std::string sent = thrift.thrifty(drawn, kCols);
            reordered += sent.find("\0337") != std::string::npos ? 1 : 0;
            meant.show(drawn);
            seen.show(sent);
            ASSERT_EQ(seen.screen(), meant.screen()) << drawn << "\n" << sent;
            ASSERT_EQ(seen.cursor(), meant.cursor()) << drawn << "\n" << sent;
        }
    }
    EXPECT_GT(reordered, 300U);
}

// One step after another: the looks that the first one begins with are there for the next.
TEST(SmallUpdate, StepsOfTheCursorTakeForty) {
    AttributeThrift thrift;
    (void)thrift.thrifty("\033[m\033[3;9H", 80);
    for (int step = 0; step < 4; ++step) {
        const std::string sent = thrift.thrifty(kStep, 80);
        if (step > 1) {
            EXPECT_LE(sent.size(), 40U) << sent;
        }
    }
}

// What nobody can be sure of goes as curses has drawn it.
TEST(SmallUpdate, KeepsTheOrderWhereTheCursorMayBeElsewhere) {
    const auto read = [](std::string_view drawn, int cols, std::optional<CursorPlace> at = CursorPlace{2, 8}) {
        return SmallUpdate::read(drawn, Looks{}, at, cols).has_value();
    };
    EXPECT_TRUE(read(kStep, 80));
    EXPECT_FALSE(read(kStep, 80, std::nullopt)) << "where it begins";
    EXPECT_FALSE(read("a\033[6;2Hb", 9)) << "behind the last column";
    EXPECT_FALSE(read("星\033[6;2Hb", 80)) << "behind a wide character";
    EXPECT_FALSE(read("e\u0301\033[6;2Hb", 80)) << "behind a mark on another one";
    EXPECT_FALSE(read("a\033[5L\033[6;2Hb", 80)) << "behind what moves lines";
    EXPECT_FALSE(read("a\0337\033[6;2Hb\0338", 80)) << "where somebody else saves it";
    // From the next place that is named on it is known again; letters and what names none are not taken for one.
    for (const char* drawn :
         {"星a\033[6;2Hb", "星\033[9;9Ha\033[6;2Hb", "星\033[5;3HH\033[6;2HH", "星\033[6;2H\033[2CH\033[2D"}) {
        std::optional<CursorPlace> at;
        EXPECT_FALSE(SmallUpdate::read(drawn, Looks{}, at, 80)) << drawn;
        EXPECT_EQ(at, (CursorPlace{5, 2})) << drawn;
    }
    std::optional<CursorPlace> at = CursorPlace{5, 2};
    EXPECT_FALSE(SmallUpdate::read("星[6;2H", Looks{}, at, 80));
    EXPECT_EQ(at, std::nullopt) << "no sequence";
}

}  // namespace
}  // namespace atom4::tui
