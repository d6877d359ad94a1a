// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <bitset>
#include <vector>

#include "core/atom4/engine/search.h"
#include "core/atom4/rules/position.h"

namespace atom4 {

/// Returns whether a win at that cell is hidden: every row that it completes needs a piece that is reached only through
/// others. People look first at what is next to a placement. A placement there must win for the player to move.
[[nodiscard]] bool is_hidden_win(Position& position, Cell cell);

/// What a searcher overlooks in one search, by the rules of OversightModel.
class BlindSpots {
public:
    /// Decides what is overlooked in a search from that position.
    BlindSpots(const Position& position, const OversightModel& oversight);

    [[nodiscard]] bool any() const { return any_; }
    /// Returns the first moves that are overlooked; never all legal moves.
    [[nodiscard]] const std::vector<Cell>& first_moves() const { return first_moves_; }
    /// Returns whether a placement there is overlooked until one near it has been considered.
    [[nodiscard]] bool is_far(Cell cell) const { return far_.test(index_of(cell)); }
    /// Returns whether a win there is overlooked if it is hidden.
    [[nodiscard]] bool is_missed_if_hidden(Cell cell) const { return hidden_.test(index_of(cell)); }

    /// Steps from a considered placement within which every win is seen that is not hidden.
    static constexpr int kNear = 2;

private:
    using Cells = std::bitset<Cell::kIndexCount>;

    bool any_ = false;
    Cells far_;
    Cells hidden_;
    std::vector<Cell> first_moves_;
};

}  // namespace atom4
