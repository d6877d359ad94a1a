// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/textmode/text_clock.h"

#include <array>
#include <utility>

#include "core/atom4/game/play_texts.h"
#include "tui/atom4/model/words.h"
#include "tui/common/i18n.h"

namespace atom4::tui {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

// From here on a clock is low, and lower.
constexpr std::array<seconds, 3> kLow{seconds(60), seconds(30), seconds(10)};

}  // namespace

void TextClock::look() {
    const Match& match = turns_.match();
    if (!match.setup().time_control) return;
    const ClockTime left = match.time_left()[match.position().mover()];
    const ClockTime before = std::exchange(seen_, left);
    if (std::exchange(generation_, match.generation()) != match.generation()) return;
    if (match.is_over() || match.seat_to_move() == nullptr || match.seat_to_move()->is_computer()) return;
    for (const seconds low : kLow)
        if (before > low && left <= low)
            say_.prose(counted(static_cast<long>(low.count()), "{0} second left.", "{0} seconds left."));
}

std::optional<milliseconds> TextClock::time_to_wait() const {
    if (!turns_.clock_runs()) return std::nullopt;
    const Match& match = turns_.match();
    const ClockTime left = match.time_left()[match.position().mover()];
    for (const seconds low : kLow)
        if (left > low) return left - low;
    return std::nullopt;
}

void TextClock::tell() const {
    const Match& match = turns_.match();
    if (!match.setup().time_control) return say_.prose(_("This match has no clock; new clock 5 sets 5 minutes."));
    for (const Player player : kPlayers)
        say_.prose(fill(_("{0}: {1} left."), {seat_text(match, player), clock_text(match.time_left()[player])}));
    if (RunningClock::is_due(match) && !turns_.clock_runs()) say_.prose(_("The clocks wait for the next move."));
}

}  // namespace atom4::tui
