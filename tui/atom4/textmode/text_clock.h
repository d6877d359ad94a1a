// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <optional>

#include "core/atom4/controller/turn_keeper.h"
#include "tui/textmode/line_writer.h"

namespace atom4::tui {

/// The clocks of a match in words: they are told when they are asked for, and the one of a person to move when it gets
/// low.
class TextClock {
public:
    /// Both must outlive it.
    TextClock(const TurnKeeper& turns, const LineWriter& say) : turns_(turns), say_(say) {}

    /// Says that a clock has got low since the last call.
    void look();
    /// When it has something to say.
    [[nodiscard]] std::optional<std::chrono::milliseconds> time_to_wait() const;
    void tell() const;

private:
    const TurnKeeper& turns_;
    const LineWriter& say_;
    std::uint64_t generation_ = 0;  // of the match when it was looked at last
    ClockTime seen_{0};             // what the clock of the player to move read then
};

}  // namespace atom4::tui
