// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

#include "tui/common/sprite.h"

namespace atom4::tui {

/// What a ball looks like.
struct BallLook {
    Shades shades;
    std::optional<Tint> edge{};   ///< of another colour, where its own would be lost on the paper
    std::optional<Shades> turns;  ///< what it would turn into: its lower right half
    bool hard = false;            ///< where nothing blends
};

/// What a ball of that radius has for its shades.
[[nodiscard]] Tints::Room room_of(double radius);
/// A shaded ball, lit from the upper left.
[[nodiscard]] Sprite draw_ball(const Pen& pen, const Tints& tints, double radius, const BallLook& look);
/// What is between the two circles; with a soft edge it blends with what is behind it.
[[nodiscard]] Sprite draw_ring(const Pen& pen, bool soft, double inner, double outer, Tint tint);

}  // namespace atom4::tui
