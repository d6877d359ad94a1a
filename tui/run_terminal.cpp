// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/run_terminal.h"

#include <cstdlib>
#include <string_view>

#include "tui/atom4/app.h"
#include "tui/atom4/plain/run_plain.h"
#include "tui/language/i18n.h"
#include "tui/terminal/full_screen.h"

namespace atom4::tui {

namespace {

bool is_dumb_terminal() {
    const char* type = std::getenv("TERM");
    const std::string_view name = type == nullptr ? "" : type;
    return name.empty() || name == "dumb";
}

}  // namespace

int run_terminal(Session& session, const TerminalOptions& options) {
    if (options.wishes.ascii) use_ascii_texts();
    if (options.plain || is_dumb_terminal()) return run_plain(session);
    return run_full_screen(
        [&](Terminal& terminal, Signals& signals) { App(session, terminal, signals, options.wishes).run(); },
        options.wishes);
}

}  // namespace atom4::tui
