// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <memory>
#include <variant>

#include "app/command_line/command_line.h"

namespace atom4 {

/// Reads the program's arguments. If the program is to end at once, says why and returns the exit status instead.
[[nodiscard]] std::variant<CommandLine, int> read_arguments(Program program, int argc, char** argv);

/// Begins the session that was asked for, or says on standard error why it cannot and returns nothing. What was read of
/// the file is used up.
[[nodiscard]] std::unique_ptr<Session> begin_session(CommandLine& line);

/// A session for a window, which can tell by itself of a file that cannot be opened.
struct SessionForWindow {
    std::unique_ptr<Session> session;
    std::optional<OpenError> unopened;  ///< the file that was asked for, if that is not what is in it
};
/// Begins the session that was asked for; where that fails for its file, the one of the last start, as if nothing had
/// been asked for. There is none only where the file for the record is at fault; standard error says why.
[[nodiscard]] SessionForWindow begin_session_for_window(CommandLine& line);

}  // namespace atom4
