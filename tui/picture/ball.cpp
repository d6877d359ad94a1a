// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/picture/ball.h"

#include <algorithm>
#include <cmath>

namespace atom4::tui {
namespace {

// How light the ball is there, from -1 to 1: what falls on it from the upper left, and where that is mirrored.
double light_at(double x, double y) {
    constexpr double kFrom[] = {-0.42, -0.50, 0.757};
    const double z = std::sqrt(std::max(0.0, 1 - x * x - y * y));
    const double fall = std::max(0.0, x * kFrom[0] + y * kFrom[1] + z * kFrom[2]);
    const double mirrored = std::pow(fall, 16);
    // Most of it has the ball's own colour.
    const double shadow = std::max(0.0, 0.62 - fall) / 0.62;
    return std::clamp(0.8 * mirrored - 0.9 * shadow, -1.0, 1.0);
}

const Tint* shade(const Shades& shades, double light) {
    const auto last = static_cast<double>(shades.size() - 1);
    return &shades[static_cast<std::size_t>(std::lround((light + 1) / 2 * last))];
}

// An edge is a part wide, or it would not be seen.
double edge_width(const Pen& pen, double radius) {
    const double part = kPlaceWidth / pen.parts().cols;
    return std::clamp(radius * 0.16, part, part * 1.5);
}

}  // namespace

Sprite draw_ball(const Pen& pen, const Tints& tints, double radius, const BallLook& look) {
    const bool is_small = radius < kPlaceHeight / 2;
    const double inside = look.edge ? radius - edge_width(pen, radius) : radius;
    return draw_sprite(pen, tints.blends(), radius, [&](double x, double y) -> const Tint* {
        // One that is a place high has only its sides to be round by.
        const double distance =
            is_small ? std::cbrt(std::pow(std::abs(x), 3) + std::pow(std::abs(y), 3)) : std::hypot(x, y);
        if (distance > radius) return nullptr;
        if (look.edge && (is_small ? std::abs(x) > kPlaceWidth / 2 : distance > inside)) return &*look.edge;
        const bool turned = look.turns && x + y > radius * 0.1;
        return shade(turned ? *look.turns : look.shades, light_at(x / radius, y / radius));
    });
}

Sprite draw_ring(const Pen& pen, const Tints& tints, double inner, double outer, Tint tint) {
    return draw_sprite(pen, tints.blends(), outer, [&](double x, double y) -> const Tint* {
        const double distance = std::hypot(x, y);
        return distance > outer || distance < inner ? nullptr : &tint;
    });
}

}  // namespace atom4::tui
