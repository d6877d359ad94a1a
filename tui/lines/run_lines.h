// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/lines/session.h"
#include "tui/lines/look.h"
#include "tui/terminal/terminal.h"

namespace atom4::tui {

/// Plays the session's game of Lines on the controlling terminal, as run_full_screen does; or line by line in words, if
/// that is wanted or the terminal says of itself that it can do nothing (TERM is dumb, empty or not set).
int run_lines(lines::Session& session, const LinesLook& look, const TerminalWishes& wishes, bool plain,
              bool learns = false);

}  // namespace atom4::tui
