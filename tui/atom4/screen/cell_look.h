// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "tui/atom4/screen/scene.h"

namespace atom4::tui {

/// What one cell of the board shows, however it is drawn.
struct CellLook {
    std::optional<Colour> piece;    ///< on the cell
    std::optional<Colour> becomes;  ///< its colour after placing a piece under the cursor
    std::optional<Colour> ghost;    ///< the piece that could be placed, where the cursor or a hint shows it
    bool cursor = false;
    bool hint = false;
    bool last = false;     ///< was placed last
    bool turned = false;   ///< was turned by the last move
    bool winning = false;  ///< in a winning row
    bool faded = false;    ///< not in the winning row, while there is one
    bool lit = false;      ///< the animation of a reaction is there now, or an example points at the piece
    bool legal = false;    ///< a piece may go there, and that is marked
    bool mine = false;     ///< and a human player is to move
};

/// What the cells of one screen show.
class CellLooks {
public:
    explicit CellLooks(const Scene& scene);

    [[nodiscard]] CellLook at(Cell cell) const;

private:
    [[nodiscard]] std::optional<Colour> colour_at(Cell cell) const;
    [[nodiscard]] bool is_lit(Cell cell) const;
    void point_at(Cell cell, CellLook& look) const;

    const Scene& scene_;
    std::optional<Reaction> preview_;
    std::vector<Cell> winning_;
};

}  // namespace atom4::tui
