// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <vector>

#include "core/atom4/rules/position.h"

namespace atom4 {

/// A placement that would complete a row, and the row.
struct Four {
    Cell cell;
    std::vector<Cell> row;  ///< from end to end; four pieces or more

    friend bool operator==(const Four&, const Four&) = default;
};

/// Every placement with which a piece of that wheel colour would complete a row for its player if it were played now,
/// whoever is to move, in the order of their cells. Where find_win() finds nothing there are none.
[[nodiscard]] std::vector<Four> fours_in_reach(const Position& position, Colour played);

}  // namespace atom4
