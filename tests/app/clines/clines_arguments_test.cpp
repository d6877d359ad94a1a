// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "app/clines/commands.h"

#include <gtest/gtest.h>

namespace atom4 {
namespace {

using Words = std::vector<const char*>;

std::variant<ClinesArguments, EarlyExit> parse(Words words) {
    words.insert(words.begin(), "clines");
    return parse_clines_arguments(words);
}
ClinesArguments parsed(const Words& words) {
    auto result = parse(words);
    if (const auto* exit = std::get_if<EarlyExit>(&result)) {
        ADD_FAILURE() << exit->text;
        return {};
    }
    return std::get<ClinesArguments>(result);
}

TEST(ClinesArguments, HaveTheDefaultsOfTheOriginal) {
    const ClinesArguments line = parsed({});
    EXPECT_EQ(line.session.setup(), (lines::GameSetup{9, 9, 5, 5, 3, 3}));
    EXPECT_EQ(line.look.colour_font, (std::array<std::string, 3>{"I", "O", "o"}));
    EXPECT_EQ(line.look.keys, (std::array<std::string, 5>{"h", "j", "k", "l", " "}));
    EXPECT_EQ(std::vector(line.look.colours.begin(), line.look.colours.begin() + 6),
              (std::vector<int>{7, 1, 2, 3, 4, 5}));
    std::string mono;
    for (int i = 0; i < 11; ++i) mono += line.look.mono_font[static_cast<std::size_t>(i)];
    EXPECT_EQ(mono, "*OoVvAaHhZz");
    EXPECT_EQ(line.look.mono_font.size(), 41U);
    EXPECT_EQ(line.look.colours.size(), 21U);
    EXPECT_EQ(line.preferences.colours, tui::ColourUse::kAsUsual);
}

TEST(ClinesArguments, AcceptShortAndLongOptions) {
    for (const Words& words :
         {Words{"-w", "12", "-t", "7", "-c", "4", "-i", "3", "-n", "0", "-N", "9"},
          Words{"-w12", "-t7", "-c4", "-i3", "-n0", "-N9"},
          Words{"--width=12", "--height", "7", "--colours", "4", "--line", "3", "--each=0", "--first", "9"}})
        EXPECT_EQ(parsed(words).session.setup(), (lines::GameSetup{7, 12, 4, 3, 9, 0}));
    for (const Words& words : {Words{"-mc"}, Words{"-m", "c"}, Words{"--mode=c"}})
        EXPECT_EQ(parsed(words).preferences.colours, tui::ColourUse::kAlways);
    EXPECT_EQ(parsed({"-mC"}).preferences.colours, tui::ColourUse::kAlways);
    EXPECT_EQ(parsed({"-mb"}).preferences.colours, tui::ColourUse::kNever);
    EXPECT_EQ(parsed({"-mB"}).preferences.colours, tui::ColourUse::kNever);
    EXPECT_EQ(parsed({"-C", "asdw."}).look.keys, (std::array<std::string, 5>{"a", "s", "d", "w", "."}));
    EXPECT_EQ(parsed({"-f", "#@\u00f8"}).look.colour_font, (std::array<std::string, 3>{"#", "@", "\u00f8"}));
    EXPECT_EQ(parsed({"-c2", "-F", "*AaBb"}).look.mono_font, (std::vector<std::string>{"*", "A", "a", "B", "b"}));
    EXPECT_EQ(parsed({"-c2", "-o", "3,255,0"}).look.colours, (std::vector<int>{3, 255, 0}));
    EXPECT_TRUE(parsed({"-l"}).list_scores);
    EXPECT_EQ(parsed({"--check", "x.lines"}).check, "x.lines");
    EXPECT_EQ(parsed({"x.lines"}).session.file, "x.lines");
    EXPECT_EQ(parsed({"--preview", "off"}).session.preview, false);
    EXPECT_EQ(parsed({"--seed", "7"}).session.seed, 7U);
    EXPECT_TRUE(parsed({"--new"}).session.fresh);
    const auto play = parsed({"--self-play", "20", "--player", "greedy", "--moves", "30"}).self_play;
    ASSERT_TRUE(play);
    EXPECT_EQ(play->games, 20);
    EXPECT_EQ(play->options.player, lines::PlayerKind::kGreedy);
    EXPECT_EQ(play->options.max_moves, 30);
}

// Every option that `clines -h` of the original clines lists, with the values that it names.
TEST(ClinesArguments, TakeTheOptionsOfTheOriginal) {
    for (const Words& words :
         {Words{"-l"}, Words{"-w9"}, Words{"-t9"}, Words{"-c5"}, Words{"-i5"}, Words{"-Chjkl "}, Words{"-fIOo"},
          Words{"-F*OVA.Zova'z"}, Words{"-n3"}, Words{"-N3"}, Words{"-o7,1,2,3,4,5"}, Words{"-mc"}, Words{"-mb"},
          Words{"-mC"}, Words{"-mB"}, Words{"-f-+="}, Words{"-C", "-=+_ "}})
        EXPECT_TRUE(std::holds_alternative<ClinesArguments>(parse(words))) << words.front();
    for (const char* word : {"-h", "-v"}) EXPECT_EQ(std::get<EarlyExit>(parse({word})).status, 0) << word;
}

TEST(ClinesArguments, ABoardThatIsTooSmallIsNamedByRowsAndColumns) {
    EXPECT_EQ(std::get<EarlyExit>(parse({"-w3", "-t2", "-N7"})).text,
              "clines: -N 7: a 2x3 board has room for only 6 chips\n");
}

TEST(ClinesArguments, RefuseWrongValuesInOneLineThatNamesTheOption) {
    for (const auto& [words, begins] :
         std::vector<std::pair<Words, std::string>>{{{"-w", "1"}, "clines: -w 1: "},
                                                    {{"-w65"}, "clines: -w 65: "},
                                                    {{"-t", "x"}, "clines: -t x: "},
                                                    {{"-t", "2.5"}, "clines: -t 2.5: "},
                                                    {{"-c1"}, "clines: -c 1: "},
                                                    {{"-c", "21"}, "clines: -c 21: "},
                                                    {{"-i", "1"}, "clines: -i 1: "},
                                                    {{"-n", "-1"}, "clines: -n"},
                                                    {{"-n-1"}, "clines: -n -1: "},
                                                    {{"-N0"}, "clines: -N 0: "},
                                                    {{"-N82"}, "clines: -N 82: "},
                                                    {{"-w2", "-t2", "-N5"}, "clines: -N 5: "},
                                                    {{"-C", "hjkl"}, "clines: -C hjkl: "},
                                                    {{"-C", "hjklh"}, "clines: -C hjklh: "},
                                                    {{"-C", "hjkl\n"}, "clines: -C hjkl?: "},
                                                    {{"-f", "IO"}, "clines: -f IO: "},
                                                    {{"-f", "IOoo"}, "clines: -f IOoo: "},
                                                    {{"-F", "*Oo"}, "clines: -F: "},
                                                    {{"-F", "*O"}, "clines: -F *O: "},
                                                    {{"-o", "7,1,2"}, "clines: -o: "},
                                                    {{"-o", "7,1,2,3,4,256"}, "clines: -o 7,1,2,3,4,256: "},
                                                    {{"-o", "7,,1"}, "clines: -o 7,,1: "},
                                                    {{"-mx"}, "clines: -m x: "},
                                                    {{"-m"}, "clines: -m: "},
                                                    {{"--width", "1"}, "clines: --width 1: "},
                                                    {{"--width="}, "clines: --width=: "},
                                                    {{"--preview", "yes"}, "clines: --preview yes: "},
                                                    {{"--check"}, "clines: --check: "},
                                                    {{"-x"}, "clines: -x: "},
                                                    {{"a", "b"}, "clines: b: "},
                                                    {{"--list=1"}, "clines: --list=1: "},
                                                    {{"-w", ""}, "clines: -w '': "}}) {
        const auto result = parse(words);
        ASSERT_TRUE(std::holds_alternative<EarlyExit>(result)) << begins;
        const auto& exit = std::get<EarlyExit>(result);
        EXPECT_EQ(exit.status, 2);
        EXPECT_TRUE(exit.text.starts_with(begins)) << exit.text;
        EXPECT_EQ(std::count(exit.text.begin(), exit.text.end(), '\n'), 1) << exit.text;
    }
}

TEST(ClinesArguments, ManyColoursGetLettersUnlessAFontIsChosen) {
    EXPECT_FALSE(parsed({"-c", "6"}).look.letters_in_colour);
    EXPECT_TRUE(parsed({"-c", "7"}).look.letters_in_colour);
    EXPECT_FALSE(parsed({"-c", "7", "-f", "+#="}).look.letters_in_colour);
}

}  // namespace
}  // namespace atom4
