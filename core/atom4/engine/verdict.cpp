// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/verdict.h"

#include <cstdlib>

#include "core/atom4/engine/accuracy.h"

namespace atom4 {
namespace {

// From here on, in centipoints, a player is said to be ahead, and so much more.
constexpr int kTrifle = 75;
constexpr int kClear = 300;
constexpr int kLarge = 900;

}  // namespace

Verdict::Verdict(Score score, Player mover)
    : centipoints_(mover == Player::kFirst ? score.value() : -score.value()), is_drawn_(score.is_draw()) {
    // Of the plies to the win every other one is the winner's own, the last one too.
    if (const auto win = score.plies_to_win()) {
        winner_ = mover;
        moves_to_win_ = (*win + 1) / 2;
    } else if (const auto loss = score.plies_to_loss()) {
        winner_ = opponent(mover);
        moves_to_win_ = (*loss + 1) / 2;
    }
}

std::optional<Verdict> Verdict::of(const Position& position) {
    if (!position.is_over()) return std::nullopt;
    Verdict verdict;
    verdict.winner_ = winner(position.outcome());
    if (!verdict.winner_) return verdict;
    verdict.moves_to_win_ = 0;
    verdict.centipoints_ = *verdict.winner_ == Player::kFirst ? Score::kWin : -Score::kWin;
    return verdict;
}

std::optional<Player> Verdict::ahead() const {
    if (winner_) return winner_;
    if (std::abs(centipoints_) < kTrifle) return std::nullopt;
    return centipoints_ > 0 ? Player::kFirst : Player::kSecond;
}

Verdict::Lead Verdict::lead() const {
    if (!ahead()) return Lead::kNone;
    const int by = std::abs(centipoints_);
    return by >= kLarge ? Lead::kLarge : by >= kClear ? Lead::kClear : Lead::kLittle;
}

double Verdict::share() const {
    if (winner_) return *winner_ == Player::kFirst ? 1 : 0;
    return expectation(Score(centipoints_));
}

}  // namespace atom4
