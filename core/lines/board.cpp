// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/board.h"

namespace atom4::lines {

Board::Board(int rows, int cols)
    : rows_(rows),
      cols_(cols),
      free_(rows * cols),
      colours_(static_cast<std::size_t>(rows * cols)),
      free_rows_(static_cast<std::size_t>(rows), ~std::uint64_t{0} >> static_cast<unsigned>(64 - cols)) {
    require(cols >= 1 && cols <= 64);
}

std::vector<Chip> Board::chips() const {
    std::vector<Chip> chips;
    for (int row = 0; row < rows_; ++row)
        for (int col = 0; col < cols_; ++col)
            if (const int colour = at({row, col}); colour != 0) chips.push_back({{row, col}, colour});
    return chips;
}

std::vector<Cell> Board::free_cells() const {
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(free_));
    for (int row = 0; row < rows_; ++row)
        for (int col = 0; col < cols_; ++col)
            if (is_free({row, col})) cells.push_back({row, col});
    return cells;
}

}  // namespace atom4::lines
