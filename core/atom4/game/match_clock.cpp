// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/match_clock.h"

namespace atom4 {

using std::chrono::milliseconds;

bool RunningClock::is_due(const Match& match) {
    return match.setup().time_control && !match.is_over() && !match.is_parted() && match.undoable_plies() > 0;
}

bool RunningClock::runs(const Match& match) const {
    return !held_ && held_in_ != match.generation() && is_due(match);
}

void RunningClock::tick(Match& match, Clock::time_point now) {
    if (!runs(match)) return last_.reset();
    const Clock::time_point since = last_.value_or(now);
    const auto used = std::chrono::duration_cast<milliseconds>(now - since);
    last_ = since + used;  // keeps the fraction of a millisecond
    if (used.count() > 0) match.spend(used);
}

void RunningClock::pass_over(const Match& match, Clock::time_point now) {
    if (runs(match))
        last_ = now;
    else
        last_.reset();
}

std::optional<milliseconds> RunningClock::next_change(const Match& match, milliseconds step) const {
    if (!runs(match)) return std::nullopt;
    const ClockTime left = match.time_left()[match.position().mover()];
    return (left - milliseconds(1)) % step + milliseconds(1);
}

std::optional<TimeBudget> time_budget_of(const Match& match) {
    const auto& control = match.setup().time_control;
    if (!control || match.is_over()) return std::nullopt;
    const Position& position = match.position();
    return time_budget({match.time_left()[position.mover()], control->increment},
                       position.size().cell_count() - position.piece_count());
}

}  // namespace atom4
