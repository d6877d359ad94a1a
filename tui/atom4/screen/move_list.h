// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "tui/atom4/screen/screen.h"

namespace atom4::tui {

/// The moves of the round, a pair a line and a column a player, with what a review said of them; scrolled to the
/// position shown. Who plays stands above, where there is room.
class MoveList {
public:
    MoveList(const Match& match, const UiState& ui, Place place, Extent extent);

    void draw(Grid& grid) const;
    /// How many plies had been played after the move at that place, if there is one.
    [[nodiscard]] std::optional<int> plies_at(Place place) const;

private:
    const Match& match_;
    const UiState& ui_;
    Place place_;
    Extent extent_;
    int absent_ = 0;  // moves of the first pair: player 1's, where player 2 begins
    int head_rows_ = 0;
    int move_cols_ = 0;
    int first_pair_ = 0;
};

}  // namespace atom4::tui
