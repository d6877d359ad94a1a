// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later

// Atom-4 in a window, or in the terminal if there is no display.

#include <cstdio>

#include "app/atom4/run_window.h"
#include "app/command_line/errors.h"
#include "app/command_line/options.h"
#include "app/command_line/run_terminal.h"
#include "app/command_line/start.h"
#include "app/command_line/start_lines.h"
#include "core/base/environment.h"
#include "tui/common/i18n.h"

int main(int argc, char** argv) {
    using namespace atom4;
    prepare_process();
    end_plainly_as("atom4");
    tui::set_up_locale();
    auto arguments = read_arguments(Program::kAtom4, argc, argv);
    if (const int* status = std::get_if<int>(&arguments)) return *status;
    auto& line = std::get<CommandLine>(arguments);

    // Without a display Qt would end the program with a message of its own: ask first.
    const bool window = line.mode != DisplayMode::kTerminal && ui::canOpenDisplay();
    if (line.mode == DisplayMode::kWindow && !window) {
        std::fputs("atom4: -mx: no display can be opened for the window; atom4 -mt plays on the terminal\n", stderr);
        return 1;
    }
    if (!window)
        if (const auto exit = refuse_without_window(line)) return say_and_exit(*exit);
    if (wants_lines(line)) {
        if (!window) return run_lines_terminal(line);
        auto [session, unopened] = begin_lines_for_window(line);
        return ui::runLinesWindow(argc, argv, std::move(session), unopened, line.terminal.learn);
    }
    if (window) {
        const auto [session, unopened] = begin_session_for_window(line);
        if (!session) return 1;
        return ui::runWindow(argc, argv, *session, unopened, line.terminal.learn, line.network);
    }
    const auto session = begin_session(line);
    return session ? tui::run_terminal(*session, line.terminal) : 1;
}
