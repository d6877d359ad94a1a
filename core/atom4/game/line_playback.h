// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <utility>
#include <vector>

#include "core/atom4/rules/position.h"

namespace atom4 {

/// Shows a line of moves on a board, one at a time, until the owner restores the former position. The moves must be
/// legal in sequence.
class LinePlayback {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::milliseconds kPace{900};  ///< time between two moves, enough to follow each reaction

    /// The first move is due at once, the others `pace` apart.
    LinePlayback(Position from, std::vector<Cell> moves, std::chrono::milliseconds pace, Clock::time_point now)
        : position_(std::move(from)), moves_(std::move(moves)), pace_(pace), next_(now) {}

    /// Returns the position on the board, and the reactions that led to it.
    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] const std::vector<Reaction>& played() const { return played_; }
    /// Returns when step() must be called next.
    [[nodiscard]] Clock::time_point next_step() const { return next_; }

    /// Plays the next move. Returns false when all have been played and seen.
    bool step(Clock::time_point now) {
        if (played_.size() == moves_.size()) return false;
        played_.push_back(position_.play_legal(moves_[played_.size()]));
        // The final position stays on the board for longer.
        next_ = now + (played_.size() == moves_.size() ? 2 : 1) * pace_;
        return true;
    }

private:
    Position position_;
    std::vector<Cell> moves_;
    std::vector<Reaction> played_;
    std::chrono::milliseconds pace_;
    Clock::time_point next_;
};

}  // namespace atom4
