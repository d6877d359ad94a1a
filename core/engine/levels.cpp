// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/engine/levels.h"

#include "core/atom4/random.h"

namespace atom4 {

LevelSettings level_settings(int) {
    return {};
}

// A placeholder until the search is here.
std::optional<Cell> choose_move(Engine&, const Position& position, int, std::uint64_t seed, std::stop_token stop) {
    if (stop.stop_requested()) return std::nullopt;
    const auto moves = position.legal_moves();
    return moves[Random(seed).below(moves.size())];
}

}  // namespace atom4
