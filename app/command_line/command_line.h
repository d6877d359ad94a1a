// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <span>
#include <variant>

#include "app/command_line/command_line_exit.h"
#include "app/command_line/network_wish.h"
#include "app/command_line/run_terminal.h"
#include "core/atom4/game/session.h"

namespace atom4 {

/// The programs that share this command line.
enum class Program { kAtom4, kAtom4Tui };

/// Where the game is to be shown; only `atom4` has the choice.
enum class DisplayMode { kAny, kTerminal, kWindow };

struct CommandLine {
    Program program = Program::kAtom4;
    SessionOptions session;
    DisplayMode mode = DisplayMode::kAny;
    bool lines = false;  ///< Console Lines instead of Atom-4
    std::optional<NetworkWish> network;
    tui::TerminalOptions terminal;
};

/// Reads the arguments of a program, its name first ("Contracts", command line).
[[nodiscard]] std::variant<CommandLine, CommandLineExit> parse_command_line(Program program,
                                                                            std::span<const char* const> arguments);
/// What is said, and the status, where only a window could go on from these; nothing if a terminal can.
[[nodiscard]] std::optional<CommandLineExit> refuse_without_window(const CommandLine& line);

}  // namespace atom4
