// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"

namespace atom4::lines {

/// A place on the board, row and column from 0, the upper left corner first.
struct Cell {
    int row = 0;
    int col = 0;

    friend auto operator<=>(const Cell&, const Cell&) = default;
};

/// A chip on its cell. Colours are counted from 1.
struct Chip {
    Cell cell;
    int colour = 1;

    friend auto operator<=>(const Chip&, const Chip&) = default;
};

/// A chip goes from one cell to another.
struct Move {
    Cell from;
    Cell to;

    friend bool operator==(const Move&, const Move&) = default;
};

/// Rows and columns of cells, each free or with one chip on it. Knows nothing of the rules.
class Board {
public:
    /// At most 64 columns.
    Board(int rows, int cols);

    [[nodiscard]] int rows() const { return rows_; }
    [[nodiscard]] int cols() const { return cols_; }
    [[nodiscard]] int cell_count() const { return rows_ * cols_; }
    [[nodiscard]] int free_count() const { return free_; }
    [[nodiscard]] bool is_full() const { return free_ == 0; }
    [[nodiscard]] bool is_empty() const { return free_ == cell_count(); }
    [[nodiscard]] bool contains(Cell cell) const {
        return cell.row >= 0 && cell.row < rows_ && cell.col >= 0 && cell.col < cols_;
    }

    /// The colour of the chip there, 0 if the cell is free.
    [[nodiscard]] int at(Cell cell) const { return colours_[index(cell)]; }
    [[nodiscard]] bool is_free(Cell cell) const { return at(cell) == 0; }
    /// The free cells of a row: bit 0 is the first column.
    [[nodiscard]] std::uint64_t free_in_row(int row) const { return free_rows_[static_cast<std::size_t>(row)]; }
    /// The same as at(), row by row.
    [[nodiscard]] std::span<const std::uint8_t> colours() const { return colours_; }

    /// The cell must be free.
    void put(Chip chip) {
        require(is_free(chip.cell) && chip.colour > 0);
        colours_[index(chip.cell)] = static_cast<std::uint8_t>(chip.colour);
        turn(chip.cell);
        --free_;
    }
    /// A chip must be there.
    void take(Cell cell) {
        require(!is_free(cell));
        colours_[index(cell)] = 0;
        turn(cell);
        ++free_;
    }

    /// All chips or all free cells, row by row.
    [[nodiscard]] std::vector<Chip> chips() const;
    [[nodiscard]] std::vector<Cell> free_cells() const;

    friend bool operator==(const Board&, const Board&) = default;

private:
    [[nodiscard]] std::size_t index(Cell cell) const {
        require(contains(cell));
        return static_cast<std::size_t>(cell.row * cols_ + cell.col);
    }

    // From free to taken, or back.
    void turn(Cell cell) { free_rows_[static_cast<std::size_t>(cell.row)] ^= std::uint64_t{1} << cell.col; }

    int rows_;
    int cols_;
    int free_;
    std::vector<std::uint8_t> colours_;
    std::vector<std::uint64_t> free_rows_;
};

}  // namespace atom4::lines
