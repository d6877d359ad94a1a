// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/screen/roles.h"

#include <gtest/gtest.h>

#include <set>

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
