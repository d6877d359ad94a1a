// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <algorithm>

#include "tui/atom4/screen/screen.h"

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

// What a large piece is rounded with: the left and the right ends of its two rows.
struct Corners {
    const char* upper_left;
    const char* upper_right;
    const char* lower_left;
    const char* lower_right;
};

Corners corners_for(Capabilities capabilities) {
    const bool coloured = capabilities.depth != ColourDepth::kNone;
    if (!coloured) return capabilities.fine_blocks ? Corners{"╭", "╮", "╰", "╯"} : Corners{"/", "\\", "\\", "/"};
    if (capabilities.fine_blocks) return {"▗", "▖", "▝", "▘"};
    return capabilities.utf8 ? Corners{"▐", "▌", "▐", "▌"} : Corners{" ", " ", " ", " "};
}

std::string small(Colour colour) {
    return std::string(1, static_cast<char>(letter(colour) - 'A' + 'a'));
}

void draw_coordinates(Grid& grid, const Layout& layout, const Scene& scene) {
    const BoardSize size = scene.position.size();
    const Cell cursor = scene.ui.cursor;
    for (int row = 0; row < size.rows; ++row) {
        const int y = layout.board.row + (row - layout.scroll.row) * layout.cell.rows;
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
            grid.put(layout.board.row - 1, place->col + layout.cell.cols / 4,
                     std::string(1, static_cast<char>('a' + col)), Role::kQuiet, 1,
                     col == cursor.col() ? kBold : kPlain);
    }
}

// What a cell shows: on a small one a letter and a mark, on a large one these in the middle of a disc.
struct Face {
    Glyph main;
    Glyph mark;
    std::optional<Colour> piece{};
};

Glyph blank_like(const Glyph& glyph) {
    Glyph blank = glyph;
    blank.text = " ";
    return blank;
}

void draw_face(Grid& grid, const Layout& layout, Place place, const Face& face, Capabilities capabilities) {
    if (layout.cell == Layout::kSmallCell) {
        grid.set(place.row, place.col, face.main);
        grid.set(place.row, place.col + 1, face.mark);
        return;
    }
    const auto edge = [&](const char* text) {
        return face.piece ? Glyph{text, edge_role(*face.piece), kPlain} : blank_like(face.main);
    };
    const Corners corners = corners_for(capabilities);
    const Glyph upper[] = {edge(corners.upper_left), face.main, blank_like(face.main), edge(corners.upper_right)};
    const Glyph lower[] = {edge(corners.lower_left), blank_like(face.mark), face.mark, edge(corners.lower_right)};
    for (int i = 0; i < 4; ++i) {
        grid.set(place.row, place.col + i, upper[i]);
        grid.set(place.row + 1, place.col + i, lower[i]);
    }
}

// What the faces of one screen have in common.
class FacePainter {
public:
    explicit FacePainter(const Scene& scene)
        : scene_(scene),
          marks_(marks_for(scene.capabilities)),
          preview_(scene.looks_back() ? std::nullopt : reaction_under_cursor(scene.match, scene.ui.cursor)),
          depth_(scene.capabilities.depth) {
        if (scene.ui.frames.empty()) winning_ = scene.position.winning_cells();
    }

    [[nodiscard]] Face face(Cell cell) const {
        Face face{{" ", Role::kPaper, kPlain}, {" ", Role::kPaper, kPlain}};
        if (const auto colour = colour_at(cell))
            show_piece(face, cell, *colour);
        else if (!scene_.is_over() && scene_.position.is_legal(cell))
            face.main = {marks_.legal, Role::kLegal, scene_.persons_turn() ? kPlain : kDim};
        if (scene_.looks_back()) return face;
        show_hint(face, cell);
        show_preview(face, cell);
        if (cell == scene_.ui.cursor) show_cursor(face, cell);
        return face;
    }

private:
    // The piece as it is to be seen now: what a reaction has not reached yet is what it was.
    [[nodiscard]] std::optional<Colour> colour_at(Cell cell) const {
        if (!scene_.ui.frames.empty())
            for (const Change& change : scene_.ui.frames.back().unturned)
                if (change.cell == cell) return change.before;
        return scene_.position.at(cell);
    }

