// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <cmath>
#include <cstdlib>
#include <map>
#include <tuple>

#include "tui/common/picture.h"
#include "tui/common/shapes.h"
#include "tui/lines/board_view.h"

namespace atom4::tui {
namespace {

// In parts of the radius of a chip.
constexpr double kUnderShine = 0.80;
constexpr double kShine = 1.16;
constexpr double kUnderThinRing = 0.86;
constexpr double kUnderRingInPixels = 0.84;
constexpr double kFalling = 0.62;
constexpr double kVanishing = 0.45;
constexpr double kGhost = 0.55;
constexpr double kJumpsLow = 0.86;  // of what is within the ring
constexpr double kDot = 0.13;
constexpr double kCross = 0.2;
constexpr double kFirstStep = 0.12;
constexpr double kLastStep = 0.30;

// Balls in the colours of chips, for a picture of chips of one size.
class ChipPicture {
public:
    ChipPicture(Extent extent, Extent cell, const LinesLook& look, Capabilities capabilities)
        : look_(look),
          tints_(capabilities.depth, capabilities.paper),
          picture_(extent, CellRenderer(capabilities), tints_.ground_of(Role::kPaper)),
          cell_rows_(cell.rows),
          // Balls that touch hide the lines of the board; but smaller ones are round only where edges are blended.
          radius_(picture_.renderer().radius_in(cell) *
                      ((cell.rows > 2 && tints_.blends()) || draws_pixels() ? 0.92 : 1) -
                  0.4) {}

    [[nodiscard]] Picture& picture() { return picture_; }
    [[nodiscard]] ColourQuantizer& tints() { return tints_; }
    [[nodiscard]] double radius() const { return radius_; }
    [[nodiscard]] bool draws_pixels() const { return picture_.renderer().draws_pixels(); }
    [[nodiscard]] bool is_small() const { return cell_rows_ == 1 && !draws_pixels(); }
    [[nodiscard]] int cell_rows() const { return cell_rows_; }
    // With eight colours there is none to spare for rings.
    [[nodiscard]] bool has_rings() const { return tints_.depth() > ColourDepth::k8; }

    // The colours of pieces are chosen so that colour-blind players can tell them apart, too; the player's own palette
    // is used as it is.
    [[nodiscard]] Tint base(int colour) const {
        static constexpr Role kRoles[] = {Role::kRed,  Role::kGreen,  Role::kYellow,
                                          Role::kBlue, Role::kPurple, Role::kCyan};
        const auto at = static_cast<std::size_t>(colour - 1);
        if (at < std::size(kRoles) && look_.has_usual_palette()) return tints_.ground_of(kRoles[at]);
        return tints_.of_palette(look_.palette(colour));
    }

    // The colour of letters that can be read on that ground.
    [[nodiscard]] Tint ink_on(Tint ground) const {
        const int red = ground.rgb >> 16 & 0xFF;
        const int green = ground.rgb >> 8 & 0xFF;
        const int blue = ground.rgb & 0xFF;
        const bool dark = 299 * red + 587 * green + 114 * blue < 1000 * 0x88;
        switch (tints_.depth()) {
            case ColourDepth::k8: return tints_.of_palette(dark ? 7 : 0);
            case ColourDepth::k16: return tints_.of_palette(dark ? 15 : 0);
            case ColourDepth::kNone:
            case ColourDepth::k256:
            case ColourDepth::kDirect: break;
        }
        return tints_.of_palette(dark ? 231 : 16);
    }

    // Bold letters cost many bytes, and are used only where the terminal's colours are not known; but never for black,
    // since bold black is grey there.
    [[nodiscard]] std::uint8_t weight_on(Tint ground) const {
        return tints_.depth() <= ColourDepth::k16 && ink_on(ground).number != 0 ? kBold : kPlain;
    }

    // Whether it is up to the terminal what the colour looks like.
    [[nodiscard]] bool is_terminals_own(Tint tint) const {
        return tints_.depth() <= ColourDepth::k16 || (tints_.depth() == ColourDepth::k256 && tint.number < 16);
    }

