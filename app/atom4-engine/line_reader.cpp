// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/atom4-engine/line_reader.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <new>
#include <system_error>
#include <utility>

#include "tui/common/i18n.h"

namespace atom4 {
namespace {

constexpr std::size_t kMaxReadAhead = 1'000'000;

}  // namespace

std::optional<InputLine> LineReader::next() {
    while (lines_.empty() && !ended_) wait(-1, std::nullopt);
    if (lines_.empty()) return std::nullopt;
    InputLine line = std::move(lines_.front());
    lines_.pop_front();
    bytes_ahead_ -= line.text.size() + 1;
    if (!line.text.empty() && line.text.back() == '\r') line.text.pop_back();
    return line;
}

void LineReader::wait(int other, std::optional<std::chrono::milliseconds> time) {
    const bool reads_on = !ended_ && bytes_ahead_ < kMaxReadAhead;
    std::array<pollfd, 2> waited{{{reads_on ? descriptor_ : -1, POLLIN, 0}, {other, POLLIN, 0}}};
    const int milliseconds = time ? static_cast<int>(std::max<std::int64_t>(time->count(), 0)) : -1;
    if (::poll(waited.data(), waited.size(), milliseconds) > 0 && waited[0].revents != 0) read();
}

void LineReader::read() {
    std::array<char, 65'536> buffer;
    const ssize_t count = ::read(descriptor_, buffer.data(), buffer.size());
    if (count > 0) return take({buffer.data(), static_cast<std::size_t>(count)});
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) return;
    if (count < 0) error_ = errno;
    ended_ = true;
    if (begun_) end_line();
}

void LineReader::take(std::string_view bytes) {
    while (!bytes.empty()) {
        const std::size_t end = std::min(bytes.find('\n'), bytes.size());
        if (!begun_) begun_.emplace();
        const std::size_t room = kLongest - begun_->text.size();
        begun_->text += bytes.substr(0, std::min(end, room));
        if (end > room) begun_->too_long = true;
        if (end == bytes.size()) return;
        end_line();
        bytes.remove_prefix(end + 1);
    }
}

void LineReader::end_line() {
    bytes_ahead_ += begun_->text.size() + 1;
    lines_.push_back(std::move(*begun_));
    begun_.reset();
}

namespace {

// Waits until `end` can be read, or standard output has no reader, which ends the program.
void watch(int end) {
    // poll() reports that the output is broken even if no event is requested.
    std::array<pollfd, 2> watched{{{STDOUT_FILENO, 0, 0}, {end, POLLIN, 0}}};
    while (::poll(watched.data(), watched.size(), -1) < 0)
        if (errno != EINTR) return;
    if ((watched[0].revents & (POLLERR | POLLHUP)) == 0) return;
    (void)std::raise(SIGPIPE);
    tui::complain(kOutputCannotBeWritten);
    std::_Exit(1);
}

}  // namespace

OutputWatchdog::OutputWatchdog() {
    try {
        end_.emplace();
        thread_ = std::thread(watch, end_->descriptor());
    } catch (const std::system_error&) {
    } catch (const std::bad_alloc&) {
    }
}

OutputWatchdog::~OutputWatchdog() {
    if (!thread_.joinable()) return;
    end_->put();
    thread_.join();
}

}  // namespace atom4
