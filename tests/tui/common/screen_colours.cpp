// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/tui/common/screen_colours.h"

#include <cstdint>
#include <unordered_map>
#include <utility>

#include "tests/support/colour_difference.h"

namespace atom4::tui {
namespace {

// Differences of CIEDE2000. White differs by 15 from the paper of the board; a thin character needs more.
constexpr double kAreaStandsOut = 14;
constexpr double kStrokesStandOut = 20;

constexpr std::array<int, 16> kXterm{0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
                                     0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF};
constexpr std::array<int, 16> kVga{0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA,
                                   0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF};
constexpr std::array<int, 16> kTango{0x2E3436, 0xCC0000, 0x4E9A06, 0xC4A000, 0x3465A4, 0x75507B, 0x06989A, 0xD3D7CF,
                                     0x555753, 0xEF2929, 0x8AE234, 0xFCE94F, 0x729FCF, 0xAD7FA8, 0x34E2E2, 0xEEEEEC};

double lightness(int rgb) {
    return seen(test::vision::Rgb::of(rgb), test::vision::Sight::kGrey).l;
}

// Terminals with 256 and with direct colours agree on all colours after the first sixteen.
int rgb_of(const TerminalColours& terminal, int number, ColourDepth depth, bool bright) {
    if (depth == ColourDepth::kDirect && number >= 8) return number;
    if (number < 16) return terminal.first[static_cast<std::size_t>(number < 8 && bright ? number + 8 : number)];
    if (number >= 232) return (8 + 10 * (number - 232)) * 0x010101;
    const auto step = [](int value) { return value == 0 ? 0 : 55 + 40 * value; };
    const int cube = number - 16;
    return step(cube / 36) << 16 | step(cube / 6 % 6) << 8 | step(cube % 6);
}

// Remembers differences: they take long to calculate, and the same few pairs of colours come again and again.
double difference(int one, int other) {
    static std::unordered_map<std::uint64_t, double> known;
    const auto [at, is_new] = known.try_emplace(static_cast<std::uint64_t>(one) << 32 | static_cast<unsigned>(other));
    const auto look = [](int rgb) { return seen(test::vision::Rgb::of(rgb), test::vision::Sight::kNormal); };
    if (is_new) at->second = test::vision::difference(look(one), look(other));
    return at->second;
}

bool same_colour(int one, int other, double enough) {
    return difference(one, other) < enough;
}

bool shows_character(const SeenGlyph& glyph) {
    return (glyph.text != " " || glyph.underlined) &&
           !same_colour(glyph.foreground, glyph.background, kStrokesStandOut);
}

}  // namespace

std::vector<TerminalColours> many_terminals() {
    std::vector<TerminalColours> all;
    for (const auto& [name, palette] : {std::pair{"xterm", kXterm}, {"vga", kVga}, {"tango", kTango}})
        for (int number = 0; number < 16; ++number) {
            const int background = palette[static_cast<std::size_t>(number)];
            // Users with such a background choose a foreground that they can read.
            const int foreground = lightness(background) < 55 ? 0xFFFFFF : 0x000000;
            for (const bool bright : {false, true}) {
                // On the console with 16 colours, bold is always bright.
                if (!bright && palette == kVga) continue;
                all.push_back({std::string(name) + " on " + std::to_string(number) + (bright ? ", bright bold" : ""),
                               palette, foreground, background, bright});
            }
        }
    return all;
}

SeenGlyph seen_on(const TerminalColours& terminal, const Glyph& glyph, ColourDepth depth, BoardBackground paper) {
    const Style style = style_of(glyph, depth, paper);
    const bool bright = terminal.bold_is_bright && (style.attributes & kBold) != 0;
    int foreground = style.foreground < 0 ? terminal.foreground : rgb_of(terminal, style.foreground, depth, bright);
    int background = style.background < 0 ? terminal.background : rgb_of(terminal, style.background, depth, false);
    if ((style.attributes & kReverse) != 0) std::swap(foreground, background);
    return {glyph.text, foreground, background, (style.attributes & kUnderline) != 0};
}

bool stands_out(const SeenGlyph& glyph, const SeenGlyph& ground) {
    return shows_character(glyph) || !same_colour(glyph.background, ground.background, kAreaStandsOut);
}

bool looks_other(const SeenGlyph& one, const SeenGlyph& other) {
    if (!same_colour(one.background, other.background, kAreaStandsOut)) return true;
    if (shows_character(one) != shows_character(other)) return true;
    return shows_character(one) &&
           (one.text != other.text || !same_colour(one.foreground, other.foreground, kStrokesStandOut));
}

}  // namespace atom4::tui
