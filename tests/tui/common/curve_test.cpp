// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/shapes.h"

#include <gtest/gtest.h>

#include <clocale>

namespace atom4::tui {
namespace {

constexpr Capabilities kBraille{ColourDepth::k256, true, true};
constexpr Capabilities kHalves{ColourDepth::k8, true, false};
constexpr Capabilities kAscii{};

Grid drawn(std::vector<double> values, std::optional<std::size_t> marked, Capabilities capabilities,
           Extent extent = {3, 6}) {
    std::setlocale(LC_CTYPE, "C.UTF-8");
    Grid grid(extent);
    draw_curve(grid, {0, 0}, extent, values, marked, capabilities);
    return grid;
}

TEST(Curve, GoesUpAndDownWithTheValues) {
    EXPECT_EQ(drawn({0, 0.5, 1, 0.5, 0}, {}, kAscii, {3, 5}).text(), "  *\n-*-*-\n*   *\n");
    EXPECT_EQ(drawn({0, 0.5, 1, 0.5, 0}, {}, kHalves, {3, 5}).text().substr(0, 2), "  ");
    EXPECT_EQ(drawn({0, 0, 0}, {}, kBraille, {1, 1}).text(), "⣀\n");
    EXPECT_EQ(drawn({1, 1, 1}, {}, kBraille, {1, 1}).text(), "⠉\n");
}

// However many values there are, none is left out and each keeps its place from left to right.
TEST(Curve, ShowsEveryValue) {
    for (const Capabilities capabilities : {kBraille, kHalves, kAscii})
        for (const std::size_t count : {1U, 2U, 7U, 30U, 300U})
            for (std::size_t peak = 0; peak < count; ++peak) {
                std::vector<double> values(count, 0.0);
                values[peak] = 1;
                const Grid grid = drawn(values, peak, capabilities);
                const int col = curve_column(peak, count, 6, capabilities);
                ASSERT_GE(col, 0);
                ASSERT_LT(col, 6);
                EXPECT_NE(grid.at(0, col).text, " ") << peak << " of " << count;
                for (int other = 0; other < 6; ++other) {
                    EXPECT_EQ(grid.at(2, other).attributes, other == col ? kReverse : kPlain);
                    EXPECT_TRUE(std::abs(other - col) <= 2 || grid.at(0, other).text == " ") << peak << " of " << count;
                }
            }
}

TEST(Curve, StaysWithinItsArea) {
    for (const Capabilities capabilities : {kBraille, kHalves, kAscii})
        for (int rows = 0; rows < 6; ++rows)
            for (int cols = 0; cols < 9; ++cols) {
                Grid grid({8, 12});
                draw_curve(grid, {1, 1}, {rows, cols}, std::vector{-1.0, 2.0, 0.3, 0.9}, 3, capabilities);
                for (int row = 0; row < 8; ++row)
                    for (int col = 0; col < 12; ++col)
                        EXPECT_TRUE((row >= 1 && row <= rows && col >= 1 && col <= cols) ||
                                    grid.at(row, col) == Glyph{})
                            << row << ' ' << col;
            }
}

}  // namespace
}  // namespace atom4::tui
