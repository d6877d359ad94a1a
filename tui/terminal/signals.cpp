// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/terminal/signals.h"

#include <time.h>

namespace atom4::tui {
namespace {

constexpr std::array<int, 7> kSignals{SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH};

volatile sig_atomic_t g_ending = 0;
volatile sig_atomic_t g_suspend = 0;
volatile sig_atomic_t g_continued = 0;
volatile sig_atomic_t g_resized = 0;

extern "C" void on_signal(int signal) {
    if (signal == SIGTSTP)
        g_suspend = 1;
    else if (signal == SIGCONT)
        g_continued = 1;
    else if (signal == SIGWINCH)
        g_resized = 1;
    else
        g_ending = signal;
}

template <class Signals>
sigset_t set_of(const Signals& signals) {
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : signals) sigaddset(&set, signal);
    return set;
}

// Returns whether the flag was set, and clears it.
bool take(volatile sig_atomic_t& flag) {
    const bool was_set = flag != 0;
    flag = 0;
    return was_set;
}

}  // namespace

Signals::Signals() {
    g_ending = 0;
    g_suspend = 0;
    g_continued = 0;
    g_resized = 0;
    const sigset_t taken = set_of(kSignals);
    pthread_sigmask(SIG_BLOCK, &taken, &old_mask_);
    for (std::size_t i = 0; i < kSignals.size(); ++i) {
        struct sigaction old {};
        sigaction(kSignals[i], nullptr, &old);
        ignored_[i] = old.sa_handler == SIG_IGN;
    }
}

Signals::~Signals() {
    // A pending signal still gets our handler, which only sets a flag.
    pthread_sigmask(SIG_SETMASK, &old_mask_, nullptr);
    for (const int signal : kSignals) set_handler(signal, SIG_DFL);
}

void Signals::set_handler(int signal, void (*handler)(int)) const {
    struct sigaction action {};
    action.sa_handler = handler;
    for (std::size_t i = 0; i < kSignals.size(); ++i)
        if (kSignals[i] == signal && ignored_[i]) action.sa_handler = SIG_IGN;
    sigaction(signal, &action, nullptr);
}

void Signals::install() {
    for (const int signal : kSignals) set_handler(signal, on_signal);
}

std::optional<int> Signals::ending() {
    return g_ending != 0 ? std::optional<int>(g_ending) : std::nullopt;
}

bool Signals::take_suspend() {
    return take(g_suspend);
}

bool Signals::take_continued() {
    return take(g_continued);
}

bool Signals::take_resized() {
    return take(g_resized);
}

void Signals::suspend() {
    set_handler(SIGTSTP, SIG_DFL);
    const sigset_t stop = set_of(std::array{SIGTSTP});
    raise(SIGTSTP);
    pthread_sigmask(SIG_UNBLOCK, &stop, nullptr);  // stops here
    pthread_sigmask(SIG_BLOCK, &stop, nullptr);
    // The SIGCONT that has resumed the program is taken here, so that it is not handled again.
    const sigset_t continued = set_of(std::array{SIGCONT});
    constexpr timespec kNoTime{};
    (void)::sigtimedwait(&continued, nullptr, &kNoTime);
    set_handler(SIGTSTP, on_signal);
}

std::int64_t milliseconds_now() {
    timespec now{};
    ::clock_gettime(CLOCK_MONOTONIC, &now);
    return std::int64_t{now.tv_sec} * 1'000 + now.tv_nsec / 1'000'000 + 1;
}

void die_of(int signal) {
    struct sigaction action {};
    action.sa_handler = SIG_DFL;
    sigaction(signal, &action, nullptr);
    const sigset_t set = set_of(std::array{signal});
    pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
    raise(signal);
}

}  // namespace atom4::tui
