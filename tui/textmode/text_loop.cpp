// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/textmode/text_loop.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "tui/common/i18n.h"
#include "tui/terminal/signals.h"
#include "tui/textmode/end_signals.h"
#include "tui/textmode/line_source.h"
#include "tui/textmode/short_lines.h"

namespace atom4::tui {
namespace {

// Waits for input, answers, time or a signal. Whether there is input to read.
bool wait(const PlainProgram& program, const LineSource& lines, const EndSignals& signals, bool for_input) {
    // poll() passes over negative descriptors.
    std::vector<pollfd> sources{{for_input ? lines.descriptor() : -1, POLLIN, 0}, {signals.descriptor(), POLLIN, 0}};
    for (const int descriptor : program.descriptors()) sources.push_back({descriptor, POLLIN, 0});
    const auto time = program.time_to_wait();
    constexpr std::chrono::milliseconds kHour{3'600'000};
    const int timeout = time ? static_cast<int>(std::clamp(*time, std::chrono::milliseconds(0), kHour).count()) : -1;
    if (::poll(sources.data(), sources.size(), timeout) < 0) return false;
    return sources.front().revents != 0;
}

// Of the terminal that is written to; 0 if it is none, or does not say.
int columns() {
    winsize size{};
    return ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

// Whether it went well.
bool run(PlainProgram& program, const EndSignals& signals) {
    LineSource lines(STDIN_FILENO);
    const bool in_turn = ::isatty(STDIN_FILENO) == 0;
    while (!program.has_quit() && !signals.ending()) {
        program.prepare();
        // Nobody reads any more.
        if (std::fflush(stdout) != 0) return false;
        const bool waits = in_turn && program.is_thinking();
        if (const auto line = waits ? std::nullopt : lines.next()) {
            program.take(*line);
            continue;
        }
        if (lines.has_ended() && !waits) break;
        if (wait(program, lines, signals, !waits)) lines.read();
        if (const auto stopped = signals.take_stopped(); stopped.count() > 0) program.was_stopped(stopped);
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

int run_plain_program(PlainProgram& program) {
    const EndSignals signals;
    const bool well = run(program, signals);
    program.leave();
    if (const auto signal = signals.ending()) {
        (void)std::fflush(stdout);
        die_of(*signal);
    }
    return finish_output() && well ? 0 : 1;
}

}  // namespace atom4::tui
