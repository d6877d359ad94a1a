// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/engine/perft.h"

#include <algorithm>
#include <array>

namespace atom4 {
namespace {

// The last placements are really made, not merely counted: perft is the test of making moves, and its measure.
std::uint64_t count(Position& position, int depth) {
    if (position.is_over()) return 0;
    const auto legal = position.legal_moves();
    if (legal.empty()) return 0;
    // play_legal and undo restore the list's order, but change it in between.
    std::array<Cell, Cell::kMaxRows * Cell::kMaxCols> moves;
    std::copy(legal.begin(), legal.end(), moves.begin());
    const std::size_t move_count = legal.size();
    std::uint64_t nodes = 0;
    for (std::size_t i = 0; i < move_count; ++i) {
        const Reaction reaction = position.play_legal(moves[i]);
        nodes += depth == 1 ? 1 : count(position, depth - 1);
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
