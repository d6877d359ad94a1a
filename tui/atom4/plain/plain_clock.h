// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <optional>

#include "core/atom4/game/match_clock.h"
#include "tui/textmode/line_writer.h"

namespace atom4::tui {

/// The clocks of a match in words: they run, are told when they are asked for, and the one of a person to move when it
/// gets low.
class PlainClock {
public:
    PlainClock(Match& match, const LineWriter& say) : match_(match), say_(say) { run_.hold_until_change(match_); }

    /// The match is another one: the clocks wait for the next move.
    void hold() { run_.hold_until_change(match_); }
    /// Takes the time that has gone by.
    void tick();
    /// While a move was saved and told of nobody was to think.
    void pass_over();
    /// The program was stopped for so long.
    void skip(std::chrono::milliseconds time) { run_.skip(time); }
    /// When it has something to do.
    [[nodiscard]] std::optional<std::chrono::milliseconds> time_to_wait() const;
    void tell() const;

private:
    Match& match_;
    const LineWriter& say_;
    RunningClock run_;
    std::optional<ClockTime> seen_;  // what the clock of the player to move read last
};

}  // namespace atom4::tui
