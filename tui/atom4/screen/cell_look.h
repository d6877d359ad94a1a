// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "tui/atom4/screen/scene.h"

namespace atom4::tui {

/// What one cell of the board has to show, before it is known how that is drawn.
struct CellLook {
    std::optional<Colour> piece;    ///< that lies there
    std::optional<Colour> becomes;  ///< what placing a piece under the cursor would turn it into
    std::optional<Colour> ghost;    ///< the piece to be placed, where the cursor or a hint says that it may go
    bool cursor = false;
    bool hint = false;
    bool last = false;     ///< was placed last
    bool turned = false;   ///< has another colour by that
    bool winning = false;  ///< in a row that wins
    bool faded = false;    ///< beside such a row
    bool lit = false;      ///< the action of a reaction is there now
    bool legal = false;    ///< a piece may go there
    bool mine = false;     ///< and a person is to place it
};

/// What the cells of one screen have to show.
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
