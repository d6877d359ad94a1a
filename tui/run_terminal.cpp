// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/run_terminal.h"

#include <errno.h>

#include <cstdio>
#include <exception>

#include "tui/app.h"
#include "tui/i18n.h"

namespace atom4::tui {

int run_terminal(Session& session) {
    std::string trouble;
    try {
        Signals signals;
        const auto terminal = Terminal::open();
        if (terminal) {
            signals.install();
            Thinker thinker;
            App(session, *terminal, thinker, signals).run();
        } else {
            trouble = _("the terminal cannot be used for a full screen");
        }
    } catch (const std::exception& error) {
        trouble = error.what();
    }
    // The terminal is as it was before.
    if (const auto signal = Signals::ending()) die_of(*signal);
    if (trouble.empty()) return 0;
    std::fprintf(stderr, "%s: %s\n", program_invocation_short_name, trouble.c_str());
    return 1;
}

}  // namespace atom4::tui
