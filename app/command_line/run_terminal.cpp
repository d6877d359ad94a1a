// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/command_line/run_terminal.h"

#include "tui/atom4/screen/app.h"
#include "tui/atom4/textmode/run_textmode.h"
#include "tui/common/i18n.h"
#include "tui/terminal/terminal.h"
#include "tui/textmode/text_loop.h"

namespace atom4::tui {

int run_terminal(Session& session, const TerminalOptions& options) {
    if (options.preferences.ascii) use_ascii_texts();
    if (options.plain || is_dumb_terminal())
        return run_textmode(session, options.network, options.learn, options.preferences.call);
    return run_full_screen(
        [&](Terminal& terminal, Signals& signals) {
            App(session, terminal, signals, options.preferences, options.learn, options.network).run();
        },
        options.preferences);
}

}  // namespace atom4::tui
