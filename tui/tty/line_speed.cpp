// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/tty/line_speed.h"

#include <algorithm>

namespace atom4::tui {
namespace {

// A busy machine answers late now and then.
constexpr double kPatience = 0.15;

}  // namespace

void LineSpeed::asked(std::size_t bytes, Clock::time_point now) {
    asked_ = now;
    bytes_ = bytes;
}

void LineSpeed::answered(Clock::time_point now) {
    if (!asked_) return;
    const Seconds time = now - *asked_;
    asked_.reset();
    if (bytes_ < kTelling) {
        way_ = way_ ? std::min(*way_, time) : time;
        return;
    }
    const double on_the_line = std::max(time.count() - way_.value_or(Seconds(0)).count(), 1e-6);
    speed_ = static_cast<double>(bytes_) / on_the_line;
}

bool LineSpeed::is_slow(Clock::time_point now) const {
    if (speed_ && *speed_ < kSlow) return true;
    // Who has never answered may not do so at all.
    if (!asked_ || !way_) return false;
    const double due = static_cast<double>(bytes_) / kSlow + way_.value_or(Seconds(0)).count() + kPatience;
    return Seconds(now - *asked_).count() > due;
}

}  // namespace atom4::tui
