// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Stands in for the command line and the terminal until they are merged; goes away with that.
#include <charconv>
#include <string_view>

#include "app/command_line.h"
#include "tui/run_terminal.h"

namespace atom4 {

std::variant<CommandLine, CommandLineExit> parse_command_line(Program, std::span<const char* const> arguments) {
    CommandLine line;
    for (const char* argument : arguments.subspan(1)) {
        const std::string_view text = argument;
        if (text == "-mx") line.mode = DisplayMode::kWindow;
        if (text == "-a1") line.session.computer = Player::kFirst;
        if (text == "-a2") line.session.computer = Player::kSecond;
        if (text.starts_with("-d")) {
            int level = 0;
            std::from_chars(text.data() + 2, text.data() + text.size(), level);
            line.session.level = level;
        }
        if (!text.starts_with("-")) line.session.file = text;
    }
    return line;
}

namespace tui {
int run_terminal(Session&) {
    return 1;
}
}  // namespace tui

}  // namespace atom4
