// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/cell_renderer.h"

#include <gtest/gtest.h>

namespace atom4::tui {
namespace {

constexpr Tint kRed{0xD70000, 160};
constexpr Tint kPaper{0x262626, 235};

CellRenderer renderer_of(ColourDepth depth, bool fine, bool sixths = false) {
    return CellRenderer(Capabilities{depth, true, fine, sixths});
}

TEST(CellRenderer, NeedsColoursAndBlocks) {
    EXPECT_TRUE(CellRenderer::can_draw({ColourDepth::k8, true, false}));
    EXPECT_FALSE(CellRenderer::can_draw({ColourDepth::kNone, true, true}));
    EXPECT_FALSE(CellRenderer::can_draw({ColourDepth::kDirect, false, false}));
}

TEST(CellRenderer, EveryPatternOfTwoColoursIsDrawnExactly) {
    const std::pair<CellRenderer, std::size_t> kPens[] = {{renderer_of(ColourDepth::k256, true), 4},
                                                          {renderer_of(ColourDepth::k256, true, true), 6}};
    for (const auto& [renderer, parts] : kPens) {
        std::set<std::string> seen;
        for (unsigned mask = 1; mask < (1U << parts) - 1; ++mask) {
            std::vector<Tint> tints;
            for (std::size_t i = 0; i < parts; ++i) tints.push_back((mask >> i & 1U) != 0 ? kRed : kPaper);
            const Glyph glyph = renderer.draw(tints, kPaper);
            if (parts == 4 && mask == 12) {
                EXPECT_EQ(glyph.text, "▀") << "its lower half has gaps in many fonts";
                EXPECT_EQ(glyph.ink, kPaper.number);
                EXPECT_EQ(glyph.ground, kRed.number);
                continue;
            }
            EXPECT_EQ(glyph.ground, kPaper.number);
            EXPECT_EQ(glyph.ink, kRed.number);
            EXPECT_TRUE(seen.insert(glyph.text).second) << mask;
        }
    }
    const std::array<Tint, 4> quarters{kPaper, kPaper, kPaper, kRed};
    EXPECT_EQ(renderer_of(ColourDepth::k256, true).draw(quarters, kPaper).text, "▗");
    const std::array<Tint, 6> sixths{kRed, kPaper, kPaper, kPaper, kPaper, kPaper};
    EXPECT_EQ(renderer_of(ColourDepth::k256, true, true).draw(sixths, kPaper).text, "\U0001FB00");
    const std::array<Tint, 6> right{kPaper, kRed, kPaper, kRed, kPaper, kRed};
    EXPECT_EQ(renderer_of(ColourDepth::k256, true, true).draw(right, kPaper).text, "▐");
}

// The Linux console has no other block characters.
TEST(CellRenderer, HalfBlocksAreEnough) {
    const CellRenderer renderer = renderer_of(ColourDepth::k8, false);
    for (unsigned mask = 0; mask < 16; ++mask) {
        std::array<Tint, 4> tints;
        for (std::size_t i = 0; i < 4; ++i) tints[i] = (mask >> i & 1U) != 0 ? Tint{0xCD0000, 1} : Tint{0x808080, -1};
        const std::string text = renderer.draw(tints, {0x808080, -1}).text;
        EXPECT_TRUE(text == " " || text == "▀" || text == "▄" || text == "▌" || text == "▐") << text;
    }
}

TEST(CellRenderer, OneColourIsABlank) {
    const std::array<Tint, 4> all{kRed, kRed, kRed, kRed};
    const Glyph glyph = renderer_of(ColourDepth::k256, true).draw(all, kPaper);
    EXPECT_EQ(glyph.text, " ");
    EXPECT_EQ(glyph.ground, kRed.number);
}

TEST(CellRenderer, MergesNearestColoursWhenACellHasMoreThanTwo) {
    const std::array<Tint, 4> three{
        Tint{0xFF0000, 0xFF0000}, {0xF00000, 0xF00000}, {0x26262B, 0x26262B}, {0x26262B, 0x26262B}};
    const Glyph glyph = renderer_of(ColourDepth::kDirect, true).draw(three, {0x26262B, 0x26262B});
    EXPECT_EQ(glyph.text, "▀");
    EXPECT_EQ(glyph.ink, 0xF80000);  // their mean, since any colour can be shown
    EXPECT_EQ(glyph.ground, 0x26262B);
}

}  // namespace
}  // namespace atom4::tui
