// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// A match that is played with another machine.
#include "core/atom4/game/match.h"

namespace atom4 {

// Why this side makes no move now, in a round in play with another machine.
std::optional<Refusal> Match::why_not_here() const {
    if (!is_fixed() || is_over()) return std::nullopt;
    if (is_watched()) return Refusal::kSpectator;
    if (elsewhere_->is_away) return Refusal::kAway;
    if (elsewhere_->plays[position_.mover()]) return Refusal::kElsewheresTurn;
    return std::nullopt;
}

void Match::set_more_follows(bool more) {
    const bool settles = more_follows_ && !more;
    more_follows_ = more;
    if (settles) settled_.tell({});
}

void Match::part() {
    if (elsewhere_) parted_ = elsewhere_->plays;
    elsewhere_.reset();
}

std::optional<Player> Match::own_player() const {
    const ByPlayer<bool>* there = elsewhere_ ? &elsewhere_->plays : parted_ ? &*parted_ : nullptr;
    if (there == nullptr || (*there)[Player::kFirst] == (*there)[Player::kSecond]) return std::nullopt;
    return (*there)[Player::kFirst] ? Player::kSecond : Player::kFirst;
}

bool Match::is_turn_here() const {
    return seat_to_move() != nullptr && !is_computers_turn() && !why_not_here();
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
