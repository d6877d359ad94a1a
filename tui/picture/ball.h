// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

#include "tui/picture/sprite.h"

namespace atom4::tui {

/// What a ball looks like.
struct BallLook {
    Shades shades;
    std::optional<Tint> edge{};   ///< of another colour, where its own would be lost on the paper
    std::optional<Shades> turns;  ///< what it would turn into: its lower right half
};

/// A shaded ball, lit from the upper left.
[[nodiscard]] Sprite draw_ball(const Pen& pen, const Tints& tints, double radius, const BallLook& look);
/// What is between the two circles.
[[nodiscard]] Sprite draw_ring(const Pen& pen, const Tints& tints, double inner, double outer, Tint tint);

}  // namespace atom4::tui