    // The colour of small marks: the chip's, if that stands out on the paper.
    [[nodiscard]] Tint stroke(int colour) const {
        constexpr int kFarEnough = 50'000;
        const bool seen = !is_terminals_own(base(colour)) &&
                          colour_distance(base(colour).rgb, tints_.ground_of(Role::kPaper).rgb) > kFarEnough;
        return seen ? base(colour) : tints_.ink_of(Role::kLegal);
    }

    // A sprite for each way to show a chip, drawn when it is first needed.
    [[nodiscard]] const Sprite& ball(int colour, double part, bool lit) {
        const auto [entry, is_new] = balls_.try_emplace({colour, part, lit});
        if (!is_new) return entry->second;
        const Tint own = lit ? tints_.nearest(mixed(base(colour).rgb, 0xFFFFFF, 0.5), base(colour)) : base(colour);
        const BallLook ball{shades_of(picture_.renderer(), tints_, own, radius_), edge_of(own), {}};
        entry->second = draw_ball(picture_.renderer(), tints_, radius_ * part, ball);
        return entry->second;
    }

    [[nodiscard]] Sprite ring(double inner, double outer, Tint tint) {
        return draw_ring(picture_.renderer(), tints_.blends(), inner * radius_, outer * radius_, tint);
    }

    [[nodiscard]] Sprite cross(double size, Tint tint) const {
        const double reach = size * radius_;
        return draw_sprite(picture_.renderer(), tints_.blends(), reach, [&](double x, double y) -> const Tint* {
            const bool is_within = std::max(std::abs(x), std::abs(y)) < reach;
            return is_within && std::abs(std::abs(x) - std::abs(y)) < reach / 3 ? &tint : nullptr;
        });
    }

private:
    // An edge of another colour, if the ball's own would be lost on the paper.
    [[nodiscard]] std::optional<Tint> edge_of(Tint tint) const {
        constexpr int kAlike = 25'000;
        if (!has_rings() || colour_distance(tint.rgb, tints_.ground_of(Role::kPaper).rgb) > kAlike) return std::nullopt;
        for (const Colour colour : {Colour::kBlack, Colour::kWhite}) {
            const Tint edge = tints_.ink_of(edge_role(colour));
            if (!(edge == tints_.ground_of(piece_role(colour)))) return edge;
        }
        return ink_on(tints_.ground_of(Role::kPaper));
    }

    const LinesLook& look_;
    ColourQuantizer tints_;
    Picture picture_;
    int cell_rows_;
    double radius_;
    std::map<std::tuple<int, double, bool>, Sprite> balls_;
};

class BoardPainter {
public:
    BoardPainter(const LinesLayout& layout, const LinesScene& scene, Capabilities capabilities)
        : layout_(layout),
          scene_(scene),
          looks_(scene),
          chips_(layout.board_extent, layout.cell, scene.look, to_draw(layout.board_extent, capabilities)),
          picture_(chips_.picture()),
          tints_(chips_.tints()),
          paper_(capabilities.paper),
          shut_off_mark_(scene.look.shut_off_mark(capabilities, scene.position().setup().colours)) {}

