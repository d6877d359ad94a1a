// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "core/atom4/rules/lattice.h"

namespace atom4::ui {

/// What a cell is marked as, by rank: a later one takes the place of an earlier one. First what is being decided now,
/// then what was asked, then what happened last, then where one may place.
enum class CellMark : std::uint8_t {
    kNone,
    kPlaceable,
    kLastMove,
    kTrail,      ///< an end of the way of a reaction that is explained, or a piece that something is wanted of
    kCandidate,  ///< one of the best first moves
    kLine,       ///< a move of a line of play
    kGhost,      ///< a move that is talked about
    kHint,
    kDanger,   ///< where the opponent would win after the placement that is pointed at
    kTurning,  ///< a piece that it would turn
    kTarget,   ///< where the pointer or the cursor is
};

/// The marks of a board: one a cell.
class BoardMarks {
public:
    /// Marks the cell, unless something of a higher rank does.
    void put(Cell cell, CellMark mark) {
        CellMark& here = marks_[static_cast<std::size_t>(cell.index())];
        if (mark > here) here = mark;
    }
    [[nodiscard]] CellMark at(Cell cell) const { return marks_[static_cast<std::size_t>(cell.index())]; }

private:
    std::array<CellMark, Cell::kIndexCount> marks_{};
};

}  // namespace atom4::ui
