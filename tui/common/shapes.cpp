// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/shapes.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace atom4::tui {
namespace {

// What a place is divided into.
Extent parts_for(Capabilities capabilities) {
    return capabilities.fine_blocks ? Extent{4, 2} : capabilities.utf8 ? Extent{2, 1} : Extent{1, 1};
}

// If there are only a few values, they are not drawn farther apart than this.
constexpr double kWidest = 4;

int part_of(std::size_t value, std::size_t count, int parts) {
    if (count < 2) return 0;
    const double step = std::min(kWidest, static_cast<double>(parts - 1) / static_cast<double>(count - 1));
    return static_cast<int>(std::lround(static_cast<double>(value) * step));
}

class Plot {
public:
    Plot(Extent extent, Capabilities capabilities)
        : extent_(extent),
          parts_(parts_for(capabilities)),
          rows_(extent.rows * parts_.rows),
          cols_(extent.cols * parts_.cols),
          dots_(static_cast<std::size_t>(rows_ * cols_)) {}

    [[nodiscard]] int cols() const { return cols_; }
    void draw(std::span<const double> values) {
        for (std::size_t i = 0; i < values.size(); ++i) {
            const int x = part_of(i, values.size(), cols_);
            const int y = row_of(values[i]);
            if (i == 0)
                set(y, x);
            else
                join(row_of(values[i - 1]), part_of(i - 1, values.size(), cols_), y, x);
        }
        // Half blocks are too coarse for a line: the area below it is filled.
        if (parts_.rows != 2) return;
        for (int x = 0; x < cols_; ++x)
            for (int y = 1; y < rows_; ++y)
                if (at(y - 1, x)) set(y, x);
    }
    [[nodiscard]] Glyph glyph(int row, int col) const {
        unsigned dots = 0;
        for (int y = 0; y < parts_.rows; ++y)
            for (int x = 0; x < parts_.cols; ++x)
                if (at(row * parts_.rows + y, col * parts_.cols + x)) dots |= bit(y, x);
        // The line at the half, where there is no curve.
        const bool is_half = row == (extent_.rows - 1) / 2;
        if (parts_.rows == 1) return dots != 0 ? Glyph{"*"} : Glyph{is_half ? "-" : " ", Role::kQuiet};
        if (parts_.rows == 2)
            return dots != 0 ? Glyph{dots == 3   ? "█"
                                     : dots == 1 ? "▀"
                                                 : "▄"}
                             : Glyph{is_half ? "-" : " ", Role::kQuiet};
        const bool is_line = dots == 0 && is_half;
        if (is_line) dots = extent_.rows % 2 == 0 ? bit(3, 0) : bit(1, 0);
        if (dots == 0) return {};
        return {{'\xE2', static_cast<char>(0xA0 | dots >> 6), static_cast<char>(0x80 | (dots & 0x3F))},
                is_line ? Role::kQuiet : Role::kText};
    }

private:
    [[nodiscard]] std::size_t index(int y, int x) const { return static_cast<std::size_t>(y * cols_ + x); }
    [[nodiscard]] bool at(int y, int x) const { return dots_[index(y, x)]; }
    void set(int y, int x) { dots_[index(y, x)] = true; }
    [[nodiscard]] int row_of(double value) const {
        return static_cast<int>(std::lround((1 - std::clamp(value, 0.0, 1.0)) * (rows_ - 1)));
    }
    // In braille as Unicode numbers the dots; in halves the upper one first.
    [[nodiscard]] unsigned bit(int y, int x) const {
        if (parts_.rows < 4) return 1U << y;
        return y == 3 ? 0x40U << x : 1U << (y + 3 * x);
    }
    // Draws a line without a gap, however steep.
    void join(int from_y, int from_x, int to_y, int to_x) {
        int last = from_y;
        for (int x = from_x; x <= to_x; ++x) {
            const double part = to_x == from_x ? 1 : static_cast<double>(x - from_x) / (to_x - from_x);
            const int y = static_cast<int>(std::lround(from_y + (to_y - from_y) * part));
            for (int i = std::min(last, y); i <= std::max(last, y); ++i)
                if (i != last || y == last) set(i, x);
            last = y;
        }
    }