    void draw(Grid& grid) {
        const auto for_all = [&](auto draw) {
            // Only the cells shown; what reaches beyond the picture is cut off.
            for (int row = layout_.scroll.row; row < layout_.scroll.row + layout_.shown.rows; ++row)
                for (int col = layout_.scroll.col; col < layout_.scroll.col + layout_.shown.cols; ++col)
                    draw(looks_.at({row, col}), place_of({row, col}));
        };
        if (chips_.draws_pixels()) draw_lines();
        // The shine is drawn first, so that it is behind the neighbouring chips.
        for_all([&](const LinesCellLook& look, Place at) {
            if (shines(look)) picture_.stamp(chips_.ring(0, chips_.is_small() ? 1 : kShine, gold()), at);
        });
        for_all([&](const LinesCellLook& look, Place at) { draw_cell(look, at); });
        for_all([&](const LinesCellLook& look, Place at) {
            chips_.draws_pixels() ? write_letter(look, at) : write_on(look, at);
        });
        picture_.put(grid, layout_.board);
    }

private:
    [[nodiscard]] Place place_of(lines::Cell cell) const {
        const Place place = layout_.crossing(cell);
        return {place.row - layout_.board.row, place.col - layout_.board.col};
    }
    [[nodiscard]] bool shines(const LinesCellLook& look) const { return look.happens == LinesFrame::Kind::kShines; }
    // The smallest chips have no intermediate size.
    [[nodiscard]] bool is_nearly_nothing(const LinesCellLook& look) const {
        return look.happens == LinesFrame::Kind::kVanishes || (is_small() && look.happens == LinesFrame::Kind::kFalls);
    }
    [[nodiscard]] bool has_rings() const { return chips_.has_rings(); }
    [[nodiscard]] bool is_small() const { return chips_.is_small(); }
    // Small rings of the cursor would cost many bytes at every step.
    [[nodiscard]] bool has_cursor_bar(const LinesCellLook& look) const {
        return !chips_.draws_pixels() && look.cursor && !is_small() && (!has_rings() || chips_.cell_rows() == 2);
    }
    [[nodiscard]] bool has_wide_ring(const LinesCellLook& look) const {
        return has_rings() && ((look.cursor && !has_cursor_bar(look)) || look.picked);
    }
    // For both ends of a hint, unless they have a wide ring for another reason.
    [[nodiscard]] bool has_thin_ring(const LinesCellLook& look) const {
        return has_rings() && !is_small() && !has_wide_ring(look) && (look.hinted || look.ghost != 0);
    }
    // For both ends of a hint, where there is no ring.
    [[nodiscard]] bool has_brackets(const LinesCellLook& look) const {
        return (look.hinted || look.ghost != 0) && (is_small() || !has_rings());
    }

    [[nodiscard]] Tint gold() {
        const int gold = paper_ == BoardBackground::kDark ? 0xFFC83D : 0xC98500;
        return tints_.nearest(gold, tints_.of_palette(tints_.depth() == ColourDepth::k8 ? 3 : 11));
    }
    // A colour that differs from the chip's, and is the same at both ends of a hint.
    [[nodiscard]] Tint thin_ring(const LinesCellLook& look) {
        const int base = chips_.base(look.chip != 0 ? look.chip : look.ghost).rgb;
        return colour_distance(ink().rgb, base) < colour_distance(gold().rgb, base) ? gold() : ink();
    }
    [[nodiscard]] Tint ink() { return tints_.ink_of(Role::kLegal); }
    [[nodiscard]] Tint paper() { return tints_.ground_of(Role::kPaper); }

    // A ring is at least wide enough to be seen.
    [[nodiscard]] double under_ring() const {
        if (chips_.draws_pixels()) return kUnderRingInPixels;
        constexpr double kMin = 5;
        return std::min(0.78, (chips_.radius() - kMin) / chips_.radius());
    }

    [[nodiscard]] double under_thin_ring() const {
        if (chips_.draws_pixels()) return kUnderThinRing;
        constexpr double kMin = 4.5;
        return std::min(kUnderThinRing, (chips_.radius() - kMin) / chips_.radius());
    }

    // The size of the chip, as a part of its size at rest.
    [[nodiscard]] double size_of(const LinesCellLook& look) const {
        const double within = has_wide_ring(look) ? under_ring() : 1;
        if (look.picked && !scene_.ui.jumps_high) return within * kJumpsLow;
        if (has_wide_ring(look)) return within;
        if (has_thin_ring(look)) return under_thin_ring();
        if (!look.happens) return 1;
        switch (*look.happens) {
            case LinesFrame::Kind::kGoes: return 1;
            case LinesFrame::Kind::kFalls: return kFalling;
            case LinesFrame::Kind::kShines: return std::min(kUnderShine, (chips_.radius() - 3) / chips_.radius());
            case LinesFrame::Kind::kVanishes: return kVanishing;
        }
        return 1;
    }

