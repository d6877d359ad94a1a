// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/rules/reaction.h"

namespace atom4 {

std::vector<Cell> passed_through(const Reaction& reaction, const Change& change) {
    std::vector<Cell> cells;
    for (int steps = 1; steps < change.distance; ++steps)
        cells.push_back(step(reaction.placed(), change.direction, steps));
    return cells;
}

}  // namespace atom4
