// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/rules/cell_history.h"

namespace atom4 {

std::vector<CellEvent> history_of(Cell cell, std::span<const Reaction> plies) {
    std::vector<CellEvent> events;
    int ply = 0;
    for (const Reaction& reaction : plies) {
        ++ply;
        if (reaction.placed() == cell) events.push_back({ply, cell, reaction.colour(), std::nullopt, {}});
        for (const Change& change : reaction.changes())
            if (change.cell == cell)
                events.push_back({ply, reaction.placed(), reaction.colour(), change, passed_through(reaction, change)});
    }
    return events;
}

}  // namespace atom4
