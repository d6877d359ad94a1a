// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/plain/end_signals.h"

#include <cerrno>

namespace atom4::tui {
namespace {

volatile sig_atomic_t g_ending = 0;
const Pipe* volatile g_pipe = nullptr;

extern "C" void on_end_signal(int signal) {
    const int error = errno;
    g_ending = signal;
    if (g_pipe != nullptr) (void)g_pipe->put();
    errno = error;
}

}  // namespace

EndSignals::EndSignals() {
    g_ending = 0;
    g_pipe = &pipe_;
    struct sigaction action {};
    action.sa_handler = on_end_signal;  // without SA_RESTART
    for (std::size_t i = 0; i < kSignals.size(); ++i) {
        sigaction(kSignals[i], nullptr, &before_[i]);
        if (before_[i].sa_handler != SIG_IGN) sigaction(kSignals[i], &action, nullptr);
    }
}

EndSignals::~EndSignals() {
    for (std::size_t i = 0; i < kSignals.size(); ++i) sigaction(kSignals[i], &before_[i], nullptr);
    g_pipe = nullptr;
}

std::optional<int> EndSignals::ending() const {
    return g_ending != 0 ? std::optional<int>(g_ending) : std::nullopt;
}

}  // namespace atom4::tui
