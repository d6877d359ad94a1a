// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/clines/commands.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <system_error>

#include "app/command_line/options.h"
#include "core/base/strings.h"
#include "core/lines/board.h"
#include "core/storage/record_text.h"
#include "tui/common/grid.h"
#include "tui/common/i18n.h"
#include "tui/lines/texts.h"

namespace atom4 {
namespace {

using lines::GameSetup;
using tui::_;

// Returns the characters of the text, if each takes one column.
std::optional<std::vector<std::string>> characters_of(std::string_view text) {
    std::vector<std::string> characters;
    while (!text.empty()) {
        const std::string_view before = text;
        if (take_character(text) == kUnprintable) return std::nullopt;
        characters.emplace_back(before.substr(0, before.size() - text.size()));
        if (tui::width_of(characters.back()) != 1) return std::nullopt;
    }
    return characters;
}

std::optional<std::vector<int>> numbers_of(std::string_view list) {
    std::vector<int> numbers;
    while (true) {
        const std::size_t comma = list.find(',');
        const auto number = parse_digits<int>(list.substr(0, comma));
        if (!number || *number > 255) return std::nullopt;
        numbers.push_back(*number);
        if (comma == std::string_view::npos) return numbers;
        list.remove_prefix(comma + 1);
    }
}

bool read_keys(std::string_view value, tui::LinesLook& look) {
    const auto keys = characters_of(value);
    if (!keys || keys->size() != look.keys.size()) return false;
    auto sorted = *keys;
    std::sort(sorted.begin(), sorted.end());
    if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end()) return false;
    std::copy(keys->begin(), keys->end(), look.keys.begin());
    return true;
}

// Options of self-play, which are ignored without a number of games.
struct SelfPlayFlags {
    std::optional<int> games;
    lines::PlayerKind player = lines::PlayerKind::kExpectimax;
    std::optional<int> moves;
};

void add_setup_options(CLI::App& app, lines::SessionOptions& session) {
    add_value(app, "-w,--width", _("width must be a whole number from 2 to 64"),
              whole_number(session.cols, GameSetup::kMinSide, GameSetup::kMaxSide));
    add_value(app, "-t,--height", _("height must be a whole number from 2 to 64"),
              whole_number(session.rows, GameSetup::kMinSide, GameSetup::kMaxSide));
    add_value(app, "-c,--colours", _("the number of colours must be 2 to 20"),
              whole_number(session.colours, GameSetup::kMinColours, GameSetup::kMaxColours));
    add_value(app, "-i,--line", _("line length must be 2 or greater"),
              whole_number(session.line, GameSetup::kMinLine, GameSetup::kMax));
    add_value(app, "-n,--each", _("chips per turn must be a whole number, 0 or greater"),
              whole_number(session.each, GameSetup::kMinEach, GameSetup::kMax));
    add_value(app, "-N,--first", _("chips at the start must be 1 or greater"),
              whole_number(session.first, GameSetup::kMinFirst, GameSetup::kMax));
    add_value(app, "--preview", _("preview must be on or off"), [&session](const std::string& value) {
        session.preview = value == "on";
        return value == "on" || value == "off";
    });
    add_value(app, "--seed", _("seed must be a whole number from 0 to 18446744073709551615"),
              whole_number(session.seed, std::uint64_t{0}, ~std::uint64_t{0}));
    add_flag(app, "--new", [&session] { session.fresh = true; });
    add_value(app, "FILE", _("file name must not be empty"), some_file(session.file));
}

void add_look_options(CLI::App& app, tui::LinesLook& look, tui::TerminalPreferences& preferences) {
    add_value(app, "-C,--keys",
              _("keys must be five different characters for left, down, up, right and act, for example 'hjkl '"),
              [&look](const std::string& value) { return read_keys(value, look); });
    add_value(app, "-f,--font", _("font must be three characters for cursor, chip and selected chip, for example IOo"),
              [&look](const std::string& value) {
                  const auto font = characters_of(value);
                  if (!font || font->size() != look.colour_font.size()) return false;
                  std::copy(font->begin(), font->end(), look.colour_font.begin());
                  return true;
              });
    add_value(app, "-F,--mono-font",
              _("font must be the cursor and two characters for each colour, for example *OoVvAaHhZz"),
              [&look](const std::string& value) {
                  const auto font = characters_of(value);
                  if (!font || font->size() < 3 || font->size() % 2 == 0) return false;
                  look.mono_font = *font;
                  return true;
              });
    add_value(app, "-o,--palette",
              _("palette must be numbers from 0 to 255, first the cursor's, then one for each colour, for example "
                "7,1,2,3,4,5"),
              [&look](const std::string& value) {
                  const auto numbers = numbers_of(value);
                  if (!numbers || numbers->size() < 2) return false;
                  look.colours = *numbers;
                  return true;
              });
    add_value(app, "-m,--mode", _("mode must be c (colours) or b (black and white)"),
              [&preferences](const std::string& value) {
                  const bool coloured = value == "c" || value == "C";
                  preferences.colours = coloured ? tui::ColourUse::kAlways : tui::ColourUse::kNever;
                  return coloured || value == "b" || value == "B";
              });
    add_flag(app, "--ascii", [&preferences] { preferences.ascii = true; });
    add_value(app, "--paper", _("board must be auto, dark or light"), [&preferences](const std::string& value) {
        return tui::read_paper_preference(value, preferences.paper.emplace());
    });
    add_value(app, "--graphics", _("graphics must be auto, never, sixel or kitty"),
              [&preferences](const std::string& value) {
                  return tui::read_graphics_preference(value, preferences.graphics.emplace());
              });
    add_flag(app, "--no-animation", [&preferences] { preferences.still = true; });
    add_flag(app, "--no-mouse", [&preferences] { preferences.no_mouse = true; });
}

void add_commands(CLI::App& app, ClinesArguments& line, SelfPlayFlags& flags) {
    add_flag(app, "-l,--list", [&line] { line.list_scores = true; });
    add_value(app, "--check", _("a saved game to check is required"), some_file(line.check));
    add_value(app, "--self-play", _("the number of games must be 1 or greater"),
              whole_number(flags.games, 1, GameSetup::kMax));
    add_value(app, "--player", _("player must be greedy or expectimax"), [&flags](const std::string& value) {
        flags.player = value == "greedy" ? lines::PlayerKind::kGreedy : lines::PlayerKind::kExpectimax;
        return value == "greedy" || value == "expectimax";
    });
    add_value(app, "--moves", _("move limit must be a whole number, 1 or greater"),
              whole_number(flags.moves, 1, GameSetup::kMax));
}

EarlyExit bad(const std::string& option, const std::string& what_is_right) {
    return {"clines: " + option + ": " + what_is_right + "\n", 2};
}

// Checks what depends on several options. An option that was not given has a default that fits.
std::optional<EarlyExit> fault_of(const ClinesArguments& line) {
    const GameSetup setup = line.session.setup();
    const std::size_t colours = static_cast<std::size_t>(setup.colours);
    if (setup.first > setup.cell_count())
        return bad("-N " + std::to_string(setup.first),
                   fill(_("a {0}x{1} board has room for only {2} chips"),
                        {std::to_string(setup.rows), std::to_string(setup.cols), std::to_string(setup.cell_count())}));
    if (line.look.mono_font.size() < 1 + 2 * colours)
        return bad("-F", fill(_("font must have {1} characters for {0} colours"),
                              {std::to_string(colours), std::to_string(1 + 2 * colours)}));
    if (line.look.colours.size() < 1 + colours)
        return bad("-o", fill(_("palette must have {1} numbers for {0} colours"),
                              {std::to_string(colours), std::to_string(1 + colours)}));
    return std::nullopt;
}

}  // namespace

