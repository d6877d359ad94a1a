// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/notation.h"

#include <algorithm>
#include <tuple>

#include "core/base/strings.h"

namespace atom4::lines {
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

}  // namespace atom4::lines
