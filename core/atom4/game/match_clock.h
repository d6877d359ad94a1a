// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "core/atom4/engine/computer.h"
#include "core/atom4/game/match.h"

namespace atom4 {

/// A clock that reads less than this is low.
inline constexpr std::chrono::milliseconds kLowClock{10'000};

/// Runs the clocks of a match with a time control while a player is to move, after the first move of a round, unless
/// they are held. It has no timer: the owner calls it as time passes.
class RunningClock {
public:
    using Clock = std::chrono::steady_clock;

    /// Stops the clocks until the match changes, so that a player who returns to it finds them stopped.
    void hold_until_change(const Match& match) {
        held_in_ = match.generation();
        last_.reset();
    }
    /// Holds the clocks, or releases them.
    void set_held(bool held) { held_ = held; }
    /// Returns whether a clock would run if the clocks were not held.
    [[nodiscard]] static bool is_due(const Match& match);
    [[nodiscard]] bool runs(const Match& match) const;
    /// Deducts the time since the last call from the clock of the player to move, if it runs.
    void tick(Match& match, Clock::time_point now = Clock::now());
    /// Excludes the time since the last call, in which a move was saved and announced.
    void pass_over(const Match& match, Clock::time_point now = Clock::now());
    /// Excludes that much of the time since the last call, in which the program was stopped.
    void skip(Clock::duration time) {
        if (last_) *last_ += time;
    }
    /// Returns the time until a clock that is displayed in such steps changes or runs out; std::nullopt if none runs.
    [[nodiscard]] std::optional<std::chrono::milliseconds> next_change(
        const Match& match, std::chrono::milliseconds step = std::chrono::seconds(1)) const;

private:
    bool held_ = false;
    std::optional<std::uint64_t> held_in_;   // the generation in which the clocks are held
    std::optional<Clock::time_point> last_;  // while a clock runs: the time up to which it was charged
};

/// Returns how long the player to move should think so as not to lose on time; std::nullopt without a time control or
/// if the round is over.
[[nodiscard]] std::optional<TimeBudget> time_budget_of(const Match& match);

}  // namespace atom4
