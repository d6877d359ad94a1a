// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/board.h"

#include <algorithm>
#include <bit>
#include <tuple>

#include "core/base/strings.h"

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

namespace {

constexpr int kLetters = 26;

std::optional<int> parse_positive(std::string_view text) {
    if (text.starts_with('0')) return std::nullopt;
    return parse_digits<int>(text);
}

}  // namespace

std::string to_text(Cell cell) {
    std::string name(1, static_cast<char>('a' + cell.col % kLetters));
    if (cell.col >= kLetters) name.insert(name.begin(), static_cast<char>('a' + cell.col / kLetters - 1));
    return name + std::to_string(cell.row + 1);
}

std::optional<Cell> parse_cell(std::string_view name) {
    int col = 0;
    std::size_t letters = 0;
    for (; letters < name.size() && name[letters] >= 'a' && name[letters] <= 'z'; ++letters) {
        if (letters == 2) return std::nullopt;
        col = col * kLetters + (name[letters] - 'a' + 1);
    }
    const auto row = parse_positive(name.substr(letters));
    if (letters == 0 || !row || col > GameSetup::kMaxSide || *row > GameSetup::kMaxSide) return std::nullopt;
    return Cell{*row - 1, col - 1};
}

std::string to_text(const Chip& chip) {
    return to_text(chip.cell) + ':' + std::to_string(chip.colour);
}

std::optional<Chip> parse_chip(std::string_view text) {
    const std::size_t colon = std::min(text.find(':'), text.size());
    const auto cell = parse_cell(text.substr(0, colon));
    const auto colour = parse_positive(text.substr(std::min(colon + 1, text.size())));
    if (!cell || !colour) return std::nullopt;
    return Chip{*cell, *colour};
}

std::string to_text(const Board& board) {
    auto chips = board.chips();
    std::sort(chips.begin(), chips.end(), [](const Chip& a, const Chip& b) {
        return std::tie(a.cell.col, a.cell.row) < std::tie(b.cell.col, b.cell.row);
    });
    std::string text;
    for (const Chip& chip : chips) {
        if (!text.empty()) text += ' ';
        text += to_text(chip);
    }
    return text;
}

std::string size_text(const GameSetup& setup) {
    return std::to_string(setup.rows) + 'x' + std::to_string(setup.cols);
}

bool parse_size(std::string_view text, GameSetup& setup) {
    const std::size_t cross = text.find('x');
    if (cross == std::string_view::npos) return false;
    const auto rows = parse_positive(text.substr(0, cross));
    const auto cols = parse_positive(text.substr(cross + 1));
    if (!rows || !cols) return false;
    setup.rows = *rows;
    setup.cols = *cols;
    return true;
}

namespace {

constexpr Cell step(Cell cell, Cell by, int times = 1) {
    return {cell.row + by.row * times, cell.col + by.col * times};
}

// Returns how many cells of that colour follow the cell without a gap, the cell itself not counted.
int run(const Board& board, Cell from, Cell by, int times, int colour) {
    int length = 0;
    for (Cell cell = step(from, by, times); board.contains(cell) && board.at(cell) == colour;
         cell = step(cell, by, times))
        ++length;
    return length;
}

}  // namespace

std::vector<Chip> completed_lines(const Board& board, std::span<const Cell> placed, int length) {
    std::vector<Chip> chips;
    for (const Cell cell : placed) {
        const int colour = board.at(cell);
        if (colour == 0) continue;
        for (const Cell by : kLineSteps) {
            const int before = run(board, cell, by, -1, colour);
            const int after = run(board, cell, by, 1, colour);
            if (before + 1 + after < length) continue;
            for (int i = -before; i <= after; ++i) chips.push_back({step(cell, by, i), colour});
        }
    }
    std::sort(chips.begin(), chips.end());
    chips.erase(std::unique(chips.begin(), chips.end()), chips.end());
    return chips;
}

int in_line(const Board& board, Cell chip, Cell by) {
    const int colour = board.at(chip);
    return run(board, chip, by, -1, colour) + 1 + run(board, chip, by, 1, colour);
}

namespace {

// Returns the run of adjacent cells around that one, itself included.
std::uint64_t run_around(std::uint64_t cells, std::uint64_t cell) {
    const std::uint64_t below = cell - 1;
    const std::uint64_t up = cells & ((cells + cell) ^ cells);  // adding carries over to the end of the run
    const auto begin = std::bit_width(~cells & below);          // after the last gap below
    return up | (below & (~std::uint64_t{0} << begin));
}

}  // namespace

// Visits the free runs of a row that touch the cells `beside`. Returns whether `to` is in one of them.
bool Flood::enter(const Board& board, int row, std::uint64_t beside, Cell to) {
    if (row < 0 || row >= board.rows()) return false;
    std::uint64_t& seen = seen_[static_cast<std::size_t>(row)];
    const std::uint64_t free = board.free_in_row(row);
    for (std::uint64_t open = free & beside & ~seen; open != 0; open &= ~seen) {
        const std::uint64_t run = run_around(free, open & (~open + 1));
        seen |= run;
        ++steps_;
        if (row == to.row && (run >> static_cast<unsigned>(to.col) & 1U) != 0) return true;
        runs_.push_back({row, run});
    }
    return false;
}

bool Flood::reaches(const Board& board, Cell from, Cell to) {
    seen_.assign(static_cast<std::size_t>(board.rows()), 0);
    runs_.clear();
    const std::uint64_t start = std::uint64_t{1} << static_cast<unsigned>(from.col);
    if (enter(board, from.row, start << 1U | start >> 1U, to)) return true;
    runs_.push_back({from.row, start});
    while (!runs_.empty()) {
        const Run run = runs_.back();
        runs_.pop_back();
        if (enter(board, run.row - 1, run.cells, to) || enter(board, run.row + 1, run.cells, to)) return true;
    }
    return false;
}

PathMap::PathMap(const Board& board, Cell from)
    : rows_(board.rows()), cols_(board.cols()), distances_(static_cast<std::size_t>(board.cell_count()), -1) {
    require(board.contains(from));
    std::vector<Cell> cells{from};
    cells.reserve(distances_.size());
    distances_[index(from)] = 0;
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (const Cell by : kNeighbours) {
            const Cell next = step(cells[i], by);
            if (!board.contains(next) || !board.is_free(next) || distances_[index(next)] >= 0) continue;
            distances_[index(next)] = distances_[index(cells[i])] + 1;
            cells.push_back(next);
        }
}

std::vector<Cell> PathMap::path_to(Cell cell) const {
    std::vector<Cell> path;
    if (distance(cell) < 0) return path;
    path.push_back(cell);
    // Of equally short paths, prefer going straight: a path with few corners is easier to follow with the eye.
    Cell last_step{0, 0};
    while (distance(path.back()) > 0) {
        const Cell at = path.back();
        const auto is_nearer = [&](Cell by) {
            const Cell next = step(at, by);
            return by != Cell{0, 0} && next.row >= 0 && next.row < rows_ && next.col >= 0 && next.col < cols_ &&
                   distance(next) == distance(at) - 1;
        };
        if (!is_nearer(last_step)) last_step = *std::find_if(kNeighbours.begin(), kNeighbours.end(), is_nearer);
        path.push_back(step(at, last_step));
    }
    std::reverse(path.begin(), path.end());
    return path;
}

}  // namespace atom4::lines
