// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/play/match_clock.h"

#include <utility>

#include "core/atom4/game/match_clock.h"

namespace atom4::ui {
namespace {

using std::chrono::milliseconds;

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
    run_.set_held(held);
    run_.pass_over(match_);
    matchChanged();
}

void MatchClock::matchChanged() {
    passOverIfChanged();
    schedule();
    emit ticked();
}

// What has passed before another position came on the board is none of its time.
void MatchClock::passOverIfChanged() {
    if (std::exchange(generation_, match_.generation()) != match_.generation()) run_.pass_over(match_);
}

void MatchClock::settle() {
    passOverIfChanged();
    if (!isRunning()) return;
    run_.tick(match_);
    emit ticked();
}

void MatchClock::schedule() {
    timer_.stop();
    if (!isRunning()) return;
    // Up to the moment when another second, or another tenth, is shown.
    const bool tenths = match_.time_left()[match_.position().mover()] <= kLittle;
    timer_.start(*run_.next_change(match_, tenths ? milliseconds(100) : milliseconds(1'000)));
}

std::optional<TimeBudget> MatchClock::share() const {
    return time_budget_of(match_);
}

QString MatchClock::text(milliseconds left) {
    const auto two = [](qint64 number) { return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0')); };
    if (left < kLittle) {
        const qint64 tenths = (left.count() + 99) / 100;
        return QStringLiteral("0:%1.%2").arg(two(tenths / 10)).arg(tenths % 10);
    }
    const qint64 seconds = (left.count() + 999) / 1'000;
    if (seconds < 3'600) return QStringLiteral("%1:%2").arg(seconds / 60).arg(two(seconds % 60));
    return QStringLiteral("%1:%2:%3").arg(seconds / 3'600).arg(two(seconds / 60 % 60), two(seconds % 60));
}

}  // namespace atom4::ui
