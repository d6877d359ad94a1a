// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/cell_renderer.h"

#include <gtest/gtest.h>

namespace atom4::tui {
namespace {

// Even with direct colours, the first eight numbers mean colours of a palette.
TEST(ColourQuantizer, DirectColoursAreNeverPaletteNumbers) {
    ColourQuantizer tints(ColourDepth::kDirect, BoardBackground::kDark);
    for (const int rgb : {0, 1, 7, 8}) EXPECT_GE(tints.nearest(rgb, {}).number, 8);
    for (int number = 0; number < 256; ++number) EXPECT_GE(tints.of_palette(number).number, 8);
    EXPECT_EQ(tints.nearest(0x123456, {}).number, 0x123456);
}

TEST(ColourQuantizer, FindsTheNearestOf256Colours) {
    ColourQuantizer tints(ColourDepth::k256, BoardBackground::kDark);
    EXPECT_EQ(tints.nearest(0x262626, {}).number, 235);
    EXPECT_EQ(tints.nearest(0xD70000, {}).number, 160);
    EXPECT_EQ(tints.nearest(0xD50302, {}).number, 160);
}

TEST(ColourQuantizer, APiecesOwnColourIsItsMiddleShade) {
    for (const ColourDepth depth : {ColourDepth::k8, ColourDepth::k16, ColourDepth::k256, ColourDepth::kDirect}) {
        ColourQuantizer tints(depth, BoardBackground::kDark);
        for (const Colour colour : kColours) {
            const Tint base = tints.ground_of(piece_role(colour));
            const Shades shades = tints.shades(base);
            EXPECT_EQ(shades[shades.size() / 2], base);
            EXPECT_EQ(shades.size() == 1, depth != ColourDepth::kDirect);
        }
    }
    // From dark to light.
    ColourQuantizer tints(ColourDepth::kDirect, BoardBackground::kDark);
    const Shades shades = tints.shades(tints.ground_of(Role::kRed));
    for (std::size_t i = 1; i < shades.size(); ++i) EXPECT_GE(shades[i].rgb >> 8 & 0xFF, shades[i - 1].rgb >> 8 & 0xFF);
    EXPECT_LT(shades.front().rgb >> 16, shades.back().rgb >> 16);
}

TEST(ColourQuantizer, FadingApproachesTheBackground) {
    for (const BoardBackground paper : {BoardBackground::kDark, BoardBackground::kLight}) {
        ColourQuantizer tints(ColourDepth::kDirect, paper);
        const int ground = tints.ground_of(Role::kPaper).rgb;
        const Tint red = tints.ground_of(Role::kRed);
        EXPECT_LT(colour_distance(tints.faded(red, 0.5).rgb, ground), colour_distance(red.rgb, ground));
    }
    ColourQuantizer few(ColourDepth::k16, BoardBackground::kDark);
    EXPECT_EQ(few.faded(few.ground_of(Role::kRed), 0.5), few.ground_of(Role::kRed));
}

}  // namespace
}  // namespace atom4::tui
