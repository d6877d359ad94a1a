// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>
#include <string>
#include <variant>

#include "core/match/session.h"

namespace atom4 {

/// The programs that share this command line.
enum class Program { kAtom4, kAtom4Tui };

/// Where the game is to be shown; only `atom4` has the choice.
enum class DisplayMode { kAny, kTerminal, kWindow };

struct CommandLine {
    SessionOptions session;
    DisplayMode mode = DisplayMode::kAny;
};

/// The program is to end at once: with this text on standard output (status 0) or standard error, and this exit status.
struct CommandLineExit {
    std::string text;  ///< complete lines
    int status;        ///< 0 after --help and --version, 2 after a bad option or value
};

/// Reads the arguments of a program, its name first ("Contracts", command line).
[[nodiscard]] std::variant<CommandLine, CommandLineExit> parse_command_line(Program program,
                                                                            std::span<const char* const> arguments);

}  // namespace atom4
