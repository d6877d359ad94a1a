// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/shortfall.h"

#include <algorithm>

namespace atom4 {

Shortfall shortfall_of(const Position& before, const ReviewedMove& move) {
    Shortfall shortfall;
    if (move.best_line.empty() || move.best_line.front() == move.played) return shortfall;
    const Colour own = before.to_play();
    const Colour theirs = next_on_wheel(own);
    const Colour own_next = next_on_wheel(own, 2);

    Position better = before;
    const Cell best = move.best_line.front();
    if (better.play_legal(best).wins()) {
        const auto fours = fours_in_reach(before, own);
        shortfall.misses =
            *std::find_if(fours.begin(), fours.end(), [&](const Four& four) { return four.cell == best; });
    } else {
        shortfall.better_stops = !better.find_win(theirs);
        shortfall.better_threatens = fours_in_reach(better, own_next);
    }

    Position after = before;
    if (after.play_legal(move.played).wins()) return shortfall;
    shortfall.lets = fours_in_reach(after, theirs);
    shortfall.played_threatens = fours_in_reach(after, own_next);
    if (move.answer_line.empty()) return shortfall;
    shortfall.answer = move.answer_line.front();
    if (!after.play_legal(*shortfall.answer).wins())
        shortfall.answer_threatens = fours_in_reach(after, next_on_wheel(theirs, 2));
    return shortfall;
}

}  // namespace atom4
