// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/engine/levels.h"

#include <algorithm>

namespace atom4 {

SearchSettings level_search(int level, std::uint64_t seed) {
    require(level >= 0);
    SearchSettings settings;
    settings.limits.depth = std::min(level, 1'000) + 1;
    // The highest levels keep a trace of it, or the same opening would always give the same game.
    settings.noise = {level == 0 ? 400 : level == 1 ? 100 : 10, seed};
    return settings;
}

std::optional<Cell> choose_move(Engine& engine, const Position& position, int level, std::uint64_t seed,
                                std::stop_token stop) {
    engine.clear();  // the answer must not depend on what was asked before
    const SearchReport report = engine.search(position, level_search(level, seed), stop);
    if (stop.stop_requested()) return std::nullopt;
    return report.move();
}

}  // namespace atom4
