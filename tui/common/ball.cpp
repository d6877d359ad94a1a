// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/ball.h"

#include <algorithm>
#include <cmath>

namespace atom4::tui {
namespace {

// Asked for at each of a ball's many samples: roots and powers of any kind take ten times as long.
constexpr double square(double value) {
    return value * value;
}
constexpr double cube(double value) {
    return square(value) * value;
}

// How light the ball is there, from -1 to 1: what falls on it from the upper left, and where that is mirrored.
double light_at(double x, double y) {
    constexpr double kFrom[] = {-0.42, -0.50, 0.757};
    const double z = std::sqrt(std::max(0.0, 1 - x * x - y * y));
    const double fall = std::max(0.0, x * kFrom[0] + y * kFrom[1] + z * kFrom[2]);
    const double mirrored = square(square(square(square(fall))));
    // Most of it has the ball's own colour.
    const double shadow = std::max(0.0, 0.62 - fall) / 0.62;
    return std::clamp(0.8 * mirrored - 0.9 * shadow, -1.0, 1.0);
}

// The parts of a place take the nearer of two shades by turns, in the order of a matrix (Bayer 1973): where few shades
// can be shown their borders are mixed of both.
class Dither {
public:
    explicit Dither(Extent parts) : parts_(parts) {}

    // From -0.5 to 0.5, for the part of a place that is so far from the middle of another one.
    [[nodiscard]] double at(double x, double y) const {
        constexpr double kOrder[2][2] = {{0, 2}, {3, 1}};
        const auto part = [](double distance, double side, int count) {
            return static_cast<int>(std::floor((distance + side / 2) / side * count)) & 1;
        };
        return (kOrder[part(y, kPlaceHeight, parts_.rows)][part(x, kPlaceWidth, parts_.cols)] + 0.5) / 4 - 0.5;
    }

private:
    Extent parts_;
};

const Tint* shade(const Shades& shades, double light, double shift) {
    const auto last = static_cast<double>(shades.size() - 1);
    const double at = std::clamp((light + 1) / 2 * last + shift, 0.0, last);
    return &shades[static_cast<std::size_t>(std::lround(at))];
}

// The ball is one thing, its edge another one, and what it would turn into a third.
std::uint8_t thing_of(Tint tint, const BallLook& look) {
    const auto has = [tint](const Shades& shades) {
        return std::find(shades.begin(), shades.end(), tint) != shades.end();
    };
    if (look.edge && tint == *look.edge) return 1;
    return look.turns && !has(look.shades) && has(*look.turns) ? 2 : 0;
}

// What a ball has within its edge, as far to the right and as far down. The edge is a part wide, or it would not
// be seen; and a part high where a part is there or not.
struct Inside {
    double right;
    double below;

    [[nodiscard]] bool holds(double x, double y) const { return square(x / right) + square(y / below) <= 1; }
};
Inside inside_of(const Pen& pen, double radius, bool soft) {
    const double part = kPlaceWidth / pen.parts().cols;
    const double width = std::clamp(radius * 0.16, part, part * 1.5);
    return {radius - width, radius - (soft ? width : std::max(width, kPlaceHeight / pen.parts().rows))};
}

}  // namespace

Tints::Room room_of(double radius) {
    constexpr double kMany = 2.2 * kPlaceHeight;
    return radius > kMany ? Tints::Room::kManyPlaces : Tints::Room::kFewPlaces;
}

Sprite draw_ball(const Pen& pen, const Tints& tints, double radius, const BallLook& look) {
    constexpr double kRoomy = 1.75 * kPlaceHeight;
    const bool is_small = radius < kPlaceHeight / 2;
    const bool soft = tints.blends() && !look.hard;
    const Inside inside = inside_of(pen, radius, soft);
    const Dither dither(pen.parts());
    Sprite sprite = draw_sprite(pen, soft, radius, [&](double x, double y) -> const Tint* {
        // One that is a place high has only its sides to be round by.
        const bool is_in =
            is_small ? cube(std::abs(x)) + cube(std::abs(y)) <= cube(radius) : square(x) + square(y) <= square(radius);
        if (!is_in) return nullptr;
        if (look.edge && (is_small ? std::abs(x) > kPlaceWidth / 2 : !inside.holds(x, y))) return &*look.edge;
        const Shades& shades = look.turns && x + y > radius * 0.1 ? *look.turns : look.shades;
        if (shades.size() == 1) return &shades.front();
        // A ball's own colour is not mixed with others, and a small one has no room for a mixture.
        const double light = light_at(x / radius, y / radius);
        const bool mixes = !tints.blends() && radius > kRoomy && std::abs(light) > 0.01;
        const double shift = mixes ? dither.at(x, y) : 0;
        return shade(shades, light, shift);
    });
    for (Dot& dot : sprite.dots) dot.thing = thing_of(dot.tint, look);
    return sprite;
}

Sprite draw_ring(const Pen& pen, bool soft, double inner, double outer, Tint tint) {
    return draw_sprite(pen, soft, outer, [&](double x, double y) -> const Tint* {
        const double distance = square(x) + square(y);
        return distance > square(outer) || distance < square(inner) ? nullptr : &tint;
    });
}

}  // namespace atom4::tui
