// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace atom4::lines {

/// A cell of the board: row and column, counted from 0 at the upper left corner.
struct Cell {
    int row = 0;
    int col = 0;

    friend auto operator<=>(const Cell&, const Cell&) = default;
};

/// The steps to the neighbours of a cell: a chip moves up, left, right and down.
inline constexpr std::array<Cell, 4> kNeighbours{{{-1, 0}, {0, -1}, {0, 1}, {1, 0}}};

/// A chip on its cell. Colours are counted from 1.
struct Chip {
    Cell cell;
    int colour = 1;

    friend auto operator<=>(const Chip&, const Chip&) = default;
};

/// A move of a chip from one cell to another.
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

    /// Returns the colour of the chip on a cell, 0 if the cell is free.
    [[nodiscard]] int at(Cell cell) const { return colours_[index(cell)]; }
    [[nodiscard]] bool is_free(Cell cell) const { return at(cell) == 0; }
    /// Returns the free cells of a row as bits; bit 0 is the first column.
    [[nodiscard]] std::uint64_t free_in_row(int row) const { return free_rows_[static_cast<std::size_t>(row)]; }
    /// Returns the colours of all cells as at() does, row by row.
    [[nodiscard]] std::span<const std::uint8_t> colours() const { return colours_; }

    /// The cell must be free.
    void put(Chip chip) {
        require(is_free(chip.cell) && chip.colour > 0);
        colours_[index(chip.cell)] = static_cast<std::uint8_t>(chip.colour);
        turn(chip.cell);
        --free_;
    }
    /// There must be a chip on the cell.
    void take(Cell cell) {
        require(!is_free(cell));
        colours_[index(cell)] = 0;
        turn(cell);
        ++free_;
    }

    /// Return all chips, or all free cells, row by row.
    [[nodiscard]] std::vector<Chip> chips() const;
    [[nodiscard]] std::vector<Cell> free_cells() const;

    friend bool operator==(const Board&, const Board&) = default;

private:
    [[nodiscard]] std::size_t index(Cell cell) const {
        require(contains(cell));
        return static_cast<std::size_t>(cell.row * cols_ + cell.col);
    }

    // Toggles a cell between free and taken.
    void turn(Cell cell) { free_rows_[static_cast<std::size_t>(cell.row)] ^= std::uint64_t{1} << cell.col; }

    int rows_;
    int cols_;
    int free_;
    std::vector<std::uint8_t> colours_;
    std::vector<std::uint64_t> free_rows_;
};

/// The settings of a game of Lines; the defaults are those of the original game. Everything else here expects a setup
/// without a fault (fault_of).
struct GameSetup {
    static constexpr int kMinSide = 2;
    static constexpr int kMaxSide = 64;
    static constexpr int kMinColours = 2;
    static constexpr int kMaxColours = 20;
    static constexpr int kMinLine = 2;
    static constexpr int kMinFirst = 1;
    static constexpr int kMinEach = 0;
    /// The largest line, first and each. They may exceed what any board has room for.
    static constexpr int kMax = 1'000'000;

    int rows = 9;
    int cols = 9;
    int colours = 5;
    int line = 5;   ///< chips in the shortest line that counts
    int first = 3;  ///< new chips before the first move
    int each = 3;   ///< new chips each time after that

    [[nodiscard]] constexpr int cell_count() const { return rows * cols; }
    friend bool operator==(const GameSetup&, const GameSetup&) = default;
};

/// The part of a setup that is out of its bounds.
enum class SetupFault { kRows, kCols, kColours, kLine, kFirst, kEach };

