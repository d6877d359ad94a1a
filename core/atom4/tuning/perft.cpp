// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/tuning/perft.h"

namespace atom4 {
namespace {

// The last placements are really laid, with all that they turn, not merely counted: perft is the test of making moves,
// and its measure.
std::uint64_t count(Position& position, int depth) {
    if (position.is_over()) return 0;
    std::uint64_t nodes = 0;
    if (depth == 1) {
        for (const Cell cell : position.legal_moves()) {
            const Reaction reaction = position.lay(cell);
            ++nodes;
            position.lift(reaction);
        }
        return nodes;
    }
    // undo gives the list back its order, so the next move stands where it stood.
    for (std::size_t i = 0; i < position.legal_moves().size(); ++i) {
        const Reaction reaction = position.play_legal(position.legal_moves()[i]);
        nodes += count(position, depth - 1);
        position.undo(reaction);
    }
    return nodes;
}

}  // namespace

std::uint64_t perft(const Position& position, int depth) {
    if (depth <= 0) return 1;
    Position copy = position;
    return count(copy, depth);
}

}  // namespace atom4
