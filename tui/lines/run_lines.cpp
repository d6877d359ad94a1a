// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/run_lines.h"

#include "tui/common/i18n.h"
#include "tui/lines/app.h"
#include "tui/lines/run_textmode.h"
#include "tui/terminal/terminal.h"
#include "tui/textmode/text_loop.h"

namespace atom4::tui {

int run_lines(lines::Session& session, const LinesLook& look, const TerminalWishes& wishes, bool plain, bool learns) {
    if (wishes.ascii) use_ascii_texts();
    if (plain || is_dumb_terminal()) return run_plain_lines(session, learns, wishes.call);
    return run_full_screen(
        [&](Terminal& terminal, Signals& signals) {
            LinesApp app(session, look, terminal, signals, wishes);
            if (learns) app.learn_first();
            app.run();
        },
        wishes);
}

}  // namespace atom4::tui
