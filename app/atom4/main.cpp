// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later

// Atom-4 in a window, or on the terminal where there is no display or it is asked for.

#include <cstdio>

#include "app/command_line.h"
#include "app/session_text.h"
#include "tui/i18n.h"
#include "tui/run_terminal.h"
#include "ui/run_window.h"

int main(int argc, char** argv) {
    using namespace atom4;
    tui::set_up_locale();
    const auto parsed = parse_command_line(Program::kAtom4, {argv, static_cast<std::size_t>(argc)});
    if (const auto* exit = std::get_if<CommandLineExit>(&parsed)) {
        std::fputs(exit->text.c_str(), exit->status == 0 ? stdout : stderr);
        return exit->status;
    }
    const auto& [options, mode] = std::get<CommandLine>(parsed);

    const bool window = mode != DisplayMode::kTerminal && ui::can_open_display();
    if (mode == DisplayMode::kWindow && !window) {
        std::fputs("atom4: no display can be opened for the window; atom4 -mt plays in the terminal\n", stderr);
        return 1;
    }
    const auto session = Session::begin(options);
    if (!session) {
        std::fprintf(stderr, "%s\n", file_error_text(options.file.value_or(""), session.error()).c_str());
        return 1;
    }
    if (window) return ui::run_window(argc, argv, **session);
    if (const auto reason = tui::why_no_terminal()) {
        std::fprintf(stderr, "atom4: %s\n", reason->c_str());
        return 1;
    }
    return tui::run_terminal(**session);
}
