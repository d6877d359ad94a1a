// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// A match that is played with another machine.
#include "core/atom4/match/match.h"

namespace atom4 {

// Why this side makes no move now, in a round in play with another machine.
std::optional<Refusal> Match::why_not_here() const {
    if (!is_fixed() || is_over()) return std::nullopt;
    if (elsewhere_->is_away) return Refusal::kAway;
    if (elsewhere_->plays[position_.mover()]) return Refusal::kElsewheresTurn;
    return std::nullopt;
}

void Match::set_more_follows(bool more) {
    const bool settles = more_follows_ && !more;
    more_follows_ = more;
    if (settles) settled_.tell({});
}

Reaction Match::place(Cell cell) {
    const Reaction reaction = make(cell);
    announce(MatchEvent::Kind::kPlayed, reaction);
    return reaction;
}

void Match::show_time_left(ByPlayer<ClockTime> left) {
    rounds_.back().time_left = left;
}

void Match::agree_on_time_left(ByPlayer<ClockTime> left) {
    if (clocks_[plies_.size()] == left && rounds_.back().time_left == left) return;
    clocks_[plies_.size()] = left;
    rounds_.back().time_left = left;
    announce(MatchEvent::Kind::kClocksAgreed);
}

}  // namespace atom4
