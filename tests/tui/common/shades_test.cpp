// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The pieces as they are drawn, with light and shade, can be told apart with every kind of colour vision.
#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "tests/support/colour_difference.h"
#include "tui/common/shapes.h"

namespace atom4::tui {
namespace {

using test::vision::Lab;
using test::vision::Rgb;
using test::vision::Sight;

constexpr std::pair<Sight, double> kMin[] = {{Sight::kNormal, 20},
                                             {Sight::kProtanopia, 10},
                                             {Sight::kDeuteranopia, 10},
                                             {Sight::kTritanopia, 10},
                                             {Sight::kGrey, 8}};
constexpr std::array kPieces{Role::kBlack, Role::kBlue,   Role::kGreen,  Role::kCyan,
                             Role::kRed,   Role::kPurple, Role::kYellow, Role::kWhite};

double linear(int channel) {
    const double part = channel / 255.0;
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}
std::uint8_t encoded(double light) {
    const double part = light <= 0.0031308 ? light * 12.92 : 1.055 * std::pow(light, 1 / 2.4) - 0.055;
    return static_cast<std::uint8_t>(std::lround(part * 255));
}

// Returns the mean light of a ball within its outline: the colour that the eye sees.
Rgb light_of(Role piece, Capabilities capabilities, double radius) {
    ColourQuantizer tints(capabilities.depth, capabilities.paper);
    const Sprite ball =
        draw_ball(CellRenderer(capabilities), tints, radius,
                  {shades_of(CellRenderer(capabilities), tints, tints.ground_of(piece), radius), {}, {}, true});
    std::array<double, 3> sum{};
    double count = 0;
    for (const Dot& dot : ball.dots) {
        const auto cover = static_cast<double>(dot.cover);
        for (std::size_t i = 0; i < sum.size(); ++i)
            sum[i] += cover * linear(dot.tint.rgb >> (16 - 8 * static_cast<int>(i)) & 0xFF);
        count += cover;
    }
    return {encoded(sum[0] / count), encoded(sum[1] / count), encoded(sum[2] / count)};
}

TEST(Shades, EveryPairOfPiecesIsDistinguishable) {
    for (const ColourDepth depth : {ColourDepth::k256, ColourDepth::kDirect})
        for (const bool sixths : {false, true})
            for (const double radius : {15.6, 23.6, 31.6, 39.6, 47.6, 63.6})
                for (const auto& [sight, least] : kMin) {
                    std::array<Lab, kPieces.size()> seen{};
                    for (std::size_t i = 0; i < seen.size(); ++i)
                        seen[i] = test::vision::seen(light_of(kPieces[i], {depth, true, true, sixths}, radius), sight);
                    for (std::size_t i = 0; i < seen.size(); ++i)
                        for (std::size_t j = 0; j < i; ++j)
                            EXPECT_GE(test::vision::difference(seen[i], seen[j]), least)
                                << i << " and " << j << ", radius " << radius << ", sight " << static_cast<int>(sight)
                                << (depth == ColourDepth::k256 ? ", 256" : "") << (sixths ? ", sixths" : "");
                }
}

// Each piece looks round: its darkest and its lightest part differ clearly.
TEST(Shades, EveryPieceHasLightAndShade) {
    for (const Role piece : kPieces) {
        ColourQuantizer tints(ColourDepth::kDirect, BoardBackground::kDark);
        const CellRenderer renderer({ColourDepth::kDirect});
        const Shades shades = shades_of(renderer, tints, tints.ground_of(piece), 23.6);
        const auto lightness = [](Tint tint) { return test::vision::seen(Rgb::of(tint.rgb), Sight::kGrey).l; };
        EXPECT_GE(lightness(shades.back()) - lightness(shades.front()), 9) << static_cast<int>(piece);
        for (std::size_t i = 1; i < shades.size(); ++i)
            EXPECT_GE(lightness(shades[i]), lightness(shades[i - 1]) - 0.01) << static_cast<int>(piece);
    }
}

// In the colours of a palette, shades would look like dirt, and a few places have no room for them.
TEST(Shades, PiecesAreFlatWithFewColoursOrASmallSize) {
    for (const ColourDepth depth : {ColourDepth::k8, ColourDepth::k16, ColourDepth::k256, ColourDepth::kDirect})
        for (const double radius : {15.6, 23.6, 63.6})
            for (const Role piece : kPieces) {
                ColourQuantizer tints(depth, BoardBackground::kDark);
                const Tint own = tints.ground_of(piece);
                const bool is_flat = depth != ColourDepth::kDirect || radius < 20;
                EXPECT_EQ(shades_of(CellRenderer({depth}), tints, own, radius) == Shades{own}, is_flat) << radius;
            }
}

}  // namespace
}  // namespace atom4::tui
