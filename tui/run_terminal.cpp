// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/run_terminal.h"

#include "tui/app.h"
#include "tui/full_screen.h"

namespace atom4::tui {

int run_terminal(Session& session) {
    return run_full_screen([&](Terminal& terminal, Signals& signals) {
        Thinker thinker;
        App(session, terminal, thinker, signals).run();
    });
}

}  // namespace atom4::tui
