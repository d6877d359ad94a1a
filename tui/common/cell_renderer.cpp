// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/cell_renderer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace atom4::tui {
namespace {

constexpr int kFirstOfCube = 16;
constexpr int kColours = 256;

// The pieces of Atom-4 in 256 colours, from the dark side to the light. The nearest to what any colour has as a shade
// would bring purple and yellow too near to each other for those who see no colours; these were searched for, so that
// whole balls differ as shades_test.cpp asks.
constexpr std::array<std::array<int, 5>, 8> kPieces256{{{16, 16, 16, 232, 237},
                                                        {17, 18, 19, 20, 62},
                                                        {23, 23, 29, 66, 35},
                                                        {73, 81, 116, 152, 159},
                                                        {52, 52, 124, 131, 167},
                                                        {127, 133, 170, 201, 182},
                                                        {100, 142, 142, 142, 184},
                                                        {251, 231, 231, 231, 231}}};

int part_of(int rgb, int shift) {
    return rgb >> shift & 0xFF;
}

int nearest_in_palette(int rgb) {
    int best = kFirstOfCube;
    int least = std::numeric_limits<int>::max();
    for (int number = kFirstOfCube; number < kColours; ++number) {
        const int distance = colour_distance(rgb, rgb_of_palette(number));
        if (distance >= least) continue;
        least = distance;
        best = number;
    }
    return best;
}

}  // namespace

int mixed(int from, int to, double part) {
    const auto mix = [&](int shift) {
        const int a = part_of(from, shift);
        const int b = part_of(to, shift);
        return std::clamp(static_cast<int>(std::lround(a + (b - a) * part)), 0, 0xFF) << shift;
    };
    return mix(16) | mix(8) | mix(0);
}

// "Redmean": the weights of red and blue follow the mean of red (Riemersma, compuphase.com/cmetric.htm).
int colour_distance(int one, int other) {
    const int mean = (part_of(one, 16) + part_of(other, 16)) / 2;
    const int red = part_of(one, 16) - part_of(other, 16);
    const int green = part_of(one, 8) - part_of(other, 8);
    const int blue = part_of(one, 0) - part_of(other, 0);
    return (((512 + mean) * red * red) >> 8) + 4 * green * green + (((767 - mean) * blue * blue) >> 8);
}

Tint Tints::tint_of(int number) const {
    if (depth_ == ColourDepth::kDirect && number >= 8) return {number, number};
    // Nobody knows what the terminal's own is; no piece has that.
    constexpr int kOwn = 0x808080;
    return {number < 0 ? kOwn : rgb_of_palette(number), number};
}

Tint Tints::ground_of(Role role) const {
    return tint_of(style_of(role, depth_, paper_).background);
}

Tint Tints::ink_of(Role role) const {
    return tint_of(style_of(role, depth_, paper_).foreground);
}

Tint Tints::of_palette(int number) const {
    const int colours = depth_ == ColourDepth::k8 ? 8 : depth_ == ColourDepth::k16 ? 16 : kColours;
    const int rgb = rgb_of_palette(number % colours);
    // Terminals of direct colour take the least numbers for those of a palette.
    return blends() ? Tint{rgb, std::max(rgb, 0x000008)} : Tint{rgb, number % colours};
}

Tint Tints::nearest(int rgb, Tint otherwise) {
    if (blends()) return {rgb, std::max(rgb, 0x000008)};
    if (depth_ != ColourDepth::k256) return otherwise;
    const auto [entry, is_new] = found_.try_emplace(rgb, 0);
    if (is_new) entry->second = nearest_in_palette(rgb);
    return {rgb_of_palette(entry->second), entry->second};
}

Shades Tints::shades(Tint base, Room room) {
    constexpr int kBright = 8;
    constexpr double kDarkest = 0.36;
    constexpr double kLightest = 0.40;
    if (depth_ == ColourDepth::k16 && base.number == 15) return {tint_of(7), base, base};
    if (depth_ == ColourDepth::k16 && base.number > kBright) return {tint_of(base.number - kBright), base, base};
    if (depth_ == ColourDepth::k16 && base.number > 0) return {base, base, tint_of(base.number + kBright)};
    if (depth_ <= ColourDepth::k16) return {base};
    if (depth_ == ColourDepth::k256)
        for (const auto& numbers : kPieces256)
            if (numbers[2] == base.number) {
                Shades shades;
                for (const int number : numbers) shades.push_back(tint_of(number));
                return shades;
            }
    const int steps = blends() && room == Room::kManyPlaces ? 5 : 2;  // to either side
    Shades shades;
    for (int i = -steps; i <= steps; ++i) {
        const double part = static_cast<double>(std::abs(i)) / steps;
        if (i == 0)
            shades.push_back(base);
        else
            shades.push_back(i < 0 ? nearest(mixed(base.rgb, 0x000000, kDarkest * part), base)
                                   : nearest(mixed(base.rgb, 0xFFFFFF, kLightest * part), base));
    }
    return shades;
}

Tint Tints::faded(Tint tint, double part) {
    return nearest(mixed(tint.rgb, ground_of(Role::kPaper).rgb, part), tint);
}

}  // namespace atom4::tui
