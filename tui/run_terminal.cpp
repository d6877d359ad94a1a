// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/run_terminal.h"

#include <errno.h>

#include <cstdio>
#include <exception>

#include "tui/app.h"
#include "tui/i18n.h"

namespace atom4::tui {

namespace {

// Plays until the person leaves or a signal comes; returns what stood in the way, if anything did.
std::string play(Session& session) {
    if (auto trouble = why_no_terminal()) return *trouble;
    try {
        Signals signals;
        const auto terminal = Terminal::open();
        if (!terminal) return _("the terminal cannot be used for a full screen");
        signals.install();
        Thinker thinker;
        App(session, *terminal, thinker, signals).run();
        return {};
    } catch (const std::exception& error) {
        return error.what();
    }
}

}  // namespace

int run_terminal(Session& session) {
    const std::string trouble = play(session);
    // The terminal is as it was before.
    if (const auto signal = Signals::ending()) die_of(*signal);
    if (trouble.empty()) return 0;
    std::fprintf(stderr, "%s: %s\n", program_invocation_short_name, trouble.c_str());
    return 1;
}

}  // namespace atom4::tui