std::variant<ClinesArguments, EarlyExit> parse_clines_arguments(std::span<const char* const> arguments) {
    ClinesArguments line;
    if (arguments.size() <= 1) return line;  // the usual case; adding all options takes longer than parsing a few
    SelfPlayFlags flags;
    const auto made = make_app("clines");
    CLI::App& app = *made;
    add_help_and_version(app, "-v,--version", clines_help_text);
    add_setup_options(app, line.session);
    add_look_options(app, line.look, line.preferences);
    add_flag(app, "--plain", [&line] { line.plain = true; });
    add_flag(app, "--learn", [&line] { line.learn = true; });
    add_commands(app, line, flags);
    if (const auto exit = read_options(app, arguments)) return *exit;
    if (const auto exit = fault_of(line)) return *exit;
    // With more colours than one can tell apart, chips have letters; the player's own font is left as it is.
    constexpr int kDistinctColours = 6;
    line.look.letters_in_colour =
        line.session.setup().colours > kDistinctColours && line.look.colour_font == tui::LinesLook{}.colour_font;
    if (flags.games) {
        line.self_play = SelfPlayArguments{*flags.games, {}};
        lines::SelfPlayOptions& options = line.self_play->options;
        options.setup = line.session.setup();
        options.player = flags.player;
        options.seed = line.session.seed.value_or(options.seed);
        options.preview = line.session.preview.value_or(false);
        options.max_moves = flags.moves.value_or(options.max_moves);
    }
    return line;
}

