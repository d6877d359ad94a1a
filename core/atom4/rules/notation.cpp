// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/rules/notation.h"

#include <algorithm>
#include <vector>

namespace atom4 {
namespace {

constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

// Parses a number from 1 to 99, without a leading zero, and removes it from the front of the text.
std::optional<int> take_number(std::string_view& text) {
    if (text.empty() || !is_digit(text.front()) || text.front() == '0') return std::nullopt;
    int number = 0;
    for (int digits = 0; digits < 2 && !text.empty() && is_digit(text.front()); ++digits) {
        number = number * 10 + (text.front() - '0');
        text.remove_prefix(1);
    }
    if (!text.empty() && is_digit(text.front())) return std::nullopt;
    return number;
}

}  // namespace

std::string to_text(Cell cell) {
    return static_cast<char>('a' + cell.col()) + std::to_string(cell.row() + 1);
}

std::optional<Cell> parse_cell(std::string_view name) {
    if (name.empty() || name.front() < 'a' || name.front() > 'z') return std::nullopt;
    const int col = name.front() - 'a';
    name.remove_prefix(1);
    const auto row = take_number(name);
    if (!row || *row > Cell::kMaxRows || !name.empty()) return std::nullopt;
    return Cell(*row - 1, col);
}

std::string to_text(BoardSize size) {
    return std::to_string(size.rows) + 'x' + std::to_string(size.cols);
}

std::optional<BoardSize> parse_size(std::string_view text) {
    const auto rows = take_number(text);
    if (!rows || text.empty() || text.front() != 'x') return std::nullopt;
    text.remove_prefix(1);
    const auto cols = take_number(text);
    if (!cols || !text.empty()) return std::nullopt;
    const BoardSize size{*rows, *cols};
    if (!size.is_valid()) return std::nullopt;
    return size;
}

std::string to_text(Outcome outcome) {
    switch (outcome) {
        case Outcome::kFirstWins: return "1-0";
        case Outcome::kSecondWins: return "0-1";
        case Outcome::kStalemate: return "1/2-1/2";
        case Outcome::kOngoing: break;
    }
    return "*";
}

std::string to_text(const Position& position) {
    std::string text;
    const BoardSize size = position.size();
    for (int row = 0; row < size.rows; ++row) {
        if (row > 0) text += '/';
        int empty = 0;
        const auto flush = [&] {
            if (empty > 0) text += std::to_string(empty);
            empty = 0;
        };
        for (int col = 0; col < size.cols; ++col) {
            if (const auto piece = position.at(Cell(row, col))) {
                flush();
                text += letter(*piece);
            } else {
                ++empty;
            }
        }
        flush();
    }
    text += ' ';
    text += letter(position.to_play());
    return text;
}

namespace {

// Reads the text from left to right into a setup, and keeps the offset for an error.
class PositionParser {
public:
    PositionParser(std::string_view text, int min_side) : text_(text), min_side_(min_side) {}

    Result<Position, PositionTextError> parse() {
        if (!parse_board() || !parse_colour()) return Failure{*error_};
        auto position = Position::from_setup(setup_, min_side_);
        // Size, cells and colours have been checked, so the only error left is two winners.
        if (!position) return Failure{PositionTextError{PositionTextFault::kBothPlayersHaveWon, 0}};
        return std::move(*position);
    }

private:
    bool fail(PositionTextFault fault, std::size_t offset) {
        error_ = PositionTextError{fault, offset};
        return false;
    }
    [[nodiscard]] bool at_end() const { return offset_ == text_.size(); }

    bool parse_board() {
        int row = 0;
        while (true) {
            if (row == BoardSize::kMax) return fail(PositionTextFault::kBadRowCount, offset_);
            if (!parse_row(row)) return false;
            ++row;
            if (at_end()) return fail(PositionTextFault::kNoColourToPlay, offset_);
            const char separator = text_[offset_];
            if (separator == ' ') break;
            ++offset_;
        }
        if (row < min_side_) return fail(PositionTextFault::kBadRowCount, offset_);
        setup_.size.rows = row;
        return true;
    }

    bool parse_row(int row) {
        const int most = row == 0 ? BoardSize::kMax : setup_.size.cols;
        int col = 0;
        for (; !at_end() && text_[offset_] != '/' && text_[offset_] != ' ';) {
            const std::size_t start = offset_;
            if (is_digit(text_[offset_])) {
                auto rest = text_.substr(offset_);
                const auto run = take_number(rest);
                if (!run) return fail(PositionTextFault::kBadRun, start);
                offset_ = text_.size() - rest.size();
                col += *run;
            } else {
                const auto colour = colour_from_letter(text_[offset_]);
                if (!colour) return fail(PositionTextFault::kBadCharacter, start);
                if (col < most) setup_.pieces.emplace_back(Cell(row, col), *colour);
                ++offset_;
                ++col;
            }
            if (col > most) return fail(PositionTextFault::kRowTooLong, start);
        }
        if (col < (row == 0 ? min_side_ : most)) return fail(PositionTextFault::kRowTooShort, offset_);
        setup_.size.cols = col;
        return true;
    }

    bool parse_colour() {
        ++offset_;  // the space
        if (at_end()) return fail(PositionTextFault::kNoColourToPlay, offset_);
        const auto colour = colour_from_letter(text_[offset_]);
        if (!colour) return fail(PositionTextFault::kBadCharacter, offset_);
        if (!is_on_wheel(*colour)) return fail(PositionTextFault::kColourNotOnWheel, offset_);
        setup_.to_play = *colour;
        ++offset_;
        if (!at_end()) return fail(PositionTextFault::kTrailingText, offset_);
        return true;
    }

    std::string_view text_;
    int min_side_;
    std::size_t offset_ = 0;
    Setup setup_;
    std::optional<PositionTextError> error_;
};

}  // namespace

Result<Position, PositionTextError> parse_position(std::string_view text, int min_side) {
    return PositionParser(text, min_side).parse();
}

}  // namespace atom4
