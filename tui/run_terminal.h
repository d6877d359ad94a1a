// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/match/session.h"

namespace atom4::tui {

/// Why the game cannot be shown here, in one line: standard input or output is no terminal, or one that cannot move its
/// cursor. Nothing when it can. To be asked before a session is begun.
[[nodiscard]] std::optional<std::string> why_no_terminal();

/// Plays the session's match on the controlling terminal until the person leaves, and puts the terminal back as it was.
/// Returns the exit status of the program; if a signal ended the game, dies of that signal instead.
int run_terminal(Session& session);

}  // namespace atom4::tui
