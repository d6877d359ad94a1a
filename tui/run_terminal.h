// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/match/session.h"

namespace atom4::tui {

/// Plays the session's match on the controlling terminal until the person leaves, and puts the terminal back as it was.
/// Where it cannot be shown it says why on standard error. Returns the exit status; if a signal ended the game, dies of
/// that signal instead.
int run_terminal(Session& session);

}  // namespace atom4::tui
