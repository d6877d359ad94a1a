// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/engine/levels.h"

#include <algorithm>

namespace atom4 {

LevelSettings level_settings(int level) {
    require(level >= 0);
    LevelSettings settings;
    settings.limits.depth = std::min(level, 1'000) + 1;
    // The highest levels keep a trace of it, or the same opening would always give the same game.
    settings.noise = level == 0 ? 400 : level == 1 ? 100 : 10;
    return settings;
}

std::optional<Cell> choose_move(Engine& engine, const Position& position, int level, std::uint64_t seed,
                                std::stop_token stop) {
    const LevelSettings settings = level_settings(level);
    engine.clear();  // the answer must not depend on what was asked before
    const SearchReport report = engine.search(position, settings.limits, {settings.noise, seed}, stop);
    if (stop.stop_requested() || report.principal_variation.empty()) return std::nullopt;
    return report.principal_variation.front();
}

}  // namespace atom4
