// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later

// Atom-4 on the terminal, and nothing else: links no Qt.

#include <cstdio>

#include "app/command_line.h"
#include "app/session_text.h"
#include "tui/i18n.h"
#include "tui/run_terminal.h"

int main(int argc, char** argv) {
    using namespace atom4;
    tui::set_up_locale();
    const auto parsed = parse_command_line(Program::kAtom4Tui, {argv, static_cast<std::size_t>(argc)});
    if (const auto* exit = std::get_if<CommandLineExit>(&parsed)) {
        std::fputs(exit->text.c_str(), exit->status == 0 ? stdout : stderr);
        return exit->status;
    }
    const SessionOptions& options = std::get<CommandLine>(parsed).session;
    const auto session = Session::begin(options);
    if (!session) {
        std::fprintf(stderr, "%s\n", file_error_text(options.file.value_or(""), session.error()).c_str());
        return 1;
    }
    if (const auto reason = tui::why_no_terminal()) {
        std::fprintf(stderr, "atom4-tui: %s\n", reason->c_str());
        return 1;
    }
    return tui::run_terminal(**session);
}
