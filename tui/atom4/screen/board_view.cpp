// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/board_view.h"

#include "tui/atom4/screen/board_picture.h"
#include "tui/atom4/screen/board_text.h"
#include "tui/atom4/screen/lattice.h"
#include "tui/common/cell_renderer.h"

namespace atom4::tui {
namespace {

// Does not mark the cursor's coordinates: the line below the board names its cell, and each step would send two of them
// again.
void draw_coordinates(Grid& grid, const Layout& layout, const Scene& scene) {
    const BoardSize size = scene.position.size();
    for (int row = 0; row < size.rows; ++row) {
        const Place vertex = layout.vertex(row, layout.scroll.col);
        if (!layout.shows(vertex)) continue;
        const std::string number = std::to_string(row + 1);
        grid.put(vertex.row, layout.board.col - static_cast<int>(number.size()), number, Role::kQuiet, 2);
    }
    if (!layout.has_letters) return;
    for (int col = 0; col < size.cols; ++col) {
        // Above the cells of a row that is not shifted.
        const Place above{layout.board.row - 1, layout.vertex(0, col).col};
        if (!layout.shows({layout.board.row, above.col})) continue;
        grid.put(above.row, above.col, std::string(1, static_cast<char>('a' + col)), Role::kQuiet, 1);
    }
}

}  // namespace

std::string small_letter(Colour colour) {
    return std::string(1, static_cast<char>(letter(colour) - 'A' + 'a'));
}

void draw_board(Grid& grid, const Layout& layout, const Scene& scene) {
    draw_coordinates(grid, layout, scene);
    draw_lattice(grid, layout, scene.position.size(), scene.capabilities);
    if (CellRenderer::can_draw(to_draw(layout.board_extent, scene.capabilities)))
        draw_pieces_as_picture(grid, layout, scene);
    else
        draw_pieces_as_text(grid, layout, scene);
}

}  // namespace atom4::tui
