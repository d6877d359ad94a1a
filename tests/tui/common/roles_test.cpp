// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/roles.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/support/colour_difference.h"

namespace atom4::tui {
namespace {

TEST(Roles, EveryPieceHasABackgroundOfItsOwn) {
    for (const ColourDepth depth : {ColourDepth::k8, ColourDepth::k16, ColourDepth::k256, ColourDepth::kDirect}) {
        std::set<int> backgrounds;
        for (const Colour colour : kColours) backgrounds.insert(style_of(piece_role(colour), depth).background);
        EXPECT_EQ(backgrounds.size(), 8U);
        EXPECT_FALSE(backgrounds.contains(-1));
        EXPECT_FALSE(backgrounds.contains(style_of(Role::kPaper, depth).background));
    }
}

// Where the terminal's colours are known, pieces differ by hue, also with a colour vision deficiency, and by lightness
// alone.
TEST(Roles, PiecesDifferForEveryKindOfColourVision) {
    using test::vision::Sight;
    const std::pair<Sight, double> kMin[] = {{Sight::kNormal, 20},
                                             {Sight::kProtanopia, 10},
                                             {Sight::kDeuteranopia, 10},
                                             {Sight::kTritanopia, 10},
                                             {Sight::kGrey, 8}};
    for (const ColourDepth depth : {ColourDepth::k256, ColourDepth::kDirect})
        for (const auto& [sight, least] : kMin)
            for (const Colour one : kColours)
                for (const Colour other : kColours) {
                    if (one == other) continue;
                    const auto look = [&, eye = sight](Colour colour) {
                        const int number = style_of(piece_role(colour), depth).background;
                        const int rgb = depth == ColourDepth::kDirect ? number : rgb_of_palette(number);
                        return seen(test::vision::Rgb::of(rgb), eye);
                    };
                    EXPECT_GE(difference(look(one), look(other)), least)
                        << letter(one) << " and " << letter(other) << ", depth " << static_cast<int>(depth)
                        << ", sight " << static_cast<int>(sight);
                }
}

TEST(Roles, NoStyleUsesColoursThatTheTerminalLacks) {
    const std::pair<ColourDepth, int> depths[] = {
        {ColourDepth::kNone, 0}, {ColourDepth::k8, 8}, {ColourDepth::k16, 16}, {ColourDepth::k256, 256}};
    for (const auto& [depth, colours] : depths)
        for (std::size_t i = 0; i < kRoleCount; ++i) {
            const Style style = style_of(static_cast<Role>(i), depth);
            EXPECT_LT(style.foreground, colours);
            EXPECT_LT(style.background, colours);
        }
}

TEST(Roles, TheCursorShowsWithoutColour) {
    EXPECT_EQ(style_of(Role::kCursor, ColourDepth::kNone).attributes, kReverse);
    EXPECT_EQ(style_of(Role::kCursor, ColourDepth::k8).attributes, kReverse);
}

}  // namespace
}  // namespace atom4::tui
