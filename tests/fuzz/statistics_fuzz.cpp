// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/statistics.h"

#include <limits>

#include "core/base/result.h"
#include "tests/fuzz/input.h"

// Any bytes at all as a file of statistics. What is accepted is written back the same, and can count more rounds, up to
// the largest int.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace atom4;
    const auto statistics = Statistics::parse(test::text_of(data, size));
    if (!statistics) return 0;
    require(Statistics::parse(statistics->to_text()) == statistics);
    for (const RoundResult result :
         {RoundResult::kWon, RoundResult::kLost, RoundResult::kDrawn, RoundResult::kHelped}) {
        Statistics counted = *statistics;
        for (const auto& [level, before] : statistics->levels()) {
            counted.count(level, result);
            const LevelStatistics& after = counted.levels().at(level);
            const auto more = after.played() - before.played();
            require(more == 1 || (more == 0 && after.played() >= std::numeric_limits<int>::max()));
            require(after.streak <= after.best_streak && after.best_streak >= before.best_streak);
            require(counted.all_levels().best_streak >= after.best_streak);
        }
        require(counted.levels().size() == statistics->levels().size());
        require(Statistics::parse(counted.to_text()) == counted);
    }
    return 0;
}