    void draw_cell(const LinesCellLook& look, Place at) {
        if (has_wide_ring(look))
            picture_.stamp(chips_.ring(look.chip != 0 || !is_small() ? under_ring() : 0, 1,
                                       look.picked ? gold() : tints_.ground_of(Role::kCursor)),
                           at);
        else if (has_thin_ring(look))
            picture_.stamp(chips_.ring(under_thin_ring(), 1, thin_ring(look)), at);
        if (look.chip != 0 && !(is_small() && is_nearly_nothing(look)))
            picture_.stamp(chips_.ball(look.chip, size_of(look), shines(look)), at);
        else if (look.ghost != 0 && has_rings())
            picture_.stamp(chips_.ball(look.ghost, kGhost, false), at);
        else if (look.step && has_large_dots())
            picture_.stamp(chips_.ring(0, step_size(*look.step), chips_.stroke(look.step->colour)), at);
        else if (look.shut_off && has_large_dots())
            picture_.stamp(chips_.cross(kCross, ink()), at);
    }

    [[nodiscard]] bool has_large_dots() const {
        return chips_.draws_pixels() || (chips_.cell_rows() > 4 && has_rings());
    }
    // The dots of a hint's path grow towards its end.
    [[nodiscard]] double step_size(const LinesStep& step) const {
        const double seen = chips_.draws_pixels() ? 2.5 : 7;
        const double size = scene_.frame != nullptr ? kDot : kFirstStep + (kLastStep - kFirstStep) * step.part;
        return std::max(size, seen / chips_.radius());
    }

    // Draws lines through the middles of cells, along which chips move.
    void draw_lines() {
        const lines::GameSetup& setup = scene_.position().setup();
        const Tint tint = tints_.ink_of(Role::kLattice);
        for (int row = 0; row < setup.rows; ++row)
            picture_.draw_line(place_of({row, 0}), place_of({row, setup.cols - 1}), 1, tint);
        for (int col = 0; col < setup.cols; ++col)
            picture_.draw_line(place_of({0, col}), place_of({setup.rows - 1, col}), 1, tint);
    }

    void write_letter(const LinesCellLook& look, Place at) {
        if (look.chip == 0 || is_nearly_nothing(look)) return;
        if (!scene_.ui.letters && !scene_.look.letters_in_colour) return;
        picture_.write(at, {scene_.look.letter(look.chip, look.picked && scene_.ui.jumps_high),
                            chips_.ink_on(chips_.base(look.chip)),
                            kPlain,
                            {}});
    }

    void write_on(const LinesCellLook& look, Place at) {
        if (look.chip != 0)
            write_on_chip(look, at);
        else
            write_on_free(look, at);
        if (!has_brackets(look) && !has_cursor_bar(look)) return;
        if (has_cursor_bar(look)) write_large_cursor(at);
        for (const int side : {-1, 1}) {
            const std::string text = side < 0 ? "[" : "]";
            const Place beside{at.row, at.col + side};
            if (!has_cursor_bar(look))
                picture_.write(beside, {text, ink(), kBold, paper()});
            else if (look.chip != 0)
                picture_.write(beside, {text, chips_.ink_on(chips_.base(look.chip)),
                                        chips_.weight_on(chips_.base(look.chip)), chips_.base(look.chip)});
            else
                picture_.write(beside, as_cursor(look.ghost != 0 ? text : " "));
        }
    }

    // On large cells a bar of three places would be lost, so more is filled.
    void write_large_cursor(Place at) {
        if (has_rings() || chips_.cell_rows() <= 4) return;
        const int up = chips_.cell_rows() / 4;
        for (int row = -up; row <= up; ++row)
            for (int col = -2 * up; col <= 2 * up; ++col)
                if (row != 0 || std::abs(col) > 1) picture_.write({at.row + row, at.col + col}, as_cursor(" "));
    }

