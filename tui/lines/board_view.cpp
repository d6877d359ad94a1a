// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/board_view.h"

#include <algorithm>

#include "core/lines/board.h"
#include "tui/common/cell_renderer.h"

namespace atom4::tui {
namespace {

bool contains(std::span<const lines::Cell> cells, lines::Cell cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

// Those of the cursor stand out by nothing: that would cost more bytes than the cursor itself, at every step.
void draw_coordinates(Grid& grid, const LinesLayout& layout, lines::Cell cursor) {
    for (int y = 0; y < layout.shown.rows; ++y) {
        const int row = layout.scroll.row + y;
        const std::string number = std::to_string(row + 1);
        grid.put(layout.crossing({row, 0}).row, layout.board.col - 1 - static_cast<int>(number.size()), number,
                 Role::kQuiet, 2);
    }
    if (!layout.has_letters) return;
    const bool is_narrow = layout.cell.cols < 3;
    for (int x = 0; x < layout.shown.cols; ++x) {
        const int col = layout.scroll.col + x;
        std::string letters = lines::to_text(lines::Cell{0, col});
        letters.pop_back();
        const bool is_wide = is_narrow && letters.size() > 1;
        if (is_wide && col % 2 != 0 && col != cursor.col) continue;  // two letters would touch the next two
        if (is_wide && (col + 1 == cursor.col || col - 1 == cursor.col)) continue;
        grid.put(layout.board.row - 1, layout.crossing({0, col}).col + 1 - static_cast<int>(letters.size()), letters,
                 Role::kQuiet, 2);
    }
}

// The crossings of the board, by where lines lead from them: to the left, right, up, down.
std::string crossing_glyph(bool left, bool right, bool up, bool down, bool utf8) {
    if (!utf8) return "+";
    static constexpr const char* kGlyphs[] = {"·", "╴", "╶", "─", "╵", "┘", "└", "┴",
                                              "╷", "┐", "┌", "┬", "│", "┤", "├", "┼"};
    return kGlyphs[(left ? 1 : 0) + (right ? 2 : 0) + (up ? 4 : 0) + (down ? 8 : 0)];
}

// Lines through the middles of places, along which chips go.
class LinesPainter {
public:
    LinesPainter(Grid& grid, const LinesLayout& layout, const lines::GameSetup& setup, bool as_picture, bool utf8)
        : grid_(grid),
          layout_(layout),
          setup_(setup),
          ground_{" ", as_picture ? Role::kPaper : Role::kSlate},
          line_{" ", as_picture ? Role::kLattice : Role::kSlate, as_picture ? kPlain : kDim},
          utf8_(utf8) {}

    void draw() {
        for (int y = 0; y < layout_.board_extent.rows; ++y)
            for (int x = 0; x < layout_.board_extent.cols; ++x)
                grid_.set(layout_.board.row + y, layout_.board.col + x, ground_);
        // Those beside the ones shown have lines that are.
        for (int row = layout_.scroll.row - 1; row <= layout_.scroll.row + layout_.shown.rows; ++row)
            for (int col = layout_.scroll.col - 1; col <= layout_.scroll.col + layout_.shown.cols; ++col)
                if (row >= 0 && row < setup_.rows && col >= 0 && col < setup_.cols) draw({row, col});
    }

private:
    void set(Place place, const std::string& text) {
        if (!layout_.shows(place)) return;
        Glyph glyph = line_;
        glyph.text = text;
        grid_.set(place.row, place.col, std::move(glyph));
    }

    void draw(lines::Cell cell) {
        const Place at = layout_.crossing(cell);
        const bool right = cell.col + 1 < setup_.cols;
        const bool down = cell.row + 1 < setup_.rows;
        set(at, crossing_glyph(cell.col > 0, right, cell.row > 0, down, utf8_));
        for (int i = 1; right && i < layout_.cell.cols; ++i) set({at.row, at.col + i}, utf8_ ? "─" : "-");
        for (int i = 1; down && i < layout_.cell.rows; ++i) set({at.row + i, at.col}, utf8_ ? "│" : "|");
    }

    Grid& grid_;
    const LinesLayout& layout_;
    const lines::GameSetup& setup_;
    Glyph ground_;
    Glyph line_;
    bool utf8_;
};

char direction(lines::Cell from, lines::Cell to) {
    return to.col > from.col ? '>' : to.col < from.col ? '<' : to.row < from.row ? '^' : 'v';
}

}  // namespace

LinesCellLooks::LinesCellLooks(const LinesScene& scene)
    : scene_(scene), board_(scene.frame != nullptr ? scene.frame->board : scene.position().board()) {
    if (scene.frame != nullptr) {
        if (!scene.frame->path.empty()) show_way(scene.frame->path, board_.at(scene.frame->marked.front()));
        return;
    }
    if (scene.ui.selected) reach_.emplace(board_, *scene.ui.selected);
    if (const auto& hint = scene.ui.hint; hint && !board_.is_free(hint->from))
        show_way(lines::Reach(board_, hint->from).path_to(hint->to), board_.at(hint->from));
}

// What leads away from each cell of the path.
void LinesCellLooks::show_way(std::span<const lines::Cell> path, int colour) {
    for (std::size_t i = 0; i + 1 < path.size(); ++i)
        steps_[path[i]] = {colour, direction(path[i], path[i + 1]),
                           static_cast<double>(i) / static_cast<double>(path.size())};
}

LinesCellLook LinesCellLooks::at(lines::Cell cell) const {
    const LinesUi& ui = scene_.ui;
    LinesCellLook look;
    look.chip = board_.at(cell);
    look.cursor = cell == ui.cursor;
    if (const auto step = steps_.find(cell); step != steps_.end() && look.chip == 0) look.step = step->second;
    if (scene_.frame != nullptr) {
        if (contains(scene_.frame->marked, cell)) look.happens = scene_.frame->kind;
        return look;
    }
    look.picked = ui.selected == cell;
    look.shut_off = look.chip == 0 && reach_ && !reach_->contains(cell);
    look.hinted = ui.hint && ui.hint->from == cell && look.chip != 0;
    if (ui.hint && ui.hint->to == cell && look.chip == 0) look.ghost = board_.at(ui.hint->from);
    return look;
}

bool draws_lines_balls(const LinesLook& look, Capabilities capabilities) {
    return Pen::can_draw(capabilities) && !look.has_own_font();
}

void draw_lines_board(Grid& grid, const LinesLayout& layout, const LinesScene& scene, Capabilities capabilities) {
    const bool as_picture = draws_lines_balls(scene.look, capabilities);
    draw_coordinates(grid, layout, scene.ui.cursor);
    LinesPainter(grid, layout, scene.position().setup(), as_picture, capabilities.utf8).draw();
    if (as_picture)
        draw_lines_picture(grid, layout, scene, capabilities);
    else
        draw_lines_text(grid, layout, scene, capabilities);
}

}  // namespace atom4::tui
