// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/outline.h"

#include <cmath>

namespace atom4::tui {
namespace {

// As Unicode numbers them: down the left, down the right, the lowest row last.
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
            // Places begin at whole numbers of dots from the middle one's upper left corner.
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
