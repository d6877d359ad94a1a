// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/input.h"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

namespace atom4::tui {

void Input::wait(std::array<int, 2> other_sources, std::optional<std::chrono::milliseconds> timeout) {
    std::array<pollfd, 3> sources{
        {{STDIN_FILENO, POLLIN, 0}, {other_sources[0], POLLIN, 0}, {other_sources[1], POLLIN, 0}}};
    timespec time{};
    if (timeout) time = {timeout->count() / 1000, timeout->count() % 1000 * 1'000'000};
    const int ready = ::ppoll(sources.data(), sources.size(), timeout ? &time : nullptr, &signals_.wait_mask());
    if (ready < 0) {
        // A change of the window's size comes as a signal that curses took, and from it as a key.
        key_waits_ = errno == EINTR;
        ended_ = errno != EINTR;
    } else {
        const short input = sources[0].revents;
        key_waits_ = (input & POLLIN) != 0;
        if (!key_waits_ && (input & (POLLHUP | POLLERR | POLLNVAL)) != 0) ended_ = true;
        if (key_waits_) ++empty_reads_;
        // Input that is announced and never comes has been closed.
        if (empty_reads_ > 4) ended_ = true;
    }
    take_signals();
}

void Input::take_signals() {
    if (Signals::ending()) ended_ = true;
    if (ended_) return;
    if (Signals::take_suspend()) {
        terminal_.leave();
        signals_.suspend();
        terminal_.enter();
        returned_ = true;
    }
    if (Signals::take_continued()) {
        terminal_.enter();
        returned_ = true;
    }
}

bool Input::take_returned() {
    return std::exchange(returned_, false);
}

std::optional<int> Input::next_key() {
    if (!key_waits_ || ended_) return std::nullopt;
    const auto key = terminal_.next_key();
    if (key) empty_reads_ = 0;
    return key;
}

}  // namespace atom4::tui
