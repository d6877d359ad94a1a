// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/textmode/text_loop.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <utility>

#include "tui/common/i18n.h"
#include "tui/terminal/signals.h"
#include "tui/textmode/line_writer.h"

namespace atom4::tui {
namespace {

// Waits for input, answers, time or a signal. Returns whether there is input to read.
bool wait(TextProgram& program, const InputLines& lines, const TerminationSignals& signals, bool for_input) {
    // poll() passes over negative descriptors.
    std::array<pollfd, 3> sources{{{for_input ? lines.descriptor() : -1, POLLIN, 0},
                                   {signals.descriptor(), POLLIN, 0},
                                   {program.mailbox().descriptor(), POLLIN, 0}}};
    const auto time = program.time_to_wait();
    constexpr std::chrono::milliseconds kHour{3'600'000};
    const int timeout = time ? static_cast<int>(std::clamp(*time, std::chrono::milliseconds(0), kHour).count()) : -1;
    if (::poll(sources.data(), sources.size(), timeout) < 0) return false;
    return sources.front().revents != 0;
}

// The width of the terminal on standard output; 0 if that is not a terminal, or does not say.
int columns() {
    winsize size{};
    return ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

// Returns false if writing the output failed.
bool run(TextProgram& program, const TerminationSignals& signals) {
    InputLines lines(STDIN_FILENO);
    const bool in_turn = ::isatty(STDIN_FILENO) == 0;
    while (!program.has_quit() && !signals.ending()) {
        program.prepare();
        // Writing fails, for example, when the output has no reader any more.
        if (std::fflush(stdout) != 0) return false;
        const bool waits = in_turn && program.is_thinking();
        if (const auto line = waits ? std::nullopt : lines.next()) {
            program.take(*line);
            continue;
        }
        if (lines.has_ended() && !waits) break;
        if (wait(program, lines, signals, !waits)) lines.read();
        if (const auto stopped = signals.take_stopped(); stopped.count() > 0) program.was_stopped(stopped);
        program.mailbox().deliver();
        program.take_answers();
    }
    return true;
}

}  // namespace

bool is_dumb_terminal() {
    const char* type = std::getenv("TERM");
    const std::string_view name = type == nullptr ? "" : type;
    return name.empty() || name == "dumb";
}

void say_line(const std::string& line) {
    for (const std::string& part : terminal_lines(line, columns()))
        std::puts(in_locale(with_plain_blanks(part)).c_str());
}

void ring_bell() {
    if (::isatty(STDOUT_FILENO) != 0) std::fputc('\a', stdout);
}

int run_text_program(TextProgram& program) {
    const TerminationSignals signals;
    const bool well = run(program, signals);
    program.leave();
    if (const auto signal = signals.ending()) {
        (void)std::fflush(stdout);
        die_of(*signal);
    }
    return finish_output() && well ? 0 : 1;
}

namespace {

volatile sig_atomic_t g_ending = 0;
const WakeupPipe* volatile g_pipe = nullptr;

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
    sigaction(SIGTSTP, &action, nullptr);
}

// Stops as without a handler, and measures for how long.
extern "C" void on_stop(int signal) {
    const int error = errno;
    const std::int64_t since = milliseconds_now();
    sigset_t stop, before;
    sigemptyset(&stop);
    sigaddset(&stop, signal);
    set_stop_handler(SIG_DFL);
    ::raise(signal);
    // The signal is blocked while its handler runs; under ThreadSanitizer, every signal is.
    ::pthread_sigmask(SIG_UNBLOCK, &stop, &before);  // stops here
    ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
    set_stop_handler(on_stop);
    g_stopped = static_cast<sig_atomic_t>(g_stopped + 1 + (milliseconds_now() - since));
    if (g_pipe != nullptr) (void)g_pipe->put();
    errno = error;
}

}  // namespace

TerminationSignals::TerminationSignals() {
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

TerminationSignals::~TerminationSignals() {
    for (std::size_t i = 0; i < kSignals.size(); ++i) sigaction(kSignals[i], &before_[i], nullptr);
    sigaction(SIGTSTP, &before_stop_, nullptr);
    ::alarm(0);
    sigaction(SIGALRM, &before_alarm_, nullptr);
    g_pipe = nullptr;
}

std::chrono::milliseconds TerminationSignals::take_stopped() const {
    if (g_stopped == 0) return std::chrono::milliseconds(0);
    while (pipe_.take()) continue;
    const long stopped = g_stopped;
    g_stopped = 0;
    return std::chrono::milliseconds(stopped);
}

std::optional<int> TerminationSignals::ending() const {
    return g_ending != 0 ? std::optional<int>(g_ending) : std::nullopt;
}

void InputLines::read() {
    std::array<char, 4096> bytes;
    const auto count = ::read(descriptor_, bytes.data(), bytes.size());
    if (count > 0)
        text_.append(bytes.data(), static_cast<std::size_t>(count));
    else if (count == 0 || (errno != EINTR && errno != EAGAIN))
        ended_ = true;
}

std::optional<std::string> InputLines::next() {
    while (true) {
        const std::size_t end = text_.find('\n');
        const bool whole = end != std::string::npos;
        if (!whole && text_.size() <= kLongest && !(ended_ && !text_.empty())) return std::nullopt;
        std::string line = text_.substr(0, whole ? end : text_.size());
        text_.erase(0, line.size() + (whole ? 1 : 0));
        if (!std::exchange(cuts_, !whole)) return line.substr(0, kLongest);
    }
}

}  // namespace atom4::tui