    // Without letters a piece is its colour, which up to 16 colours the terminal may have given to the ground as well,
    // and which the cursor covers.
    [[nodiscard]] std::string body(Cell cell, Colour colour) const {
        const bool covered = cell == scene_.ui.cursor && !scene_.looks_back();
        if (scene_.ui.letters || depth_ == ColourDepth::kNone || covered) return {letter(colour)};
        return depth_ <= ColourDepth::k16 ? "o" : " ";
    }

    [[nodiscard]] bool is_lit(Cell cell) const {
        if (scene_.ui.frames.empty()) return false;
        const auto& lit = scene_.ui.frames.back().lit;
        return std::find(lit.begin(), lit.end(), cell) != lit.end();
    }

    void show_piece(Face& face, Cell cell, Colour colour) const {
        face.piece = colour;
        face.main = {body(cell, colour), piece_role(colour), kPlain};
        face.mark = {" ", piece_role(colour), kPlain};
        if (scene_.last_ply != nullptr && scene_.last_ply->placed() == cell) face.mark.text = marks_.last;
        if (std::binary_search(winning_.begin(), winning_.end(), cell)) {
            face.mark.text = marks_.winning;
            face.main.attributes |= kUnderline;
            face.mark.attributes |= kUnderline;
        }
        if (is_lit(cell)) face.main.attributes |= kReverse;
    }

    void show_hint(Face& face, Cell cell) const {
        if (!scene_.ui.hint || scene_.ui.hint->move != cell) return;
        // Without colour the question mark tells it from a piece.
        face.main = {small(scene_.position.to_play()), Role::kLegal, kBold};
        face.mark = {"?", Role::kLegal, kBold};
    }

    // A piece that would turn shows both colours.
    void show_preview(Face& face, Cell cell) const {
        if (!preview_) return;
        for (const Change& change : preview_->changes())
            if (change.cell == cell) face.mark = {small(change.after), piece_role(change.after), kPlain};
    }

    void show_cursor(Face& face, Cell cell) const {
        if (face.piece) {
            face.main.attributes |= kReverse;
            face.mark.attributes |= kReverse;
            return;
        }
        const bool hinted = scene_.ui.hint && scene_.ui.hint->move == cell;
        face.main = {preview_ ? small(scene_.position.to_play()) : face.main.text, Role::kCursor, kPlain};
        face.mark = {hinted ? "?" : " ", Role::kCursor, kPlain};
    }

    const Scene& scene_;
    Marks marks_;
    std::optional<Reaction> preview_;
    std::vector<Cell> winning_;
    ColourDepth depth_;
};

}  // namespace

std::optional<Reaction> reaction_under_cursor(const Match& match, Cell cursor) {
    if (match.seat_to_move() == nullptr || match.is_computers_turn() || !match.position().is_legal(cursor))
        return std::nullopt;
    Position position = match.position();
    return position.play_legal(cursor);
}

void draw_board(Grid& grid, const Layout& layout, const Scene& scene) {
    const BoardSize size = scene.position.size();
    draw_coordinates(grid, layout, scene);
    for (int y = 0; y < layout.board_extent.rows; ++y)
        for (int x = 0; x < layout.board_extent.cols; ++x)
            grid.set(layout.board.row + y, layout.board.col + x, {" ", Role::kPaper, kPlain});
    const FacePainter painter(scene);
    for (int row = 0; row < size.rows; ++row)
        for (int col = 0; col < size.cols; ++col)
            if (const auto place = layout.place_of(row, col))
                draw_face(grid, layout, *place, painter.face(Cell(row, col)), scene.capabilities);
}

}  // namespace atom4::tui