    Extent extent_;
    Extent parts_;
    int rows_;
    int cols_;
    std::vector<bool> dots_;
};

}  // namespace

int curve_column(std::size_t value, std::size_t count, int cols, Capabilities capabilities) {
    const int parts = parts_for(capabilities).cols;
    return part_of(value, count, cols * parts) / parts;
}

void draw_curve(Grid& grid, Place place, Extent extent, std::span<const double> values,
                std::optional<std::size_t> marked, Capabilities capabilities) {
    if (extent.rows < 1 || extent.cols < 1) return;
    Plot plot(extent, capabilities);
    plot.draw(values);
    const int mark = marked ? curve_column(*marked, values.size(), extent.cols, capabilities) : -1;
    for (int row = 0; row < extent.rows; ++row)
        for (int col = 0; col < extent.cols; ++col) {
            Glyph glyph = plot.glyph(row, col);
            if (col == mark) glyph.attributes |= kReverse;
            grid.set(place.row + row, place.col + col, std::move(glyph));
        }
}

namespace {

// Called for each of a ball's many samples: general roots and powers would take ten times as long.
constexpr double square(double value) {
    return value * value;
}
constexpr double cube(double value) {
    return square(value) * value;
}

// Returns how light the ball is at a point, from -1 to 1: light falls on it from the upper left, and is reflected.
double light_at(double x, double y) {
    constexpr double kFrom[] = {-0.42, -0.50, 0.757};
    const double z = std::sqrt(std::max(0.0, 1 - x * x - y * y));
    const double fall = std::max(0.0, x * kFrom[0] + y * kFrom[1] + z * kFrom[2]);
    const double mirrored = square(square(square(square(fall))));
    // Most of the ball has its own colour.
    const double shadow = std::max(0.0, 0.62 - fall) / 0.62;
    return std::clamp(0.8 * mirrored - 0.9 * shadow, -1.0, 1.0);
}

const Tint* shade(const Shades& shades, double light) {
    const auto last = static_cast<double>(shades.size() - 1);
    return &shades[static_cast<std::size_t>(std::lround((light + 1) / 2 * last))];
}

// The ball is one thing, its edge another one, and what it would turn into a third.
std::uint8_t thing_of(Tint tint, const BallLook& look) {
    const auto has = [tint](const Shades& shades) {
        return std::find(shades.begin(), shades.end(), tint) != shades.end();
    };
    if (look.edge && tint == *look.edge) return 1;
    return look.turns && !has(look.shades) && has(*look.turns) ? 2 : 0;
}

// The inside of a ball within its edge: how far it reaches to the right and down. The edge is at least one part wide,
// so that it is seen, and one part high if it is not blended.
struct Inside {
    double right;
    double below;

    [[nodiscard]] bool holds(double x, double y) const { return square(x / right) + square(y / below) <= 1; }
};
Inside inside_of(const CellRenderer& renderer, double radius, bool soft) {
    const double part = kPlaceWidth / renderer.parts().cols;
    const double width = std::clamp(radius * 0.16, part, part * 1.5);
    return {radius - width, radius - (soft ? width : std::max(width, renderer.place_height() / renderer.parts().rows))};
}

}  // namespace

Shades shades_of(const CellRenderer& renderer, ColourQuantizer& tints, Tint base, double radius) {
    constexpr int kStepsInPixels = 10;
    if (renderer.draws_pixels()) return renderer.has_shades() ? tints.shades(base, kStepsInPixels) : Shades{base};
    constexpr double kMin = 1.25 * kPlaceHeight;
    return radius < kMin ? Shades{base} : tints.shades(base);
}

