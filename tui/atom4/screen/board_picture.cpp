// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/board_picture.h"

#include <map>

#include "tui/atom4/screen/board_view.h"
#include "tui/atom4/screen/cell_look.h"
#include "tui/common/picture.h"
#include "tui/common/shapes.h"

namespace atom4::tui {
namespace {

// As fractions of the radius of a piece.
constexpr double kUnderShine = 0.80;
constexpr double kShine = 1.16;
constexpr double kDot = 0.3;
constexpr double kUnderThinRing = 0.86;
constexpr double kUnderRingInPixels = 0.86;
constexpr double kUnderThinRingInPixels = 0.94;
// As a fraction of the largest radius in a cell, so that the lattice shows between the pieces.
constexpr double kInPixels = 0.95;
// Marks a playable cell; the dots of the lattice are smaller.
constexpr const char* kLegalDot = "•";
// How far a colour is blended with the paper, from 0 to 1.
constexpr double kFaded = 0.55;
constexpr double kGhost = 0.35;
constexpr double kSoftEdge = 0.15;  // an edge blended so little still shows

class PiecePainter {
public:
    PiecePainter(const Layout& layout, const Scene& scene)
        : layout_(layout),
          scene_(scene),
          looks_(scene),
          capabilities_(to_draw(layout.board_extent, scene.capabilities)),
          tints_(capabilities_.depth, capabilities_.paper),
          picture_(layout.board_extent, CellRenderer(capabilities_), tints_.ground_of(Role::kPaper)),
          radius_(picture_.renderer().radius_in(layout.cell) * (draws_pixels() ? kInPixels : 1) - 0.4) {}

    void draw(Grid& grid) {
        const BoardSize size = scene_.position.size();
        const auto for_all = [&](auto draw) {
            for (int row = 0; row < size.rows; ++row)
                for (int col = 0; col < size.cols; ++col) draw(looks_.at(Cell(row, col)), place_of(row, col));
        };
        if (draws_pixels()) draw_lattice_lines();
        // Glow is drawn first, so that it stays behind the neighbouring pieces.
        for_all([&](const CellLook& look, Place at) {
            if (shines(look)) picture_.stamp(ring(0, is_small() ? 1 : kShine, gold()), at);
        });
        for_all([&](const CellLook& look, Place at) { draw_cell(look, at); });
        for_all([&](const CellLook& look, Place at) { draws_pixels() ? mark(look, at) : write_on(look, at); });
        picture_.put(grid, layout_.board);
    }

private:
    [[nodiscard]] Place place_of(int row, int col) const {
        const Place place = layout_.vertex(row, col);
        return {place.row - layout_.board.row, place.col - layout_.board.col};
    }
    [[nodiscard]] ColourDepth depth() const { return tints_.depth(); }
    // With eight colours, there is none to spare for a ring as narrow as a character.
    [[nodiscard]] bool has_ring() const { return depth() > ColourDepth::k8 || layout_.cell.rows > 2; }
    [[nodiscard]] bool draws_pixels() const { return capabilities_.draws_pixels(); }
    [[nodiscard]] bool is_small() const { return layout_.cell.rows == 1 && !draws_pixels(); }

    // Pieces of a winning row glow; so do the placed piece as it lands, pieces that pass the action on, and pieces that
    // an example points at.
    [[nodiscard]] static bool shines(const CellLook& look) { return look.winning || look.lit; }

    // The ring is wide enough to be seen.
    [[nodiscard]] double under_ring() const {
        if (draws_pixels()) return kUnderRingInPixels;
        constexpr double kMin = 5;
        return std::min(0.78, (radius_ - kMin) / radius_);
    }

    // Without blending, the ring is at least half a character thick, the least that can be drawn.
    [[nodiscard]] double under_thin_ring() const {
        return tints_.blends() ? kUnderThinRing : std::min(kUnderThinRing, (radius_ - kPlaceHeight / 2) / radius_);
    }

    [[nodiscard]] Tint gold() {
        constexpr int kGold = 0xFFC83D;
        return tints_.nearest(kGold, tints_.of_palette(depth() == ColourDepth::k8 ? 3 : 11));
    }

    // With eight colours, takes the one that differs most from the paper, or the opposite one around a piece of that
    // colour.
    [[nodiscard]] Tint cursor_tint(const CellLook& look) {
        if (depth() > ColourDepth::k8) return tints_.ground_of(Role::kCursor);
        const bool dark = scene_.capabilities.paper == BoardBackground::kDark;
        const Tint tint = tints_.of_palette(dark ? 7 : 0);
        const bool is_lost = look.piece && tints_.ground_of(piece_role(*look.piece)) == tint;
        return is_lost ? tints_.of_palette(dark ? 0 : 7) : tint;
    }

