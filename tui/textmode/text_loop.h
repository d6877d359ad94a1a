// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atom4::tui {

/// A game in words, as the loop needs it.
class PlainProgram {
public:
    PlainProgram() = default;
    PlainProgram(const PlainProgram&) = delete;
    PlainProgram& operator=(const PlainProgram&) = delete;
    virtual ~PlainProgram() = default;

    /// Whatever there is to be done before the next line is taken or waited for.
    virtual void prepare() = 0;
    virtual void take(std::string_view line) = 0;
    [[nodiscard]] virtual bool has_quit() const = 0;
    /// Whether something is being thought of that the next line of a script has to wait for.
    [[nodiscard]] virtual bool is_thinking() const = 0;
    /// Each is readable when there is something for take_answers(); one below zero never is.
    [[nodiscard]] virtual std::vector<int> descriptors() const = 0;
    /// When take_answers() is to be called whatever else happens; nothing: never.
    [[nodiscard]] virtual std::optional<std::chrono::milliseconds> time_to_wait() const = 0;
    /// Takes what was thought of, and the time that has gone by.
    virtual void take_answers() = 0;
    /// The program was stopped for so long; to be called before take_answers().
    virtual void was_stopped(std::chrono::milliseconds /*time*/) {}
    /// The game is left, however that came.
    virtual void leave() = 0;
};

/// Whether the terminal says of itself that it can do nothing: TERM is dumb, empty or not set.
[[nodiscard]] bool is_dumb_terminal();

/// Says one line on standard output, in the characters of the locale.
void say_line(const std::string& line);

/// Rings the bell of the terminal, if it is one that is written to.
void ring_bell();

/// Hands the lines of standard input to the program until it has quit, the input ends, nobody reads what it says, or a
/// signal asks for the end. What comes through a pipe waits while something is being thought of; what a person types is
/// answered meanwhile. Returns the exit status; dies of the signal instead, if there was one.
int run_plain_program(PlainProgram& program);

}  // namespace atom4::tui
