// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "core/atom4/engine/search.h"
#include "core/atom4/rules/position.h"

namespace atom4 {

/// How a round stands, whoever is to move: a score of the engine turned to player 1's side, or the end of the round.
class Verdict {
public:
    /// The score is that of the mover.
    Verdict(Score score, Player mover);
    /// A round that is over has a verdict of its own.
    [[nodiscard]] static std::optional<Verdict> of(const Position& position);

    /// Who is ahead by more than a trifle.
    [[nodiscard]] std::optional<Player> ahead() const;
    /// The moves of the player ahead until he wins, if that is forced; 0 when he has won.
    [[nodiscard]] std::optional<int> moves_to_win() const { return moves_to_win_; }
    /// Whether neither can force a win: for certain, and not as it seems.
    [[nodiscard]] bool is_drawn() const { return is_drawn_; }
    /// By how much the player ahead is.
    enum class Lead : std::uint8_t { kNone, kLittle, kClear, kLarge };
    [[nodiscard]] Lead lead() const;
    /// Player 1's expectation, from 0 to 1.
    [[nodiscard]] double share() const;
    /// In centipoints, for player 1.
    [[nodiscard]] int centipoints() const { return centipoints_; }

    friend bool operator==(const Verdict&, const Verdict&) = default;

private:
    Verdict() = default;

    int centipoints_ = 0;
    bool is_drawn_ = false;
    std::optional<Player> winner_;
    std::optional<int> moves_to_win_;
};

}  // namespace atom4