    [[nodiscard]] Sprite ring(double inner, double outer, Tint tint) {
        // A ring that is one character high is all edge.
        return draw_ring(picture_.renderer(), tints_.blends() && !is_small(), inner * radius_, outer * radius_, tint);
    }

    [[nodiscard]] Tint base(Colour colour, const CellLook& look) {
        const Tint tint = tints_.ground_of(piece_role(colour));
        if (look.faded) return tints_.faded(tint, kFaded);
        if (look.lit) return tints_.nearest(mixed(tint.rgb, 0xFFFFFF, 0.5), tint);
        return !look.piece ? tints_.faded(tint, kGhost) : tint;
    }

    // Returns the sprite for a look of a piece, which is drawn when it is first used.
    [[nodiscard]] const Sprite& ball(Colour colour, const CellLook& look) {
        const bool is_ringed = look.cursor && has_ring();
        const int becomes = look.becomes ? lights(*look.becomes) + 1 : 0;
        const int key = lights(colour) + 8 * (becomes + 16 * (is_ringed ? 1 : 0) + 32 * (look.winning ? 1 : 0) +
                                              64 * (look.faded ? 1 : 0) + 128 * (look.lit ? 1 : 0) +
                                              256 * (look.piece ? 1 : 0) + 512 * (has_thin_ring(look) ? 1 : 0));
        const auto [entry, is_new] = balls_.try_emplace(key);
        if (!is_new) return entry->second;
        // A faded piece has no shading, which also sends less.
        const auto shades = [&](Tint tint) {
            return look.faded ? Shades{tint} : shades_of(picture_.renderer(), tints_, tint, radius_);
        };
        BallLook ball{shades(base(colour, look)), {}, {}, look.faded};
        const Tint edge = tints_.ink_of(edge_role(colour));
        const bool has_room = !is_small() || depth() > ColourDepth::k8;
        if (has_room && !(edge == tints_.ground_of(piece_role(colour))))
            ball.edge = tints_.faded(edge, look.faded ? kFaded : is_small() || !tints_.blends() ? 0 : kSoftEdge);
        if (look.becomes) ball.turns = shades(tints_.ground_of(piece_role(*look.becomes)));
        const double part = is_ringed             ? under_ring()
                            : shines(look)        ? std::min(kUnderShine, (radius_ - 3) / radius_)
                            : has_thin_ring(look) ? under_thin_ring()
                                                  : 1;
        entry->second = draw_ball(picture_.renderer(), tints_, radius_ * part, ball);
        return entry->second;
    }

    void draw_cell(const CellLook& look, Place at) {
        // On a small cell where nothing can be placed, the cursor is a single character instead of a ring: that sends
        // the least, and hides no neighbour.
        if (look.cursor && has_ring() && (!is_small() || look.piece || look.ghost))
            picture_.stamp(ring(look.piece || !is_small() ? under_ring() : 0, 1, cursor_tint(look)), at);
        if (has_thin_ring(look) && !shines(look))
            picture_.stamp(ring(under_thin_ring(), 1, tints_.ink_of(Role::kLegal)), at);
        if (look.piece)
            picture_.stamp(ball(*look.piece, look), at);
        else if (look.ghost && !(look.cursor && is_small()) && has_ring())
            picture_.stamp(ball(*look.ghost, look), at);
        else if (look.legal && !look.cursor && has_large_dots())
            picture_.stamp(ring(0, kDot, tints_.ink_of(look.mine ? Role::kLegal : Role::kLattice)), at);
    }

    [[nodiscard]] bool has_large_dots() const {
        return draws_pixels() || (layout_.cell.rows > 4 && depth() > ColourDepth::k8);
    }
    // The last piece placed has a ring that is thinner than the cursor's.
    [[nodiscard]] bool has_thin_ring(const CellLook& look) const {
        return look.last && !look.cursor && (draws_pixels() || (layout_.cell.rows > 2 && depth() > ColourDepth::k8));
    }

    // Draws lines from the middle of each cell to the cells to its right and below it.
    void draw_lattice_lines() {
        const BoardSize size = scene_.position.size();
        constexpr double kWidth = 1;
        const Tint tint = tints_.ink_of(Role::kLattice);
        for (int row = 0; row < size.rows; ++row) {
            picture_.draw_line(place_of(row, 0), place_of(row, size.cols - 1), kWidth, tint);
            if (row + 1 == size.rows) break;
            const int shift = row % 2;
            for (int col = 0; col < size.cols; ++col)
                for (const int below : {col - 1 + shift, col + shift})
                    if (below >= 0 && below < size.cols)
                        picture_.draw_line(place_of(row, col), place_of(row + 1, below), kWidth, tint);
        }
    }