Sprite draw_ball(const CellRenderer& renderer, const ColourQuantizer& tints, double radius, const BallLook& look) {
    const bool is_small = radius < kPlaceHeight / 2 && !renderer.draws_pixels();
    const bool soft = tints.blends() && !look.hard;
    const Inside inside = inside_of(renderer, radius, soft);
    Sprite sprite = draw_sprite(renderer, soft, radius, [&](double x, double y) -> const Tint* {
        // A ball that is one place high can be round only at its sides.
        const bool is_in =
            is_small ? cube(std::abs(x)) + cube(std::abs(y)) <= cube(radius) : square(x) + square(y) <= square(radius);
        if (!is_in) return nullptr;
        if (look.edge && (is_small ? std::abs(x) > kPlaceWidth / 2 : !inside.holds(x, y))) return &*look.edge;
        const Shades& shades = look.turns && x + y > radius * 0.1 ? *look.turns : look.shades;
        if (shades.size() == 1) return &shades.front();
        return shade(shades, light_at(x / radius, y / radius));
    });
    for (Dot& dot : sprite.dots) dot.thing = thing_of(dot.tint, look);
    return sprite;
}

Sprite draw_ring(const CellRenderer& renderer, bool soft, double inner, double outer, Tint tint) {
    return draw_sprite(renderer, soft, outer, [&](double x, double y) -> const Tint* {
        const double distance = square(x) + square(y);
        return distance > square(outer) || distance < square(inner) ? nullptr : &tint;
    });
}

namespace {

// The dots as Unicode numbers them: down the left, down the right, the lowest row last.
unsigned bit(int row, int col) {
    return row == 3 ? 0x40U << col : 1U << (row + 3 * col);
}

char line_at(int x, int y, bool at_end, bool flat) {
    if (flat) return at_end ? (y < 0 ? '.' : '\'') : '-';
    if (!at_end) return ' ';
    return y == 0 ? (x < 0 ? '(' : ')') : (x < 0) == (y < 0) ? '/' : '\\';
}

}  // namespace

std::vector<OutlinePart> outline_of_ball(int rows, BallLine line) {
    std::vector<OutlinePart> parts;
    if (rows == 1) return parts;
    const int reach = (rows - 1) / 2;
    for (int y = -reach; y <= reach; ++y) {
        const double part = y / (reach + 0.6);
        const int half = std::max(1, static_cast<int>(std::lround((rows - 1) * std::sqrt(1 - part * part))));
        const bool flat = reach > 0 && std::abs(y) == reach;
        for (int x = -half; x <= half; ++x) {
            const bool at_end = std::abs(x) == half;
            if (line == BallLine::kBraille && at_end) continue;
            parts.push_back({{y, x}, line == BallLine::kAscii ? line_at(x, y, at_end, flat) : ' '});
        }
    }
    return parts;
}

void BrailleRings::add(Place middle, int ball_rows) {
    constexpr double kDot = 4;
    const double radius = 8 * ball_rows - 3;
    const int reach = ball_rows + 1;
    for (int row = -2 * reach; row < 2 * reach + 4; ++row)
        for (int col = -2 * reach; col < 2 * reach + 2; ++col) {
            const double x = (col + 0.5) * kDot - kDot;
            const double y = (row + 0.5) * kDot - 2 * kDot;
            if (std::abs(std::hypot(x, y) - radius) > kDot / 2) continue;
            // Dots are counted from the upper left corner of the middle place; rounding down finds their place.
            const auto floored = [](int value, int by) { return (value - (value < 0 ? by - 1 : 0)) / by; };
            dots_[{middle.row + floored(row, 4), middle.col + floored(col, 2)}] |= bit(row & 3, col & 1);
        }
}

void BrailleRings::draw(Grid& grid, Role role, const std::function<bool(Place)>& shows) const {
    for (const auto& [at, dots] : dots_) {
        if (!shows({at.first, at.second})) continue;
        const std::string text{'\xE2', static_cast<char>(0xA0 | dots >> 6), static_cast<char>(0x80 | (dots & 0x3F))};
        grid.set(at.first, at.second, {text, role, kPlain});
    }
}

}  // namespace atom4::tui