    void write_on_chip(const LinesCellLook& look, Place at) {
        const Tint base = chips_.base(look.chip);
        if (is_nearly_nothing(look)) {
            if (is_small() || chips_.is_terminals_own(base))
                picture_.write(at, {"•", chips_.stroke(look.chip), kBold, paper()});
            return;
        }
        const bool few = tints_.depth() <= ColourDepth::k16;
        const bool has_letter = scene_.ui.letters || scene_.look.letters_in_colour;
        // With up to 16 colours the terminal may show the chip in the colour of the ground.
        const bool high = look.picked && scene_.ui.jumps_high;
        std::string text = has_letter           ? scene_.look.letter(look.chip, high)
                           : few || look.cursor ? scene_.look.colour_font[high ? 2 : 1]
                                                : "";
        if (text.empty() && is_small() && has_wide_ring(look)) text = " ";
        if (text.empty()) return;
        std::uint8_t attributes = chips_.weight_on(base);
        if (look.cursor || (few && look.happens && !has_rings())) attributes |= kReverse;
        if (look.picked) attributes |= kUnderline;
        picture_.write(at, {std::move(text), chips_.ink_on(base), attributes, base});
    }

    void write_on_free(const LinesCellLook& look, Place at) {
        const bool writes_cursor = look.cursor && (is_small() || has_cursor_bar(look));
        std::string text;
        Tint tint = ink();
        std::uint8_t attributes = kBold;
        if (look.ghost != 0 && !has_rings()) {
            text = scene_.look.letter(look.ghost, true);
        } else if (look.step && !has_large_dots()) {
            text = arrow(*look.step);
            if (scene_.frame != nullptr) tint = chips_.stroke(look.step->colour);
        } else if (look.shut_off && !has_large_dots()) {
            text = shut_off_mark_;
            attributes = kPlain;
        }
        if (writes_cursor) {
            picture_.write(at, as_cursor(text.empty() ? " " : std::move(text)));
        } else if (!text.empty()) {
            picture_.write(at, {std::move(text), tint, attributes, paper()});
        }
    }

    [[nodiscard]] Picture::Writing as_cursor(std::string text) const {
        const bool few = tints_.depth() <= ColourDepth::k16;
        return {std::move(text), tints_.ink_of(Role::kCursor),
                few ? style_of(Role::kCursor, tints_.depth()).attributes : kPlain, tints_.ground_of(Role::kCursor)};
    }

    [[nodiscard]] std::string arrow(const LinesStep& step) const {
        if (scene_.frame != nullptr) return is_small() ? "·" : "•";
        switch (step.to) {
            case '<': return "←";
            case '>': return "→";
            case '^': return "↑";
            default: return "↓";
        }
    }

    const LinesLayout& layout_;
    const LinesScene& scene_;
    LinesCellLooks looks_;
    ChipPicture chips_;
    Picture& picture_;
    ColourQuantizer& tints_;
    BoardBackground paper_;
    std::string shut_off_mark_;
};

}  // namespace

void draw_lines_picture(Grid& grid, const LinesLayout& layout, const LinesScene& scene, Capabilities capabilities) {
    BoardPainter(layout, scene, capabilities).draw(grid);
}

int draw_lines_balls(Grid& grid, Place place, Extent cell, std::span<const int> colours, const LinesScene& scene,
                     Capabilities capabilities) {
    const Extent extent{cell.rows / 2 * 2 + 1, static_cast<int>(colours.size()) * cell.cols + 1};
    for (int row = 0; row < extent.rows; ++row)
        grid.put(place.row + row, place.col, std::string(static_cast<std::size_t>(extent.cols), ' '), Role::kPaper);
    capabilities = to_draw_beside(extent, capabilities);
    ChipPicture chips(extent, cell, scene.look, capabilities);
    for (std::size_t i = 0; i < colours.size(); ++i) {
        const Place middle{cell.rows / 2, cell.cols / 2 + static_cast<int>(i) * cell.cols};
        chips.picture().stamp(chips.ball(colours[i], 1, false), middle);
        const bool few = capabilities.depth <= ColourDepth::k16;
        const bool has_letter = scene.ui.letters || scene.look.letters_in_colour;
        if (!has_letter && !few) continue;
        const Tint base = chips.base(colours[i]);
        chips.picture().write(middle, {has_letter ? scene.look.letter(colours[i], false) : scene.look.colour_font[1],
                                       chips.ink_on(base), chips.weight_on(base), base});
    }
    chips.picture().put(grid, place);
    return extent.rows;
}

}  // namespace atom4::tui