    // Writes on a cell in pixels: letters if they are wanted, and the marks that no ring shows.
    void mark(const CellLook& look, Place at) {
        const std::optional<Colour> shown = look.piece ? look.piece : look.ghost;
        const Tint ink = shown ? tints_.ink_of(piece_role(*shown)) : tints_.ink_of(Role::kLegal);
        if (look.hint)
            picture_.write(at, {"+", ink, kBold, {}});
        else if (shown && scene_.ui.letters)
            picture_.write(at, {std::string{letter(*shown)}, ink, look.turned ? kUnderline : kPlain, {}});
        else if (look.turned)
            picture_.write(at, {"·", ink, kPlain, {}});
    }

    void write_on(const CellLook& look, Place at) {
        if (look.piece)
            write_on_piece(look, at);
        else if (look.cursor || look.hint)
            write_on_empty(look, at);
        else if (look.legal && !has_large_dots())
            picture_.write(at, {kLegalDot, tints_.ink_of(look.mine ? Role::kLegal : Role::kLattice),
                                look.mine ? kBold : kPlain, tints_.ground_of(Role::kPaper)});
    }

    // Without letters a piece shows only its colour. With up to 16 colours that may also be the colour of the
    // background, and the cursor covers it, so a letter or an o is written then.
    void write_on_piece(const CellLook& look, Place at) {
        const Role role = piece_role(*look.piece);
        const bool has_letter = scene_.ui.letters || look.cursor || look.becomes;
        std::string text = has_letter                    ? std::string{letter(*look.piece)}
                           : look.last                   ? "•"
                           : look.turned                 ? "·"
                           : depth() <= ColourDepth::k16 ? "o"
                                                         : "";
        if (look.becomes) write_what_comes(*look.becomes, at);
        if (text.empty()) return;
        std::uint8_t attributes = style_of(role, depth()).attributes;
        if (look.cursor || (look.lit && !has_shade())) attributes |= kReverse;
        if ((look.last && !has_thin_ring(look)) || look.turned || (look.winning && !has_shade()))
            attributes |= kUnderline;
        picture_.write(at, {std::move(text), tints_.ink_of(role), attributes, base(*look.piece, look)});
    }

    [[nodiscard]] bool has_shade() const { return depth() > ColourDepth::k16; }

    // A piece that would turn shows both colours.
    void write_what_comes(Colour colour, Place at) {
        const int half = layout_.cell.rows / 2;
        const Place beside{at.row + (half > 1 ? 1 : 0), at.col + std::max(1, half)};
        picture_.write(beside,
                       {small_letter(colour), tints_.ink_of(piece_role(colour)),
                        style_of(piece_role(colour), depth()).attributes, tints_.ground_of(piece_role(colour))});
    }

    void write_on_empty(const CellLook& look, Place at) {
        const std::string text = look.ghost ? small_letter(*look.ghost) : look.legal ? kLegalDot : " ";
        const Place beside{at.row, at.col + 1};
        // With eight colours it is not known how the ring's colour looks on the terminal's own background.
        if (look.cursor && (is_small() || depth() <= ColourDepth::k8)) {
            const Tint ink = tints_.ink_of(Role::kCursor);
            const Tint ground = tints_.ground_of(Role::kCursor);
            const auto attributes = style_of(Role::kCursor, depth()).attributes;
            // A full block keeps the background of the cell, which the lattice next to it has, too.
            if (text == " " && is_small() && has_ring())
                picture_.write(at, {"█", ground, kPlain, tints_.ground_of(Role::kPaper)});
            else
                picture_.write(at, {text, ink, attributes, ground});
            // Without a ring, the cursor is three characters wide on a large cell, so that it is seen.
            if (!is_small() && !has_ring())
                for (const int side : {-1, 1}) picture_.write({at.row, at.col + side}, {" ", ink, attributes, ground});
            if (look.hint) picture_.write(beside, {"+", ink, attributes, ground});
            return;
        }
        if (look.ghost) {
            const Role role = piece_role(*look.ghost);
            if (has_ring())
                picture_.write(at, {text, tints_.ink_of(role), kBold, {}});
            else
                picture_.write(at, {text, tints_.ink_of(Role::kLegal), kBold, tints_.ground_of(Role::kPaper)});
        } else if (look.legal) {
            picture_.write(at, {text, tints_.ink_of(Role::kLegal), kBold, {}});
        }
        if (look.hint) picture_.write(beside, {"+", tints_.ink_of(Role::kLegal), kBold, {}});
    }

    const Layout& layout_;
    const Scene& scene_;
    CellLooks looks_;
    Capabilities capabilities_;
    ColourQuantizer tints_;
    Picture picture_;
    double radius_;
    std::map<int, Sprite> balls_;
};

}  // namespace

void draw_pieces_as_picture(Grid& grid, const Layout& layout, const Scene& scene) {
    PiecePainter(layout, scene).draw(grid);
}

}  // namespace atom4::tui
