// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/screen/grid.h"

#include <cwchar>

#include "core/base/printable.h"

namespace atom4::tui {
namespace {

int columns_of(char32_t character) {
    if (character < 0x7F) return 1;
    const int columns = ::wcwidth(static_cast<wchar_t>(character));
    return columns < 0 ? 1 : columns;  // unknown to the locale
}

}  // namespace

Style style_of(const Glyph& glyph, ColourDepth depth, Paper paper) {
    Style style =
        glyph.colour == Glyph::kRoleColour ? style_of(glyph.role, depth, paper) : palette_style(glyph.colour, depth);
    if (glyph.ink != Glyph::kRoleInk) style.foreground = glyph.ink;
    if (glyph.ground != Glyph::kRoleInk) style.background = glyph.ground;
    style.attributes ^= glyph.attributes;
    return style;
}

int width_of(std::string_view text) {
    int width = 0;
    while (!text.empty()) width += columns_of(take_character(text));
    return width;
}

std::vector<std::string> wrapped(std::string_view text, int width) {
    std::vector<std::string> lines(1);
    while (!text.empty()) {
        const std::size_t blank = text.find(' ');
        std::string word(text.substr(0, blank));
        text.remove_prefix(blank == std::string_view::npos ? text.size() : blank + 1);
        std::string& line = lines.back();
        if (line.empty())
            line = std::move(word);
        else if (width_of(line) + 1 + width_of(word) <= width)
            line += ' ' + word;
        else
            lines.push_back(std::move(word));
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
        const std::string_view before = text;
        const char32_t character = take_character(text);
        std::string glyph =
            character == kUnprintable ? "?" : std::string(before.substr(0, before.size() - text.size()));
        const int columns = columns_of(character);
        if (columns == 0) {
            if (col > 0 && row >= 0 && row < extent_.rows) {
                Glyph last = at(row, col - 1);
                last.text += glyph;
                set(row, col - 1, std::move(last));
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
