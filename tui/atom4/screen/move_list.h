// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "tui/atom4/screen/screen.h"

namespace atom4::tui {

/// The moves of the round, one pair per line and one column per player, with the marks of a review; scrolled to the
/// position shown. The players are named above, if there is room.
class MoveList {
public:
    MoveList(const Match& match, const UiState& ui, Place place, Extent extent);

    void draw(Grid& grid) const;
    /// Returns the number of plies up to and including the move at that place, if there is one.
    [[nodiscard]] std::optional<int> plies_at(Place place) const;

private:
    const Match& match_;
    const UiState& ui_;
    Place place_;
    Extent extent_;
    int absent_ = 0;  // moves missing in the first pair: player 1's, if player 2 begins
    int head_rows_ = 0;
    int move_cols_ = 0;
    int first_pair_ = 0;
};

}  // namespace atom4::tui
