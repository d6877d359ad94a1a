// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/shapes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "tui/common/picture.h"

namespace atom4::tui {
namespace {

constexpr Capabilities kTrue{ColourDepth::kDirect, true, true};

Sprite red_ball(Capabilities capabilities, double radius) {
    ColourQuantizer tints(capabilities.depth, capabilities.paper);
    return draw_ball(CellRenderer(capabilities), tints, radius, {tints.shades(tints.ground_of(Role::kRed)), {}, {}});
}

// With any number of colours and parts of a place, it is symmetric, and its area is that of a circle.
TEST(Ball, IsRound) {
    for (const Capabilities capabilities : {kTrue,
                                            Capabilities{ColourDepth::k256, true, true},
                                            {ColourDepth::k8, true, false},
                                            {ColourDepth::kDirect, true, true, true}})
        for (const double radius : {7.6, 15.6, 23.6, 39.6}) {
            const Sprite ball = red_ball(capabilities, radius);
            const Extent parts = CellRenderer(capabilities).parts();
            const int rows = (2 * ball.reach.rows + 1) * parts.rows;
            const int cols = (2 * ball.reach.cols + 1) * parts.cols;
            ASSERT_EQ(ball.dots.size(), static_cast<std::size_t>(rows * cols));
            double area = 0;
            for (int row = 0; row < rows; ++row)
                for (int col = 0; col < cols; ++col) {
                    const auto cover = [&](int y, int x) {
                        return ball.dots[static_cast<std::size_t>(y * cols + x)].cover;
                    };
                    EXPECT_EQ(cover(row, col), cover(row, cols - 1 - col));
                    EXPECT_EQ(cover(row, col), cover(rows - 1 - row, col));
                    area += static_cast<double>(cover(row, col));
                }
            area *= kPlaceWidth * kPlaceHeight / (parts.rows * parts.cols);
            EXPECT_NEAR(area / (3.1416 * radius * radius), 1, radius < 10 ? 0.45 : radius < 20 ? 0.2 : 0.1) << radius;
        }
}

// Returns the colours of all quarters of places as shown on the screen, for a picture in 256 colours and quarters.
std::vector<int> shown(const Picture& picture, Extent extent, Tint paper) {
    constexpr std::array<std::string_view, 16> kQuarters{" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛",
                                                         "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"};
    Grid grid(extent);
    picture.put(grid, {0, 0});
    std::vector<int> colours(static_cast<std::size_t>(4 * extent.rows * extent.cols), paper.number);
    for (int row = 0; row < extent.rows; ++row)
        for (int col = 0; col < extent.cols; ++col) {
            const Glyph& glyph = grid.at(row, col);
            if (glyph.ground < 0) continue;  // nothing was drawn there
            const auto mask = std::find(kQuarters.begin(), kQuarters.end(), glyph.text) - kQuarters.begin();
            EXPECT_LT(mask, 16) << glyph.text;
            for (int part = 0; part < 4; ++part)
                colours[static_cast<std::size_t>((2 * row + part / 2) * 2 * extent.cols + 2 * col + part % 2)] =
                    (mask >> part & 1) != 0 ? glyph.ink : glyph.ground;
        }
    return colours;
}

// Although a character shows only two colours, each ball keeps its outline where two balls meet.
TEST(Ball, HasItsOutlineWhereTwoMeet) {
    constexpr Capabilities k256{ColourDepth::k256, true, true};
    ColourQuantizer tints(k256.depth, k256.paper);
    const Tint paper = tints.ground_of(Role::kPaper);
    constexpr std::array kPieces{Role::kRed, Role::kGreen, Role::kCyan, Role::kPurple, Role::kYellow, Role::kBlue};
    constexpr Extent kExtent{7, 13};
    for (const double radius : {15.6, 23.6})
        for (const Role upper : kPieces)
            for (const Role lower : kPieces) {
                if (upper == lower) continue;
                const int rows = static_cast<int>(std::lround(radius / 8));
                const auto draw = [&](std::initializer_list<Role> roles) {
                    Picture picture(kExtent, CellRenderer(k256), paper);
                    for (const Role role : roles)
                        picture.stamp(
                            draw_ball(CellRenderer(k256), tints, radius, {tints.shades(tints.ground_of(role)), {}, {}}),
                            role == upper ? Place{1, 6 - rows} : Place{1 + rows, 6});
                    return shown(picture, kExtent, paper);
                };
                const auto both = draw({upper, lower});
                const auto above = draw({upper});
                const auto below = draw({lower});
                for (std::size_t i = 0; i < both.size(); ++i) {
                    const bool is_above = above[i] != paper.number;
                    const bool is_below = below[i] != paper.number;
                    if (is_above == is_below) continue;
                    EXPECT_EQ(both[i], tints.ground_of(is_above ? upper : lower).number)
                        << i << ": " << both[i] << ", radius " << radius << ", " << static_cast<int>(upper) << " above "
                        << static_cast<int>(lower);
                }
            }
}

// If parts cannot be shaded, the edge goes all round in whole parts.
TEST(Ball, HasItsEdgeAllRound) {
    for (const bool sixths : {false, true})
        for (const double radius : {15.6, 23.6, 31.6, 39.6, 47.6}) {
            const Capabilities capabilities{ColourDepth::k256, true, true, sixths};
            ColourQuantizer tints(capabilities.depth, capabilities.paper);
            const CellRenderer renderer(capabilities);
            const Sprite ball =
                draw_ball(renderer, tints, radius,
                          {tints.shades(tints.ground_of(Role::kBlack)), tints.ink_of(edge_role(Colour::kBlack)), {}});
            const int rows = (2 * ball.reach.rows + 1) * renderer.parts().rows;
            const int cols = (2 * ball.reach.cols + 1) * renderer.parts().cols;
            const auto expect_edges = [&](int count, const char* what, auto dot) {
                int first = 0;
                int last = count - 1;
                while (first < count && dot(first).cover <= 0) ++first;
                while (last > first && dot(last).cover <= 0) --last;
                if (first == count) return;
                EXPECT_EQ(dot(first).thing, 1) << what << ", radius " << radius;
                EXPECT_EQ(dot(last).thing, 1) << what << ", radius " << radius;
            };
            const auto at = [&](int row, int col) { return ball.dots[static_cast<std::size_t>(row * cols + col)]; };
            for (int row = 0; row < rows; ++row) expect_edges(cols, "row", [&](int col) { return at(row, col); });
            for (int col = 0; col < cols; ++col) expect_edges(rows, "column", [&](int row) { return at(row, col); });
        }
}

TEST(Ball, IsLighterWhereTheLightComesFrom) {
    const Sprite ball = red_ball(kTrue, 39.6);
    const int cols = 2 * (2 * ball.reach.cols + 1);
    const int rows = 2 * (2 * ball.reach.rows + 1);
    const auto green_at = [&](int row, int col) {
        return ball.dots[static_cast<std::size_t>(row * cols + col)].tint.rgb >> 8 & 0xFF;
    };
    EXPECT_GT(green_at(rows / 2 - 2, cols / 2 - 4), green_at(rows / 2 + 2, cols / 2 + 4));
}

TEST(Ball, ReachesNoFartherThanItsRadius) {
    EXPECT_EQ(red_ball(kTrue, 7.6).reach, (Extent{0, 1}));
    EXPECT_EQ(red_ball(kTrue, 15.6).reach, (Extent{1, 2}));
    EXPECT_EQ(red_ball(kTrue, 23.6).reach, (Extent{1, 3}));
}

// Pieces that touch share the place between them.
TEST(Picture, TwoBallsMeetInOnePlace) {
    ColourQuantizer tints(ColourDepth::k256, BoardBackground::kDark);
    const Capabilities capabilities{ColourDepth::k256, true, true};
    Picture picture({1, 5}, CellRenderer(capabilities), tints.ground_of(Role::kPaper));
    for (const auto& [role, col] : {std::pair(Role::kRed, 1), {Role::kBlue, 3}})
        picture.stamp(draw_ball(picture.renderer(), tints, 7.6, {{tints.ground_of(role)}, {}, {}}), {0, col});
    picture.write({0, 3}, {"B", {0xFFFFFF, 231}, kBold, {}});
    Grid grid({1, 7});
    picture.put(grid, {0, 1});
    EXPECT_EQ(grid.text(), " ▐ ▌B▌\n");
    EXPECT_EQ(grid.at(0, 3).ink, 124);
    EXPECT_EQ(grid.at(0, 3).ground, 19);
    EXPECT_EQ(grid.at(0, 4).ground, 19);  // written on the ball
    EXPECT_EQ(grid.at(0, 6), Glyph{});    // left as it was
}

// A ball at the edge of what is shown is cut off there.
TEST(Picture, ClipsAtItsEdges) {
    ColourQuantizer tints(ColourDepth::kDirect, BoardBackground::kDark);
    Picture picture({2, 2}, CellRenderer(kTrue), tints.ground_of(Role::kPaper));
    for (const int at : {-3, 0, 1, 7}) picture.stamp(red_ball(kTrue, 39.6), {at, at});
    picture.write({5, 5}, {"x", {}, kPlain, {}});
    Grid grid({2, 2});
    picture.put(grid, {0, 0});
}

}  // namespace
}  // namespace atom4::tui
