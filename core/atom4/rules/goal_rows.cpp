// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/rules/goal_rows.h"

#include <algorithm>

namespace atom4 {

std::vector<std::vector<Cell>> goal_rows(const Position& position, Player player, std::size_t least) {
    const auto is_goal = [&](Cell cell) {
        return position.size().contains(cell) && position.at(cell) == std::optional(goal_colour(player));
    };
    std::vector<std::vector<Cell>> rows;
    for (int row = 0; row < position.size().rows; ++row)
        for (int col = 0; col < position.size().cols; ++col)
            for (const Direction axis : kAxes) {
                const Cell first(row, col);
                if (!is_goal(first) || is_goal(step(first, opposite(axis)))) continue;
                std::vector<Cell> cells;
                for (Cell cell = first; is_goal(cell); cell = step(cell, axis)) cells.push_back(cell);
                if (cells.size() >= least) rows.push_back(std::move(cells));
            }
    std::stable_sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.size() > b.size(); });
    return rows;
}

}  // namespace atom4
