// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/textmode/end_signals.h"

#include <unistd.h>

#include <cerrno>
#include <cstdint>

#include "tui/terminal/signals.h"

namespace atom4::tui {
namespace {

volatile sig_atomic_t g_ending = 0;
const Pipe* volatile g_pipe = nullptr;

// Ends the writes that begin after the signal, each within a second.
extern "C" void on_alarm(int) {
    ::alarm(1);
}

extern "C" void on_end_signal(int signal) {
    const int error = errno;
    g_ending = signal;
    if (g_pipe != nullptr) (void)g_pipe->put();
    ::alarm(1);
    errno = error;
}

volatile sig_atomic_t g_stopped = 0;  // milliseconds

void set_stop_handler(void (*handler)(int)) {
    struct sigaction action {};
    action.sa_handler = handler;
    action.sa_flags = static_cast<int>(SA_NODEFER);
    sigaction(SIGTSTP, &action, nullptr);
}

// Stops as it would without a handler, and knows for how long.
extern "C" void on_stop(int signal) {
    const int error = errno;
    const std::int64_t since = milliseconds_now();
    set_stop_handler(SIG_DFL);
    ::raise(signal);  // stops here
    set_stop_handler(on_stop);
    g_stopped = static_cast<sig_atomic_t>(g_stopped + 1 + (milliseconds_now() - since));
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
    action.sa_handler = on_alarm;
    sigaction(SIGALRM, &action, &before_alarm_);
    g_stopped = 0;
    sigaction(SIGTSTP, nullptr, &before_stop_);
    if (before_stop_.sa_handler != SIG_IGN) set_stop_handler(on_stop);
}

EndSignals::~EndSignals() {
    for (std::size_t i = 0; i < kSignals.size(); ++i) sigaction(kSignals[i], &before_[i], nullptr);
    sigaction(SIGTSTP, &before_stop_, nullptr);
    ::alarm(0);
    sigaction(SIGALRM, &before_alarm_, nullptr);
    g_pipe = nullptr;
}

std::chrono::milliseconds EndSignals::take_stopped() const {
    if (g_stopped == 0) return std::chrono::milliseconds(0);
    while (pipe_.take()) continue;
    const long stopped = g_stopped;
    g_stopped = 0;
    return std::chrono::milliseconds(stopped);
}

std::optional<int> EndSignals::ending() const {
    return g_ending != 0 ? std::optional<int>(g_ending) : std::nullopt;
}

}  // namespace atom4::tui
