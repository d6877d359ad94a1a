// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <utility>
#include <vector>

#include "core/atom4/rules/position.h"

namespace atom4 {

/// A line of moves that a front end plays on the board, a move at a time, and then takes back. The moves must be legal
/// one after the other.
class LinePlayback {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::milliseconds kPace{900};  ///< at which each reaction is seen

    /// Plays the first move at once, and a pace passes between two.
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
        // What it led to stays on the board for longer.
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
