// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <chrono>
#include <cstdint>
#include <optional>

#include "core/atom4/engine/computer.h"
#include "core/atom4/game/match_clock.h"

namespace atom4::ui {

/// Lets the clock of the player to move run: from the first placement of a round to its end, unless it is held. A timer
/// runs only while a clock does, as often as what is shown changes.
class MatchClock : public QObject {
    Q_OBJECT

public:
    explicit MatchClock(Match& match, QObject* parent = nullptr);

    /// Stops the clocks, or lets them go on.
    void setHeld(bool held);
    /// A clock runs unless it is held.
    [[nodiscard]] bool isDue() const { return RunningClock::is_due(match_); }
    [[nodiscard]] bool isRunning() const { return run_.runs(match_); }
    /// Takes the time up to now from the clock that runs; to be called before a placement. May end the round.
    void settle();
    /// To be called after any change of the match.
    void matchChanged();
    /// How long the player to move should think; nothing without a clock.
    [[nodiscard]] std::optional<TimeBudget> share() const;

    /// "4:05", "1:04:05", and "0:09.4" in the last ten seconds.
    /// Less than this is little: it is shown by tenths, in another colour, and told to those who hear it.
    static constexpr std::chrono::milliseconds kLittle{10'000};
    [[nodiscard]] static QString text(std::chrono::milliseconds left);

signals:
    /// What the clocks show is another.
    void ticked();

private:
    void passOverIfChanged();
    void schedule();

    Match& match_;
    RunningClock run_;
    std::uint64_t generation_ = 0;  // of the match when it was last looked at
    QTimer timer_;
};

}  // namespace atom4::ui
