// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <bitset>
#include <vector>

#include "core/atom4/engine/search.h"
#include "core/atom4/rules/position.h"

namespace atom4 {

/// Whether the player to move can win there by a row that takes a piece which is reached only through others: people
/// look at what lies next to a placement first. The placement must win.
[[nodiscard]] bool is_hidden_win(Position& position, Cell cell);

/// What a searcher overlooks, as OversightModel says, in one search.
class BlindSpots {
public:
    /// What is overlooked in a search from that position.
    BlindSpots(const Position& position, const OversightModel& oversight);

    [[nodiscard]] bool any() const { return any_; }
    /// The first moves that are not thought of: never all of them.
    [[nodiscard]] const std::vector<Cell>& first_moves() const { return first_moves_; }
    /// Whether a placement there is not thought of, before others near it are.
    [[nodiscard]] bool is_far(Cell cell) const { return far_.test(index_of(cell)); }
    /// Whether a hidden win there is not seen.
    [[nodiscard]] bool is_missed_if_hidden(Cell cell) const { return hidden_.test(index_of(cell)); }

    /// So near to a placement that is considered everything is seen that is not hidden.
    static constexpr int kNear = 2;

private:
    using Cells = std::bitset<Cell::kIndexCount>;

    bool any_ = false;
    Cells far_;
    Cells hidden_;
    std::vector<Cell> first_moves_;
};

}  // namespace atom4
