// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <memory>
#include <variant>

#include "app/command_line/command_line.h"

namespace atom4 {

/// Reads the program's arguments. If the program is to end at once, says why and returns the exit status instead.
[[nodiscard]] std::variant<CommandLine, int> read_arguments(Program program, int argc, char** argv);

/// Starts the session that was requested; if that fails, prints why on standard error and returns nullptr. Discards the
/// text of the file in `line`.
[[nodiscard]] std::unique_ptr<Session> begin_session(CommandLine& line);

/// A session for a window, which shows the error of a file itself.
struct SessionForWindow {
    std::unique_ptr<Session> session;
    std::optional<OpenError> unopened;  ///< the requested file, if it could not be opened
};
/// Starts the session that was requested; if its file cannot be opened, resumes the last match as if nothing had been
/// requested. The session is nullptr only if the file for the record is at fault, which is reported on standard error.
[[nodiscard]] SessionForWindow begin_session_for_window(CommandLine& line);

}  // namespace atom4
