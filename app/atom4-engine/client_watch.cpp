// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/atom4-engine/client_watch.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <new>
#include <system_error>

#include "tui/common/i18n.h"

namespace atom4 {
namespace {

// Until there is something to read at the end, or nobody who reads the output.
void watch(int end) {
    // Nothing is asked of the output: that it is broken is told all the same.
    std::array<pollfd, 2> watched{{{STDOUT_FILENO, 0, 0}, {end, POLLIN, 0}}};
    while (::poll(watched.data(), watched.size(), -1) < 0)
        if (errno != EINTR) return;
    if ((watched[0].revents & (POLLERR | POLLHUP)) == 0) return;
    (void)std::raise(SIGPIPE);
    tui::complain(kOutputCannotBeWritten);
    std::_Exit(1);
}

}  // namespace

ClientWatch::ClientWatch() {
    try {
        end_.emplace();
        thread_ = std::thread(watch, end_->descriptor());
    } catch (const std::system_error&) {
    } catch (const std::bad_alloc&) {
    }
}

ClientWatch::~ClientWatch() {
    if (!thread_.joinable()) return;
    end_->put();
    thread_.join();
}

}  // namespace atom4
