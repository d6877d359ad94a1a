// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/atom4/game/session.h"
#include "tui/atom4/model/network_commands.h"
#include "tui/common/settings.h"

namespace atom4::tui {

struct TerminalOptions {
    bool plain = false;  ///< line by line, whatever the terminal can do
    bool learn = false;  ///< the lessons come first
    TerminalPreferences preferences{};
    std::optional<net::NetworkOptions> network{};  ///< a network match
};

/// Plays the session's match on the controlling terminal until the person leaves, and puts the terminal back as it was.
/// A terminal that says of itself that it can do nothing (TERM is dumb, empty or not set) gets the plain game.
/// Where it cannot be shown it says why on standard error. Returns the exit status; if a signal ended the game, dies of
/// that signal instead.
int run_terminal(Session& session, const TerminalOptions& options = {});

}  // namespace atom4::tui
