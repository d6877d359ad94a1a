// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/command_line/command_line.h"

#include "app/command_line/help.h"
#include "core/atom4/rules/notation.h"
#include "core/base/numbers.h"
#include "tui/language/i18n.h"

namespace atom4 {
namespace {

using tui::_;

OptionTable table_for(Program program, CommandLine& line) {
    OptionTable table;
    table.program = name_of(program);
    table.help = [program] { return help_text(program); };
    table.version = [program] { return version_text(program); };
    table.file = [&line](std::string_view file) { line.session.file = file; };
    table.flags = {{"", "--new", [&line] { line.session.fresh = true; }},
                   {"", "--lines", [&line] { line.lines = true; }},
                   {"", "--ascii", [&line] { line.terminal.wishes.ascii = true; }},
                   // The option of 2003. What --color says more exactly stays.
                   {"-c", "",
                    [&line] {
                        tui::ColourUse& use = line.terminal.wishes.colours;
                        if (use == tui::ColourUse::kAsUsual) use = tui::ColourUse::kAlways;
                    }},
                   {"", "--plain", [&line] {
                        line.terminal.plain = true;
                        line.mode = DisplayMode::kTerminal;
                    }}};
    table.values = {
        {"-a", "--ai",
         [&line](std::string_view value) {
             if (value != "1" && value != "2") return false;
             line.session.computer = value == "1" ? Player::kFirst : Player::kSecond;
             return true;
         },
         [] { return _("the computer plays for 1 or 2"); }},
        {"-d", "--level",
         [&line](std::string_view value) {
             line.session.level = parse_digits<int>(value, TooLarge::kTheLargest);
             return line.session.level.has_value();
         },
         [] { return _("the level is a whole number, 0 or more"); }},
        {"", "--size",
         [&line](std::string_view value) {
             line.session.size = parse_size(value);
             return line.session.size.has_value();
         },
         [] { return _("the size is ROWSxCOLUMNS, each 6 to 26, such as 16x16"); }},
        {"", "--seed",
         [&line](std::string_view value) {
             line.session.seed = parse_digits<std::uint64_t>(value);
             return line.session.seed.has_value();
         },
         [] { return _("the seed is a whole number from 0 to 18446744073709551615"); }},
        {"", "--record",
         [&line](std::string_view value) {
             line.session.record = value;
             return !value.empty();
         },
         [] { return _("the name of the file to write is missing"); }},
        {"", "--color", [&line](std::string_view value) { return tui::read_colour_wish(value, line.terminal.wishes); },
         [] { return _("the colours are auto, always, never, 8, 16, 256 or true"); }}};
    if (program == Program::kAtom4)
        table.values.push_back({"-m", "--mode",
                                [&line](std::string_view value) {
                                    line.mode = value == "t" ? DisplayMode::kTerminal : DisplayMode::kWindow;
                                    return value == "t" || value == "x";
                                },
                                [] { return _("the mode is t (terminal) or x (window)"); }});
    return table;
}

}  // namespace

std::variant<CommandLine, CommandLineExit> parse_command_line(Program program, std::span<const char* const> arguments) {
    CommandLine line;
    if (const auto exit = read_options(table_for(program, line), arguments)) return *exit;
    // Lines is for one person, and has its own player and its own way to keep games.
    const bool only_atom4 = line.session.computer || line.session.level || line.session.record || line.terminal.plain;
    if (line.lines && only_atom4)
        return CommandLineExit{
            tui::fill(_("{0}: --lines: -a, -d, --record and --plain do not go with it\n"), {name_of(program)}), 2};
    return line;
}

}  // namespace atom4
