// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

#include "core/atom4/game/session.h"
#include "tui/atom4/model/network_commands.h"
#include "tui/common/settings.h"

namespace atom4::tui {

/// Plays the session's match line by line, from standard input to standard output, until the player quits or the input
/// ends. A line typed at a terminal is answered at once; a line from a file or a pipe waits until the computer has
/// moved, so that a list of moves means the same however fast the computer is. `call`, if given, says whether to ring
/// the bell. Returns the exit status.
int run_textmode(Session& session, const std::optional<net::NetworkOptions>& network = {}, bool learns = false,
                 std::optional<NotifyPreference> call = {});

}  // namespace atom4::tui
