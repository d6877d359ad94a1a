// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/atom4/game/session.h"
#include "tui/atom4/model/network_commands.h"
#include "tui/common/settings.h"

namespace atom4::tui {

struct TerminalOptions {
    bool plain = false;  ///< line by line, whatever the terminal can do
    bool learn = false;  ///< start with the lessons
    TerminalPreferences preferences{};
    std::optional<net::NetworkOptions> network{};  ///< a network match
};

/// Plays the session's match on the controlling terminal until the player quits, and restores the terminal. A terminal
/// that declares that it can do nothing (TERM is dumb, empty or not set) gets plain mode. If the game cannot be shown,
/// prints why on standard error. Returns the exit status; if a signal ended the game, dies of that signal instead.
int run_terminal(Session& session, const TerminalOptions& options = {});

}  // namespace atom4::tui
