// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/plain/plain_clock.h"

#include <array>
#include <utility>

#include "tui/atom4/words/words.h"
#include "tui/common/i18n.h"

namespace atom4::tui {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

// From here on a clock is low, and lower.
constexpr std::array<seconds, 3> kLow{seconds(60), seconds(30), seconds(10)};

}  // namespace

void PlainClock::tick() {
    if (!match_.setup().time_control) return;
    run_.tick(match_);
    if (match_.is_over() || match_.seat_to_move() == nullptr || match_.seat_to_move()->is_computer()) return;
    const ClockTime left = match_.time_left()[match_.position().mover()];
    const ClockTime before = std::exchange(seen_, left).value_or(left);
    for (const seconds low : kLow)
        if (before > low && left <= low)
            say_.prose(counted(static_cast<long>(low.count()), "{0} second left.", "{0} seconds left."));
}

void PlainClock::pass_over() {
    run_.pass_over(match_);
    seen_ = match_.time_left()[match_.position().mover()];
}

std::optional<milliseconds> PlainClock::time_to_wait() const {
    if (!run_.runs(match_)) return std::nullopt;
    const ClockTime left = match_.time_left()[match_.position().mover()];
    for (const seconds low : kLow)
        if (left > low) return left - low;
    return left;
}

void PlainClock::tell() const {
    if (!match_.setup().time_control) return say_.prose(_("This match has no clock; new clock 5 sets 5 minutes."));
    for (const Player player : kPlayers)
        say_.prose(fill(_("{0}: {1} left."), {player_name(match_, player), clock_text(match_.time_left()[player])}));
    if (RunningClock::is_due(match_) && !run_.runs(match_)) say_.prose(_("The clocks wait for the next move."));
}

}  // namespace atom4::tui