std::string clines_help_text() {
    return _("Usage: clines [OPTION]... [FILE]\n"
             "Play Lines in the terminal: move chips into lines of one colour.\n"
             "\n"
             "By default, your last game is resumed.\n"
             "FILE is a saved game (.lines) to open instead.\n"
             "\n"
             "  -w, --width N         columns of the board, 2 to 64 (default: 9)\n"
             "  -t, --height N        rows of the board, 2 to 64 (default: 9)\n"
             "  -c, --colours N       colours of the chips, 2 to 20 (default: 5)\n"
             "  -i, --line N          chips in the shortest line, 2 or more\n"
             "                        (default: 5)\n"
             "  -n, --each N          new chips per turn, 0 or more\n"
             "                        (default: 3)\n"
             "  -N, --first N         chips at the start, 1 or more (default: 3)\n"
             "      --preview on|off  show the next colours (default: on)\n"
             "      --new             start a new game\n"
             "      --ascii           draw with ASCII characters only\n"
             "      --paper WHICH     background: dark, light, or auto, as the terminal has\n"
             "                        it (default: the last setting)\n"
             "      --no-animation    turn off animation\n"
             "      --no-mouse        leave the mouse to the terminal, for selecting text\n"
             "      --seed N          seed of the new chips\n"
             "\n") +
           std::string(_("      --plain           line-by-line text mode for screen readers, braille\n"
                         "                        displays and pipes\n")) +
           _("      --learn           start three short lessons\n") +
           _("      --graphics HOW    pictures: auto (if the terminal can), never,\n"
             "                        sixel or kitty (default: the last setting)\n") +
           _("  -C, --keys KEYS       keys for left, down, up, right and act (default:\n"
             "                        'hjkl ')\n"
             "  -f, --font ABC        characters for cursor, chip and selected chip, with\n"
             "                        colours (default: IOo)\n"
             "  -F, --mono-font TEXT  the same without colours: the cursor, then two for\n"
             "                        each colour (default: *OoVvAaHhZz and so on)\n"
             "  -o, --palette LIST    colour numbers, the cursor's first (default:\n"
             "                        7,1,2,3,4,5 and so on)\n"
             "  -m, --mode c|b        c: colours, b: black and white\n"
             "\n"
             "  -l, --list            list the high scores and exit\n"
             "      --check FILE      replay a saved game, print score and board, and exit\n"
             "      --self-play N     let the computer play N games, print its mean\n"
             "                        score, and exit; with --player greedy|expectimax,\n"
             "                        --moves N at most in each game\n"
             "  -h, --help            show this help and exit\n"
             "  -v, --version         show the version and exit\n");
}

int check_lines_game(const std::filesystem::path& file) {
    std::optional<int> ignored_line;
    const auto record = lines::load_record(file, &ignored_line);
    if (!record) {
        tui::complain(tui::lines_file_error_text(file, record.error()) + "\n");
        return 1;
    }
    if (ignored_line) tui::complain(sanitized(file.string()) + ": " + passed_over_text(*ignored_line) + "\n");
    const lines::Position end = lines::replay(*record);
    const std::string board = lines::to_text(end.board());
    std::printf("Score: %s\nBoard:%s%s\n", std::to_string(end.score()).c_str(), board.empty() ? "" : " ",
                board.c_str());
    return 0;
}

int list_lines_scores() {
    constexpr std::size_t kShown = 10;
    const std::filesystem::path file = lines::HighScores::default_file();
    const auto lists = lines::HighScores(file).load();
    if (!lists) {
        tui::complain(tui::lines_file_error_text(file, lists.error()) + "\n");
        return 1;
    }
    for (const std::string& line : tui::lines_score_lines(*lists, kShown))
        std::printf("%s\n", tui::in_locale(line).c_str());
    return 0;
}

int measure_lines_player(const SelfPlayArguments& arguments) {
    double sum = 0;
    double squares = 0;
    double moves = 0;
    lines::SelfPlayOptions options = arguments.options;
    const auto start = std::chrono::steady_clock::now();
    for (int game = 0; game < arguments.games; ++game, ++options.seed) {
        const auto result = lines::self_play(options);
        const auto score = static_cast<double>(result.score);
        sum += score;
        squares += score * score;
        moves += result.moves;
    }
    const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start;
    const double games = arguments.games;
    const double mean = sum / games;
    const double deviation = std::sqrt(std::max(0.0, squares / games - mean * mean));
    std::printf("Games: %d\nMoves: %.1f a game, %.2f ms a move\nDeviation: %.1f\nMean: %.1f\n", arguments.games,
                moves / games, time.count() / std::max(1.0, moves), deviation, mean);
    return 0;
}

}  // namespace atom4
