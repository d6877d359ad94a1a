// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/rules/reachability.h"

#include <set>
#include <vector>

namespace atom4 {
namespace {

bool touches_a_pair(const Position& position, const std::set<Cell>& placed, Cell cell) {
    const auto has = [&](Direction direction) {
        const Cell next = step(cell, direction);
        return position.size().contains(next) && placed.contains(next);
    };
    for (std::size_t index = 0; index < kDirections.size(); ++index)
        if (has(kDirections[index]) && has(kDirections[(index + 1) % kDirections.size()])) return true;
    return false;
}

}  // namespace

std::optional<Unreachable> why_unreachable(const Position& position) {
    const BoardSize size = position.size();
    std::set<Cell> placed;
    const int row = (size.rows - 1) / 2;
    for (int col = (size.cols - 1) / 2; placed.size() < 2; ++col) {
        const Cell middle(row, col);
        if (!position.at(middle)) return Unreachable{Unreachable::Reason::kMiddleEmpty, middle};
        placed.insert(middle);
    }
    std::vector<Cell> waiting;
    for (int r = 0; r < size.rows; ++r)
        for (int c = 0; c < size.cols; ++c)
            if (position.at(Cell(r, c)) && !placed.contains(Cell(r, c))) waiting.emplace_back(r, c);
    // Whatever may be placed may be placed at once: a piece never hinders another.
    while (std::erase_if(waiting, [&](Cell cell) {
               return touches_a_pair(position, placed, cell) && placed.insert(cell).second;
           }) > 0) {
    }
    if (waiting.empty()) return std::nullopt;
    return Unreachable{Unreachable::Reason::kLoosePiece, waiting.front()};
}

}  // namespace atom4
