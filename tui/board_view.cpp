// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <algorithm>

#include "tui/screen.h"

namespace atom4::tui {
namespace {

struct Marks {
    const char* last;
    const char* winning;
    const char* legal;
};

Marks marks_for(Capabilities capabilities) {
    return capabilities.utf8 ? Marks{"•", "*", "·"} : Marks{"<", "*", "."};
}

std::string small(Colour colour) {
    return std::string(1, static_cast<char>(letter(colour) - 'A' + 'a'));
}

void draw_coordinates(Grid& grid, const Layout& layout, BoardSize size, Cell cursor) {
    for (int row = 0; row < size.rows; ++row) {
        const int y = layout.board.row + row - layout.scroll.row;
        if (y < layout.board.row || y >= layout.board.row + layout.board_extent.rows) continue;
        const std::string number = std::to_string(row + 1);
        grid.put(y, layout.board.col - 1 - static_cast<int>(number.size()), number, Role::kQuiet, 2,
                 row == cursor.row() ? kBold : kPlain);
    }
    if (!layout.has_letters) return;
    const int top = layout.scroll.row - layout.scroll.row % 2;  // a row that is not shifted
    for (int col = 0; col < size.cols; ++col) {
        Layout above = layout;
        above.scroll.row = top;
        if (const auto place = above.place_of(top, col))
            grid.put(layout.board.row - 1, place->col, std::string(1, static_cast<char>('a' + col)), Role::kQuiet, 1,
                     col == cursor.col() ? kBold : kPlain);
    }
}

// Two columns: the piece's letter, and a mark of what is special about it.
void draw_cell(Grid& grid, Place place, Glyph left, Glyph right) {
    grid.set(place.row, place.col, std::move(left));
    grid.set(place.row, place.col + 1, std::move(right));
}

// The piece as it is to be seen now: what a reaction has not reached yet is what it was.
std::optional<Colour> shown_at(const Position& position, const UiState& ui, Cell cell) {
    if (!ui.frames.empty())
        for (const Change& change : ui.frames.back().unturned)
            if (change.cell == cell) return change.before;
    return position.at(cell);
}

bool is_lit(const UiState& ui, Cell cell) {
    if (ui.frames.empty()) return false;
    const auto& lit = ui.frames.back().lit;
    return std::find(lit.begin(), lit.end(), cell) != lit.end();
}

}  // namespace

std::optional<Reaction> reaction_under_cursor(const Match& match, Cell cursor) {
    if (match.is_computers_turn() || !match.position().is_legal(cursor)) return std::nullopt;
    Position position = match.position();
    return position.play_legal(cursor);
}

void draw_board(Grid& grid, const Layout& layout, const Match& match, const UiState& ui, Capabilities capabilities) {
    const Position& position = match.position();
    const BoardSize size = position.size();
    const Marks marks = marks_for(capabilities);
    const auto preview = reaction_under_cursor(match, ui.cursor);
    const auto winning = ui.frames.empty() ? position.winning_cells() : std::vector<Cell>();
    const bool persons_turn = !match.is_over() && !match.is_computers_turn();

    draw_coordinates(grid, layout, size, ui.cursor);
    for (int y = 0; y < layout.board_extent.rows; ++y)
        for (int x = 0; x < layout.board_extent.cols; ++x)
            grid.set(layout.board.row + y, layout.board.col + x, {" ", Role::kPaper, kPlain});
    for (int row = 0; row < size.rows; ++row) {
        for (int col = 0; col < size.cols; ++col) {
            const auto place = layout.place_of(row, col);
            if (!place) continue;
            const Cell cell(row, col);
            Glyph left{" ", Role::kPaper, kPlain};
            Glyph right = left;
            if (const auto colour = shown_at(position, ui, cell)) {
                left = {std::string(1, letter(*colour)), piece_role(*colour), kPlain};
                right = {" ", piece_role(*colour), kPlain};
                if (match.last_ply() != nullptr && match.last_ply()->placed() == cell) right.text = marks.last;
                if (std::binary_search(winning.begin(), winning.end(), cell)) {
                    right.text = marks.winning;
                    left.attributes |= kUnderline;
                    right.attributes |= kUnderline;
                }
                if (is_lit(ui, cell)) left.attributes |= kReverse;
            } else if (position.is_legal(cell)) {
                left = {marks.legal, Role::kLegal, persons_turn ? kPlain : kDim};
            }
            // Without colour the question mark tells it from a piece.
            if (ui.hint && ui.hint->move == cell) {
                left = {small(position.to_play()), Role::kLegal, kBold};
                right = {"?", Role::kLegal, kBold};
            }
            if (preview) {
                // A piece that would turn shows both colours.
                for (const Change& change : preview->changes())
                    if (change.cell == cell) right = {small(change.after), piece_role(change.after), kPlain};
            }
            if (cell == ui.cursor) {
                if (position.at(cell)) {
                    left.attributes |= kReverse;
                    right.attributes |= kReverse;
                } else {
                    left = {preview ? small(position.to_play()) : left.text, Role::kCursor, kPlain};
                    right = {ui.hint && ui.hint->move == cell ? "?" : " ", Role::kCursor, kPlain};
                }
            }
            draw_cell(grid, *place, std::move(left), std::move(right));
        }
    }
}

}  // namespace atom4::tui
