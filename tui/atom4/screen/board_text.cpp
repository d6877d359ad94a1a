// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/board_text.h"

#include "tui/atom4/screen/board_view.h"
#include "tui/atom4/screen/cell_look.h"
#include "tui/common/shapes.h"

namespace atom4::tui {
namespace {

struct Marks {
    const char* last;
    const char* turned;
    const char* winning;
    const char* legal;
};

Marks marks_for(Capabilities capabilities) {
    if (!capabilities.utf8) return {"<", "~", "*", "o"};
    return {"•", "~", "*", "•"};
}

// What a cell shows: a letter and a mark to its right.
struct Face {
    Glyph main;
    Glyph mark;
    bool has_mark = false;
};

class TextPainter {
public:
    TextPainter(Grid& grid, const Layout& layout, const Scene& scene)
        : grid_(grid),
          layout_(layout),
          scene_(scene),
          marks_(marks_for(scene.capabilities)),
          draws_braille_(scene.capabilities.fine_blocks && layout.cell.rows > 1) {}

    void draw() {
        const CellLooks looks(scene_);
        const BoardSize size = scene_.position.size();
        const auto for_all = [&](auto draw) {
            for (int row = 0; row < size.rows; ++row)
                for (int col = 0; col < size.cols; ++col)
                    if (const auto place = layout_.place_of(row, col)) draw(looks.at(Cell(row, col)), *place);
        };
        for_all([&](const CellLook& look, Place at) {
            if (look.piece) draw_outline(*look.piece, at);
        });
        if (draws_braille_) rings_.draw(grid_, Role::kPaper, [this](Place place) { return layout_.shows(place); });
        for_all([&](const CellLook& look, Place at) { draw_face(face_of(look), look, at); });
    }

private:
    void set(Place place, Glyph glyph) const {
        if (layout_.shows(place)) grid_.set(place.row, place.col, std::move(glyph));
    }

    // The inside is the piece's own colour, if there are colours.
    void draw_outline(Colour colour, Place at) {
        const int rows = layout_.cell.rows;
        if (draws_braille_) rings_.add(at, rows);
        const bool has_room_for_line = rows > 2 || scene_.capabilities.depth == ColourDepth::kNone;
        const BallLine line = !has_room_for_line ? BallLine::kNone
                              : draws_braille_   ? BallLine::kBraille
                                                 : BallLine::kAscii;
        for (const OutlinePart& part : outline_of_ball(rows, line))
            set({at.row + part.at.row, at.col + part.at.col},
                {std::string(1, part.text), part.text == ' ' ? piece_role(colour) : edge_role(colour), kPlain});
    }

    [[nodiscard]] Face face_of(const CellLook& look) const {
        Face face{{" ", Role::kPaper, kPlain}, {" ", Role::kPaper, kPlain}};
        if (look.piece)
            show_piece(face, look);
        else if (look.legal)
            face.main = {marks_.legal, Role::kLegal, look.mine ? kPlain : kDim};
        if (look.hint) {
            // Without colours the mark distinguishes it from a piece; ? already marks a mistake.
            face.main = {small_letter(look.ghost.value_or(scene_.position.to_play())), Role::kLegal, kBold};
            face.mark = {"+", Role::kLegal, kBold};
            face.has_mark = true;
        }
        if (look.becomes) {
            face.mark = {small_letter(*look.becomes), piece_role(*look.becomes), kPlain};
            face.has_mark = true;
        }
        if (look.cursor) show_cursor(face, look);
        return face;
    }

    void show_piece(Face& face, const CellLook& look) const {
        const Role role = piece_role(*look.piece);
        const bool has_letter =
            scene_.ui.letters || scene_.capabilities.depth == ColourDepth::kNone || look.cursor || look.becomes;
        face.main = {has_letter ? std::string{letter(*look.piece)} : "o", role, kPlain};
        face.mark = {" ", role, kPlain};
        face.has_mark = layout_.cell.rows == 1;
        if (look.last || look.turned || look.winning) {
            face.mark.text = look.winning ? marks_.winning : look.last ? marks_.last : marks_.turned;
            face.has_mark = true;
        }
        if (look.winning) {
            face.main.attributes |= kUnderline;
            face.mark.attributes |= kUnderline;
        }
        if (look.lit) face.main.attributes |= kReverse;
    }

    void show_cursor(Face& face, const CellLook& look) const {
        face.has_mark = true;
        if (look.piece) {
            face.main.attributes |= kReverse;
            face.mark.attributes |= kReverse;
            return;
        }
        face.main = {look.ghost ? small_letter(*look.ghost) : face.main.text, Role::kCursor, kPlain};
        face.mark = {look.hint ? "+" : " ", Role::kCursor, kPlain};
    }

    void draw_face(const Face& face, const CellLook& look, Place at) const {
        const bool shows = look.piece || look.legal || look.hint || look.cursor;
        if (!shows) return;
        set(at, face.main);
        if (face.has_mark) set({at.row, at.col + 1}, face.mark);
        // The cursor extends as far to the left, if there is room.
        if (look.cursor && layout_.cell.rows > 1) {
            Glyph left = face.mark;
            left.text = " ";
            set({at.row, at.col - 1}, left);
        }
    }

    Grid& grid_;
    const Layout& layout_;
    const Scene& scene_;
    Marks marks_;
    bool draws_braille_;
    BrailleRings rings_;
};

}  // namespace

void draw_pieces_as_text(Grid& grid, const Layout& layout, const Scene& scene) {
    TextPainter(grid, layout, scene).draw();
}

}  // namespace atom4::tui
