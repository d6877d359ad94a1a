// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "app/command_line/command_line.h"
#include "core/lines/session.h"

namespace atom4 {

/// Returns whether the arguments ask for Lines, by an option or by a file. Reads the file for that, and stores its text
/// in the command line, since a pipe can be read only once.
[[nodiscard]] bool wants_lines(CommandLine& line);

/// Starts the game of Lines that was requested; if that fails, prints why on standard error and returns nullptr.
/// Discards the text of the file in `line`.
[[nodiscard]] std::unique_ptr<lines::Session> begin_lines_session(CommandLine& line);

/// The same for a window, which shows the error of a file itself and resumes the last game. There is always a session.
struct LinesForWindow {
    std::unique_ptr<lines::Session> session;
    std::optional<lines::OpenError> unopened;  ///< the requested file, if it could not be opened
};
[[nodiscard]] LinesForWindow begin_lines_for_window(CommandLine& line);

/// Starts the game and plays it in the terminal; returns the exit status.
[[nodiscard]] int run_lines_terminal(CommandLine& line);

}  // namespace atom4
