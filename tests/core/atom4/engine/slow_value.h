// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/atom4/engine/solver.h"
#include "core/atom4/rules/position.h"

namespace atom4::test {

/// What a position is worth: of a win or a loss with the plies to it, of a draw with 0.
struct Worth {
    SolvedValue value = SolvedValue::kUnknown;
    int plies = 0;
    friend bool operator==(const Worth&, const Worth&) = default;
};

/// The same by the rules alone: every move of every position to the end of the round, no table, nothing left out. The
/// round must be in play. The position comes back as it was given.
[[nodiscard]] Worth slow_worth(Position& position);

[[nodiscard]] inline Worth worth_of(const Solution& solution) {
    return {solution.value, solution.plies};
}

}  // namespace atom4::test
