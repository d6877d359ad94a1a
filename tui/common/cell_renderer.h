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
    /// From the dark side of a ball to the light one, so many steps to either side; its own colour alone unless any
    /// colour can be shown.
    [[nodiscard]] Shades shades(Tint base, int steps = 5);
    /// The same on its way to the paper, so far; unchanged where there are few colours.
    [[nodiscard]] Tint faded(Tint tint, double part);

private:
    [[nodiscard]] Tint tint_of(int number) const;

    ColourDepth depth_;
    BoardBackground paper_;
    std::unordered_map<int, int> found_;  // numbers of colours
};

/// How large a place is; everything round is drawn in these units. In pixels its height is as the font has it.
inline constexpr double kPlaceWidth = 8;
inline constexpr double kPlaceHeight = 16;

/// What a picture of that many places is drawn with: pixels in any colour where the terminal takes one as large as
/// that, else characters.
[[nodiscard]] Capabilities to_draw(Extent extent, Capabilities capabilities);
/// The same for what is beside a board. Where all pictures are sent as one and that would be too large, it is the board
/// alone.
[[nodiscard]] Capabilities to_draw_beside(Extent extent, Capabilities capabilities);
/// How many places a picture may have; any number where none is drawn in pixels.
[[nodiscard]] Extent places_of_picture(const Capabilities& capabilities);

/// Draws a place of the screen that is divided into parts of different colours by the one character with a foreground
/// and a background that comes nearest: half blocks, quarters or sixths, as the terminal has them. Where it takes
/// pictures, the parts are their pixels.
class CellRenderer {
public:
    explicit CellRenderer(Capabilities capabilities);

    /// Whether the terminal has what it takes: pixels, or colours and blocks.
    [[nodiscard]] static bool can_draw(Capabilities capabilities) {
        return capabilities.draws_pixels() || (capabilities.utf8 && capabilities.depth != ColourDepth::kNone);
    }
    [[nodiscard]] bool draws_pixels() const { return draws_pixels_; }
    /// What the places under a picture hold: no blank, which the terminal might be told to erase with others.
    [[nodiscard]] const char* filler() const { return utf8_ ? "\u00A0" : "_"; }
    /// Whether there are colours enough for light and shade.
    [[nodiscard]] bool has_shades() const { return has_shades_; }
    /// Whether any colour can be shown.
    [[nodiscard]] bool blends() const { return blends_; }
    /// Rows and columns of the parts of a place.
    [[nodiscard]] Extent parts() const { return parts_; }
    /// The height of a place, in units of which its width is kPlaceWidth.
    [[nodiscard]] double place_height() const { return place_height_; }
    /// The radius of the largest ball that a cell of so many places holds, in the same units.
    [[nodiscard]] double radius_in(Extent cell) const;
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
    double place_height_ = kPlaceHeight;
    bool blends_;
    bool draws_pixels_;
    bool has_shades_;
    bool utf8_;
    std::vector<Split> splits_;
};

}  // namespace atom4::tui
