// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <algorithm>

#include "tui/common/shapes.h"
#include "tui/lines/board_view.h"

namespace atom4::tui {
namespace {

class CharacterPainter {
public:
    CharacterPainter(Grid& grid, const LinesLayout& layout, const LinesScene& scene, Capabilities capabilities)
        : grid_(grid),
          layout_(layout),
          scene_(scene),
          coloured_(capabilities.depth != ColourDepth::kNone),
          utf8_(capabilities.utf8),
          // Two neighbours' lines may share a place, which has but one colour.
          line_(capabilities.fine_blocks && !coloured_ ? BallLine::kBraille : BallLine::kAscii),
          shut_off_mark_(scene.look.shut_off_mark(capabilities, scene.position().setup().colours)) {}

    void draw() {
        const LinesCellLooks looks(scene_);
        const auto for_all = [&](auto draw) {
            for (int row = layout_.scroll.row; row < layout_.scroll.row + layout_.shown.rows; ++row)
                for (int col = layout_.scroll.col; col < layout_.scroll.col + layout_.shown.cols; ++col)
                    draw(looks.at({row, col}), layout_.crossing({row, col}));
        };
        for_all([&](const LinesCellLook& look, Place at) { draw_outline(look, at); });
        rings_.draw(grid_, Role::kSlate, [this](Place place) { return layout_.shows(place); });
        for_all([&](const LinesCellLook& look, Place at) { draw_cell(look, at); });
    }

private:
    [[nodiscard]] Glyph of_chip(std::string text, int colour) const {
        return {std::move(text), Role::kText, kBold, scene_.look.palette(colour)};
    }
    void set(Place place, Glyph glyph) {
        if (layout_.shows(place)) grid_.set(place.row, place.col, std::move(glyph));
    }

    void draw_outline(const LinesCellLook& look, Place at) {
        // What is nearly gone has but its character.
        if (look.chip == 0 || layout_.cell.rows == 1 || look.happens == LinesFrame::Kind::kVanishes) return;
        if (line_ == BallLine::kBraille) rings_.add(at, layout_.cell.rows);
        for (const OutlinePart& part : outline_of_ball(layout_.cell.rows, line_))
            set({at.row + part.at.row, at.col + part.at.col}, of_chip(std::string(1, part.text), look.chip));
    }

    void draw_cell(const LinesCellLook& look, Place at) {
        const bool has_chip = look.chip != 0;
        Glyph glyph{" ", Role::kSlate, kBold};
        if (has_chip) {
            glyph = of_chip(scene_.look.chip(look.chip, look.picked && scene_.ui.jumps_high, coloured_), look.chip);
            if (look.picked) glyph.attributes |= kUnderline;
            if (look.happens && *look.happens != LinesFrame::Kind::kVanishes) glyph.attributes |= kReverse;
        } else if (look.ghost != 0) {
            glyph = of_chip(scene_.look.chip(look.ghost, true, coloured_), look.ghost);
        } else if (look.step) {
            glyph = of_chip(arrow(look.step->to), look.step->colour);
        } else if (look.shut_off) {
            glyph.text = shut_off_mark_;
            glyph.attributes = kPlain;
        }
        const bool shows = has_chip || look.ghost != 0 || look.step || look.shut_off;
        if (look.cursor) {
            glyph.attributes |= kReverse;
            set({at.row, at.col - 1}, {scene_.look.cursor(coloured_), Role::kText, kBold, scene_.look.palette(0)});
        } else if (look.hinted || look.ghost != 0) {
            set({at.row, at.col - 1}, {"[", Role::kSlate, kBold});
        }
        if (look.hinted || look.ghost != 0) set({at.row, at.col + 1}, {"]", Role::kSlate, kBold});
        if (shows || look.cursor) set(at, std::move(glyph));
    }

    [[nodiscard]] std::string arrow(char to) const {
        if (!utf8_) return std::string(1, to);
        return to == '<' ? "←" : to == '>' ? "→" : to == '^' ? "↑" : "↓";
    }

    Grid& grid_;
    const LinesLayout& layout_;
    const LinesScene& scene_;
    bool coloured_;
    bool utf8_;
    BallLine line_;
    std::string shut_off_mark_;
    BrailleRings rings_;
};

// Beside each other, on a strip of what the board is drawn on.
int draw_characters(Grid& grid, Place place, std::span<const int> colours, const LinesScene& scene, bool coloured) {
    grid.put(place.row, place.col, std::string(2 * colours.size() + 1, ' '), Role::kSlate);
    for (std::size_t i = 0; i < colours.size(); ++i)
        grid.set(place.row, place.col + 1 + 2 * static_cast<int>(i),
                 {scene.look.chip(colours[i], false, coloured), Role::kText, kBold, scene.look.palette(colours[i])});
    return 1;
}

}  // namespace

void draw_lines_text(Grid& grid, const LinesLayout& layout, const LinesScene& scene, Capabilities capabilities) {
    CharacterPainter(grid, layout, scene, capabilities).draw();
}

int draw_lines_chips(Grid& grid, Place place, Extent room, std::span<const int> colours, const LinesScene& scene,
                     Capabilities capabilities) {
    const auto most = static_cast<std::size_t>(std::max(0, (room.cols - 1) / 2));
    const auto shown = colours.first(std::min(colours.size(), most));
    if (shown.empty() || room.rows < 1) return 0;
    if (!draws_lines_balls(scene.look, capabilities))
        return draw_characters(grid, place, shown, scene, capabilities.depth != ColourDepth::kNone);
    int rows = 1;
    while ((rows + 1) / 2 * 2 + 1 <= room.rows && static_cast<int>(shown.size()) * 2 * (rows + 1) + 1 <= room.cols)
        ++rows;
    return draw_lines_balls(grid, place, LinesLayout::cell_of(rows), shown, scene, capabilities);
}

}  // namespace atom4::tui
