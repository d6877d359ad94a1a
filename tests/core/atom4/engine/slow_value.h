// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/atom4/engine/solver.h"
#include "core/atom4/rules/position.h"

namespace atom4::test {

/// The value of a position, with the plies to a win or a loss, or 0 for a draw.
struct Worth {
    SolvedValue value = SolvedValue::kUnknown;
    int plies = 0;
    friend bool operator==(const Worth&, const Worth&) = default;
};

/// Returns the value by the rules alone: plays every move of every position to the end of the round, without a table.
/// The round must be in play. Leaves the position unchanged.
[[nodiscard]] Worth slow_worth(Position& position);

[[nodiscard]] inline Worth worth_of(const Solution& solution) {
    return {solution.value, solution.plies};
}

}  // namespace atom4::test
