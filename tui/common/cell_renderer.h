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

/// A colour as 0xRRGGBB, and its number in the terminal.
struct Tint {
    int rgb = 0;
    int number = -1;

    friend bool operator==(Tint, Tint) = default;
};

/// Mixes two colours: `from` at part 0, `to` at part 1.
[[nodiscard]] int mixed(int from, int to, double part);
/// Returns roughly how different two colours look; 0 for equal ones.
[[nodiscard]] int colour_distance(int one, int other);

/// The colours of one ball, from its dark side to its light side, with its base colour in the middle.
using Shades = std::vector<Tint>;

/// Finds colours on a terminal of that depth.
class ColourQuantizer {
public:
    ColourQuantizer(ColourDepth depth, BoardBackground paper) : depth_(depth), paper_(paper) {}

    [[nodiscard]] ColourDepth depth() const { return depth_; }
    /// Returns whether any colour can be shown, so that edges can be blended with their background.
    [[nodiscard]] bool blends() const { return depth_ == ColourDepth::kDirect; }
    /// Return the background and the foreground of the role.
    [[nodiscard]] Tint ground_of(Role role) const;
    [[nodiscard]] Tint ink_of(Role role) const;
    /// The colour of that number in the palette of 256, as near as the terminal has it.
    [[nodiscard]] Tint of_palette(int number) const;
    /// Returns the nearest colour on a terminal of 256 colours or more, and `otherwise` on one of fewer.
    [[nodiscard]] Tint nearest(int rgb, Tint otherwise);
    /// Returns the shades of a ball, with that many steps on either side of its base colour; the base colour alone
    /// unless blends().
    [[nodiscard]] Shades shades(Tint base, int steps = 5);
    /// Returns the colour mixed with that part of the paper's; unchanged with fewer than 256 colours.
    [[nodiscard]] Tint faded(Tint tint, double part);

private:
    [[nodiscard]] Tint tint_of(int number) const;

    ColourDepth depth_;
    BoardBackground paper_;
    std::unordered_map<int, int> found_;  // colour numbers by RGB value
};

/// The size of a place, in the units in which everything round is drawn. In pixels its height depends on the font.
inline constexpr double kPlaceWidth = 8;
inline constexpr double kPlaceHeight = 16;

/// Returns the capabilities for drawing a picture of that many places: pixels in any colour if the terminal takes one
/// of that size, else characters.
[[nodiscard]] Capabilities to_draw(Extent extent, Capabilities capabilities);
/// The same for a picture beside the board. If all pictures are sent as one and that would be too large, only the board
/// is in pixels.
[[nodiscard]] Capabilities to_draw_beside(Extent extent, Capabilities capabilities);
/// Returns how many places a picture may have; practically unlimited if none is drawn in pixels.
[[nodiscard]] Extent places_of_picture(const Capabilities& capabilities);

/// Draws a place of the screen that is divided into parts of different colours, as the nearest character with a
/// foreground and a background: half blocks, quarters or sixths, as the terminal has them. In pictures, the parts are
/// pixels.
class CellRenderer {
public:
    explicit CellRenderer(Capabilities capabilities);

    /// Returns whether the terminal has pixels, or colours and block characters.
    [[nodiscard]] static bool can_draw(Capabilities capabilities) {
        return capabilities.draws_pixels() || (capabilities.utf8 && capabilities.depth != ColourDepth::kNone);
    }
    [[nodiscard]] bool draws_pixels() const { return draws_pixels_; }
    /// The character in the places under a picture: not a blank, which might be erased together with others.
    [[nodiscard]] const char* filler() const { return utf8_ ? "\u00A0" : "_"; }
    /// Returns whether there are enough colours for light and shade.
    [[nodiscard]] bool has_shades() const { return has_shades_; }
    /// Returns whether any colour can be shown.
    [[nodiscard]] bool blends() const { return blends_; }
    /// Rows and columns of the parts of a place.
    [[nodiscard]] Extent parts() const { return parts_; }
    /// The height of a place, in units of which its width is kPlaceWidth.
    [[nodiscard]] double place_height() const { return place_height_; }
    /// The radius of the largest ball that fits in a cell of that many places, in the same units.
    [[nodiscard]] double radius_in(Extent cell) const;
    /// Returns the glyph for a place whose parts have these colours, row by row. If `ground` is among its two colours,
    /// it is the background, so that long runs of it are sent at once; except in the upper part of a half block.
    [[nodiscard]] Glyph draw(std::span<const Tint> parts, Tint ground) const;
    /// The one colour that comes nearest to all parts.
    [[nodiscard]] Tint one_of(std::span<const Tint> parts) const;

private:
    struct Split {
        unsigned mask;      // the parts that are foreground, the first one the lowest bit
        std::string text;   // the block that shows them
        std::string other;  // the block for the other parts
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
