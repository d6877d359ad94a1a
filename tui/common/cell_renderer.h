// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "tui/common/grid.h"
#include "tui/common/roles.h"

namespace atom4::tui {

/// A colour as it is meant, 0xRRGGBB, and as the terminal counts it.
struct Tint {
    int rgb = 0;
    int number = -1;

    friend bool operator==(Tint, Tint) = default;
};

/// The colour so far on the way from one to the other, from 0 to 1.
[[nodiscard]] int mixed(int from, int to, double part);
/// How far two colours are apart for the eye, roughly; 0 for equal ones.
[[nodiscard]] int colour_distance(int one, int other);

/// The colours of one ball, from its dark side to its light; the one that it has its name from in the middle.
using Shades = std::vector<Tint>;

/// Finds colours on a terminal of that depth.
class ColourQuantizer {
public:
    ColourQuantizer(ColourDepth depth, BoardBackground paper) : depth_(depth), paper_(paper) {}

    [[nodiscard]] ColourDepth depth() const { return depth_; }
    /// Whether any colour can be shown, so that edges may be blended with what is behind them.
    [[nodiscard]] bool blends() const { return depth_ == ColourDepth::kDirect; }
    /// What the role has as its background or its foreground.
    [[nodiscard]] Tint ground_of(Role role) const;
    [[nodiscard]] Tint ink_of(Role role) const;
    /// The colour of that number in the palette of 256, as near as the terminal has it.
    [[nodiscard]] Tint of_palette(int number) const;
    /// As near as a terminal of 256 colours or more comes to it; one of fewer has no choice but `otherwise`.
    [[nodiscard]] Tint nearest(int rgb, Tint otherwise);
    /// From the dark side of a ball to the light one; its own colour alone unless any colour can be shown.
    [[nodiscard]] Shades shades(Tint base);
    /// The same on its way to the paper, so far; unchanged where there are few colours.
    [[nodiscard]] Tint faded(Tint tint, double part);

private:
    [[nodiscard]] Tint tint_of(int number) const;

    ColourDepth depth_;
    BoardBackground paper_;
    std::unordered_map<int, int> found_;  // numbers of colours
};

/// Draws a place of the screen that is divided into parts of different colours by the one character with a foreground
/// and a background that comes nearest: half blocks, quarters or sixths, as the terminal has them.
class CellRenderer {
public:
    explicit CellRenderer(Capabilities capabilities);

    /// Whether the terminal has what it takes: colours, and blocks.
    [[nodiscard]] static bool can_draw(Capabilities capabilities) {
        return capabilities.utf8 && capabilities.depth != ColourDepth::kNone;
    }
    /// Whether any colour can be shown.
    [[nodiscard]] bool blends() const { return blends_; }
    /// Rows and columns of the parts of a place.
    [[nodiscard]] Extent parts() const { return parts_; }
    /// The place whose parts, row by row, have these colours. Where it has the ground in it, that is the background, so
    /// that much of it goes to the terminal in one go.
    [[nodiscard]] Glyph draw(std::span<const Tint> parts, Tint ground) const;
    /// The one colour that comes nearest to all parts.
    [[nodiscard]] Tint one_of(std::span<const Tint> parts) const;

private:
    struct Split {
        unsigned mask;      // the parts that are foreground, the first one the lowest bit
        std::string text;   // and the block that shows them
        std::string other;  // the one for the rest
    };
    [[nodiscard]] Tint nearest(std::span<const Tint> parts, unsigned mask) const;

    Extent parts_{2, 2};
    bool blends_;
    std::vector<Split> splits_;
};

}  // namespace atom4::tui
