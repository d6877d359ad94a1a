// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "tui/common/pen.h"

namespace atom4::tui {

/// One part of a place, as far as a sprite covers it: from 0 to 1.
struct Dot {
    Tint tint{};
    float cover = 0;
    std::uint8_t thing = 0;  ///< which of the sprite's things it belongs to, such as a ball and its edge
};

/// A thing to be put on a picture, round the middle of a place.
struct Sprite {
    Extent reach;           ///< places on each side of the middle one
    std::vector<Dot> dots;  ///< row by row
};

/// How large a place is; everything round is drawn in these units.
inline constexpr double kPlaceWidth = 8;
inline constexpr double kPlaceHeight = 16;

/// The colour of a thing so far from its middle, to the right and down; null where it is not.
using Form = std::function<const Tint*(double x, double y)>;

/// Draws a thing that is nowhere farther from its middle than that. Where colours blend, what covers a part by half is
/// half transparent there; elsewhere it is there or it is not.
[[nodiscard]] Sprite draw_sprite(const Pen& pen, bool blends, double radius, const Form& form);

}  // namespace atom4::tui
