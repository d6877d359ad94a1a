// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <csignal>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/mailbox.h"
#include "core/base/thread.h"

namespace atom4::tui {

/// A game in plain mode, as the loop needs it.
class TextProgram {
public:
    TextProgram() = default;
    TextProgram(const TextProgram&) = delete;
    TextProgram& operator=(const TextProgram&) = delete;
    virtual ~TextProgram() = default;

    /// Called before the next line is taken or waited for.
    virtual void prepare() = 0;
    virtual void take(std::string_view line) = 0;
    [[nodiscard]] virtual bool has_quit() const = 0;
    /// Returns whether the computer is thinking about something that the next line of a script has to wait for.
    [[nodiscard]] virtual bool is_thinking() const = 0;
    /// Returns how long until take_answers() must be called; std::nullopt: never.
    [[nodiscard]] virtual std::optional<std::chrono::milliseconds> time_to_wait() const { return std::nullopt; }
    /// Called after each wait and delivery of the mailbox, to handle events and the passing of time.
    virtual void take_answers() {}
    /// Called before take_answers() if the program was stopped; `time` is for how long.
    virtual void was_stopped(std::chrono::milliseconds /*time*/) {}
    /// Called when the game is left, for whatever reason.
    virtual void leave() = 0;

    /// Delivered by the loop after each wait.
    [[nodiscard]] Mailbox& mailbox() { return mailbox_; }

private:
    Mailbox mailbox_;
};

/// Returns whether the terminal has no capabilities: TERM is dumb, empty or not set.
[[nodiscard]] bool is_dumb_terminal();

/// Prints one line on standard output, in the charset of the locale.
void say_line(const std::string& line);

/// Rings the bell, if standard output is a terminal.
void ring_bell();

/// Passes lines of standard input to the program until it quits, the input ends, its output has no reader, or a signal
/// arrives. Lines of a pipe wait for the computer; typed lines are answered meanwhile. Returns the exit status, or
/// raises the signal again.
int run_text_program(TextProgram& program);

/// While it lives, handles the signals that end a program without a screen; ignored signals stay ignored. A signal
/// interrupts a blocked write, and later writes fail after a second, so that the program cannot hang. Uses the
/// process's alarm().
class TerminationSignals {
public:
    TerminationSignals();
    TerminationSignals(const TerminationSignals&) = delete;
    TerminationSignals& operator=(const TerminationSignals&) = delete;
    ~TerminationSignals();

    /// Returns a descriptor that is readable once a signal has come.
    [[nodiscard]] int descriptor() const { return pipe_.descriptor(); }
    [[nodiscard]] std::optional<int> ending() const;
    /// Returns for how long ^Z has stopped the program since the last call.
    [[nodiscard]] std::chrono::milliseconds take_stopped() const;

private:
    static constexpr std::array<int, 4> kSignals{SIGINT, SIGTERM, SIGHUP, SIGQUIT};

    WakeupPipe pipe_;
    std::array<struct sigaction, kSignals.size()> before_{};
    struct sigaction before_stop_ {};
    struct sigaction before_alarm_ {};
};

/// Reads lines from a descriptor as they come. A line longer than kLongest is cut off; the last one needs no line end.
class InputLines {
public:
    static constexpr std::size_t kLongest = 4096;

    explicit InputLines(int descriptor) : descriptor_(descriptor) {}

    [[nodiscard]] int descriptor() const { return descriptor_; }
    /// Reads what there is to read; to be called when there is something.
    void read();
    /// Returns the next whole line, without its end.
    [[nodiscard]] std::optional<std::string> next();
    /// Returns whether the input has ended; there may still be lines to take.
    [[nodiscard]] bool has_ended() const { return ended_; }

private:
    int descriptor_;
    std::string text_;
    bool ended_ = false;
    bool cuts_ = false;  // text_ begins with the rest of a line that was returned already
};

}  // namespace atom4::tui
