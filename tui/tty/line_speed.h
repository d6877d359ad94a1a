// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>

namespace atom4::tui {

/// How fast the line to the terminal is, by the bytes that were sent and the time until the terminal had them all: it
/// answers a question that went behind them. What lies between - a line of 9600 baud, a network - takes bytes at once
/// and delivers them when it can, so that writing alone tells nothing. Plain data; the clock is the caller's.
class LineSpeed {
public:
    using Clock = std::chrono::steady_clock;

    /// Fewer bytes a second than this, and what moves arrives after the time for it.
    static constexpr double kSlow = 4'000;
    /// So many bytes tell something; fewer only how long the way is.
    static constexpr std::size_t kTelling = 400;

    /// So many bytes went out at once, and a question behind them. One at a time.
    void asked(std::size_t bytes, Clock::time_point now);
    void answered(Clock::time_point now);

    /// The answer will not be heard: the terminal is given to another program.
    void give_up() { asked_.reset(); }

    /// Whether a question behind so many bytes would tell something, and none is open.
    [[nodiscard]] bool is_worth_asking(std::size_t bytes) const { return !asked_ && bytes >= kTelling; }
    /// Whether the answer is still to come.
    [[nodiscard]] bool is_asked() const { return asked_.has_value(); }
    /// Whether the line has turned out to be slow, or is turning out to be so.
    [[nodiscard]] bool is_slow(Clock::time_point now) const;
    /// Bytes a second, as far as that is known.
    [[nodiscard]] std::optional<double> bytes_per_second() const { return speed_; }

private:
    using Seconds = std::chrono::duration<double>;

    std::size_t bytes_ = 0;  // before the question that is open
    std::optional<Clock::time_point> asked_;
    std::optional<Seconds> way_;  // there and back, with next to nothing on the line
    std::optional<double> speed_;
};

}  // namespace atom4::tui
