// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/terminal/input.h"

#include <poll.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

#include "tui/terminal/curses_header.h"

namespace atom4::tui {

using std::chrono::milliseconds;

std::optional<milliseconds> Input::until_due() const {
    const auto due = terminal_.due();
    if (!due) return std::nullopt;
    return std::max(milliseconds(0), std::chrono::ceil<milliseconds>(*due - Terminal::Clock::now()));
}

void Input::wait(int other_source, std::optional<milliseconds> timeout) {
    // next_event() may have taken a signal that the caller does not know of yet.
    if (ended_ || returned_) return;
    if (const auto due = until_due()) timeout = timeout ? std::min(*timeout, *due) : due;
    std::array<pollfd, 3> sources{{{terminal_.input(), POLLIN, 0},
                                   {terminal_.takes_more() ? -1 : terminal_.output(), POLLOUT, 0},
                                   {other_source, POLLIN, 0}}};
    timespec time{};
    if (timeout) time = {timeout->count() / 1000, static_cast<long>(timeout->count() % 1000) * 1'000'000};
    waits_since_ = Terminal::Clock::now();
    const int ready = ::ppoll(sources.data(), sources.size(), timeout ? &time : nullptr, &signals_.wait_mask());
    if (ready < 0) {
        ended_ = errno != EINTR;
    } else {
        if (sources[1].revents != 0) terminal_.send_rest();
        const short input = sources[0].revents;
        if ((input & POLLIN) != 0)
            terminal_.read();
        else if (input != 0)
            ended_ = true;
        if (terminal_.has_gone()) ended_ = true;
    }
    take_signals();
}

void Input::take_signals() {
    if (Signals::ending()) ended_ = true;
    if (ended_) return;
    if (Signals::take_suspend()) {
        const auto since = Terminal::Clock::now();
        terminal_.leave();
        signals_.suspend();
        terminal_.enter();
        add_stopped(since);
        returned_ = true;
    }
    if (Signals::take_continued()) {
        terminal_.enter();
        // When it was stopped from outside is unknown; it was no earlier than this.
        add_stopped(waits_since_);
        returned_ = true;
    }
    if (Signals::take_resized()) {
        terminal_.take_size();
        resized_ = true;
    }
}

void Input::add_stopped(Terminal::Clock::time_point since) {
    stopped_ = stopped_.value_or(Terminal::Clock::duration::zero()) + (Terminal::Clock::now() - since);
}

bool Input::take_returned() {
    return std::exchange(returned_, false);
}

std::optional<TerminalEvent> Input::next_event() {
    constexpr timespec kNoTime{};
    // Handles the signals that are waiting, and does not wait for others.
    if (::ppoll(nullptr, 0, &kNoTime, &signals_.wait_mask()) < 0) take_signals();
    if (ended_) return std::nullopt;
    if (std::exchange(resized_, false)) return KEY_RESIZE;
    return terminal_.next_event();
}

}  // namespace atom4::tui
