// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>

#include "tui/terminal/signals.h"
#include "tui/terminal/terminal.h"

namespace atom4::tui {

/// Gives the controlling terminal to `body` as a full screen and puts it back as it was. Where there can be no full
/// screen, says why on standard error. Returns the exit status; if a signal ended the program, dies of that signal
/// instead.
int run_full_screen(const std::function<void(Terminal&, Signals&)>& body, const TerminalWishes& wishes = {});

}  // namespace atom4::tui
