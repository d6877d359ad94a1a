// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "core/atom4/rules/position.h"

namespace atom4::test {

/// The numbers of sequences of 0 to 10 plies from the start on 16x16 (rules, "Two symmetries").
inline constexpr std::array<std::uint64_t, 11> kPerft{1,     2,      6,       24,        120,       672,
                                                      4'128, 27'264, 193'344, 1'464'576, 11'763'328};

/// Returns the number of sequences of exactly `depth` plies that end with a win.
inline std::uint64_t count_wins(Position position, int depth) {
    if (depth == 0) return winner(position.outcome()) ? 1 : 0;
    const std::vector<Cell> moves(position.legal_moves().begin(), position.legal_moves().end());
    std::uint64_t wins = 0;
    for (const Cell cell : moves) {
        const Reaction reaction = position.play_legal(cell);
        if (depth == 1)
            wins += reaction.wins() ? 1 : 0;
        else
            wins += count_wins(position, depth - 1);
        position.undo(reaction);
    }
    return wins;
}

}  // namespace atom4::test
