// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <memory>

#include "app/command_line.h"
#include "core/lines/session.h"

namespace atom4 {

/// Whether the arguments ask for Lines, by an option or by a file.
[[nodiscard]] bool wants_lines(const CommandLine& line);

/// Begins the game of Lines that was asked for, or says on standard error why it cannot and returns nothing.
[[nodiscard]] std::unique_ptr<lines::Session> begin_lines_session(const CommandLine& line);

/// Begins and plays it on the terminal; returns the exit status.
[[nodiscard]] int run_lines_terminal(const CommandLine& line);

}  // namespace atom4
