// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <csignal>
#include <optional>

#include "core/base/thread.h"

namespace atom4::tui {

/// Hears the signals that ask a program without a screen to end, for as long as it lives; those that it was started to
/// ignore stay ignored. A write that one of them comes upon fails, and each later one that takes a second, so that
/// nobody waits for a reader for ever. Takes the process's alarm().
class EndSignals {
public:
    EndSignals();
    EndSignals(const EndSignals&) = delete;
    EndSignals& operator=(const EndSignals&) = delete;
    ~EndSignals();

    /// Readable from the first of them on.
    [[nodiscard]] int descriptor() const { return pipe_.descriptor(); }
    [[nodiscard]] std::optional<int> ending() const;
    /// For how long ^Z had stopped the program since last asked.
    [[nodiscard]] std::chrono::milliseconds take_stopped() const;

private:
    static constexpr std::array<int, 4> kSignals{SIGINT, SIGTERM, SIGHUP, SIGQUIT};

    Pipe pipe_;
    std::array<struct sigaction, kSignals.size()> before_{};
    struct sigaction before_stop_ {};
    struct sigaction before_alarm_ {};
};

}  // namespace atom4::tui
