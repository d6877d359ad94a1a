// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "core/atom4/match/match.h"

namespace atom4::tui {

/// Lets the clocks of a match with a time control run while somebody is to move, from the first move of a round on; in
/// a match that was taken up again, from the next change of it on.
class ClockKeeper {
public:
    using Clock = std::chrono::steady_clock;

    /// Holds the clocks until the match is another: whoever comes back to it finds them standing still.
    void hold(const Match& match) {
        held_ = match.generation();
        last_.reset();
    }
    /// Takes the time since the last call from the clock of the player to move, if it runs.
    void tick(Match& match, Clock::time_point now = Clock::now());
    /// Passes over the time since the last call: while a move was saved and told of, nobody was to think.
    void pass_over(const Match& match, Clock::time_point now = Clock::now());
    /// How long until a clock reads another second or is empty; nothing while none runs.
    [[nodiscard]] std::optional<std::chrono::milliseconds> next_change(const Match& match) const;

private:
    [[nodiscard]] bool runs(const Match& match) const;

    std::optional<std::uint64_t> held_;      // the generation in which the clocks stand still
    std::optional<Clock::time_point> last_;  // while a clock runs: up to when its time has been taken
};

}  // namespace atom4::tui
