// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "core/atom4/rules/lattice.h"

namespace atom4::ui {

/// The mark of a cell, by rank: a later value replaces an earlier one. From the highest rank down: what is being
/// decided now, what was asked for, the last move, playable cells.
enum class CellMark : std::uint8_t {
    kNone,
    kPlaceable,
    kLastMove,
    kTrail,      ///< an end of the path of a reaction that is explained, or a piece that needs attention
    kCandidate,  ///< one of the best first moves
    kLine,       ///< a move of a line of play
    kGhost,      ///< a move under discussion
    kHint,
    kDanger,   ///< where the opponent would win after the move at the pointer or cursor
    kTurning,  ///< a piece that this move would turn
    kTarget,   ///< where the pointer or the cursor is
};

/// The marks of a board: one per cell.
class BoardMarks {
public:
    /// Marks the cell, unless it has a mark of a higher rank.
    void put(Cell cell, CellMark mark) {
        CellMark& here = marks_[static_cast<std::size_t>(cell.index())];
        if (mark > here) here = mark;
    }
    [[nodiscard]] CellMark at(Cell cell) const { return marks_[static_cast<std::size_t>(cell.index())]; }

private:
    std::array<CellMark, Cell::kIndexCount> marks_{};
};

}  // namespace atom4::ui
