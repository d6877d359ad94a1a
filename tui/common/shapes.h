// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "tui/common/grid.h"
#include "tui/common/picture.h"

namespace atom4::tui {

/// Returns the column, from the left, of a value in a curve of that many columns and values.
[[nodiscard]] int curve_column(std::size_t value, std::size_t count, int cols, Capabilities capabilities);

/// Draws values from 0, at the bottom, to 1 as a curve from left to right, with a line at the half: in dots of braille,
/// in half blocks from the bottom up, or in ASCII. The column of the marked value is reversed.
void draw_curve(Grid& grid, Place place, Extent extent, std::span<const double> values,
                std::optional<std::size_t> marked, Capabilities capabilities);

/// What a ball looks like.
struct BallLook {
    Shades shades;
    std::optional<Tint> edge{};   ///< of another colour, where its own would be lost on the paper
    std::optional<Shades> turns;  ///< what it would turn into, on its lower right half
    bool hard = false;            ///< edges are not blended
};

/// Returns the shades of a ball of that radius: its own colour alone if it is too small for light and shade.
[[nodiscard]] Shades shades_of(const CellRenderer& renderer, ColourQuantizer& tints, Tint base, double radius);
/// A shaded ball, lit from the upper left.
[[nodiscard]] Sprite draw_ball(const CellRenderer& renderer, const ColourQuantizer& tints, double radius,
                               const BallLook& look);
/// Draws the ring between the two radii; if `soft`, its edges are blended with the background.
[[nodiscard]] Sprite draw_ring(const CellRenderer& renderer, bool soft, double inner, double outer, Tint tint);

// Balls where there are no colours or no blocks to draw a picture with.

/// How the line round a ball is drawn; in braille, by BrailleRings.
enum class BallLine : std::uint8_t { kNone, kAscii, kBraille };

/// A place that a ball covers, counted from its middle; a blank inside.
struct OutlinePart {
    Place at;
    char text = ' ';
};
/// Returns the outline of a ball that many rows high; empty if it is a single character.
[[nodiscard]] std::vector<OutlinePart> outline_of_ball(int rows, BallLine line);

/// Lines round balls in dots of braille, two across and four down a place. Those of neighbours share places.
class BrailleRings {
public:
    void add(Place middle, int ball_rows);
    /// Draws them onto the places that are shown.
    void draw(Grid& grid, Role role, const std::function<bool(Place)>& shows) const;

private:
    std::map<std::pair<int, int>, unsigned> dots_;
};

}  // namespace atom4::tui