/// Returns the first fault in the order of SetupFault, if any.
[[nodiscard]] constexpr std::optional<SetupFault> fault_of(const GameSetup& setup) {
    const auto outside = [](int value, int least, int most) { return value < least || value > most; };
    if (outside(setup.rows, GameSetup::kMinSide, GameSetup::kMaxSide)) return SetupFault::kRows;
    if (outside(setup.cols, GameSetup::kMinSide, GameSetup::kMaxSide)) return SetupFault::kCols;
    if (outside(setup.colours, GameSetup::kMinColours, GameSetup::kMaxColours)) return SetupFault::kColours;
    if (outside(setup.line, GameSetup::kMinLine, GameSetup::kMax)) return SetupFault::kLine;
    if (outside(setup.first, GameSetup::kMinFirst, GameSetup::kMax)) return SetupFault::kFirst;
    if (outside(setup.each, GameSetup::kMinEach, GameSetup::kMax)) return SetupFault::kEach;
    return std::nullopt;
}

/// Returns the cell's name: column letters from the left (a ... z, aa, ab, ...), then the row number from the top; "c5"
/// is row 5, column 3.
[[nodiscard]] std::string to_text(Cell cell);
/// Parses such a name, for a board of up to kMaxSide rows and columns: lower case, no leading zero.
[[nodiscard]] std::optional<Cell> parse_cell(std::string_view name);

/// "c5:2": the cell's name and the colour.
[[nodiscard]] std::string to_text(const Chip& chip);
[[nodiscard]] std::optional<Chip> parse_chip(std::string_view text);

/// Returns all chips, column by column, separated by blanks.
[[nodiscard]] std::string to_text(const Board& board);

/// "9x9": rows by columns.
[[nodiscard]] std::string size_text(const GameSetup& setup);
/// Parses such a text and sets rows and columns. Returns false if it has another form; does not check the bounds.
[[nodiscard]] bool parse_size(std::string_view text, GameSetup& setup);

/// One step along each of the four directions in which chips make a line.
inline constexpr std::array<Cell, 4> kLineSteps{{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};

/// Returns the chips of every line of at least `length` chips of one colour through one of the `placed` cells, each
/// once, row by row. Lines elsewhere do not count: only chips that were just placed or moved can complete a line.
[[nodiscard]] std::vector<Chip> completed_lines(const Board& board, std::span<const Cell> placed, int length);

/// Returns the length of the run of the chip's colour along `step`, in both directions, the chip included.
[[nodiscard]] int in_line(const Board& board, Cell chip, Cell step);

/// Returns the score of clearing that many chips, n + n * (n - m) + chain^2, where m is the shortest `line` and `chain`
/// the number of consecutive scoring moves before this one.
[[nodiscard]] constexpr std::int64_t removal_score(int chips, int line, int chain) {
    const std::int64_t n = chips;
    return n + n * (n - line) + std::int64_t{chain} * chain;
}

/// Finds whether a path exists between two cells, but not the path; much faster than PathMap on large boards.
class Flood {
public:
    /// Returns whether the free cell `to` can be reached over free cells.
    [[nodiscard]] bool reaches(const Board& board, Cell from, Cell to);
    /// Returns the work done so far, as the number of runs of adjacent free cells visited: a cost that is the same on
    /// every machine.
    [[nodiscard]] std::uint64_t steps() const { return steps_; }

private:
    struct Run {
        int row;
        std::uint64_t cells;
    };
    bool enter(const Board& board, int row, std::uint64_t beside, Cell to);

    std::vector<std::uint64_t> seen_;  // by row
    std::vector<Run> runs_;            // whose neighbours are still to be visited
    std::uint64_t steps_ = 0;
};

/// The distance of each cell from one cell, in horizontal and vertical steps over free cells.
class PathMap {
public:
    PathMap(const Board& board, Cell from);

    /// Returns the number of steps to a cell: 0 for the start itself, -1 if no path leads there.
    [[nodiscard]] int distance(Cell cell) const { return distances_[index(cell)]; }
    [[nodiscard]] bool contains(Cell cell) const { return distance(cell) > 0; }
    /// Returns a shortest path, both ends included; empty if there is none.
    [[nodiscard]] std::vector<Cell> path_to(Cell cell) const;

private:
    [[nodiscard]] std::size_t index(Cell cell) const { return static_cast<std::size_t>(cell.row * cols_ + cell.col); }

    int rows_;
    int cols_;
    std::vector<int> distances_;
};

}  // namespace atom4::lines
