// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/atom4/rules/reaction.h"

namespace atom4 {

/// Something that happened to a cell: a piece was placed on it, or the piece on it turned.
struct CellEvent {
    int ply = 1;                   ///< from 1
    Cell placed;                   ///< where the ply placed its piece
    Colour colour = Colour::kRed;  ///< of that piece
    std::optional<Change> change;  ///< how the piece changed; std::nullopt for its placement
    std::vector<Cell> through;     ///< the propagators passed on the way, nearest to the placed piece first
};

/// Returns everything that the plies of a round did to the cell, in order, except changes that leave the colour as it
/// was.
[[nodiscard]] std::vector<CellEvent> history_of(Cell cell, std::span<const Reaction> plies);

}  // namespace atom4
