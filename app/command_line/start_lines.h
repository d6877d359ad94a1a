// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "app/command_line/command_line.h"
#include "core/lines/session.h"

namespace atom4 {

/// Whether the arguments ask for Lines, by an option or by a file. The file is read for that, and what it holds kept in
/// the command line: it may be a pipe.
[[nodiscard]] bool wants_lines(CommandLine& line);

/// Begins the game of Lines that was asked for, or says on standard error why it cannot and returns nothing. What was
/// read of the file is used up.
[[nodiscard]] std::unique_ptr<lines::Session> begin_lines_session(CommandLine& line);

/// The same for a window, which shows the error of a file itself and resumes the last game. There is always a session.
struct LinesForWindow {
    std::unique_ptr<lines::Session> session;
    std::optional<lines::OpenError> unopened;  ///< the file that was asked for, if that is not what is in it
};
[[nodiscard]] LinesForWindow begin_lines_for_window(CommandLine& line);

/// Begins and plays it on the terminal; returns the exit status.
[[nodiscard]] int run_lines_terminal(CommandLine& line);

}  // namespace atom4
