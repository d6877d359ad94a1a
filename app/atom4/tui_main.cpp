// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later

// Atom-4 in the terminal only: does not link Qt.

#include "app/command_line/errors.h"
#include "app/command_line/run_terminal.h"
#include "app/command_line/start.h"
#include "app/command_line/start_lines.h"
#include "core/base/environment.h"
#include "tui/common/i18n.h"

int main(int argc, char** argv) {
    using namespace atom4;
    prepare_process();
    end_plainly_as("atom4-tui");
    tui::set_up_locale();
    auto arguments = read_arguments(Program::kAtom4Tui, argc, argv);
    if (const int* status = std::get_if<int>(&arguments)) return *status;
    auto& line = std::get<CommandLine>(arguments);
    if (wants_lines(line)) return run_lines_terminal(line);
    const auto session = begin_session(line);
    return session ? tui::run_terminal(*session, line.terminal) : 1;
}
