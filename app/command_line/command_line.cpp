// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/command_line/command_line.h"

#include <unistd.h>

#include <algorithm>

#include "app/command_line/options.h"
#include "core/atom4/netplay/network_texts.h"
#include "core/atom4/rules/notation.h"
#include "core/base/strings.h"
#include "core/net/invitation.h"
#include "tui/common/i18n.h"

namespace atom4 {

using tui::_;

namespace {

constexpr std::string_view kScheme = "atom4:";

// Reads byte by byte, so that the input after the line is left for the game.
std::string line_of_standard_input() {
    constexpr std::size_t kLongest = 4096;
    std::string line;
    for (char byte = 0; line.size() < kLongest && ::read(STDIN_FILENO, &byte, 1) == 1 && byte != '\n';) line += byte;
    return line;
}

}  // namespace

bool is_invitation(std::string_view word) {
    return net::begins_as_invitation(word);
}

void hide_invitations(std::span<char* const> arguments) {
    for (char* const argument : arguments) {
        const std::string_view text = argument;
        for (std::size_t i = 0; i < text.size(); ++i)
            if (is_invitation(text.substr(i))) std::fill(argument + i + kScheme.size(), argument + text.size(), 'x');
    }
}

std::optional<std::string> take_host(const std::string& word, std::optional<NetworkOptions>& network) {
    if (!word.empty())
        if (const auto address = net::parse_address(word); !address) return net::what_is_wrong(address.error());
    network.emplace().host_at = word;
    return std::nullopt;
}

std::optional<std::string> take_invitation(const std::string& word, std::optional<net::Role> role,
                                           std::optional<NetworkOptions>& network) {
    const auto invitation = net::parse_invitation(word == "-" ? line_of_standard_input() : word);
    if (!invitation) return net::what_is_wrong(invitation.error());
    if (role && invitation->role() != *role)
        return *role == net::Role::kPlayer ? _("this invitation is for watching; use --watch")
                                           : _("this invitation is for playing; use --join");
    network.emplace().invitation = *invitation;
    return std::nullopt;
}

void take_link(const std::string& word, std::optional<NetworkOptions>& network) {
    if (take_invitation(word, std::nullopt, network)) network.emplace().unread = word;
    network->is_link = true;
}

std::string refusal_of_link(const std::string& link) {
    const auto invitation = net::parse_invitation(link);
    return link.substr(0, link.find('/')) + ": " + (invitation ? "" : net::what_is_wrong(invitation.error()));
}

namespace {

using tui::_;

void add_match_options(CLI::App& app, SessionOptions& session) {
    add_value(app, "-a,--ai", _("player must be 1 or 2"), [&session](const std::string& value) {
        session.computer = value == "1" ? Player::kFirst : Player::kSecond;
        return value == "1" || value == "2";
    });
    add_value(app, "-d,--level", _("level must be a whole number, 0 or greater"), [&session](const std::string& value) {
        session.level = parse_digits<int>(value, TooLarge::kTheLargest);
        return session.level.has_value();
    });
    add_value(app, "--size", _("size must be ROWSxCOLUMNS, each 6 to 26, for example 16x16"),
              [&session](const std::string& value) {
                  session.size = parse_size(value);
                  return session.size.has_value();
              });
    add_value(app, "--seed", _("seed must be a whole number from 0 to 18446744073709551615"),
              whole_number(session.seed, std::uint64_t{0}, ~std::uint64_t{0}));
    add_value(app, "--record", _("a file name is required"), some_file(session.record));
    add_flag(app, "--new", [&session] { session.fresh = true; });
}

void refuse_if(const std::string& word, const std::optional<std::string>& wrong) {
    if (wrong) refuse_value(word, *wrong);
}

void add_network_options(CLI::App& app, std::optional<NetworkOptions>& network) {
    add_optional_value(app, "--host", _("must be ADDRESS:PORT or a path"), [&network](const std::string& value) {
        refuse_if("--host " + value, take_host(value, network));
        return true;
    });
    add_value(app, "--join", _("an invitation is required"), [&network](const std::string& value) {
        refuse_if("--join", take_invitation(value, net::Role::kPlayer, network));
        return true;
    });
    add_value(app, "--watch", _("an invitation is required"), [&network](const std::string& value) {
        refuse_if("--watch", take_invitation(value, net::Role::kSpectator, network));
        return true;
    });
}

// A desktop passes a link to a match in the place of a file.
void add_file(CLI::App& app, CommandLine& line) {
    add_value(app, "FILE", _("file name must not be empty"), [&line](const std::string& word) {
        if (!is_invitation(word)) {
            line.session.file = path_of_word(word);
            return !word.empty();
        }
        take_link(word, line.network);
        return true;
    });
}

void add_look_options(CLI::App& app, Program program, CommandLine& line) {
    if (program == Program::kAtom4)
        add_value(app, "-m,--mode", _("mode must be t (terminal) or x (window)"), [&line](const std::string& value) {
            line.mode = value == "t" ? DisplayMode::kTerminal : DisplayMode::kWindow;
            return value == "t" || value == "x";
        });
    add_value(
        app, "--color", _("colour must be auto, always, never, 8, 16, 256 or true"),
        [&line](const std::string& value) { return tui::read_colour_preference(value, line.terminal.preferences); });
    // The option of 2003. A more exact --color is kept: options act in the order in which they are added.
    add_flag(app, "-c", [&line] {
        tui::ColourUse& use = line.terminal.preferences.colours;
        if (use == tui::ColourUse::kAsUsual) use = tui::ColourUse::kAlways;
    });
    add_flag(app, "--ascii", [&line] { line.terminal.preferences.ascii = true; });
    add_value(app, "--paper", _("board must be auto, dark or light"), [&line](const std::string& value) {
        return tui::read_paper_preference(value, line.terminal.preferences.paper.emplace());
    });
    add_value(app, "--graphics", _("graphics must be auto, never, sixel or kitty"), [&line](const std::string& value) {
        return tui::read_graphics_preference(value, line.terminal.preferences.graphics.emplace());
    });
    add_flag(app, "--no-animation", [&line] { line.terminal.preferences.still = true; });
    add_flag(app, "--no-mouse", [&line] { line.terminal.preferences.no_mouse = true; });
    add_value(app, "--call", _("alert must be never, bell or message"), [&line](const std::string& value) {
        return tui::read_notify_preference(value, line.terminal.preferences.call.emplace());
    });
    add_flag(app, "--plain", [&line] {
        line.terminal.plain = true;
        line.mode = DisplayMode::kTerminal;
    });
    add_flag(app, "--learn", [&line] { line.terminal.learn = true; });
    add_flag(app, "--lines", [&line] { line.lines = true; });
}

}  // namespace

std::optional<EarlyExit> refuse_without_window(const CommandLine& line) {
    if (!line.network || line.network->unread.empty()) return std::nullopt;
    const std::string text = std::string(name_of(line.program)) + ": " + refusal_of_link(line.network->unread);
    return EarlyExit{sanitized(text) + "\n", 2};
}

std::variant<CommandLine, EarlyExit> parse_command_line(Program program, std::span<const char* const> arguments) {
    CommandLine line;
    line.program = program;
    if (arguments.size() <= 1) return line;  // the usual case; adding all options takes longer than parsing a few
    const auto made = make_app(name_of(program));
    CLI::App& app = *made;
    add_help_and_version(app, "--version", [program] { return help_text(program); });
    add_match_options(app, line.session);
    add_file(app, line);
    add_look_options(app, program, line);
    add_network_options(app, line.network);
    if (const auto exit = read_options(app, arguments)) return *exit;
    // Lines is for one player, and has its own computer player and its own saved games.
    const bool only_atom4 = line.session.computer || line.session.level || line.session.record;
    if (line.lines && only_atom4)
        return EarlyExit{fill(_("{0}: --lines cannot be combined with -a, -d or --record\n"), {name_of(program)}), 2};
    const bool only_here = line.session.computer || line.session.level || line.session.file || line.lines;
    if (line.network && only_here)
        return EarlyExit{fill(_("{0}: --host, --join and --watch cannot be combined with -a, -d, --lines or a file\n"),
                              {name_of(program)}),
                         2};
    // The window itself says what is wrong with a link.
    if (line.mode == DisplayMode::kTerminal || program == Program::kAtom4Tui)
        if (const auto exit = refuse_without_window(line)) return *exit;
    if (line.network && line.network->host_at) {
        line.network->hosts_new = line.session.fresh;
        line.network->hosted_size = line.session.size;
    } else if (line.network && (line.session.fresh || line.session.size)) {
        return EarlyExit{fill(_("{0}: --new and --size cannot be combined with an invitation: the host decides\n"),
                              {name_of(line.program)}),
                         2};
    }
    line.terminal.network = line.network;
    return line;
}

using tui::_;

const char* name_of(Program program) {
    return program == Program::kAtom4 ? "atom4" : "atom4-tui";
}

std::string help_text(Program program) {
    const bool both = program == Program::kAtom4;
    std::string text = fill(both ? _("Usage: {0} [OPTION]... [FILE]\n"
                                     "Play Atom-4, a two-player game of colours, in a window or in the terminal.\n")
                                 : _("Usage: {0} [OPTION]... [FILE]\n"
                                     "Play Atom-4, a two-player game of colours, in the terminal.\n"),
                            {name_of(program)});
    text +=
        _("\nBy default, your last match is resumed.\n"
          "FILE is a saved game (.atom4) to open instead.\n"
          "\n"
          "  -a, --ai 1|2        player that the computer plays (default: none, two people\n"
          "                      play)\n"
          "  -d, --level LEVEL   level of the computer: 0, 1, 2, ... (default: 2)\n");
    if (both)
        text +=
            _("  -m, --mode t|x      t: in the terminal, x: in a window (default: in a window\n"
              "                      if there is a display, else in the terminal)\n");
    text +=
        _("      --host [WHERE]  host a network match at ADDRESS:PORT or at the path of a\n"
          "                      socket, and show the invitation\n"
          "      --join INVITATION\n"
          "                      join a network match\n"
          "      --watch INVITATION\n"
          "                      watch a network match\n");
    text += _("  -c                  use colours; for compatibility, now the default\n");
    text +=
        _("      --graphics HOW  pictures in the terminal: auto (if it can), never,\n"
          "                      sixel or kitty (default: the last setting)\n");
    text +=
        _("      --size RxC      rows and columns of the board, each 6 to 26\n"
          "                      (default: 16x16)\n"
          "      --new           start a new match\n"
          "      --learn         start nine short lessons\n"
          "      --lines         play Console Lines, a game for one player\n"
          "      --plain         line-by-line text mode for screen readers, braille\n"
          "                      displays and pipes\n"
          "      --ascii         draw with ASCII characters only, in the terminal\n"
          "      --paper WHICH   background in the terminal: dark, light, or auto, as the\n"
          "                      terminal has it (default: the last setting)\n"
          "      --no-animation  turn off animation in the terminal\n"
          "      --no-mouse      leave the mouse to the terminal, for selecting text\n"
          "      --call HOW      alert after a long think, in the terminal: never, bell,\n"
          "                      or message, on the desktop (default: the last setting)\n"
          "      --color WHEN    colours in the terminal: auto, always, never, or their\n"
          "                      number: 8, 16, 256, true (default: auto)\n"
          "      --record FILE   save the match to FILE after every move\n"
          "      --seed N        seed of the computer's random choices\n"
          "  -h, --help          show this help and exit\n"
          "      --version       show the version and exit\n");
    return text;
}

}  // namespace atom4
