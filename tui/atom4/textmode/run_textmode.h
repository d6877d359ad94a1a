// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

#include "core/atom4/game/session.h"
#include "tui/atom4/model/network_commands.h"
#include "tui/common/settings.h"

namespace atom4::tui {

/// Plays the session's match line by line, from standard input to standard output, until the person quits or the input
/// ends. At a terminal a line is answered at once; from a file or a pipe the next one is read when the computer has
/// moved, so that a list of moves means the same however fast the computer is. Rings as `call` says, if it is given.
/// Returns the exit status.
int run_textmode(Session& session, const std::optional<net::NetworkOptions>& network = {}, bool learns = false,
                 std::optional<NotifyPreference> call = {});

}  // namespace atom4::tui
