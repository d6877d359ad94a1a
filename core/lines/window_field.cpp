// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/window_field.h"

#include <algorithm>
#include <array>

#include "core/lines/reach_and_scoring.h"

namespace atom4::lines {
namespace {

// What a window of one colour is worth, by the chips it still lacks. Found by trying: games of the player against
// itself.
constexpr std::array<int, 5> kWorthByMissing{1947, 403, 107, 17, 5};

}  // namespace

WindowField::WindowField(const GameSetup& setup)
    : rows_(setup.rows),
      cols_(setup.cols),
      line_(setup.line),
      free_(setup.cell_count()),
      stride_(static_cast<std::size_t>(setup.colours) + 1),
      colours_(index(free_)),
      windows_of_(index(free_)),
      for_any_(index(free_)),
      for_colour_(index(free_) * stride_) {
    // A line longer than the board has no window, and nothing here is ever worth more than its free cells.
    if (line_ > std::max(rows_, cols_)) return;
    for (int chips = 0; chips <= line_ + 1; ++chips) {
        const std::size_t missing = index(std::max(0, line_ - chips));
        worth_.push_back(chips > 0 && missing < kWorthByMissing.size() ? kWorthByMissing[missing] : 0);
    }
    for (int row = 0; row < rows_; ++row)
        for (int col = 0; col < cols_; ++col)
            for (const Cell by : kLineSteps) add_window(row, col, by);
    window_counts_.resize(windows_.size() * stride_);
    for (std::size_t window = 0; window < windows_.size(); ++window) count(window, 1);
}

void WindowField::add_window(int row, int col, Cell by) {
    const int last_row = row + by.row * (line_ - 1);
    const int last_col = col + by.col * (line_ - 1);
    if (last_row >= rows_ || last_col >= cols_ || last_col < 0) return;
    for (int i = 0; i < line_; ++i) {
        const int cell = (row + by.row * i) * cols_ + col + by.col * i;
        window_cells_.push_back(cell);
        windows_of_[index(cell)].push_back(static_cast<int>(windows_.size()));
    }
    windows_.emplace_back();
}

// Adds what the window means to its cells, or takes it back.
void WindowField::count(std::size_t number, int sign) {
    const Window& window = windows_[number];
    if (window.colours > 1) return;
    const std::span cells = std::span(window_cells_).subspan(number * index(line_), index(line_));
    if (window.chips == 0) {
        for (const int cell : cells) for_any_[index(cell)] += sign * worth_[1];
        return;
    }
    const std::size_t colour = index(window.colour_sum / window.chips);
    const int now = sign * worth_[index(window.chips)];
    const int then = sign * worth_[index(window.chips) + 1];
    windows_value_ += now;
    for (const int cell : cells) {
        for_any_[index(cell)] -= now;
        for_colour_[index(cell) * stride_ + colour] += then;
    }
}

void WindowField::change(int cell, int colour, int sign) {
    for (const int window_number : windows_of_[index(cell)]) {
        const std::size_t number = index(window_number);
        Window& window = windows_[number];
        count(number, -1);
        std::uint16_t& same = window_counts_[number * stride_ + index(colour)];
        if (sign > 0 ? same == 0 : same == 1) window.colours += sign;
        same = static_cast<std::uint16_t>(same + sign);
        window.chips += sign;
        window.colour_sum += sign * colour;
        count(number, 1);
    }
    colours_[index(cell)] = static_cast<std::uint8_t>(sign > 0 ? colour : 0);
    free_ -= sign;
}

void WindowField::put(int cell, int colour) {
    change(cell, colour, 1);
}

void WindowField::take(int cell) {
    change(cell, at(cell), -1);
}

void WindowField::load(const Board& board) {
    for (int cell = 0; cell < cell_count(); ++cell) {
        const int colour = board.colours()[index(cell)];
        if (at(cell) == colour) continue;
        if (at(cell) != 0) take(cell);
        if (colour != 0) put(cell, colour);
    }
}

int WindowField::remove_lines(int cell) {
    const int colour = at(cell);
    // Without a whole window there is no line, and with one the rest is soon found.
    std::vector<int> removed;
    for (const int window : windows_of_[index(cell)]) {
        if (window_counts_[index(window) * stride_ + index(colour)] != line_) continue;
        const auto first = window_cells_.begin() + window * line_;
        removed.insert(removed.end(), first, first + line_);
    }
    std::sort(removed.begin(), removed.end());
    removed.erase(std::unique(removed.begin(), removed.end()), removed.end());
    for (const int chip : removed) take(chip);
    return static_cast<int>(removed.size());
}

}  // namespace atom4::lines
