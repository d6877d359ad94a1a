// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "app/command_line/options.h"
#include "app/command_line/run_terminal.h"
#include "core/atom4/game/session.h"
#include "core/atom4/netplay/remote_session.h"

namespace atom4 {

using net::NetworkOptions;

/// Returns whether a word of the command line is a link to a match, as a desktop hands it over, and not a file. The
/// scheme may be written in capitals (RFC 3986, section 3.1).
[[nodiscard]] bool is_invitation(std::string_view word);

/// Overwrites what follows the scheme of each invitation among the arguments of the program, so that a list of
/// processes does not show its key to other users while the program runs.
void hide_invitations(std::span<char* const> arguments);

// Each sets the options, or returns what is wrong.

/// Takes an address to host at; "" is any.
[[nodiscard]] std::optional<std::string> take_host(const std::string& word, std::optional<NetworkOptions>& network);
/// Takes an invitation for that role; std::nullopt: for either. "-" reads it from standard input, up to the end of the
/// line.
[[nodiscard]] std::optional<std::string> take_invitation(const std::string& word, std::optional<net::Role> role,
                                                         std::optional<NetworkOptions>& network);
/// Takes a link that a desktop opens: a valid invitation, or an invalid text, whose error is shown later in the window.
/// A link is not consent to connect.
void take_link(const std::string& word, std::optional<NetworkOptions>& network);
/// Returns the error for an invalid link, with the part that is wrong.
[[nodiscard]] std::string refusal_of_link(const std::string& link);

/// The programs that share this command line.
enum class Program { kAtom4, kAtom4Tui };

/// Where to show the game; only `atom4` has the choice.
enum class DisplayMode { kAny, kTerminal, kWindow };

struct CommandLine {
    Program program = Program::kAtom4;
    SessionOptions session;
    DisplayMode mode = DisplayMode::kAny;
    bool lines = false;  ///< Console Lines instead of Atom-4
    std::optional<NetworkOptions> network;
    tui::TerminalOptions terminal;
};

/// Reads the arguments of a program, its name first (atom4(6), atom4-tui(6)).
[[nodiscard]] std::variant<CommandLine, EarlyExit> parse_command_line(Program program,
                                                                      std::span<const char* const> arguments);
/// Returns the error and status if the options need a window; std::nullopt if a terminal will do.
[[nodiscard]] std::optional<EarlyExit> refuse_without_window(const CommandLine& line);

/// Returns the name of the program's command.
[[nodiscard]] const char* name_of(Program program);
/// Returns what --help prints, within 80 columns.
[[nodiscard]] std::string help_text(Program program);

}  // namespace atom4
