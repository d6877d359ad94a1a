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

// A few values are not drawn farther apart than that.
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
        // Half blocks are too large for a line.
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
        // The half, where the curve is not.
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
    // Without a gap, however steep.
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

}  // namespace atom4::tui
