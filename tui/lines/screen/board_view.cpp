// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <algorithm>

#include "core/lines/rules/notation.h"
#include "tui/language/i18n.h"
#include "tui/lines/screen/screen.h"
#include "tui/lines/words/words.h"

namespace atom4::tui {
namespace {

struct FrameGlyphs {
    const char* corners[4];  // upper left, upper right, lower left, lower right
    const char* across;
    const char* down;
};
constexpr FrameGlyphs kLines{{"┌", "┐", "└", "┘"}, "─", "│"};
constexpr FrameGlyphs kAscii{{"+", "+", "+", "+"}, "-", "|"};

void draw_frame(Grid& grid, const LinesLayout& layout, const FrameGlyphs& glyphs) {
    const int top = layout.board.row - 1;
    const int left = layout.board.col - 1;
    const int bottom = layout.board.row + layout.shown.rows;
    const int right = layout.board.col + 2 * layout.shown.cols + 1;
    for (int col = left + 1; col < right; ++col)
        for (const int row : {top, bottom}) grid.put(row, col, glyphs.across, Role::kQuiet);
    for (int row = top + 1; row < bottom; ++row)
        for (const int col : {left, right}) grid.put(row, col, glyphs.down, Role::kQuiet);
    grid.put(top, left, glyphs.corners[0], Role::kQuiet);
    grid.put(top, right, glyphs.corners[1], Role::kQuiet);
    grid.put(bottom, left, glyphs.corners[2], Role::kQuiet);
    grid.put(bottom, right, glyphs.corners[3], Role::kQuiet);
}

void draw_coordinates(Grid& grid, const LinesLayout& layout, lines::Cell cursor) {
    const int border = layout.has_frame ? 1 : 0;
    for (int y = 0; y < layout.shown.rows; ++y) {
        const int row = layout.scroll.row + y;
        const std::string number = std::to_string(row + 1);
        grid.put(layout.board.row + y, layout.board.col - border - 1 - static_cast<int>(number.size()), number,
                 Role::kQuiet, 2, row == cursor.row ? kBold : kPlain);
    }
    if (!layout.has_letters) return;
    for (int x = 0; x < layout.shown.cols; ++x) {
        const int col = layout.scroll.col + x;
        std::string letters = lines::to_text(lines::Cell{0, col});
        letters.pop_back();
        if (letters.size() > 1 && col % 2 != 0 && col != cursor.col) continue;  // two letters would touch the next two
        if (letters.size() > 1 && (col + 1 == cursor.col || col - 1 == cursor.col)) continue;
        grid.put(layout.board.row - border - 1, layout.board.col + 2 * x + 2 - static_cast<int>(letters.size()),
                 letters, Role::kQuiet, 2, col == cursor.col ? kBold : kPlain);
    }
}

bool contains(std::span<const lines::Cell> cells, lines::Cell cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

}  // namespace

void draw_lines_board(Grid& grid, const LinesLayout& layout, const LinesScene& scene, Capabilities capabilities) {
    const LinesUi& ui = scene.ui;
    const lines::Board& board = scene.frame != nullptr ? scene.frame->board : scene.session.game().position().board();
    const bool coloured = capabilities.depth != ColourDepth::kNone;
    const std::string reachable_mark = scene.look.reachable_mark(capabilities, scene.session.game().setup().colours);
    std::optional<lines::Reach> reach;
    if (ui.selected && scene.frame == nullptr) reach.emplace(board, *ui.selected);

    if (layout.has_frame) draw_frame(grid, layout, capabilities.utf8 ? kLines : kAscii);
    draw_coordinates(grid, layout, ui.cursor);
    for (int y = 0; y < layout.shown.rows; ++y)
        grid.set(layout.board.row + y, layout.board.col + 2 * layout.shown.cols, {" ", Role::kSlate});
    for (int row = layout.scroll.row; row < layout.scroll.row + layout.shown.rows; ++row)
        for (int col = layout.scroll.col; col < layout.scroll.col + layout.shown.cols; ++col) {
            const lines::Cell cell{row, col};
            const Place place = *layout.place_of(cell);
            Glyph left{" ", Role::kSlate};
            Glyph right = left;
            if (const int colour = board.at(cell); colour != 0) {
                const bool is_selected = ui.selected == cell && scene.frame == nullptr;
                right = {scene.look.chip(colour, is_selected && ui.jumps_high, coloured), Role::kText, kBold,
                         scene.look.palette(colour)};
                if (is_selected) right.attributes |= kUnderline;
                if (scene.frame != nullptr && contains(scene.frame->marked, cell)) right.attributes |= kReverse;
            } else if (reach && reach->contains(cell)) {
                right.text = reachable_mark;
            }
            if (ui.hint && scene.frame == nullptr && (ui.hint->from == cell || ui.hint->to == cell)) {
                left = {ui.hint->from == cell ? "<" : ">", Role::kSlate, kBold};
            }
            if (cell == ui.cursor) {
                left = {scene.look.cursor(coloured), Role::kText, kBold, scene.look.palette(0)};
                right.attributes |= kReverse;
            }
            grid.set(place.row, place.col, std::move(left));
            grid.set(place.row, place.col + 1, std::move(right));
        }
}

void draw_lines_panel(Grid& grid, const LinesLayout& layout, const LinesScene& scene, Capabilities capabilities) {
    constexpr int kWidth = 20;
    const lines::Session& session = scene.session;
    const lines::Position& position = session.game().position();
    int row = layout.panel.row;
    const auto number = [&](const char* name, std::int64_t value, Role role) {
        const std::string text = std::to_string(value);
        grid.put(row, layout.panel.col, name, role, kWidth - static_cast<int>(text.size()) - 1);
        grid.put(row++, layout.panel.col + kWidth - width_of(text), text, role);
    };
    number(_("Score"), position.score(), Role::kTitle);
    number(_("Chain"), position.chain(), Role::kText);
    number(_("Best"), session.best(), Role::kText);
    ++row;
    if (session.game().preview() == lines::Preview::kOn && !session.game().is_over()) {
        int col = grid.put(row, layout.panel.col, _("Next"), Role::kText) + 1;
        const auto colours = session.game().next_colours();
        const bool coloured = capabilities.depth != ColourDepth::kNone;
        // To the right, under the numbers.
        col = std::max(col, layout.panel.col + kWidth + 1 - 2 * static_cast<int>(colours.size()));
        grid.put(row, col - 1, std::string(2 * colours.size() + 1, ' '), Role::kSlate);
        for (const int colour : colours) {
            if (col >= layout.origin.col + layout.extent.cols) break;
            grid.set(row, col,
                     {scene.look.chip(colour, false, coloured), Role::kText, kBold, scene.look.palette(colour)});
            col += 2;
        }
        row += 2;
    }
    const char* note = session.is_listed() ? "" : _("Not for the high scores.");
    for (const std::string& line : wrapped(note, kWidth + 4)) grid.put(row++, layout.panel.col, line, Role::kQuiet);
}

}  // namespace atom4::tui
