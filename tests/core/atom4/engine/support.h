// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "tests/support/positions.h"

namespace atom4::test {

/// Positions of random games on random boards, none of them over. Calls `visit(position)` for each.
template <class Visit>
void for_random_positions(std::uint64_t seed, int games, const Visit& visit) {
    Random random(seed);
    for (int game = 0; game < games; ++game) {
        Position position(random_size(random), kWheel[random.below(kWheelSize)]);
        while (!position.is_over()) {
            visit(position);
            position.play_legal(random_move(position, random));
        }
    }
}

}  // namespace atom4::test
