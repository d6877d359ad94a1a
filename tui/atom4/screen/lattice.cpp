// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/lattice.h"

namespace atom4::tui {
namespace {

struct Lines {
    const char* vertex_alone;
    const char* vertex;
    const char* across;
    const char* falling;
    const char* rising;
};

// With few colours or none, lines would be as bright as the pieces and drown them: only the vertices are marked.
Lines lines_for(Capabilities capabilities) {
    if (capabilities.depth <= ColourDepth::k16)
        return capabilities.utf8 ? Lines{"·", "·", " ", " ", " "} : Lines{".", ".", " ", " ", " "};
    if (capabilities.fine_blocks) return {"╳", "╳", "─", "╲", "╱"};
    if (capabilities.utf8) return {"┼", "·", "─", "\\", "/"};
    return {".", ".", "-", "\\", "/"};
}

// Draws a vertex of the lattice and its three lines to the right and down, as far as they are on the board.
class LatticePainter {
public:
    LatticePainter(Grid& grid, const Layout& layout, BoardSize size, Lines lines)
        : grid_(grid), layout_(layout), size_(size), lines_(lines) {}

    void draw(int row, int col) const {
        const Place at = layout_.vertex(row, col);
        const Extent cell = layout_.cell;
        const bool alone = cell.rows == 1;
        set(at, alone ? lines_.vertex_alone : lines_.vertex);
        if (col + 1 < size_.cols)
            for (int i = 1; i < cell.cols; ++i) set({at.row, at.col + i}, lines_.across);
        if (alone) return;
        if (row + 1 >= size_.rows) return;
        // Diagonals go one row down and one column across at each step: half a cell is as many columns wide as a cell
        // is rows high.
        const int shift = row % 2;
        if (col + shift < size_.cols)
            for (int i = 1; i < cell.rows; ++i) set({at.row + i, at.col + i}, lines_.falling);
        if (col - 1 + shift >= 0)
            for (int i = 1; i < cell.rows; ++i) set({at.row + i, at.col - i}, lines_.rising);
    }

private:
    void set(Place place, const char* text) const {
        if (layout_.shows(place)) grid_.set(place.row, place.col, {text, Role::kLattice, kPlain});
    }

    Grid& grid_;
    const Layout& layout_;
    BoardSize size_;
    Lines lines_;
};

}  // namespace

void draw_lattice(Grid& grid, const Layout& layout, BoardSize size, Capabilities capabilities) {
    for (int y = 0; y < layout.board_extent.rows; ++y)
        for (int x = 0; x < layout.board_extent.cols; ++x)
            grid.set(layout.board.row + y, layout.board.col + x, {" ", Role::kPaper, kPlain});
    const LatticePainter painter(grid, layout, size, lines_for(capabilities));
    for (int row = 0; row < size.rows; ++row)
        for (int col = 0; col < size.cols; ++col) painter.draw(row, col);
}

}  // namespace atom4::tui
