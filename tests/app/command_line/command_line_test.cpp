// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/command_line/command_line.h"

#include <gtest/gtest.h>

#include <sstream>

namespace atom4 {
namespace {

using Words = std::vector<const char*>;

std::variant<CommandLine, EarlyExit> parse(Program program, Words words) {
    words.insert(words.begin(), "program");
    return parse_command_line(program, words);
}

CommandLine parsed(Program program, const Words& words) {
    const auto result = parse(program, words);
    if (const auto* exit = std::get_if<EarlyExit>(&result)) {
        ADD_FAILURE() << exit->text;
        return {};
    }
    return std::get<CommandLine>(result);
}

std::string joined(const Words& words) {
    std::string text;
    for (const char* word : words) text += '"' + std::string(word) + "\" ";
    return text;
}

// Describes what a command line holds, so that each test case fits on a line.
std::string described(const CommandLine& line) {
    std::ostringstream text;
    const SessionOptions& session = line.session;
    if (session.computer) text << "computer " << number(*session.computer) << ' ';
    if (session.level) text << "level " << to_text(*session.level) << ' ';
    if (session.size) text << "size " << session.size->rows << 'x' << session.size->cols << ' ';
    if (session.seed) text << "seed " << *session.seed << ' ';
    if (session.record) text << "record " << session.record->string() << ' ';
    if (session.file) text << "file " << session.file->string() << ' ';
    if (session.fresh) text << "fresh ";
    if (line.mode == DisplayMode::kTerminal) text << "terminal ";
    if (line.lines) text << "lines ";
    if (line.network && line.network->host_at) text << "hosts '" << *line.network->host_at << "' ";
    if (line.network && line.network->invitation) text << "invited to " << to_text(*line.network->invitation) << ' ';
    if (line.terminal.plain) text << "plain ";
    if (line.mode == DisplayMode::kWindow) text << "window ";
    const tui::TerminalPreferences& preferences = line.terminal.preferences;
    if (preferences.ascii) text << "ascii ";
    if (preferences.colours == tui::ColourUse::kNever) text << "no colours ";
    if (preferences.colours == tui::ColourUse::kAlways) text << "colours ";
    if (preferences.depth) text << "depth " << static_cast<int>(*preferences.depth) << ' ';
    return text.str();
}

// Invitations to play and to watch.
constexpr const char* kPlaying = "atom4:192.0.2.7:4004/000G-40R4-0M30-E209-ZBXZ-SZFY-ZWVS";
constexpr const char* kWatching = "atom4:192.0.2.7:4004/000G-40R4-0M30-E209-ZBXZ-SZFY-ZYQ9";

std::string invited_by(const char* invitation) {
    return std::string("invited to ") + invitation + ' ';
}

struct GoodCase {
    Words words;
    std::string meaning;
};

const GoodCase kGoodCases[] = {
    {{}, ""},
    {{"-a", "1"}, "computer 1 "},
    {{"-a2"}, "computer 2 "},
    {{"--ascii"}, "ascii "},
    {{"--color", "never"}, "no colours "},
    {{"--color=always"}, "colours "},
    {{"--color", "auto"}, ""},
    {{"--color=16"}, "colours depth 2 "},
    {{"--color=true"}, "colours depth 4 "},
    {{"-c"}, "colours "},
    {{"-ca2"}, "computer 2 colours "},
    {{"-c", "--color=16"}, "colours depth 2 "},
    {{"--color", "auto", "-c"}, "colours "},
    {{"--ai", "2"}, "computer 2 "},
    {{"--lines", "--size", "8x7", "--new"}, "size 8x7 fresh lines "},
    {{"--ai=1"}, "computer 1 "},
    {{"-d", "0"}, "level 0 "},
    {{"-d3"}, "level 3 "},
    {{"--level", "12"}, "level 12 "},
    {{"--level=007"}, "level 7 "},
    {{"-d", "2147483648"}, "level 2147483647 "},
    {{"-d99999999999999999999999999999"}, "level 2147483647 "},
    {{"-a1", "-d4"}, "computer 1 level 4 "},
    {{"--plain"}, "terminal plain "},
    {{"--lines", "--plain"}, "terminal lines plain "},
    {{"--size", "6x26"}, "size 6x26 "},
    {{"--size=16x16"}, "size 16x16 "},
    {{"--seed", "0"}, "seed 0 "},
    {{"--seed=18446744073709551615"}, "seed 18446744073709551615 "},
    {{"--record", "a game"}, "record a game "},
    {{"--record=-"}, "record - "},
    {{"--record", "-x"}, "record -x "},
    {{"--new"}, "fresh "},
    {{"--new", "--new"}, "fresh "},
    {{"game.atom4"}, "file game.atom4 "},
    {{"game.atom4", "-a2"}, "computer 2 file game.atom4 "},
    {{"-"}, "file - "},
    {{"[a,b]"}, "file [a,b] "},
    {{"--", "-odd"}, "file -odd "},
    {{"-a2", "--", "--new"}, "computer 2 file --new "},
    {{"--"}, ""},
    {{"file:///a%20b/c.atom4"}, "file /a b/c.atom4 "},
    {{"file://localhost/c.atom4"}, "file /c.atom4 "},
    {{"FILE:/a%20b/c.atom4", "--record", "file:/d%25.atom4"}, "record /d%.atom4 file /a b/c.atom4 "},
    {{"file://elsewhere/c.atom4"}, "file file://elsewhere/c.atom4 "},
    {{"--host"}, "hosts '' "},
    {{"--host", "--plain"}, "terminal hosts '' plain "},
    {{"--host", "192.0.2.7:4004"}, "hosts '192.0.2.7:4004' "},
    {{"--host=[::1]:0"}, "hosts '[::1]:0' "},
    {{"--host", "/run/match", "--size", "8x8"}, "size 8x8 hosts '/run/match' "},
    {{"--join", kPlaying}, invited_by(kPlaying)},
    {{"--watch", kWatching}, invited_by(kWatching)},
    {{kPlaying}, invited_by(kPlaying)},
    {{kWatching, "--plain"}, "terminal " + invited_by(kWatching) + "plain "},
    // The last occurrence counts, so that options in an alias can be overridden.
    {{"-d1", "--level=5"}, "level 5 "},
    {{"-a1", "-a", "2"}, "computer 2 "},
};
TEST(CommandLine, IsReadTheSameByBothPrograms) {
    for (const GoodCase& good : kGoodCases) {
        SCOPED_TRACE(joined(good.words));
        EXPECT_EQ(described(parsed(Program::kAtom4, good.words)), good.meaning);
        EXPECT_EQ(described(parsed(Program::kAtom4Tui, good.words)), good.meaning);
    }
}

// Every option that `atom4 -h` of version 4.1 lists, spelled as there.
TEST(CommandLine, AcceptsTheOptionsOfTheOriginal) {
    for (const char* word : {"-a1", "-a2", "-c", "-d0", "-d2", "-d99", "-mt", "-mx"})
        EXPECT_TRUE(std::holds_alternative<CommandLine>(parse(Program::kAtom4, {word}))) << word;
    EXPECT_EQ(described(parsed(Program::kAtom4, {"-c", "-a", "2", "-d", "4", "-mt"})),
              "computer 2 level 4 terminal colours ");
    EXPECT_EQ(described(parsed(Program::kAtom4, {"-cmt", "-a1"})), "computer 1 terminal colours ");
    EXPECT_EQ(std::get<EarlyExit>(parse(Program::kAtom4, {"-h"})).status, 0);
}

TEST(CommandLineMode, SelectsTheTerminalOrTheWindow) {
    EXPECT_EQ(described(parsed(Program::kAtom4, {"-mt"})), "terminal ");
    EXPECT_EQ(described(parsed(Program::kAtom4, {"-m", "t"})), "terminal ");
    EXPECT_EQ(described(parsed(Program::kAtom4, {"-mx"})), "window ");
    EXPECT_EQ(described(parsed(Program::kAtom4, {"--mode=x"})), "window ");
    EXPECT_EQ(described(parsed(Program::kAtom4, {"-mx", "-mt"})), "terminal ");
}

struct BadCase {
    Words words;
    const char* line;  ///< after the program's name
};

const BadCase kBadCases[] = {
    {{"-a", "3"}, "-a 3: player must be 1 or 2"},
    {{"-a0"}, "-a 0: player must be 1 or 2"},
    {{"-a", ""}, "-a '': player must be 1 or 2"},
    {{"-a"}, "-a: player must be 1 or 2"},
    {{"--ai=12"}, "--ai 12: player must be 1 or 2"},
    {{"--color", "32"}, "--color 32: colour must be auto, always, never, 8, 16, 256 or true"},
    {{"--color"}, "--color: colour must be auto, always, never, 8, 16, 256 or true"},
    {{"-cz"}, "-z: unknown option; try 'atom4-tui --help'"},
    {{"--ascii=yes"}, "--ascii=yes: option takes no value"},
    {{"-d", "abc"}, "-d abc: level must be a whole number, 0 or greater"},
    {{"-dabc"}, "-d abc: level must be a whole number, 0 or greater"},
    {{"-d", "-1"}, "-d -1: level must be a whole number, 0 or greater"},
    {{"-d-1"}, "-d -1: level must be a whole number, 0 or greater"},
    {{"-d", "+1"}, "-d +1: level must be a whole number, 0 or greater"},
    {{"-d", "1.5"}, "-d 1.5: level must be a whole number, 0 or greater"},
    {{"-d", " 1"}, "-d  1: level must be a whole number, 0 or greater"},
    {{"-d", "1\n2"}, "-d 1?2: level must be a whole number, 0 or greater"},
    {{"-d=3"}, "-d =3: level must be a whole number, 0 or greater"},
    {{"-d"}, "-d: level must be a whole number, 0 or greater"},
    {{"--level"}, "--level: level must be a whole number, 0 or greater"},
    {{"--level="}, "--level=: option requires a value"},
    {{"--level=", "3"}, "--level=: option requires a value"},
    {{"--level=x"}, "--level x: level must be a whole number, 0 or greater"},
    {{"-dx", "-d3"}, "-d x: level must be a whole number, 0 or greater"},
    {{"--size", "5x6"}, "--size 5x6: size must be ROWSxCOLUMNS, each 6 to 26, for example 16x16"},
    {{"--size", "16"}, "--size 16: size must be ROWSxCOLUMNS, each 6 to 26, for example 16x16"},
    {{"--size=27x27"}, "--size 27x27: size must be ROWSxCOLUMNS, each 6 to 26, for example 16x16"},
    {{"--seed", "-1"}, "--seed -1: seed must be a whole number from 0 to 18446744073709551615"},
    {{"--seed=18446744073709551616"},
     "--seed 18446744073709551616: seed must be a whole number from 0 to 18446744073709551615"},
    {{"--record"}, "--record: a file name is required"},
    {{"--record", ""}, "--record '': a file name is required"},
    {{"--new=no"}, "--new=no: option takes no value"},
    {{"one", "two"}, "two: only one file can be given"},
    {{"--", "-x", "-y"}, "-y: only one file can be given"},
    {{""}, "FILE '': file name must not be empty"},
    {{"--lines", "-a2"}, "--lines cannot be combined with -a, -d or --record"},
    {{"--level=3", "--lines"}, "--lines cannot be combined with -a, -d or --record"},
    {{"--lines", "--record", "x"}, "--lines cannot be combined with -a, -d or --record"},
    {{"--host", "192.0.2.7"}, "--host 192.0.2.7: the port is missing, for example :4004"},
    {{"--host", "ho st:1"}, "--host ho st:1: an address must look like 192.0.2.7 or example.org"},
    {{"--join"}, "--join: an invitation is required"},
    {{"--join", "192.0.2.7:4004"}, "--join: \"192.0.2.7:4004\" isn't an invitation: invitations begin with atom4:"},
    {{"--join", "atom4:192.0.2.7:4004"}, "--join: The end of the invitation is missing: a slash and the key."},
    {{"--join", kWatching}, "--join: this invitation is for watching; use --watch"},
    {{"--watch", kPlaying}, "--watch: this invitation is for playing; use --join"},
    {{"atom4:192.0.2.7:4004/9F3K"}, "atom4:192.0.2.7:4004: The key is too short: its end is missing."},
    {{"--host", "-a2"}, "--host, --join and --watch cannot be combined with -a, -d, --lines or a file"},
    {{"--join", kPlaying, "game.atom4"},
     "--host, --join and --watch cannot be combined with -a, -d, --lines or a file"},
    {{"--watch", kWatching, "--lines"}, "--host, --join and --watch cannot be combined with -a, -d, --lines or a file"},
    {{"--join", kPlaying, "--size", "9x9"}, "--new and --size cannot be combined with an invitation: the host decides"},
    {{"--watch", kWatching, "--new"}, "--new and --size cannot be combined with an invitation: the host decides"},
    {{kPlaying, "--new"}, "--new and --size cannot be combined with an invitation: the host decides"},
    {{"-x"}, "-x: unknown option; try 'atom4-tui --help'"},
    {{"--foo=1"}, "--foo=1: unknown option; try 'atom4-tui --help'"},
    {{"--lev", "3"}, "--lev: unknown option; try 'atom4-tui --help'"},
    // Only the program with a window can choose.
    {{"-mt"}, "-mt: unknown option; try 'atom4-tui --help'"},
    {{"--mode=t"}, "--mode=t: unknown option; try 'atom4-tui --help'"},
};
TEST(CommandLine, ReportsEachErrorInOneLine) {
    for (const BadCase& bad : kBadCases) {
        SCOPED_TRACE(joined(bad.words));
        const auto result = parse(Program::kAtom4Tui, bad.words);
        ASSERT_TRUE(std::holds_alternative<EarlyExit>(result));
        const EarlyExit& exit = std::get<EarlyExit>(result);
        EXPECT_EQ(exit.text, std::string("atom4-tui: ") + bad.line + "\n");
        EXPECT_EQ(exit.status, 2);
    }
}

// If the desktop opens a link, errors printed before the window opens are not seen.
TEST(CommandLine, LeavesAnInvalidLinkToTheWindow) {
    const std::string link = "atom4:192.0.2.7:4004/9F3K";
    const CommandLine line = parsed(Program::kAtom4, {link.c_str()});
    ASSERT_TRUE(line.network);
    EXPECT_EQ(line.network->unread, link);
    EXPECT_FALSE(line.network->invitation);
    const std::string said = "atom4: atom4:192.0.2.7:4004: The key is too short: its end is missing.\n";
    ASSERT_TRUE(refuse_without_window(line));
    EXPECT_EQ(refuse_without_window(line)->text, said);
    EXPECT_EQ(refuse_without_window(line)->status, 2);
    const auto on_terminal = parse(Program::kAtom4, {"-mt", link.c_str()});
    ASSERT_TRUE(std::holds_alternative<EarlyExit>(on_terminal));
    EXPECT_EQ(std::get<EarlyExit>(on_terminal).text, said);
    EXPECT_FALSE(refuse_without_window(parsed(Program::kAtom4, {kPlaying})));
}

// Anybody may send a link: opening one is not agreeing to connect. Its scheme may be in capitals.
TEST(CommandLine, MarksAnInvitationOpenedAsALink) {
    for (const Program program : {Program::kAtom4, Program::kAtom4Tui})
        for (std::string link : {std::string(kPlaying), "ATOM4" + std::string(kPlaying).substr(5)}) {
            const CommandLine line = parsed(program, {link.c_str()});
            ASSERT_TRUE(line.network && line.network->invitation) << link;
            EXPECT_TRUE(line.network->is_link);
            EXPECT_FALSE(line.session.file);
            ASSERT_TRUE(line.terminal.network);
            EXPECT_TRUE(line.terminal.network->is_link);
        }
    EXPECT_FALSE(parsed(Program::kAtom4Tui, {"--join", kPlaying}).network->is_link);
    EXPECT_EQ(parsed(Program::kAtom4Tui, {"atom4.atom4"}).session.file, "atom4.atom4");
}

TEST(CommandLine, PassesNewAndSizeToTheHost) {
    EXPECT_FALSE(parsed(Program::kAtom4Tui, {"--host"}).terminal.network->hosts_new);
    const CommandLine line = parsed(Program::kAtom4, {"--new", "--size", "9x9", "--host"});
    EXPECT_TRUE(line.terminal.network->hosts_new);
    EXPECT_EQ(line.terminal.network->hosted_size, (BoardSize{9, 9}));
}

TEST(CommandLine, HidesTheKeysOfInvitations) {
    std::vector<std::string> words{"atom4-tui",  "--join", kPlaying, "--watch=" + std::string(kWatching),
                                   "ATOM4:/a/K", "x.atom4"};
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    hide_invitations(arguments);
    const std::string hidden(std::string(kPlaying).size() - 6, 'x');
    EXPECT_EQ(words, (std::vector<std::string>{"atom4-tui", "--join", "atom4:" + hidden, "--watch=atom4:" + hidden,
                                               "ATOM4:xxxx", "x.atom4"}));
}

TEST(CommandLineMode, RejectsAnUnknownMode) {
    for (const Words& words : {Words{"-mq"}, Words{"-m", "q"}}) {
        const auto result = parse(Program::kAtom4, words);
        ASSERT_TRUE(std::holds_alternative<EarlyExit>(result));
        EXPECT_EQ(std::get<EarlyExit>(result).text, "atom4: -m q: mode must be t (terminal) or x (window)\n");
        EXPECT_EQ(std::get<EarlyExit>(result).status, 2);
    }
}

TEST(CommandLineHelp, FitsATerminalAndNamesEveryOption) {
    for (const Program program : {Program::kAtom4, Program::kAtom4Tui}) {
        for (const char* word : {"-h", "--help"}) {
            const auto result = parse(program, {word});
            ASSERT_TRUE(std::holds_alternative<EarlyExit>(result));
            const EarlyExit& exit = std::get<EarlyExit>(result);
            EXPECT_EQ(exit.status, 0);
            std::istringstream lines(exit.text);
            for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 80U) << line;
            for (const char* option : {"-a, --ai", "-d, --level", "--size", "--seed", "--record", "--new", "--lines",
                                       "-h, --help", "--version", "FILE"})
                EXPECT_NE(exit.text.find(option), std::string::npos) << option;
            EXPECT_EQ(exit.text.find("-m, --mode") != std::string::npos, program == Program::kAtom4);
        }
    }
}

TEST(CommandLineHelp, VersionIsTheProjects) {
    const auto result = parse(Program::kAtom4, {"--version"});
    ASSERT_TRUE(std::holds_alternative<EarlyExit>(result));
    EXPECT_EQ(std::get<EarlyExit>(result).text, "atom4 " ATOM4_VERSION "\n");
    EXPECT_EQ(std::get<EarlyExit>(result).status, 0);
}

}  // namespace
}  // namespace atom4
