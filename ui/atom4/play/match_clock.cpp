// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/play/match_clock.h"

#include <utility>

#include "core/atom4/computer/thinking_time.h"

namespace atom4::ui {
namespace {

using std::chrono::milliseconds;
constexpr milliseconds kTenthsFrom{10'000};

}  // namespace

MatchClock::MatchClock(Match& match, QObject* parent) : QObject(parent), match_(match) {
    timer_.setSingleShot(true);
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, [this] {
        settle();
        schedule();
    });
}

void MatchClock::setHeld(bool held) {
    settle();
    held_ = held;
    matchChanged();
}

bool MatchClock::isDue() const {
    return match_.setup().time_control && !match_.is_over() && match_.undoable_plies() > 0;
}

void MatchClock::matchChanged() {
    if (held_ || !isDue()) {
        since_.invalidate();
    } else if (!since_.isValid() || generation_ != match_.generation()) {
        since_.start();
        generation_ = match_.generation();
    }
    schedule();
    emit ticked();
}

void MatchClock::settle() {
    if (!since_.isValid()) return;
    const milliseconds used(since_.restart());
    // What has passed before another position came on the board is none of its time.
    if (std::exchange(generation_, match_.generation()) == match_.generation()) match_.spend(used);
    emit ticked();
}

void MatchClock::schedule() {
    timer_.stop();
    if (!since_.isValid()) return;
    // Up to the moment when another second, or another tenth, is shown.
    const milliseconds left = match_.time_left()[match_.position().mover()];
    const int step = left > kTenthsFrom ? 1'000 : 100;
    const auto rest = static_cast<int>(left.count() % step);
    timer_.start(rest == 0 ? step : rest);
}

std::optional<milliseconds> MatchClock::share() const {
    return thinking_time(match_);
}

QString MatchClock::text(milliseconds left) {
    const auto two = [](qint64 number) { return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0')); };
    if (left < kTenthsFrom) {
        const qint64 tenths = (left.count() + 99) / 100;
        return QStringLiteral("0:%1.%2").arg(two(tenths / 10)).arg(tenths % 10);
    }
    const qint64 seconds = (left.count() + 999) / 1'000;
    if (seconds < 3'600) return QStringLiteral("%1:%2").arg(seconds / 60).arg(two(seconds % 60));
    return QStringLiteral("%1:%2:%3").arg(seconds / 3'600).arg(two(seconds / 60 % 60), two(seconds % 60));
}

}  // namespace atom4::ui
