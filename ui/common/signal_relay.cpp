// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/signal_relay.h"

#include <fcntl.h>
#include <unistd.h>

#include <QSocketNotifier>
#include <array>
#include <cerrno>
#include <csignal>

namespace atom4::ui {
namespace {

constexpr std::array kSignals{SIGINT, SIGTERM, SIGHUP};
int pipeEnds[2] = {-1, -1};  // a signal handler can access only globals
std::array<struct sigaction, kSignals.size()> before;

// Little is allowed in a signal handler, but write() is.
extern "C" void relay(int) {
    const int saved = errno;
    const char byte = 1;
    [[maybe_unused]] const ssize_t written = ::write(pipeEnds[1], &byte, 1);
    errno = saved;
}

}  // namespace

SignalRelay::SignalRelay(QObject* parent) : QObject(parent) {
    if (::pipe2(pipeEnds, O_CLOEXEC | O_NONBLOCK) != 0) return;
    auto* notifier = new QSocketNotifier(pipeEnds[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        char byte = 0;
        while (::read(pipeEnds[0], &byte, 1) > 0) {
        }
        emit received();
    });
    struct sigaction action {};
    action.sa_handler = relay;
    action.sa_flags = SA_RESTART;
    for (std::size_t i = 0; i < kSignals.size(); ++i) {
        ::sigaction(kSignals[i], nullptr, &before[i]);
        if (before[i].sa_handler != SIG_IGN) ::sigaction(kSignals[i], &action, nullptr);
    }
}

SignalRelay::~SignalRelay() {
    if (pipeEnds[0] < 0) return;
    for (std::size_t i = 0; i < kSignals.size(); ++i) ::sigaction(kSignals[i], &before[i], nullptr);
    for (int& end : pipeEnds) {
        ::close(end);
        end = -1;
    }
}

}  // namespace atom4::ui
