// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/grid.h"

#include <cwchar>
#include <utility>

#include "core/base/strings.h"

namespace atom4::tui {
namespace {

int columns_of(char32_t character) {
    if (character < 0x7F) return 1;
    const int columns = ::wcwidth(static_cast<wchar_t>(character));
    return columns < 0 ? 1 : columns;  // unknown to the locale
}

// Chinese and Japanese are written without blanks, and a line may break after nearly every character. The first of
// these sets must not begin a line, the second must not end one.
constexpr std::u32string_view kBeginNone =
    U"\u3001\u3002\uff0c\uff0e\uff1a\uff1b\uff01\uff1f\uff09\u300d\u300f\u3011\u3009\u300b\u3015\u30fb\u30fc\u3005"
    U"\u2026\u201d"
    U"\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u30a1\u30a3\u30a5\u30a7\u30a9\u30c3\u30e3\u30e5\u30e7.,:;!"
    U"?)%";
constexpr std::u32string_view kEndNone = U"\uff08\u300c\u300e\u3010\u3008\u300a\u3014\u201c(";

// Korean has such wide characters, too, but breaks lines at blanks.
bool ends_lines_anywhere(char32_t character) {
    constexpr char32_t kFirstHangul = 0xAC00;
    constexpr char32_t kLastHangul = 0xD7A3;
    return columns_of(character) == 2 && (character < kFirstHangul || character > kLastHangul);
}

// A part of a text that stays on one line.
struct Piece {
    std::string text;
    bool after_blank = false;
};

std::vector<Piece> pieces_of(std::string_view text) {
    std::vector<Piece> pieces(1);
    char32_t last = U' ';
    while (!text.empty()) {
        const std::string_view before = text;
        const char32_t character = take_character(text);
        if (character == U' ') {
            pieces.push_back({"", true});
        } else {
            const bool parts = last != U' ' && columns_of(character) > 0 &&
                               (ends_lines_anywhere(last) || ends_lines_anywhere(character)) &&
                               kBeginNone.find(character) == std::u32string_view::npos &&
                               kEndNone.find(last) == std::u32string_view::npos;
            if (parts) pieces.emplace_back();
            pieces.back().text += before.substr(0, before.size() - text.size());
        }
        last = character;
    }
    return pieces;
}

}  // namespace

Style style_of(const Glyph& glyph, ColourDepth depth, BoardBackground paper) {
    Style style =
        glyph.colour == Glyph::kRoleColour ? style_of(glyph.role, depth, paper) : palette_style(glyph.colour, depth);
    if (glyph.ink != Glyph::kRoleInk) style.foreground = glyph.ink;
    if (glyph.ground != Glyph::kRoleInk) style.background = glyph.ground;
    style.attributes ^= glyph.attributes;
    return style;
}

int width_of(std::string_view text) {
    int width = 0;
    while (!text.empty())
        if (!take_direction_mark(text)) width += columns_of(take_character(text));
    return width;
}

std::vector<std::string> wrapped(std::string_view text, int width) {
    std::vector<std::string> lines;
    int filled = 0;
    for (Piece& piece : pieces_of(text)) {
        const int needed = width_of(piece.text) + (piece.after_blank ? 1 : 0);
        if (lines.empty() || (filled > 0 && filled + needed > width)) {
            filled = width_of(piece.text);
            lines.push_back(std::move(piece.text));
            continue;
        }
        filled += filled > 0 ? needed : width_of(piece.text);
        lines.back() += (piece.after_blank && !lines.back().empty() ? " " : "") + piece.text;
    }
    return lines;
}

std::optional<int> key_at(std::span<const KeyPlace> keys, Place place) {
    for (const KeyPlace& key : keys)
        if (place.row == key.place.row && place.col >= key.place.col && place.col < key.place.col + key.cols)
            return key.key;
    return std::nullopt;
}

Grid::Grid(Extent extent)
    : extent_(extent), glyphs_(static_cast<std::size_t>(extent.rows) * static_cast<std::size_t>(extent.cols)) {}

const Glyph& Grid::at(int row, int col) const {
    require(row >= 0 && row < extent_.rows && col >= 0 && col < extent_.cols);
    return glyphs_[static_cast<std::size_t>(row * extent_.cols + col)];
}

void Grid::set(int row, int col, Glyph glyph) {
    if (row < 0 || row >= extent_.rows || col < 0 || col >= extent_.cols) return;
    glyphs_[static_cast<std::size_t>(row * extent_.cols + col)] = std::move(glyph);
}

int Grid::put(int row, int col, std::string_view text, Role role, int width, std::uint8_t attributes) {
    const int end = std::min(col + width, extent_.cols);
    const bool too_long = col + width_of(text) > end;
    while (!text.empty()) {
        // Direction marks are left out: each place has one character, and the terminal must not reorder places.
        if (take_direction_mark(text)) continue;
        const std::string_view before = text;
        const char32_t character = take_character(text);
        std::string glyph =
            character == kUnprintable ? "?" : std::string(before.substr(0, before.size() - text.size()));
        const int columns = columns_of(character);
        if (columns == 0) {
            // A wide character stands in the first of its two places.
            const int letter =
                col > 1 && row >= 0 && row < extent_.rows && at(row, col - 1).text.empty() ? col - 2 : col - 1;
            if (letter >= 0 && row >= 0 && row < extent_.rows) {
                Glyph last = at(row, letter);
                last.text += glyph;
                set(row, letter, std::move(last));
            }
            continue;
        }
        if (col + columns > end - (too_long ? 1 : 0)) {
            if (col < end) set(row, col++, {"~", role, attributes});
            break;
        }
        set(row, col++, {std::move(glyph), role, attributes});
        if (columns == 2) set(row, col++, {"", role, attributes});
    }
    return col;
}

std::string Grid::row_text(int row) const {
    std::string text;
    for (int col = 0; col < extent_.cols; ++col) text += at(row, col).text;
    const std::size_t last = text.find_last_not_of(' ');
    text.resize(last == std::string::npos ? 0 : last + 1);
    return text;
}

std::string Grid::text() const {
    std::string text;
    for (int row = 0; row < extent_.rows; ++row) text += row_text(row) + '\n';
    return text;
}

}  // namespace atom4::tui
